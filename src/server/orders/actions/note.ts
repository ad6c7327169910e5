import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor } from './action.ts';

export const note: Executor<'note'> = async ({ database, now, actor }, { order }, { text }) => {
  await writeOrderEvent(database, { orderId: order.id, kind: 'noted', reason: text }, actor, now());
  return done<'note'>(null, { action: 'order_noted', after: { note: text } });
};
