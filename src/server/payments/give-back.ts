import { and, eq } from 'drizzle-orm';
import type { CreditWish } from '#domain/invoice/credit.ts';
import { type Cents, cents, sum, zero } from '#domain/money/cents.ts';
import { creditForRefund, shareOut, totalRefundable } from '#domain/payment/refundable.ts';
import type { Database } from '../database/database.ts';
import { invoices } from '../database/schema/orders.ts';
import { refunds } from '../database/schema/payments.ts';
import { type Due, dueOf, lockDue } from '../invoices/due.ts';
import { findBalance, listCreditNotes, listOrderInvoices } from '../invoices/find-credit.ts';
import { invoiceOfPaid } from '../invoices/invoice-to-come.ts';
import { findCreditPlan, issueCreditNote } from '../invoices/issue-credit-note.ts';
import type { Invoice, InvoiceDependencies } from '../invoices/issue-invoice.ts';
import { askForOpen } from '../invoices/open-amount.ts';
import { mailRefund } from './mail-refund.ts';
import { listReceived } from './received.ts';

type Credit = {
  readonly invoice: Invoice;
  readonly wish: CreditWish;
  // The same cause never credits or gives back a second time.
  readonly cause: string;
  readonly isMoneyBack: boolean;
  // For the customer, who reads it in the mail.
  readonly reason?: string;
};

export type Credited =
  | {
      readonly kind: 'credited';
      readonly note: Invoice;
      readonly refunded: Cents;
      // False for what this cause had done before.
      readonly isNew: boolean;
    }
  // The invoice, or one of its lines, has not that much left.
  | { readonly kind: 'too_much'; readonly left: Cents }
  // There is not that much money to give back.
  | { readonly kind: 'not_received'; readonly refundable: Cents };

/** The credit note and the money of one cause, in one transaction; the provider is asked by a job after it. */
export function creditInvoice(
  deps: InvoiceDependencies,
  { invoice, wish, cause, isMoneyBack, reason = '' }: Credit,
): Promise<Credited> {
  return deps.database.transaction(async (transaction) => {
    const due = dueOf(invoice);
    await lockDue(transaction, due);
    const notes = await listCreditNotes(transaction, invoice.id);
    const made = notes.find((note) => note.cause === cause);
    if (made !== undefined) {
      const refunded = isMoneyBack ? await sumOfCause(transaction, cause) : zero;
      return { kind: 'credited', note: made, refunded, isNew: false };
    }
    const plan = await findCreditPlan(transaction, invoice, notes, wish);
    if (plan === null) return { kind: 'too_much', left: (await findBalance(transaction, invoice.id)).left };
    const amount = cents(plan.net + plan.vat);
    const refunded = isMoneyBack ? await requestRefunds(deps, transaction, { due, amount, cause }) : zero;
    if (refunded === null) {
      const refundable = totalRefundable(await listReceived(transaction, due));
      return { kind: 'not_received', refundable };
    }
    const request = { invoiceId: invoice.id, wish, cause, isMoneyBack, reason };
    const note = await issueCreditNote({ ...deps, database: transaction }, request);
    if (note === null) throw new Error(`${amount} cents of ${invoice.number} were left and are not`);
    return { kind: 'credited', note, refunded, isNew: true };
  });
}

type Refund = {
  readonly orderId: number;
  // R12.3: of what was ordered on account, the invoice that was paid.
  readonly invoice?: Invoice | null;
  readonly amount: Cents;
  readonly cause: string;
  readonly reason: string;
};

export type Refunded =
  | {
      readonly kind: 'refunded';
      readonly refunded: Cents;
      // None where credit notes had promised that much already, or nothing was invoiced.
      readonly note: Invoice | null;
      readonly isNew: boolean;
    }
  | { readonly kind: 'not_received'; readonly refundable: Cents };

/**
 * An amount of what came in for an order. Money that is invoiced does not go back without a credit note: what credit
 * notes have promised before goes first, and for the rest one is made. What was paid of an order that waits for the rest of
 * its money is not invoiced: it is due again.
 */
export function refundAmount(
  deps: InvoiceDependencies,
  { orderId, invoice: paid = null, amount, cause, reason }: Refund,
): Promise<Refunded> {
  return deps.database.transaction(async (transaction) => {
    const due = paid === null ? { orderId } : dueOf(paid);
    await lockDue(transaction, due);
    const made = await sumOfCause(transaction, cause);
    if (made > 0) {
      const note = await findNoteOfCause(transaction, orderId, cause);
      return { kind: 'refunded', refunded: made, note, isNew: false };
    }
    const kept = totalRefundable(await listReceived(transaction, due));
    if (amount <= 0 || amount > kept) return { kind: 'not_received', refundable: kept };
    const inTransaction = { ...deps, database: transaction };
    const invoice = paid ?? (await invoiceOfPaid(inTransaction, orderId));
    const left = invoice === null ? zero : (await findBalance(transaction, invoice.id)).left;
    const refunded = await requestRefunds(deps, transaction, { due, amount, cause });
    if (refunded === null) throw new Error(`${amount} cents of order ${orderId} were there and are not`);
    const toCredit = invoice === null ? zero : creditForRefund(amount, { kept, left });
    if (invoice === null || toCredit === 0) {
      if (invoice === null) await askForOpen(transaction, due);
      await mailRefunds(deps, transaction, { cause, reason });
      return { kind: 'refunded', refunded, note: null, isNew: true };
    }
    // Its mail tells of the money.
    const note = await issueCreditNote(inTransaction, {
      invoiceId: invoice.id,
      wish: { kind: 'amount', amount: toCredit },
      ...{ cause, reason },
      isMoneyBack: true,
    });
    if (note === null) throw new Error(`${toCredit} cents of ${invoice.number} are not left`);
    return { kind: 'refunded', refunded, note, isNew: true };
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
    const amount = totalRefundable(await listReceived(transaction, due));
    const refunded = await requestRefunds(deps, transaction, { due, amount, cause });
    const inTransaction = { ...deps, database: transaction };
    await invoiceOfPaid(inTransaction, orderId);
    const [invoice] = await listOrderInvoices(transaction, orderId);
    const left = invoice?.left ?? zero;
    const note =
      invoice === undefined || left === 0
        ? null
        : await issueCreditNote(inTransaction, {
            invoiceId: invoice.id,
            wish: { kind: 'amount', amount: left },
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
  const made = await sumOfCause(transaction, cause);
  if (made > 0) return made;
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

async function sumOfCause(transaction: Database, cause: string): Promise<Cents> {
  const made = await transaction.select().from(refunds).where(eq(refunds.cause, cause));
  return sum(made.map(({ amount }) => amount));
}

async function mailRefunds(
  deps: InvoiceDependencies,
  transaction: Database,
  { cause, reason }: Pick<Refund, 'cause' | 'reason'>,
): Promise<void> {
  const made = await transaction.select().from(refunds).where(eq(refunds.cause, cause));
  for (const refund of made) await mailRefund(deps, transaction, 'refundAsked', refund, reason);
}

async function findNoteOfCause(transaction: Database, orderId: number, cause: string) {
  const [note] = await transaction
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.cause, cause)));
  return note ?? null;
}
