import { eq } from 'drizzle-orm';
import { type Cents, cents, sum, zero } from '#domain/money/cents.ts';
import { shareOut, totalRefundable } from '#domain/payment/refundable.ts';
import type { Database } from '../database/database.ts';
import { refunds } from '../database/schema/payments.ts';
import { type Due, dueOf, lockDue } from '../invoices/due.ts';
import { findOrderInvoice, leftOf, listCreditNotes } from '../invoices/find-credit.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { type Invoice, type InvoiceDependencies, issueInvoice } from '../invoices/issue-invoice.ts';
import { listReceived } from './received.ts';

type Credit = {
  readonly invoice: Invoice;
  readonly amount: Cents;
  // The same cause never credits or gives back a second time.
  readonly cause: string;
  readonly isMoneyBack: boolean;
};

export type Credited =
  | { readonly kind: 'credited'; readonly note: Invoice; readonly refunded: Cents }
  // The invoice has not that much left.
  | { readonly kind: 'too_much' }
  // There is not that much money to give back.
  | { readonly kind: 'not_received'; readonly refundable: Cents };

/** The credit note and the money of one cause, in one transaction; the provider is asked by a job after it. */
export function creditInvoice(
  deps: InvoiceDependencies,
  { invoice, amount, cause, isMoneyBack }: Credit,
): Promise<Credited> {
  return deps.database.transaction(async (transaction) => {
    const due = dueOf(invoice);
    await lockDue(transaction, due);
    const notes = await listCreditNotes(transaction, invoice.id);
    const isMade = notes.some((note) => note.cause === cause);
    if (!isMade && (amount <= 0 || amount > leftOf(invoice, notes))) return { kind: 'too_much' };
    const refunded = isMoneyBack ? await requestRefunds(deps, transaction, { due, amount, cause }) : zero;
    if (refunded === null) {
      const refundable = totalRefundable(await listReceived(transaction, due));
      return { kind: 'not_received', refundable };
    }
    const request = { invoiceId: invoice.id, amount, cause, isMoneyBack };
    const note = await issueCreditNote({ ...deps, database: transaction }, request);
    if (note === null) throw new Error(`${amount} cents of ${invoice.number} were left and are not`);
    return { kind: 'credited', note, refunded };
  });
}

export type OrderRefund = {
  // None where there was nothing left to credit, or never an invoice.
  readonly note: Invoice | null;
  readonly refunded: Cents;
};

/**
 * For an order that is called off: all the money that came in for it goes back, and all that is left of its invoice is
 * credited. To be called in the transaction that calls it off.
 */
export function refundOrder(deps: InvoiceDependencies, orderId: number, cause: string): Promise<OrderRefund> {
  return deps.database.transaction(async (transaction) => {
    const due = { orderId };
    await lockDue(transaction, due);
    const received = await listReceived(transaction, due);
    const refunded = await requestRefunds(deps, transaction, {
      due,
      amount: totalRefundable(received),
      cause,
    });
    // What was paid has an invoice, or has one in the queue: it must not come after the credit note.
    const inTransaction = { ...deps, database: transaction };
    const invoice =
      received.length > 0
        ? await issueInvoice(inTransaction, orderId)
        : await findOrderInvoice(transaction, orderId);
    const left = invoice === null ? zero : leftOf(invoice, await listCreditNotes(transaction, invoice.id));
    const note =
      invoice === null || left === 0
        ? null
        : await issueCreditNote(inTransaction, {
            invoiceId: invoice.id,
            amount: left,
            cause,
            isMoneyBack: refunded !== null && refunded > 0,
          });
    return { note, refunded: refunded ?? zero };
  });
}

type Wanted = { readonly due: Due; readonly amount: Cents; readonly cause: string };

// Null when that much was not received. The rows are there before anybody asks the provider.
async function requestRefunds(
  { jobs, now }: InvoiceDependencies,
  transaction: Database,
  { due, amount, cause }: Wanted,
): Promise<Cents | null> {
  const made = await transaction.select().from(refunds).where(eq(refunds.cause, cause));
  if (made.length > 0) return sum(made.map((refund) => refund.amount));
  const shares = shareOut(amount, await listReceived(transaction, due));
  if (shares === null) return null;
  for (const share of shares) {
    const [refund] = await transaction
      .insert(refunds)
      .values({ ...share, cause, createdAt: now(), updatedAt: now() })
      .returning({ id: refunds.id });
    if (refund === undefined) throw new Error('the refund was not stored');
    await jobs.enqueue(transaction, 'make-refund', { refundId: refund.id });
  }
  return cents(sum(shares.map((share) => share.amount)));
}
