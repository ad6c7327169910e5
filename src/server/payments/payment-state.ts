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
  // The invoice was credited.
  | 'nothing_due'
  // Paid all the same, when it was no longer due.
  | 'surplus';

export function isLinkExpired({ expiresAt }: Pick<Payment, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

// Why nobody need pay it any more, though it was never paid.
function closedState({
  status,
  orderStatus,
  isSettledElsewhere,
}: FoundPayment): 'cancelled' | 'paid' | 'nothing_due' | null {
  if (orderStatus === 'cancelled') return 'cancelled';
  if (isSettledElsewhere) return 'paid';
  return status === 'void' ? 'nothing_due' : null;
}

export function paymentStateOf(payment: FoundPayment, attempts: readonly Attempt[], now: Date): PaymentState {
  const { status, isSettledElsewhere } = payment;
  if (status === 'charged_back' && isSettledElsewhere) return 'paid';
  if (status !== 'open' && status !== 'void') return status;
  const closed = closedState(payment);
  if (closed !== null) return attempts.some(isToGiveBack) ? 'surplus' : closed;
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

function isToGiveBack({ status, isSurplus, amount, refunded, chargedBack }: Attempt): boolean {
  return status === 'paid' && isSurplus && refunded + chargedBack < amount;
}
