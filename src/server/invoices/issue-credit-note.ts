import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { type CreditWish, planCredit } from '#domain/invoice/credit.ts';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import { invoiceTexts } from '#text/documents/invoice.ts';
import { paymentMails } from '#text/mails/payment-mails.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices } from '../database/schema/orders.ts';
import { queueMail } from '../mail/outbox.ts';
import { recipientsOfInvoice } from '../people/recipients.ts';
import { findDeliveredOn } from './delivered-on.ts';
import { dueOf, lockDue } from './due.ts';
import { listCreditableLines, listCreditNotes } from './find-credit.ts';
import { type Invoice, type InvoiceDependencies, type NewLine, storeInvoice } from './issue-invoice.ts';
import { tendLeftBehindTask } from './left-behind.ts';
import { nextNumber } from './next-number.ts';
import { askForOpen } from './open-amount.ts';

type NewCreditNote = {
  readonly invoiceId: number;
  readonly wish: CreditWish;
  // The same cause never makes a second credit note.
  readonly cause: string;
  // The customer is told whether money follows, and why where somebody said so.
  readonly isMoneyBack?: boolean;
  readonly reason?: string;
};

/** Null when the invoice has not that much left to give back. */
export function issueCreditNote(
  deps: InvoiceDependencies,
  { invoiceId, wish, cause, isMoneyBack = false, reason = '' }: NewCreditNote,
): Promise<Invoice | null> {
  return deps.database.transaction(async (transaction) => {
    const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (invoice?.kind !== 'invoice') throw new Error(`no invoice ${invoiceId}`);
    const order = await lockDue(transaction, dueOf(invoice));
    const notes = await listCreditNotes(transaction, invoiceId);
    const made = notes.find((note) => note.cause === cause);
    if (made !== undefined) return made;
    const credit = await findCreditPlan(transaction, invoice, notes, wish);
    if (credit === null) return null;
    const { net, vat } = credit;
    const amount = cents(net + vat);
    const { companyId, orderId, customer, invoiceAddress, reference, vatBasis, vatPercent } = invoice;
    const issuedOn = dutchDate(deps.now());
    const note = await storeInvoice(deps, transaction, credit.lines, {
      number: await nextNumber(transaction, 'C', Number(issuedOn.slice(0, 4))),
      kind: 'credit_note',
      creditedInvoiceId: invoice.id,
      cause,
      ...{ companyId, orderId, customer, invoiceAddress, reference, vatBasis, vatPercent },
      issuedOn,
      // Of what it corrects: a day that the invoice could not know yet stands here.
      deliveredOn: order === null ? invoice.deliveredOn : await findDeliveredOn(transaction, order),
      dueOn: issuedOn,
      ...{ net, vat, total: amount },
    });
    await askForOpen(transaction, dueOf(invoice));
    if (order !== null) await tendLeftBehindTask(transaction, order.id, deps.now());
    for (const { key, email, contact } of await recipientsOfInvoice(transaction, invoice))
      await queueMail(transaction, deps.jobs, {
        dedupeKey: `credit-note:${note.id}${key}`,
        recipient: email,
        document: { invoiceId: note.id },
        text: paymentMails.credited({
          contact,
          number: note.number,
          invoiceNumber: invoice.number,
          lines: credit.lines.filter(({ creditedLineId }) => creditedLineId !== undefined),
          ...{ amount, isMoneyBack, reason },
        }),
      });
    return note;
  });
}

export type FoundPlan = { readonly net: Cents; readonly vat: Cents; readonly lines: readonly NewLine[] };

/** What a credit note for a wish would say now, with the invoice's own words for its lines. */
export async function findCreditPlan(
  database: Database,
  invoice: Invoice,
  notes: readonly Invoice[],
  wish: CreditWish,
): Promise<FoundPlan | null> {
  const lines = await listCreditableLines(database, invoice.id);
  const already = { net: sum(notes.map(({ net }) => net)), vat: sum(notes.map(({ vat }) => vat)) };
  const plan = planCredit(wish, { ...invoice, already, lines });
  if (plan === null) return null;
  // What is written off is asked for no more: crediting it as well would give it away twice.
  const [balance] = await database
    .select({ writtenOff: invoiceBalances.writtenOff })
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, invoice.id));
  if (already.net + already.vat + plan.net + plan.vat > invoice.total - (balance?.writtenOff ?? 0))
    return null;
  const named = plan.lines.map(({ id, amount, unitPrice }) => ({
    description: lines.find((line) => line.id === id)?.description ?? '',
    ...{ amount, unitPrice, creditedLineId: id },
  }));
  const inPart = { description: invoiceTexts.partialCredit(invoice.number), amount: 1, unitPrice: plan.net };
  return { net: plan.net, vat: plan.vat, lines: named.length > 0 ? named : [inPart] };
}
