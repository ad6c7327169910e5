import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { anOrder } from '#tests/support/orders.ts';
import { mailTexts } from '#text/mails/mail.ts';
import { mails } from '../database/schema/operations.ts';
import { orderLines } from '../database/schema/orders.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { queueMail, resetMailKey } from '../mail/outbox.ts';
import type { JobData } from '../queue/jobs.ts';
import { tellFailure } from '../tasks/tell-failure.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const { database, pool } = await testDatabase();
const reports: unknown[] = [];
const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  reports.splice(0);
  await database.delete(staffTasks);
});

describe('work that keeps failing', () => {
  const tasks = () => database.select().from(staffTasks).orderBy(staffTasks.id);
  const price = (orderId: number, unitPrice: Cents) =>
    database.update(orderLines).set({ unitPrice }).where(eq(orderLines.orderId, orderId));
  const failures = async (queue: string) => {
    const { rows } = await database.execute<{ retry_count: number }>(
      sql`select retry_count from pgboss.job where name = ${queue} and state = 'retry'`,
    );
    return rows[0]?.retry_count ?? 0;
  };

  it('is told three times over: logged, reported and a task, once; and no task when it succeeds', async () => {
    const told: string[] = [];
    const jobs = await open(null, told);
    const order = await anOrder(database);
    // What stands on the lines is not what the order says: no invoice can be made of it.
    await price(order.id, cents(1));
    await database.transaction((transaction) =>
      jobs.enqueue(transaction, 'issue-invoice', { orderId: order.id }),
    );
    for (let round = 1; round <= 4; round += 1) {
      await expect.poll(() => bringRetriesForward('issue-invoice', { orderId: order.id })).toBe(1);
      await expect.poll(() => failures('issue-invoice')).toBe(round);
    }
    expect(await tasks()).toMatchObject([
      { kind: 'job_failed', details: 'issue-invoice', orderId: order.id, doneAt: null },
    ]);
    expect(reports).toHaveLength(1);
    expect(told.filter((line) => line.includes('"level":50'))).toHaveLength(1);
    await price(order.id, cents(51_39));
    await expect.poll(() => bringRetriesForward('issue-invoice', { orderId: order.id })).toBe(1);
    await expect.poll(async () => (await tasks())[0]?.doneAt).not.toBeNull();
  }, 120_000);

  it('names no order that does not exist', async () => {
    const { deps } = testApp(database);
    const failure = { queue: 'issue-invoice', key: 'gone', failures: 3, subject: { orderId: 999_999 } };
    await tellFailure(deps, failure, new Error('no order 999999'));
    expect(await tasks()).toContainEqual(expect.objectContaining({ dedupeKey: 'job:gone', orderId: null }));
  });

  it('a mail is a task with whom it is for', async () => {
    const sink = await openSink();
    const jobs = await open(sink);
    sink.refuseWith(451);
    await queue(jobs, 'away');
    for (let round = 1; round <= 3; round += 1) {
      await expect.poll(() => rowOf('away')).toMatchObject({ attempts: round });
      if (round < 3) await sendAgain('away');
    }
    await expect
      .poll(() => taskOf('away'))
      .toMatchObject({
        kind: 'mail_failed',
        details: '‘Nieuw wachtwoord kiezen’ aan inkoop@bouwbedrijf.nl; de winkel probeert het nog',
      });
    // Somebody trusts that the shop goes on trying, which ends one day.
    await database.update(staffTasks).set({ doneAt: new Date() });
    const { id } = await rowOf('away');
    await expect.poll(() => failures('send-mail')).toBe(2);
    await database.execute(
      sql`update pgboss.job set retry_count = retry_limit - 1
        where name = 'send-mail' and data = ${JSON.stringify({ mailId: id })}::jsonb`,
    );
    await sendAgain('away');
    await expect.poll(() => rowOf('away')).toMatchObject({ status: 'failed' });
    expect(await taskOf('away')).toMatchObject({
      details: '‘Nieuw wachtwoord kiezen’ aan inkoop@bouwbedrijf.nl; de winkel probeert het niet meer',
      doneAt: null,
    });
  }, 60_000);
});

