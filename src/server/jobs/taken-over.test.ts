import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { mailTexts } from '#text/mails/mail.ts';
import { queueMail } from '../mail/outbox.ts';
import { jobsOf, startBoss } from '../queue/queues.ts';
import { startJobs } from './start-jobs.ts';
import { workOn } from './work-on.ts';

const { database, pool } = await testDatabase();

it('R15.2 the jobs of a process that was killed are missed within half a minute, rounds by the clock too', async () => {
  const boss = await startBoss(pool, () => undefined, 'sender');
  onTestFinished(() => boss.stop());
  await database.transaction((transaction) =>
    queueMail(transaction, jobsOf(boss), {
      dedupeKey: 'left-behind',
      recipient: 'inkoop@bouwbedrijf.nl',
      text: mailTexts.passwordReset('Noor', 'https://www.maathor.nl/wachtwoord-herstellen'),
    }),
  );
  // Taken by somebody who is not heard of again.
  const taken = await boss.fetch('send-mail');
  expect(taken).toHaveLength(1);
  await pool.query(
    `update pgboss.job set heartbeat_on = now() - interval '21 seconds' where state = 'active'`,
  );
  await boss.supervise('send-mail');
  const { rows } = await pool.query(
    `select state, start_after < now() + interval '31 seconds' as soon from pgboss.job where name = 'send-mail'`,
  );
  expect(rows).toEqual([{ state: 'retry', soon: true }]);
  const { deps } = testApp(database);
  const running = await startJobs({ ...deps, pool, pollingIntervalSeconds: 0.5 });
  onTestFinished(running.stop);
  const { rows: silent } = await pool.query(
    `select name from pgboss.queue where heartbeat_seconds is null and name not like '\\_\\_pgboss%'`,
  );
  expect(silent).toEqual([]);
});

it('R15.2 work that cannot store its bytes fails as that, and is tried again', async () => {
  const boss = await startBoss(pool, () => undefined, 'sender');
  onTestFinished(() => boss.stop());
  await boss.deleteAllJobs('make-invoice-documents');
  const { deps } = testApp(database);
  await workOn(boss, { ...deps, pollingIntervalSeconds: 0.5 }, 'make-invoice-documents', () =>
    Promise.reject(
      new DrizzleQueryError('insert into invoice_documents', ['%PDF\u0000'], new Error('disk full')),
    ),
  );
  await boss.send('make-invoice-documents', { invoiceId: 1 });
  const stored = async () =>
    (await pool.query(`select state, output from pgboss.job where name = 'make-invoice-documents'`)).rows[0];
  await expect.poll(async () => (await stored())?.state).toBe('retry');
  expect(JSON.stringify(await stored())).not.toContain('PDF');
});

it('R15.2 what has waited is done one after another, not one in each look at the queue', async () => {
  const boss = await startBoss(pool, () => undefined, 'sender');
  onTestFinished(() => boss.stop());
  const { deps } = testApp(database);
  for (let invoiceId = 1; invoiceId <= 5; invoiceId += 1)
    await boss.send('make-invoice-documents', { invoiceId });
  const done: number[] = [];
  // Nobody would wait for a second look.
  await workOn(boss, { ...deps, pollingIntervalSeconds: 600 }, 'make-invoice-documents', async (data) => {
    done.push(data.invoiceId);
  });
  await expect.poll(() => done.toSorted()).toEqual([1, 2, 3, 4, 5]);
});
