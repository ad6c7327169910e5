import { and, eq, inArray } from 'drizzle-orm';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import { describeSubject } from '#text/ordering/payment.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { giveUpAttempt, reportUnavailable } from './ask-provider.ts';
import { type Attempt, type FoundPayment, findPaymentByToken } from './find-payment.ts';
import { isPayable } from './payment-state.ts';

export type Started =
  | { readonly kind: 'checkout'; readonly url: string }
  // The bank is still busy with an earlier attempt.
  | { readonly kind: 'in_progress' }
  // There is nothing to pay here, or no longer.
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

// The provider forgets an idempotency key after an hour; a repeated request would then be a second payment.
const keyLifetime = 55 * 60_000;

/** A double click, two tabs or an impatient payer get the same checkout while it is open. */
export async function startAttempt(
  deps: PaymentDependencies,
  token: string,
  method: PaymentMethod,
): Promise<Started> {
  // The second round follows an attempt that turned out to be over.
  for (let round = 0; round < 3; round += 1) {
    const claim = await claimAttempt(deps, token, method);
    if (claim === null) return { kind: 'closed' };
    const { payment, attempt } = claim;
    const begin = attempt.status === 'creating' ? createAtProvider : reuse;
    const started = await begin(deps, payment, attempt);
    if (started?.kind === 'checkout') await noteSent(deps, attempt);
    if (started !== null) return started;
  }
  return { kind: 'unavailable' };
}

type LinkAttempt = Attempt & { readonly method: PaymentMethod };

type Claim = { readonly payment: FoundPayment; readonly attempt: LinkAttempt };

// The lock on the payment makes one attempt of two simultaneous requests; the unique index is the last guard.
function claimAttempt(
  deps: PaymentDependencies,
  token: string,
  method: PaymentMethod,
): Promise<Claim | null> {
  return deps.database.transaction(async (transaction) => {
    await transaction.select().from(payments).where(eq(payments.token, token)).for('update');
    const payment = await findPaymentByToken(transaction, token);
    const now = deps.now();
    if (payment === null || !isPayable(payment, now)) return null;
    const [live] = await transaction
      .select()
      .from(paymentAttempts)
      .where(
        and(
          eq(paymentAttempts.paymentId, payment.id),
          eq(paymentAttempts.method, method),
          inArray(paymentAttempts.status, [...liveAttemptStatuses]),
        ),
      );
    if (live !== undefined && !isForgotten(live, payment, now))
      return { payment, attempt: { ...live, method } };
    if (live !== undefined) await giveUpAttempt({ ...deps, database: transaction }, live.id);
    const [attempt] = await transaction
      .insert(paymentAttempts)
      .values({ paymentId: payment.id, method, amount: payment.amount, createdAt: now, updatedAt: now })
      .returning();
    if (attempt === undefined) throw new Error('the attempt was not stored');
    return { payment, attempt: { ...attempt, method } };
  });
}

// Its request never got an answer, and repeating it would no longer be the same request. Should the provider have
// made a payment of it after all, its webhook names this attempt and paid wins.
function isForgotten(attempt: Attempt, payment: FoundPayment, now: Date): boolean {
  if (attempt.status !== 'creating') return false;
  return attempt.amount !== payment.amount || now.getTime() - attempt.createdAt.getTime() > keyLifetime;
}

async function createAtProvider(
  deps: PaymentDependencies,
  payment: FoundPayment,
  attempt: LinkAttempt,
): Promise<Started | null> {
  const { publicUrl } = deps.settings;
  const answer = await deps.paymentProvider.create({
    amount: attempt.amount,
    method: attempt.method,
    description: describeSubject(payment.subject),
    redirectUrl: `${publicUrl}/payment/${payment.token}/terug`,
    webhookUrl: `${publicUrl}/webhooks/mollie`,
    country: payment.country,
    reference: attempt.id,
  });
  if (answer.kind === 'payment') return proceed(deps, attempt, answer.payment, 'create');
  if (answer.kind === 'refused') {
    deps.log.warn({ attemptId: attempt.id, detail: answer.detail }, 'payment provider refused an attempt');
    await deps.database
      .update(paymentAttempts)
      .set({ status: 'failed', failureReason: 'refused_by_provider', updatedAt: deps.now() })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, 'creating')));
    return { kind: 'refused' };
  }
  reportUnavailable(deps, answer);
  return { kind: 'unavailable' };
}

// Null when the attempt turns out to be over, so that a new one may begin.
async function reuse(
  deps: PaymentDependencies,
  payment: FoundPayment,
  attempt: Attempt,
): Promise<Started | null> {
  const { paymentProvider } = deps;
  const { providerId } = attempt;
  if (providerId === null)
    throw new Error(`attempt ${attempt.id} is ${attempt.status} without a provider's id`);
  if (attempt.amount !== payment.amount) {
    const canceled = await paymentProvider.cancel(providerId);
    if (canceled.kind === 'payment') return proceed(deps, attempt, canceled.payment, 'cancel');
  }
  const answer = await paymentProvider.find(providerId);
  if (answer.kind === 'payment') {
    const started = await proceed(deps, attempt, answer.payment, 'poll');
    // Nobody may be sent to pay an amount that is no longer asked.
    return started?.kind === 'checkout' && attempt.amount !== payment.amount
      ? { kind: 'in_progress' }
      : started;
  }
  if (answer.kind === 'unknown') {
    await giveUpAttempt(deps, attempt.id);
    return null;
  }
  reportUnavailable(deps, answer);
  const isUsable = attempt.amount === payment.amount && (attempt.expiresAt ?? deps.now()) > deps.now();
  return isUsable && attempt.checkoutUrl !== null
    ? { kind: 'checkout', url: attempt.checkoutUrl }
    : { kind: 'unavailable' };
}

async function noteSent({ database, now }: PaymentDependencies, { id }: Attempt): Promise<void> {
  await database.update(paymentAttempts).set({ sentAt: now() }).where(eq(paymentAttempts.id, id));
}

async function proceed(
  deps: PaymentDependencies,
  { id }: Attempt,
  provider: ProviderPayment,
  source: 'create' | 'cancel' | 'poll',
): Promise<Started | null> {
  const { status, checkoutUrl } = await applyProviderState(deps, id, provider, source);
  if (status === 'open' && checkoutUrl !== null) return { kind: 'checkout', url: checkoutUrl };
  if (status === 'pending' || status === 'open') return { kind: 'in_progress' };
  // Paid in the meantime: the payment itself says so in the next round.
  return null;
}
