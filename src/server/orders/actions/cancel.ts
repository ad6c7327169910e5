import { callOffOrder } from '../call-off-order.ts';
import { done, type Executor } from './action.ts';

export const cancel: Executor<'cancel'> = async (work, { order }) => {
  const reason = work.reason ?? '';
  const outcome = await callOffOrder(work, order.id, { kind: 'cancelled', reason, by: work.actor });
  if (outcome.kind === 'unlawful') return { kind: 'refused', why: 'status' };
  const { kind: _kind, ...result } = outcome;
  const { refunded, creditNote } = result;
  const before = { status: order.status };
  return done<'cancel'>(result, {
    action: 'order_cancelled',
    before,
    after: { reason, refunded, creditNote },
  });
};
