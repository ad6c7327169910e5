import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../app-env.ts';
import { invoices } from '../../database/schema/orders.ts';
import { refunds } from '../../database/schema/payments.ts';
import { findOrderInvoice } from '../../invoices/find-credit.ts';
import { creditInvoice, refundAmount } from '../../payments/give-back.ts';
import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor } from './action.ts';

export const credit: Executor<'credit'> = async (work, { order }, { wish, isMoneyBack, key }) => {
  const invoice = await findOrderInvoice(work.database, order.id);
  if (invoice === null) return { kind: 'refused', why: 'nothing_to_credit' };
  const reason = work.reason ?? '';
  const cause = causeOf(order.id, key);
  const credited = await creditInvoice(work, { invoice, wish, cause, isMoneyBack, reason });
  if (credited.kind !== 'credited') return { kind: 'refused', why: 'too_much' };
  const { note, refunded, isNew } = credited;
  const result = { creditNote: note.number, refunded };
  if (!isNew) return done<'credit'>(result, null);
  const details = { amount: note.total, creditNote: note.number };
  const event = { orderId: order.id, kind: 'credited', reason, details } as const;
  await writeOrderEvent(work.database, event, work.actor, work.now());
  return done<'credit'>(result, {
    action: 'credit_note_made',
    after: { creditNote: note.number, amount: note.total, refunded, reason },
  });
};

export const refund: Executor<'refund'> = async (work, { order }, { amount, key }) => {
  const reason = work.reason ?? '';
  const back = await refundAmount(work, {
    orderId: order.id,
    cause: causeOf(order.id, key),
    ...{ amount, reason },
  });
  if (back.kind !== 'refunded') return { kind: 'refused', why: 'too_much' };
  const { note, refunded, isNew } = back;
  const result = { creditNote: note?.number ?? null, refunded };
  if (!isNew) return done<'refund'>(result, null);
  const details = { amount: refunded, ...(note !== null && { creditNote: note.number }) };
  const event = { orderId: order.id, kind: 'refunded', reason, details } as const;
  await writeOrderEvent(work.database, event, work.actor, work.now());
  return done<'refund'>(result, {
    action: 'refund_asked',
    after: { amount: refunded, creditNote: note?.number ?? null, credited: note?.total ?? 0, reason },
  });
};

/** Whether this press has credited or given back before. */
export async function isCaused(
  { database }: Pick<Dependencies, 'database'>,
  orderId: number,
  key: string,
): Promise<boolean> {
  const cause = causeOf(orderId, key);
  const notes = await database.$count(invoices, eq(invoices.cause, cause));
  return notes > 0 || (await database.$count(refunds, eq(refunds.cause, cause))) > 0;
}

// One press is one cause, whichever of the two it was.
function causeOf(orderId: number, key: string): string {
  return `staff:${orderId}:${key}`;
}
