import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { unpaidDeadlines } from '#domain/order/unpaid.ts';
import { totalRefundable } from '#domain/payment/refundable.ts';
import type { Dependencies } from '../app-env.ts';
import { orders } from '../database/schema/orders.ts';
import type { FoundPayment } from '../payments/find-payment.ts';
import { listReceived } from '../payments/received.ts';
import type { Order } from './store-order.ts';

/** The last day on which an order can be paid: it ends in the course of the next. */
export function payUntil(
  { settings, now }: Pick<Dependencies, 'settings' | 'now'>,
  order: Pick<Order, 'status' | 'placedAt' | 'remindedAt'>,
): string | null {
  if (order.status !== 'placed') return null;
  const last = dutchDate(unpaidDeadlines(order, settings.unpaidOrderDays).payUntil);
  // Past, and not told yet: the reminder will name a later day.
  return last < dutchDate(now()) ? null : last;
}

/** The same for who reads it now: with a part of its money an order waits for the rest, and does not end. */
export async function findLastDay(
  deps: Pick<Dependencies, 'database' | 'settings' | 'now'>,
  order: Pick<Order, 'id' | 'status' | 'placedAt' | 'remindedAt'>,
): Promise<string | null> {
  const day = payUntil(deps, order);
  if (day === null) return null;
  const came = await listReceived(deps.database, { orderId: order.id }, { withSurplus: true });
  return totalRefundable(came) > 0 ? null : day;
}

/** For whoever pays by a link, and has no page of the order. */
export async function findPayUntil(
  deps: Pick<Dependencies, 'database' | 'settings' | 'now'>,
  { subject }: Pick<FoundPayment, 'subject'>,
): Promise<string | null> {
  if (subject.kind !== 'order') return null;
  const [order] = await deps.database.select().from(orders).where(eq(orders.id, subject.id));
  return order === undefined ? null : findLastDay(deps, order);
}
