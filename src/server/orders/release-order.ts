import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Hindrance } from '#domain/order/production.ts';
import type { Dependencies } from '../app-env.ts';
import { orders } from '../database/schema/orders.ts';
import { findOrderMoney } from './order-money.ts';
import { writeOrderEvent } from './write-event.ts';

type Released =
  | { readonly kind: 'released'; readonly hindrance: Hindrance | null }
  // Nothing that a person can lift is in its way.
  | { readonly kind: 'not_held' };

/** A person lets go what a person or a chargeback holds, and takes the risk of a disputed payment. What is in the way besides, such as money given back, stays. */
export function releaseOrder(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  orderId: number,
  reason: string,
  by: Actor | null = null,
): Promise<Released> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined) throw new Error(`no order ${orderId}`);
    const { hindrance } = await findOrderMoney(transaction, order);
    if (hindrance !== 'held' && hindrance !== 'charged_back') return { kind: 'not_held' };
    const released = { heldAt: null, heldReason: '', releasedAt: now(), updatedAt: now() };
    await transaction.update(orders).set(released).where(eq(orders.id, orderId));
    await writeOrderEvent(transaction, { orderId, kind: 'released', reason }, by, now());
    const left = await findOrderMoney(transaction, { ...order, ...released });
    return { kind: 'released', hindrance: left.hindrance };
  });
}
