import { and, eq, like } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { mails } from '../database/schema/operations.ts';
import { invoices } from '../database/schema/orders.ts';
import { invoiceDocuments } from '../database/schema/payments.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const { database, pool } = await testDatabase();
const running: RunningJobs[] = [];

afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});

it('a payment becomes an invoice with its documents and a mail, a refund a credit note, by itself', async () => {
  const desk = new PaymentDesk(database);
  const jobs = await startJobs({ ...desk.deps, pool, pollingIntervalSeconds: 0.5 });
  running.push(jobs);
  const deps = { ...desk.deps, jobs };
  const { order, payment } = await anOpenPayment(database);
  await startAttempt(deps, payment.token, 'ideal');
  const { providerId } = await desk.attempt(payment.id);
  await desk.finish(providerId, 'paid');
  await hearWebhook(deps, providerId);
  const ofOrder = (kind: 'invoice' | 'credit_note') =>
    and(eq(invoices.orderId, order.id), eq(invoices.kind, kind));
  await expect.poll(() => database.$count(invoices, ofOrder('invoice'))).toBe(1);
  await expect.poll(() => database.$count(invoiceDocuments)).toBe(2);
  await expect
    .poll(() =>
      database.$count(mails, and(like(mails.dedupeKey, 'payment-received:%'), eq(mails.status, 'captured'))),
    )
    .toBe(1);
  await desk.refund(providerId, cents(10_00));
  await hearWebhook(deps, providerId);
  await expect.poll(() => database.$count(invoices, ofOrder('credit_note'))).toBe(1);
}, 60_000);
