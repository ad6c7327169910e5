import type { OrderStatus } from '#domain/order/order-status.ts';
import { mailInProduction } from '../mail-delivery.ts';
import { moveOrder } from '../move-order.ts';
import { findOrderMoney } from '../order-money.ts';
import type { Order } from '../store-order.ts';
import { done, type Executor, type Work } from './action.ts';

export const release: Executor<'release'> = async (work, { order }) => {
  const { isPartlyRefunded } = await findOrderMoney(work.database, order);
  const entry = await step(work, order, 'in_production');
  await mailInProduction(work, work.database, order);
  return done<'release'>({ isPartlyRefunded }, entry);
};

export const takeBack: Executor<'take_back'> = async (work, { order }) =>
  done<'take_back'>(null, await step(work, order, 'paid'));

export const complete: Executor<'complete'> = async (work, { order }) =>
  done<'complete'>(null, await step(work, order, 'completed'));

async function step({ database, now, actor, reason }: Work, order: Order, to: OrderStatus) {
  const { id, number, status } = order;
  const isMoved = await moveOrder(database, id, to, now(), { reason, by: actor });
  if (!isMoved) throw new Error(`${number} was judged free to become ${to} and is not`);
  const after = { status: named(order, to), ...(reason === null ? {} : { reason }) };
  return { action: 'order_moved', before: { status: named(order, status) }, after } as const;
}

// R12.2: the logbook calls nothing paid that was not.
function named({ termDays }: Order, status: OrderStatus): OrderStatus | 'on_account' {
  return termDays !== null && status === 'paid' ? 'on_account' : status;
}
