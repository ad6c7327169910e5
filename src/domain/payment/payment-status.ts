import type { Cents } from '../money/cents.ts';

export const paymentStatuses = [
  'open',
  'paid',
  'partially_refunded',
  'refunded',
  'charged_back',
  'void',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  open: ['paid', 'void'],
  paid: ['partially_refunded', 'refunded', 'charged_back'],
  partially_refunded: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  // A dispute that is won.
  charged_back: ['paid', 'partially_refunded', 'refunded'],
  void: [],
};

/** Money came in and was not taken back by the bank: what it was for need not be paid again. */
export const receivedStatuses = [
  'paid',
  'partially_refunded',
  'refunded',
] as const satisfies readonly PaymentStatus[];

export function canPaymentMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentTransitions[from].includes(to);
}

type Settled = { readonly paid: Cents; readonly refunded: Cents; readonly chargedBack: Cents };

/** A dispute outweighs a refund: the bank has taken money that may have been given back already. */
export function settledStatus({ paid, refunded, chargedBack }: Settled): PaymentStatus {
  if (chargedBack > 0) return 'charged_back';
  if (refunded >= paid) return 'refunded';
  return refunded > 0 ? 'partially_refunded' : 'paid';
}
