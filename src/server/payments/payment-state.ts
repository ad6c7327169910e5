import type { Attempt, Payment } from './find-payment.ts';

// What the payer is told.
export type PaymentState = 'open' | 'pending' | 'paid' | 'expired' | 'cancelled';

export function isLinkExpired({ expiresAt }: Pick<Payment, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

export function paymentStateOf(payment: Payment, attempts: readonly Attempt[], now: Date): PaymentState {
  if (payment.status === 'void') return 'cancelled';
  if (payment.status !== 'open') return 'paid';
  // Money under way counts, also when the link has run out meanwhile.
  if (attempts.some(({ status }) => status === 'pending')) return 'pending';
  return isLinkExpired(payment, now) ? 'expired' : 'open';
}
