import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mails } from './database/schema/operations.ts';
import { withoutValues } from './database/without-values.ts';
import { openLog } from './log.ts';

const { database, pool } = await testDatabase();

describe('R1.1 the log', () => {
  it('tells of a failed query without the values it held', async () => {
    await pool.query('alter table mails add constraint planted check (length(html) < 10)');
    const lines: string[] = [];
    const log = openLog('info', { write: (line: string) => lines.push(line) });
    const shop = testApp(database, { log });
    const visitor = new Visitor(shop);
    await visitor.get('/wachtwoord-vergeten');
    const answer = await visitor.submit('/wachtwoord-vergeten', { email: demoAccounts.millimetres });
    const text = lines.join('');
    expect(answer.status).toBe(500);
    expect(text).toContain('insert into \\"mails\\"');
    expect(text).toContain('planted');
    expect(text).not.toContain('token=');
    expect(text).not.toContain(demoAccounts.millimetres);
    await pool.query('alter table mails drop constraint planted');
  });

  it('keeps where a failure came from', async () => {
    const failure = await database
      .insert(mails)
      .values({ dedupeKey: 'x', recipient: 'geheim', subject: '', html: '', text: '', attempts: -1 })
      .catch((error: unknown) => withoutValues(error));
    if (!(failure instanceof Error) || !(failure.cause instanceof Error)) throw new Error('no failure');
    expect(failure.message).toMatch(/^Failed query: insert into "mails"/);
    expect(failure.stack).toContain('log.test.ts');
    expect(failure.cause).toMatchObject({ code: '23514', constraint: 'mails_attempts_check' });
    expect(`${failure.stack}${failure.cause.stack}${JSON.stringify(failure.cause)}`).not.toContain('geheim');
  });

  it('leaves other errors alone', () => {
    const error = new Error('iets anders');
    expect(withoutValues(error)).toBe(error);
  });
});
