import { and, eq, inArray } from 'drizzle-orm';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { type PaymentEventSource, paymentAttempts } from '../database/schema/payments.ts';
import type { ProviderAnswer } from '../integrations/payment-provider.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { isAskedTooOften } from './asked-too-often.ts';
import { type Attempt, listAttempts } from './find-payment.ts';

const live: ReadonlySet<string> = new Set(liveAttemptStatuses);

/** Asks how one attempt stands and applies the answer. False when the provider could not say. */
export async function checkAttempt(
  deps: PaymentDependencies,
  attempt: Attempt,
  source: PaymentEventSource,
): Promise<boolean> {
  if (attempt.providerId === null) return true;
  const askedAt = deps.now();
  const answer = await deps.paymentProvider.find(attempt.providerId);
  if (answer.kind === 'payment') await applyProviderState(deps, attempt.id, answer.payment, source, askedAt);
  else if (answer.kind === 'unknown') await giveUpAttempt(deps, attempt.id);
  else {
    reportUnavailable(deps, answer);
    return false;
  }
  return true;
}

/** A second tab, or a payment of an order that was cancelled: whoever still pays it would have to be paid back. */
export async function cancelAttempt(
  deps: PaymentDependencies,
  attempt: Attempt,
  providerId: string,
): Promise<boolean> {
  const answer = await deps.paymentProvider.cancel(providerId);
  if (answer.kind !== 'payment') return checkAttempt(deps, attempt, 'poll');
  await applyProviderState(deps, attempt.id, answer.payment, 'cancel');
  return true;
}

/** For the page the payer comes back to, which may be before the webhook. */
export async function checkPayment(deps: PaymentDependencies, paymentId: number): Promise<void> {
  for (const attempt of await listAttempts(deps.database, paymentId)) {
    if (!live.has(attempt.status) || attempt.providerId === null) continue;
    if (!(await isAskedTooOften(deps, attempt.providerId, 'return'))) {
      await checkAttempt(deps, attempt, 'redirect');
    }
  }
}

/** The provider knows nothing of it, or cannot be asked again: somebody else's key, a request that never arrived. */
export async function giveUpAttempt(
  deps: Pick<PaymentDependencies, 'database' | 'now'>,
  attemptId: string,
): Promise<void> {
  await deps.database
    .update(paymentAttempts)
    .set({ status: 'expired', updatedAt: deps.now() })
    .where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.status, [...liveAttemptStatuses])));
}

export function reportUnavailable(deps: PaymentDependencies, answer: ProviderAnswer): void {
  const detail = 'detail' in answer ? answer.detail : answer.kind;
  deps.log.error({ detail }, 'payment provider unavailable');
  deps.errorReporter.report(new Error(`payment provider unavailable: ${detail}`), {});
}
