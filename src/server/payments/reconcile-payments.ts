import { and, asc, between, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import { isCheckDue } from '#domain/payment/reconciliation.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { paymentAttempts, refunds } from '../database/schema/payments.ts';
import { cancelAttempt, checkAttempt, giveUpAttempt } from './ask-provider.ts';
import { findPaymentById } from './find-payment.ts';
import { isWanted } from './payment-state.ts';
import { checkRefunds } from './send-refund.ts';

const hour = 60 * 60_000;
// In hours.
const day = 24;

/**
 * The net under the webhook: asks about every attempt that is not over yet, and closes what nobody need pay any more.
 */
export async function reconcilePayments(deps: PaymentDependencies): Promise<void> {
  if ((await reconcileAttempts(deps)) && (await reconcileRefunds(deps))) await askPayouts(deps);
}

// False when the provider could not be asked.
async function reconcileAttempts(deps: PaymentDependencies): Promise<boolean> {
  const now = deps.now();
  const live = await deps.database
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.status, [...liveAttemptStatuses]));
  for (const attempt of live) {
    if (attempt.providerId === null) {
      if (now.getTime() - attempt.createdAt.getTime() > hour) await giveUpAttempt(deps, attempt.id);
      continue;
    }
    const payment = await findPaymentById(deps.database, attempt.paymentId);
    const isUnwanted = payment !== null && !isWanted(payment, attempt);
    // What can still be paid by mistake is not left to its hour.
    const isToCancel = isUnwanted && attempt.status === 'open';
    if (!isToCancel && !isCheckDue(attempt.createdAt, attempt.checkedAt, now)) continue;
    const isAnswered = isUnwanted
      ? await cancelAttempt(deps, attempt, attempt.providerId)
      : await checkAttempt(deps, attempt, 'poll');
    // Nobody else will be answered either: the next round asks again.
    if (!isAnswered) return false;
  }
  return true;
}

async function reconcileRefunds(deps: PaymentDependencies): Promise<boolean> {
  const sent = await deps.database
    .select({ refund: refunds, attemptId: paymentAttempts.id, ofAttemptId: paymentAttempts.ofAttemptId })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.status, 'sent'));
  const due = sent.filter(({ refund }) => isCheckDue(refund.createdAt, refund.checkedAt, deps.now()));
  // The provider is asked about what it knows, which a share is not.
  for (const attemptId of new Set(due.map((one) => one.ofAttemptId ?? one.attemptId))) {
    if (!(await checkRefunds(deps, attemptId))) return false;
  }
  return true;
}

// A payout follows within days, and nobody calls us for it. A few in each round: nothing waits for the answer.
async function askPayouts(deps: PaymentDependencies): Promise<void> {
  const now = deps.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const unsettled = await deps.database
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.status, 'paid'),
        isNull(paymentAttempts.settlement),
        isNotNull(paymentAttempts.providerId),
        between(paymentAttempts.createdAt, ago(120 * day), ago(day)),
        or(isNull(paymentAttempts.settlementAskedAt), lt(paymentAttempts.settlementAskedAt, ago(day))),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(10);
  for (const attempt of unsettled) {
    const { id } = attempt;
    await deps.database
      .update(paymentAttempts)
      .set({ settlementAskedAt: now })
      .where(eq(paymentAttempts.id, id));
    if (!(await checkAttempt(deps, attempt, 'poll'))) return;
  }
}
