import { desc, eq, or } from 'drizzle-orm';
import type { InvoiceDetails, SentMailData } from '#contract/office/invoices.ts';
import type { ReminderDays } from '#domain/on-account/reminder.ts';
import { formatAddress } from '#text/account/account.ts';
import type { Database } from '../../database/database.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoiceLines, invoices } from '../../database/schema/orders.ts';
import { payments } from '../../database/schema/payments.ts';
import { dueOf, paymentsFor } from '../../invoices/due.ts';
import { listCreditNotes } from '../../invoices/find-credit.ts';
import type { Invoice } from '../../invoices/issue-invoice.ts';
import { listWriteOffs } from '../../invoices/write-off.ts';
import { recipientsOfInvoice } from '../../people/recipients.ts';
import { isAboutLink } from '../links/link-mails.ts';
import { findReceipts } from '../payments/receipts.ts';
import { readInvoiceRows } from './find-invoices.ts';
import { presentReminders } from './present-reminders.ts';

export async function findInvoiceByNumber(database: Database, number: string): Promise<Invoice | null> {
  const [invoice] = await database.select().from(invoices).where(eq(invoices.number, number));
  return invoice ?? null;
}

export async function findInvoiceDetails(
  database: Database,
  invoice: Invoice,
  { today, days }: { readonly today: string; readonly days: ReminderDays },
): Promise<InvoiceDetails | null> {
  const { id } = invoice;
  const isInvoice = invoice.kind === 'invoice';
  const [[row], [balance], lines, notes, receipts, sent, credited, reminders, written, recipients] =
    await Promise.all([
      readInvoiceRows(database, [id], today),
      database.select().from(invoiceBalances).where(eq(invoiceBalances.invoiceId, id)),
      database
        .select()
        .from(invoiceLines)
        .where(eq(invoiceLines.invoiceId, id))
        .orderBy(invoiceLines.position),
      listCreditNotes(database, id),
      isInvoice ? findReceipts(database, dueOf(invoice)) : [],
      listMails(database, invoice),
      numberOf(database, invoice.creditedInvoiceId),
      presentReminders(database, id, days),
      listWriteOffs(database, id),
      recipientsOfInvoice(database, invoice),
    ]);
  if (row === undefined || balance === undefined) return null;
  const { customer, invoiceAddress } = invoice;
  return {
    ...row,
    contact: customer.contact,
    email: customer.email,
    mailedTo: recipients.map(({ email }) => email),
    vatId: customer.vatId,
    addressLines: [invoiceAddress.recipient, ...formatAddress(invoiceAddress)],
    lines: lines.map(({ description, amount, unitPrice }) => ({
      description,
      amount,
      unitPriceCents: unitPrice,
    })),
    netCents: invoice.net,
    vatCents: invoice.vat,
    vatPercent: invoice.vatPercent,
    vatBasis: invoice.vatBasis,
    creditedNumber: credited,
    creditNotes: notes
      .toSorted((one, other) => one.id - other.id)
      .map(({ number, issuedOn, total }) => ({ number, issuedOn, totalCents: total })),
    leftCents: balance.left,
    receivedCents: balance.received,
    writtenOffCents: balance.writtenOff,
    writeOffs: written.map(({ id: writeOffId, writtenOffOn, amount, reason, madeBy, undoesId }) => ({
      ...{ id: writeOffId, on: writtenOffOn, reason, madeBy },
      amountCents: undoesId === null ? amount : -amount,
      canUndo: undoesId === null && !written.some((other) => other.undoesId === writeOffId),
    })),
    receipts,
    mails: sent,
    reminders,
  };
}

async function numberOf(database: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await database.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, id));
  return row?.number ?? null;
}

// With it in an envelope, or about a link to pay it.
async function listMails(database: Database, invoice: Invoice): Promise<readonly SentMailData[]> {
  const { id, kind, orderId } = invoice;
  const linked =
    kind === 'invoice'
      ? await database
          .select({ id: payments.id })
          .from(payments)
          .where(paymentsFor(database, dueOf(invoice)))
      : [];
  const rows = await database
    .select({
      subject: mails.subject,
      recipient: mails.recipient,
      status: mails.status,
      sentAt: mails.sentAt,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(
      or(
        eq(mails.invoiceId, id),
        kind === 'invoice' && orderId !== null ? eq(mails.orderId, orderId) : undefined,
        ...linked.map((payment) => isAboutLink(payment.id)),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(20);
  return rows.map(({ sentAt, createdAt, ...mail }) => ({ ...mail, at: (sentAt ?? createdAt).toISOString() }));
}