describe('R1.1 mail is sent by a job', () => {
  // One process and one mail server for all: beginning and ending them is most of the work.
  let sink: MailSink;
  let jobs: RunningJobs;
  let before: number;

  beforeAll(async () => {
    sink = await startMailSink();
    jobs = await startWork(sink);
  });

  afterAll(async () => {
    await jobs.stop();
    await sink.close();
  });

  beforeEach(() => {
    sink.refuseWith(null);
    before = sink.received.length;
  });

  const received = () => sink.received.slice(before);

  it('goes out once, however many processes work', async () => {
    await open(sink);
    for (let number = 0; number < 10; number += 1) await queue(jobs, `once:${number}`);
    await expect.poll(() => received().length).toBe(10);
    await expect.poll(() => statusesOf('once:%')).toEqual(Array(10).fill('sent'));
    expect(new Set(received().map(({ messageId }) => messageId)).size).toBe(10);
  });

  it('is not written when its cause fails, nor twice for one cause', async () => {
    const failing = database.transaction(async (transaction) => {
      await queueMail(transaction, jobs, aMail('never'));
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    await queue(jobs, 'twice');
    await queue(jobs, 'twice');
    expect([await statusesOf('never'), await statusesOf('twice')]).toEqual([[], ['queued']]);
    await expect.poll(() => statusesOf('twice')).toEqual(['sent']);
  });

  it('waits for a mail server that is away, with the same id at every attempt', async () => {
    sink.refuseWith(451);
    await queue(jobs, 'later');
    await expect.poll(() => rowOf('later')).toMatchObject({ status: 'queued', attempts: 1 });
    sink.refuseWith(null);
    // The queue hears of the failure after the outbox does.
    await sendAgain('later');
    await expect.poll(() => rowOf('later')).toMatchObject({ status: 'sent', attempts: 2 });
    const { id, createdAt } = await rowOf('later');
    expect(received().map(({ messageId }) => messageId)).toEqual([
      `<mail-${id}-${createdAt.getTime()}@localhost>`,
    ]);
  });

  it('gives up on a mailbox that does not exist, and asks a person without a mail', async () => {
    sink.refuseWith(550);
    await queue(jobs, 'nobody');
    await expect.poll(() => rowOf('nobody')).toMatchObject({ status: 'failed' });
    expect(reports).toEqual([]);
    const task = await taskOf('nobody');
    expect(task).toMatchObject({
      kind: 'mail_failed',
      details: '‘Nieuw wachtwoord kiezen’ aan inkoop@bouwbedrijf.nl; de mailserver weigert dit adres',
      doneAt: null,
    });
    expect(await statusesOf(`staff-task:${task?.id}:%`)).toEqual([]);
  });

  it('keeps no reset link once it has been sent', async () => {
    await queue(jobs, resetMailKey(1));
    await expect.poll(() => rowOf(resetMailKey(1))).toMatchObject({ status: 'sent', text: '', html: '' });
    expect(received()[0]?.text).toContain('token=geheim');
  });
});

async function openSink(): Promise<MailSink> {
  const sink = await startMailSink();
  undo.push(sink.close);
  return sink;
}

async function open(sink: MailSink | null, told: string[] = []): Promise<RunningJobs> {
  const jobs = await startWork(sink, told);
  undo.push(jobs.stop);
  return jobs;
}

function startWork(sink: MailSink | null, told: string[] = []): Promise<RunningJobs> {
  const { deps } = testApp(database, {
    settings: settings(sink === null ? {} : { SMTP_URL: sink.url }),
    errorReporter: { report: (error) => reports.push(error), close: () => Promise.resolve() },
    log: pino({ level: 'error' }, { write: (line) => told.push(line) }),
  });
  return startJobs({ ...deps, pool, pollingIntervalSeconds: 0.5 });
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

// Another test's job may still be on its way out.
async function bringRetriesForward(name: keyof JobData, data: object): Promise<number | null> {
  const { rowCount } = await database.execute(
    sql`update pgboss.job set start_after = now()
      where name = ${name} and state = 'retry' and data = ${JSON.stringify(data)}::jsonb`,
  );
  return rowCount;
}

async function sendAgain(dedupeKey: string): Promise<void> {
  const { id } = await rowOf(dedupeKey);
  await expect.poll(() => bringRetriesForward('send-mail', { mailId: id })).toBe(1);
}

async function rowOf(dedupeKey: string) {
  const [row] = await database.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
  if (row === undefined) throw new Error(`no mail ${dedupeKey}`);
  return row;
}

async function taskOf(dedupeKey: string) {
  const { id } = await rowOf(dedupeKey);
  const key = `job:send-mail:${id}`;
  const [task] = await database.select().from(staffTasks).where(eq(staffTasks.dedupeKey, key));
  return task;
}
