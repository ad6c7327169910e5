import type { Cents } from '../money/cents.ts';

/** Of money that we give back ourselves. */
export type RefundStatus = 'requested' | 'sent' | 'done' | 'failed';

/** A bank may still send back what the provider called done. */
export const refundTransitions: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  requested: ['sent', 'done', 'failed'],
  sent: ['done', 'failed'],
  done: ['failed'],
  failed: [],
};

export const providerRefundStatuses = [
  'queued',
  'pending',
  'processing',
  'refunded',
  'failed',
  'canceled',
] as const;

export type ProviderRefundStatus = (typeof providerRefundStatuses)[number];

/** One refund as the provider tells it, in our own units. */
export type ProviderRefund = {
  readonly id: string;
  readonly amount: Cents;
  readonly status: ProviderRefundStatus;
  // The id of our refund; none where it was made at the provider's own dashboard.
  readonly reference: string | null;
};

const refundStatusByProviderStatus: Readonly<Record<ProviderRefundStatus, RefundStatus>> = {
  queued: 'sent',
  pending: 'sent',
  processing: 'sent',
  refunded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** Forward only: an old or repeated word changes nothing. */
export function nextRefundStatus(from: RefundStatus, told: ProviderRefundStatus): RefundStatus {
  const to = refundStatusByProviderStatus[told];
  return refundTransitions[from].includes(to) ? to : from;
}

/** Money that came by bank does not go back by the provider: until somebody says that it is done, it is for a person. */
export function isByHand(method: string, status: RefundStatus): boolean {
  return method === 'bank_transfer' && status === 'requested';
}
