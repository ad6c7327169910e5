import { findOrderInvoice, listCreditNotes } from '../../invoices/find-credit.ts';
import { creditInvoice } from '../../payments/give-back.ts';
import { writeOrderEvent } from '../write-event.ts';
import {
  type ActionInputs,
  done,
  type Executed,
  type Executor,
  type LockedOrder,
  type Work,
} from './action.ts';

export const credit: Executor<'credit'> = (work, locked, input) => creditAmount(work, locked, input, false);

export const refund: Executor<'refund'> = (work, locked, input) => creditAmount(work, locked, input, true);

async function creditAmount(
  work: Work,
  { order }: LockedOrder,
  { amount, key }: ActionInputs['credit'],
  isMoneyBack: boolean,
): Promise<Executed<'credit'>> {
  const invoice = await findOrderInvoice(work.database, order.id);
  if (invoice === null) return { kind: 'refused', why: 'nothing_to_credit' };
  const cause = `staff:${order.id}:${key}`;
  const notes = await listCreditNotes(work.database, invoice.id);
  const isMade = notes.some((note) => note.cause === cause);
  const credited = await creditInvoice(work, { invoice, amount, cause, isMoneyBack });
  if (credited.kind !== 'credited') return { kind: 'refused', why: 'too_much' };
  const { note, refunded } = credited;
  if (isMade) return done<'credit'>({ creditNote: note.number, refunded }, null);
  const reason = work.reason ?? '';
  const details = { amount, creditNote: note.number };
  const kind = isMoneyBack ? 'refunded' : 'credited';
  await writeOrderEvent(work.database, { orderId: order.id, kind, reason, details }, work.actor, work.now());
  return done<'credit'>(
    { creditNote: note.number, refunded },
    { action: 'credit_note_made', after: { creditNote: note.number, amount, refunded, reason } },
  );
}
