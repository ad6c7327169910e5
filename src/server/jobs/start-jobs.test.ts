import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { mailTexts } from '#text/mail.ts';
import { mails } from '../database/schema/operations.ts';
import { queueMail, resetMailKey } from '../mail/outbox.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const { database, pool } = await testDatabase();
const reports: unknown[] = [];
const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

describe('R1.1 mail is sent by a job', () => {
  it('goes out once, however many processes work', async () => {
    const sink = await openSink();
    const jobs = await open(sink);
    await open(sink);
    for (let number = 0; number < 10; number += 1) await queue(jobs, `once:${number}`);
    await expect.poll(() => sink.received.length, { timeout: 15_000 }).toBe(10);
    await expect.poll(() => statusesOf('once:%'), { timeout: 15_000 }).toEqual(Array(10).fill('sent'));
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(10);
  });

  it('is not written when its cause fails, nor twice for one cause', async () => {
    const jobs = await open(null);
    const failing = database.transaction(async (transaction) => {
      await queueMail(transaction, jobs, aMail('never'));
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    await queue(jobs, 'twice');
    await queue(jobs, 'twice');
    expect([await statusesOf('never'), await statusesOf('twice')]).toEqual([[], ['queued']]);
    await expect.poll(() => statusesOf('twice'), { timeout: 10_000 }).toEqual(['captured']);
  });

  it('waits for a mail server that is away, with the same id at every attempt', async () => {
    const sink = await openSink();
    const jobs = await open(sink);
    sink.refuseWith(451);
    await queue(jobs, 'later');
    await expect
      .poll(() => rowOf('later'), { timeout: 10_000 })
      .toMatchObject({ status: 'queued', attempts: 1 });
    sink.refuseWith(null);
    // The queue hears of the failure after the outbox does.
    await expect.poll(() => bringRetriesForward(), { timeout: 10_000 }).toBe(1);
    await expect
      .poll(() => rowOf('later'), { timeout: 10_000 })
      .toMatchObject({ status: 'sent', attempts: 2 });
    const { id, createdAt } = await rowOf('later');
    expect(sink.received.map(({ messageId }) => messageId)).toEqual([
      `<mail-${id}-${createdAt.getTime()}@localhost>`,
    ]);
  });

  it('gives up on a mailbox that does not exist', async () => {
    const sink = await openSink();
    const jobs = await open(sink);
    sink.refuseWith(550);
    await queue(jobs, 'nobody');
    await expect.poll(() => rowOf('nobody'), { timeout: 10_000 }).toMatchObject({ status: 'failed' });
    expect(reports).toEqual([]);
  });

  it('keeps no reset link once it has been sent', async () => {
    const sink = await openSink();
    const jobs = await open(sink);
    await queue(jobs, resetMailKey(1));
    await expect
      .poll(() => rowOf(resetMailKey(1)), { timeout: 10_000 })
      .toMatchObject({ status: 'sent', text: '', html: '' });
    expect(sink.received[0]?.text).toContain('token=geheim');
  });
});

async function openSink(): Promise<MailSink> {
  const sink = await startMailSink();
  undo.push(sink.close);
  return sink;
}

async function open(sink: MailSink | null): Promise<RunningJobs> {
  const { deps } = testApp(database, {
    settings: settings(sink === null ? {} : { SMTP_URL: sink.url }),
    errorReporter: { report: (error) => reports.push(error), close: () => Promise.resolve() },
  });
  const jobs = await startJobs({ ...deps, pool });
  undo.push(jobs.stop);
  return jobs;
}

function queue(jobs: RunningJobs, dedupeKey: string): Promise<void> {
  return database.transaction((transaction) => queueMail(transaction, jobs, aMail(dedupeKey)));
}

function aMail(dedupeKey: string) {
  const text = mailTexts.passwordReset('Noor', 'https://www.maathor.nl/wachtwoord-herstellen?token=geheim');
  return { dedupeKey, recipient: 'inkoop@bouwbedrijf.nl', text };
}

async function statusesOf(pattern: string): Promise<readonly string[]> {
  const rows = await database
    .select({ status: mails.status })
    .from(mails)
    .where(sql`${mails.dedupeKey} like ${pattern}`);
  return rows.map(({ status }) => status);
}

async function bringRetriesForward(): Promise<number | null> {
  const { rowCount } = await database.execute(
    sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`,
  );
  return rowCount;
}

async function rowOf(dedupeKey: string) {
  const [row] = await database.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
  if (row === undefined) throw new Error(`no mail ${dedupeKey}`);
  return row;
}
