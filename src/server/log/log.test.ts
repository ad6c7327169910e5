import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mails } from '../database/schema/operations.ts';
import { withoutValues } from '../database/without-values.ts';
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

  it('never holds what opens a door: the token of a link, a reset or a session', async () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line: string) => lines.push(line) });
    const { app } = testApp(database, { log });
    const token = 'T0ken_of-a-payment-link-that-nobody-may-see-x';
    const session = `s.${token.slice(0, 43)}`;
    await app.request(`/payment/${token}/terug`);
    await app.request(`/payment/${token}`, { method: 'POST', headers: { cookie: `maathor=${session}` } });
    await app.request(`/wachtwoord-herstellen?token=${token}`);
    log.error({ err: new Error(`GET https://maathor.nl/payment/${token}?via=mail`), session }, 'failed');
    log.warn({ deep: { referer: `/wachtwoord-herstellen?a=1&token=${token}` } }, session);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.join('')).not.toContain(token.slice(0, 20));
    expect(lines.join('')).toContain('/payment/…/terug');
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('leaves other errors alone', () => {
    const error = new Error('iets anders');
    expect(withoutValues(error)).toBe(error);
  });
});
