import { type Cents, cents, sum } from '#domain/money/cents.ts';
import type { Attempt, FoundPayment, Payment } from './find-payment.ts';

/** What the payer is told. */
export type PaymentState =
  | 'open'
  | 'pending'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'charged_back'
  | 'expired'
  // The order was called off.
  | 'cancelled'
  // The invoice was credited or written off.
  | 'nothing_due'
  // Taken back by the shop: another link, or none.
  | 'withdrawn'
  // Paid all the same, when it was no longer due.
  | 'surplus';

export function isLinkExpired({ expiresAt }: Pick<Payment, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

// What became of money that settled it.
function receivedState({ status, isSettledElsewhere }: FoundPayment) {
  if (status === 'open' || status === 'void') return null;
  return status === 'charged_back' && isSettledElsewhere ? 'paid' : status;
}

// Why nobody need pay it any more, though it was never paid.
function closedState({
  status,
  orderStatus,
  isSettledElsewhere,
  isAskedAnew,
  withdrawnAt,
}: FoundPayment): 'cancelled' | 'paid' | 'nothing_due' | 'withdrawn' | null {
  if (orderStatus === 'cancelled') return 'cancelled';
  if (isSettledElsewhere) return 'paid';
  // By another link: of this one nobody may read that nothing has to be paid.
  if (withdrawnAt !== null || isAskedAnew) return 'withdrawn';
  return status === 'void' ? 'nothing_due' : null;
}

export function paymentStateOf(payment: FoundPayment, attempts: readonly Attempt[], now: Date): PaymentState {
  const over = receivedState(payment) ?? closedState(payment);
  // A second thank-you, or none at all, would hide that somebody has paid for nothing.
  if (over !== null) return over !== 'charged_back' && surplusOf(attempts) > 0 ? 'surplus' : over;
  // Money under way counts, also when the link has run out meanwhile.
  if (attempts.some((attempt) => attempt.status === 'pending')) return 'pending';
  return isLinkExpired(payment, now) ? 'expired' : 'open';
}

/** Whether anybody may still begin to pay it. */
export function isPayable(payment: FoundPayment, now: Date): boolean {
  return payment.status === 'open' && closedState(payment) === null && !isLinkExpired(payment, now);
}

/** Whether a payment at the provider, made for this, should still be there. */
export function isWanted(payment: FoundPayment, { amount }: Pick<Attempt, 'amount'>): boolean {
  return payment.status === 'open' && closedState(payment) === null && payment.amount === amount;
}

/** What came in for what was due. */
export function receivedOf(attempts: readonly Attempt[]): Cents {
  return sum(
    attempts.filter(({ status, isSurplus }) => status === 'paid' && !isSurplus).map(({ amount }) => amount),
  );
}

/** What came in beside what was due, and has not gone back. */
export function surplusOf(attempts: readonly Attempt[]): Cents {
  return sum(
    attempts
      .filter(({ status, isSurplus }) => status === 'paid' && isSurplus)
      .map(({ amount, refunded, chargedBack }) => cents(Math.max(0, amount - refunded - chargedBack))),
  );
}
