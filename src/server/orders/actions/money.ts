import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../app-env.ts';
import { invoices } from '../../database/schema/orders.ts';
import { refunds } from '../../database/schema/payments.ts';
import { listOrderInvoices } from '../../invoices/find-credit.ts';
import type { Invoice } from '../../invoices/issue-invoice.ts';
import { creditInvoice, refundAmount } from '../../payments/give-back.ts';
import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor } from './action.ts';

export const credit: Executor<'credit'> = async (
  work,
  { order },
  { invoice: number, wish, isMoneyBack, key },
) => {
  const invoice = pickInvoice(await listOrderInvoices(work.database, order.id), number);
  if (typeof invoice === 'string') return { kind: 'refused', why: invoice };
  const reason = work.reason ?? '';
  const cause = causeOf(order.id, key);
  const credited = await creditInvoice(work, { invoice, wish, cause, isMoneyBack, reason });
  if (credited.kind !== 'credited') return { kind: 'refused', why: credited.kind };
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

export const refund: Executor<'refund'> = async (work, { order }, { invoice: number, amount, key }) => {
  const reason = work.reason ?? '';
  // What is paid in advance may be paid before it is invoiced.
  const invoice =
    order.termDays === null ? null : pickInvoice(await listOrderInvoices(work.database, order.id), number);
  if (typeof invoice === 'string') return { kind: 'refused', why: invoice };
  const back = await refundAmount(work, {
    orderId: order.id,
    invoice,
    cause: causeOf(order.id, key),
    ...{ amount, reason },
  });
  if (back.kind !== 'refunded') return { kind: 'refused', why: back.kind };
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

// Nobody guesses which of several.
function pickInvoice(
  invoices: readonly Invoice[],
  number: string | null,
): Invoice | 'nothing_to_credit' | 'no_document' | 'which_invoice' {
  const [only, ...others] = invoices;
  if (only === undefined) return 'nothing_to_credit';
  if (number !== null) return invoices.find((one) => one.number === number) ?? 'no_document';
  return others.length === 0 ? only : 'which_invoice';
}

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
