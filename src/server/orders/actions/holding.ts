import { eq } from 'drizzle-orm';
import { orders } from '../../database/schema/orders.ts';
import { releaseOrder } from '../release-order.ts';
import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor } from './action.ts';

export const hold: Executor<'hold'> = async ({ database, now, actor, reason }, { order }) => {
  const heldReason = reason ?? '';
  // Since when stays as it was: somebody adds to what a chargeback began.
  const heldAt = order.heldAt ?? now();
  await database.update(orders).set({ heldAt, heldReason, updatedAt: now() }).where(eq(orders.id, order.id));
  await writeOrderEvent(database, { orderId: order.id, kind: 'held', reason: heldReason }, actor, now());
  return done<'hold'>(null, { action: 'order_held', after: { reason: heldReason } });
};

export const letGo: Executor<'let_go'> = async (work, { order }) => {
  const reason = work.reason ?? '';
  const released = await releaseOrder(work, order.id, reason, work.actor);
  if (released.kind === 'not_held') return { kind: 'refused', why: 'not_held' };
  const { hindrance } = released;
  return done<'let_go'>({ hindrance }, { action: 'order_released', after: { reason } });
};
