import { and, eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { creditOf } from '#domain/invoice/credit.ts';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import { invoiceTexts } from '#text/documents/invoice.ts';
import { paymentMails } from '#text/mails/payment-mails.ts';
import type { Database } from '../database/database.ts';
import { invoiceLines, invoices } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { queueMail } from '../mail/outbox.ts';
import { dueOf, lockDue, paymentsFor } from './due.ts';
import { leftOf, listCreditNotes } from './find-credit.ts';
import { type Invoice, type InvoiceDependencies, type NewLine, storeInvoice } from './issue-invoice.ts';
import { nextNumber } from './next-number.ts';

type NewCreditNote = {
  readonly invoiceId: number;
  // Including VAT.
  readonly amount: Cents;
  // The same cause never makes a second credit note.
  readonly cause: string;
  // The customer is told whether money follows.
  readonly isMoneyBack?: boolean;
};

/** Null when the invoice has not that much left to give back. */
export function issueCreditNote(
  deps: InvoiceDependencies,
  { invoiceId, amount, cause, isMoneyBack = false }: NewCreditNote,
): Promise<Invoice | null> {
  return deps.database.transaction(async (transaction) => {
    const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (invoice?.kind !== 'invoice') throw new Error(`no invoice ${invoiceId}`);
    await lockDue(transaction, dueOf(invoice));
    const notes = await listCreditNotes(transaction, invoiceId);
    const made = notes.find((note) => note.cause === cause);
    if (made !== undefined) return made;
    const already = { net: sum(notes.map(({ net }) => net)), vat: sum(notes.map(({ vat }) => vat)) };
    const credit = creditOf(amount, { ...invoice, already });
    if (credit === null) return null;
    const { companyId, orderId, customer, invoiceAddress, reference, vatBasis, vatPercent } = invoice;
    const issuedOn = dutchDate(deps.now());
    const lines = await linesOf(transaction, invoice, credit.net);
    await lowerLinks(transaction, invoice, cents(leftOf(invoice, notes) - amount));
    const note = await storeInvoice(deps, transaction, lines, {
      number: await nextNumber(transaction, 'C', Number(issuedOn.slice(0, 4))),
      kind: 'credit_note',
      creditedInvoiceId: invoice.id,
      cause,
      ...{ companyId, orderId, customer, invoiceAddress, reference, vatBasis, vatPercent },
      issuedOn,
      dueOn: issuedOn,
      ...credit,
      total: amount,
    });
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `credit-note:${note.id}`,
      recipient: customer.email,
      document: { invoiceId: note.id },
      text: paymentMails.credited({
        contact: customer.contact,
        number: note.number,
        invoiceNumber: invoice.number,
        ...{ amount, isMoneyBack },
      }),
    });
    return note;
  });
}

// A link that is still open asks for what is left. What was begun for the old amount is cancelled by reconciliation, or
// is a surplus when it is paid all the same.
async function lowerLinks(transaction: Database, invoice: Invoice, left: Cents): Promise<void> {
  await transaction
    .update(payments)
    .set(left > 0 ? { amount: left } : { status: 'void' })
    .where(and(paymentsFor(transaction, dueOf(invoice)), eq(payments.status, 'open')));
}

async function linesOf(transaction: Database, invoice: Invoice, net: Cents): Promise<readonly NewLine[]> {
  if (net !== invoice.net) {
    return [{ description: invoiceTexts.partialCredit(invoice.number), amount: 1, unitPrice: net }];
  }
  return transaction
    .select({
      description: invoiceLines.description,
      amount: invoiceLines.amount,
      unitPrice: invoiceLines.unitPrice,
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoice.id))
    .orderBy(invoiceLines.position);
}
