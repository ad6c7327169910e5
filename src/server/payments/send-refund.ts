import { eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nextRefundStatus, type ProviderRefund } from '#domain/payment/refund-status.ts';
import { describeSubject } from '#text/ordering/payment.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { paymentAttempts, refunds } from '../database/schema/payments.ts';
import type { RefundAnswer } from '../integrations/payment-provider.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import { checkAttempt } from './ask-provider.ts';
import { findPaymentById } from './find-payment.ts';
import { mailRefund } from './mail-refund.ts';

type Refund = typeof refunds.$inferSelect;

// R12.4: the provider knows a payment for several invoices as one, and nothing of its shares.
const wholes = alias(paymentAttempts, 'wholes');
const isWhole = sql`${wholes.id} = coalesce(${paymentAttempts.ofAttemptId}, ${paymentAttempts.id})`;

/** Asks the provider to give money back. Throws while it cannot say, so that the job comes back. */
export async function sendRefund(deps: PaymentDependencies, refundId: string): Promise<void> {
  const [row] = await deps.database
    .select({ refund: refunds, attempt: paymentAttempts, whole: wholes })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(wholes, isWhole)
    .where(eq(refunds.id, refundId));
  // One that failed may have made place for another.
  if (row === undefined) return;
  const { refund, attempt, whole } = row;
  if (refund.status !== 'requested') return;
  if (attempt.method === 'bank_transfer') return askForTransfer(deps, refund, attempt.paymentId);
  if (whole.providerId === null) throw new Error(`attempt ${whole.id} is paid without a provider's id`);
  const answer = await askForRefund(deps, refund, whole.providerId, attempt.paymentId);
  if (answer.kind === 'unreachable') throw new Error(`payment provider unavailable: ${answer.detail}`);
  if (answer.kind === 'refund') await noteRefund(deps, refund.id, answer.refund);
  else await failRefund(deps, refund.id, 'detail' in answer ? answer.detail : answer.kind);
  await checkAttempt(deps, whole, 'poll');
}

// The provider forgets an idempotency key after an hour, and our own answer may have been lost longer ago than that.
async function askForRefund(
  { database, paymentProvider }: PaymentDependencies,
  { id, amount }: Refund,
  providerId: string,
  paymentId: number,
): Promise<RefundAnswer> {
  const known = await paymentProvider.listRefunds(providerId);
  if (known.kind === 'unreachable') return known;
  const made = known.kind === 'refunds' ? known.refunds.find(({ reference }) => reference === id) : undefined;
  if (made !== undefined) return { kind: 'refund', refund: made };
  const payment = await findPaymentById(database, paymentId);
  const description = payment === null ? '' : describeSubject(payment.subject);
  return paymentProvider.createRefund(providerId, { amount, description, reference: id });
}

/** How our refunds of an attempt, or of its shares, stand; false when the provider could not say. */
export async function checkRefunds(deps: PaymentDependencies, attemptId: string): Promise<boolean> {
  const rows = await deps.database
    .select({ refund: refunds, providerId: wholes.providerId })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(wholes, eq(wholes.id, attemptId))
    // Told by `isWhole` it would be every attempt that there is, for each call of the provider.
    .where(or(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.ofAttemptId, attemptId)));
  const [first] = rows;
  if (first?.providerId == null) return true;
  const answer = await deps.paymentProvider.listRefunds(first.providerId);
  if (answer.kind !== 'refunds') return answer.kind !== 'unreachable';
  for (const told of answer.refunds) {
    if (rows.some(({ refund }) => refund.id === told.reference))
      await noteRefund(deps, told.reference ?? '', told);
  }
  return true;
}

async function noteRefund(deps: PaymentDependencies, refundId: string, told: ProviderRefund): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (refund === undefined) return;
    const status = nextRefundStatus(refund.status, told.status);
    await transaction
      .update(refunds)
      .set({ status, providerId: told.id, checkedAt: deps.now(), updatedAt: deps.now() })
      .where(eq(refunds.id, refundId));
    if (status === 'failed') await askStaff({ ...deps, database: transaction }, refund, told.status);
    if (status === 'done' && refund.status !== 'done')
      await mailRefund(deps, transaction, 'refundDone', refund);
  });
}

async function failRefund(deps: PaymentDependencies, refundId: string, detail: string): Promise<void> {
  deps.log.error({ refundId, detail }, 'payment provider refused a refund');
  await deps.database.transaction(async (transaction) => {
    const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (refund?.status !== 'requested') return;
    await transaction
      .update(refunds)
      .set({ status: 'failed', updatedAt: deps.now() })
      .where(eq(refunds.id, refundId));
    await askStaff({ ...deps, database: transaction }, refund, detail);
  });
}

async function askStaff(
  { database, jobs }: Pick<PaymentDependencies, 'database' | 'jobs'>,
  { id, attemptId, amount }: Refund,
  details: string,
): Promise<void> {
  const [attempt] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  await raiseTask(database, jobs, {
    kind: 'refund_failed',
    dedupeKey: `${failedPrefix}${id}`,
    attemptId,
    ...(attempt !== undefined && { paymentId: attempt.paymentId }),
    amount,
    details,
  });
}

// No provider has this money: a person transfers it and says so (settle-bank-refund.ts).
async function askForTransfer(
  { database, jobs }: Pick<PaymentDependencies, 'database' | 'jobs'>,
  { id, attemptId, amount }: Refund,
  paymentId: number,
): Promise<void> {
  const dedupeKey = bankRefundTaskKey(id);
  const task = { kind: 'refund_by_bank', dedupeKey, attemptId, paymentId, amount } as const;
  await database.transaction((transaction) => raiseTask(transaction, jobs, task));
}

/** Of the task that asks somebody to transfer this refund. */
export function bankRefundTaskKey(refundId: string): string {
  return `refund_by_bank:${refundId}`;
}

const failedPrefix = 'refund_failed:';

/** Which refund a task of this kind is about. */
export function failedRefundOf(dedupeKey: string): string {
  return dedupeKey.slice(failedPrefix.length);
}
