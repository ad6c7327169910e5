import { isAwaited } from '#domain/order/order-status.ts';
import { findHindrance, type Hindrance } from '#domain/order/production.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import { totalRefundable } from '#domain/payment/refundable.ts';
import type { Database } from '../database/database.ts';
import type { orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { paymentsFor } from '../invoices/due.ts';
import { openAmountOf } from '../invoices/open-amount.ts';
import { listReceived } from '../payments/received.ts';

type OrderFacts = Pick<
  typeof orders.$inferSelect,
  'id' | 'status' | 'heldAt' | 'heldReason' | 'releasedAt' | 'termDays'
>;

export type OrderMoney = {
  // Why nothing may be made of it; null when it may.
  readonly hindrance: Hindrance | null;
  readonly isPartlyRefunded: boolean;
  // It was paid, and its money has gone since; not where a person has decided that it is made all the same.
  readonly isUnpaidAgain: boolean;
};

export async function findOrderMoney(database: Database, order: OrderFacts): Promise<OrderMoney> {
  const found = await database
    .select({ status: payments.status, isPart: payments.isPart })
    .from(payments)
    .where(paymentsFor(database, { orderId: order.id }));
  const received = await listReceived(database, { orderId: order.id });
  // All of it is on its way back, whatever the provider has said of it so far.
  const isGivenBack = received.length > 0 && totalRefundable(received) === 0;
  const isLacking = found.some(isKeptPart) && (await openAmountOf(database, { orderId: order.id })) > 0;
  const statuses = found
    // Of what the bank took back, a part that came since does not make up for the whole.
    .filter((payment) => !(isLacking && isKeptPart(payment)))
    .map(({ status }): PaymentStatus => (isGivenBack && isKept(status) ? 'refunded' : status));
  const facts = { ...order, payments: statuses, isOnAccount: order.termDays !== null };
  const withoutHold = findHindrance({ ...facts, heldAt: null });
  return {
    hindrance: findHindrance(facts),
    isUnpaidAgain:
      order.termDays === null &&
      isAwaited(order.status) &&
      (isHeldForMoney(order) || withoutHold === 'charged_back' || withoutHold === 'refunded'),
    // R12.3: what becomes of an invoice says nothing about what is still to be made.
    isPartlyRefunded:
      order.termDays === null &&
      (statuses.includes('partially_refunded') ||
        received.some(({ ownRefunds, refundedElsewhere }) => ownRefunds + refundedElsewhere > 0)),
  };
}

// A person says why; where a part is left, the hold alone tells that the rest has gone.
function isHeldForMoney({ heldAt, heldReason }: OrderFacts): boolean {
  return heldAt !== null && heldReason === '';
}

function isKeptPart({
  status,
  isPart,
}: {
  readonly status: PaymentStatus;
  readonly isPart: boolean;
}): boolean {
  return isPart && isKept(status);
}

function isKept(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'partially_refunded';
}
