import type { PaymentStatus } from '../payment/payment-status.ts';
import { isAwaited, type OrderStatus } from './order-status.ts';

/** Why nothing may be cut for an order. */
export type Hindrance = 'cancelled' | 'held' | 'charged_back' | 'refunded' | 'unpaid';

type Facts = {
  readonly status: OrderStatus;
  readonly heldAt: Date | null;
  /** A person decided that it is made although a payment was disputed. */
  readonly releasedAt: Date | null;
  /** Of every payment for the order or its invoice. An order without one may be released by other means. */
  readonly payments: readonly PaymentStatus[];
  /** R12.3: made without waiting for money; what its invoices receive decides nothing here. */
  readonly isOnAccount: boolean;
};

/**
 * Null for what may be made, also when a part was given back: something else is still paid for. What has been sent is
 * made already. The database refuses the same in a trigger.
 */
export function findHindrance({
  status,
  heldAt,
  releasedAt,
  payments,
  isOnAccount,
}: Facts): Hindrance | null {
  if (status === 'cancelled') return 'cancelled';
  if (!isAwaited(status)) return null;
  if (heldAt !== null) return 'held';
  if (isOnAccount) return null;
  const hasMoney = payments.some((payment) => payment === 'paid' || payment === 'partially_refunded');
  if (!hasMoney && releasedAt === null && payments.includes('charged_back')) return 'charged_back';
  if (!hasMoney && payments.includes('refunded')) return 'refunded';
  return status === 'in_production' || status === 'paid' ? null : 'unpaid';
}
