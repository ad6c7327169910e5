import type { Cents } from '../money/cents.ts';
import type { AttemptStatus } from './attempt-status.ts';
import type { PaymentMethod } from './payment-method.ts';

export const providerStatuses = [
  'open',
  'pending',
  'authorized',
  'paid',
  'canceled',
  'expired',
  'failed',
] as const;

export type ProviderStatus = (typeof providerStatuses)[number];

export type ProviderMode = 'test' | 'live';

/** One payment as the provider tells it, in our own units. */
export type ProviderPayment = {
  readonly id: string;
  readonly mode: ProviderMode;
  readonly status: ProviderStatus;
  readonly currency: string;
  readonly amount: Cents;
  readonly refunded: Cents;
  readonly chargedBack: Cents;
  // The payer may choose another method on the provider's own screen, one we do not offer among them.
  readonly method: PaymentMethod | null;
  // The id of our attempt, which the provider keeps for us.
  readonly reference: string | null;
  readonly failureReason: string | null;
  readonly isCancelable: boolean;
  readonly checkoutUrl: string | null;
  readonly expiresAt: string | null;
  // The payout that it was part of; null until the provider has paid it out.
  readonly settlement: string | null;
};

// Authorised money is promised, not paid: nothing may be cut for it yet.
const attemptStatusByProviderStatus: Readonly<Record<ProviderStatus, AttemptStatus>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  canceled: 'canceled',
  expired: 'expired',
  failed: 'failed',
};

export function attemptStatusOf(payment: ProviderPayment): AttemptStatus {
  return attemptStatusByProviderStatus[payment.status];
}
