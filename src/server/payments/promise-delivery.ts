import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { deliveryDate, latestDate } from '#domain/delivery/delivery-date.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import type { Database } from '../database/database.ts';
import { orderLines, orders } from '../database/schema/orders.ts';

/**
 * The working days of an order begin on the day it is paid. What was told when it was placed stands when that is the same
 * day. Gives the day all of it arrives; null for an order from before such days were kept.
 */
export async function promiseDelivery(
  transaction: Database,
  orderId: number,
  paidAt: Date,
  workshop: Workshop,
): Promise<string | null> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) return null;
  const from = dutchDate(paidAt);
  if (from === dutchDate(order.placedAt)) return order.dueOn;
  const lines = await transaction.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const { country } = order.deliveryAddress;
  const dates: string[] = [];
  for (const { id, deliveryDays: days } of lines) {
    if (days === null) continue;
    const dueOn = deliveryDate({ from, days, country }, workshop);
    await transaction.update(orderLines).set({ dueOn }).where(eq(orderLines.id, id));
    dates.push(dueOn);
  }
  const dueOn = latestDate(dates);
  await transaction.update(orders).set({ dueOn }).where(eq(orders.id, orderId));
  return dueOn;
}
