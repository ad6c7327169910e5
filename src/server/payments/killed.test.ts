import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { mails } from '../database/schema/operations.ts';
import { sandboxPayments } from '../database/schema/sandbox.ts';
import type { Jobs } from '../queue/jobs.ts';
import type { Payment } from './find-payment.ts';
import { hearWebhook } from './hear-webhook.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { startAttempt } from './start-attempt.ts';

const { database, pool, url } = await testDatabase();
await pool.query('create table test_jobs (queue text, data jsonb)');

// Written in the caller's transaction, as the real queue is.
const jobs: Jobs = {
  enqueue: async (transaction, queue, data) => {
    await transaction.execute(sql`insert into test_jobs values (${queue}, ${JSON.stringify(data)})`);
  },
};

// A process that is killed before it can send one statement more: its connection breaks, its transaction is gone.
function mortal(deps: PaymentDependencies, statements: number, sent: string[] = []) {
  const ownPool = new Pool({ connectionString: url, max: 1, application_name: 'victim' });
  ownPool.on('error', () => undefined);
  ownPool.on('connect', (client) => client.on('error', () => undefined));
  const logger = {
    logQuery: (statement: string) => {
      if (sent.length === statements) throw new Error('killed');
      sent.push(statement);
    },
  };
  return { ...deps, jobs, database: drizzle({ client: ownPool, logger }) };
}

// What the operating system does for a process that is gone. Looked at until it is so: PostgreSQL's own waiting takes
// a tenth of a second every time.
async function closeConnections(): Promise<void> {
  const { rowCount } = await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'",
  );
  if (rowCount !== 0) await closeConnections();
}

it('killed between any two statements and started again: one payment, one order, one mail, one invoice', async () => {
  const statements = await unharmed();
  expect(statements.length).toBeGreaterThan(25);
  // What a transaction did is undone wherever it breaks off: there the last moment tells most, and every twelfth beside it.
  const isInside = (after: number) =>
    statements.slice(0, after).lastIndexOf('begin') > statements.slice(0, after).lastIndexOf('commit');
  const chosen = [...statements.keys()].filter(
    (after) => !isInside(after) || statements[after] === 'commit' || after % 12 === 0,
  );
  for (const after of chosen) await killAfter(after);
}, 120_000);

it('killed between each two of them', { tags: ['thorough'], timeout: 120_000 }, async () => {
  for (const after of (await unharmed()).keys()) await killAfter(after);
});

async function unharmed(): Promise<readonly string[]> {
  const desk = new PaymentDesk(database);
  const { payment } = await anOpenPayment(database);
  const sent: string[] = [];
  await pay(desk, mortal(desk.deps, Number.POSITIVE_INFINITY, sent), payment);
  await closeConnections();
  await expectOnce(desk, payment, 'not killed');
  return sent;
}

async function killAfter(statements: number): Promise<void> {
  const desk = new PaymentDesk(database);
  const { payment } = await anOpenPayment(database);
  await expect(pay(desk, mortal(desk.deps, statements), payment)).rejects.toThrow();
  await closeConnections();
  await pay(desk, { ...desk.deps, jobs }, payment).catch(() => undefined);
  desk.pass(61);
  await reconcilePayments({ ...desk.deps, jobs });
  await expectOnce(desk, payment, `killed after ${statements} statements`);
}

async function expectOnce(desk: PaymentDesk, payment: Payment, when: string): Promise<void> {
  const attempt = await desk.attempt(payment.id);
  const outcome = {
    status: await desk.statusOf(payment.id),
    mails: await database.$count(mails, eq(mails.dedupeKey, `payment-received:${payment.id}`)),
    invoices: await countJobs('issue-invoice', payment.orderId),
    atProvider: await database.$count(
      sandboxPayments,
      sql`${sandboxPayments.request} -> 'metadata' ->> 'attempt' = ${attempt.id}`,
    ),
    tasks: await desk.tasks(payment.id),
  };
  expect(outcome, when).toEqual({
    status: 'payment paid, order paid',
    mails: 1,
    invoices: 1,
    atProvider: 1,
    tasks: [],
  });
}

// The payer's way: choose, pay at the bank, and the bank tells the shop.
async function pay(
  desk: PaymentDesk,
  deps: PaymentDependencies,
  { id, token }: { readonly id: number; readonly token: string },
): Promise<void> {
  const started = await startAttempt(deps, token, 'ideal');
  if (started.kind !== 'checkout') return;
  const { providerId } = await desk.attempt(id);
  await desk.finish(providerId, 'paid').catch(() => undefined);
  await hearWebhook(deps, providerId);
}

async function countJobs(queue: string, orderId: number | null): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::integer as count from test_jobs where queue = $1 and (data ->> 'orderId')::integer = $2",
    [queue, orderId],
  );
  return rows[0]?.count ?? 0;
}
