import { and, eq, like } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Database } from '#server/database/database.ts';
import { mails } from '#server/database/schema/operations.ts';
import { invoiceReminders } from '#server/database/schema/reminders.ts';
import { invoiceValues, storeInvoice } from '#server/invoices/issue-invoice.ts';
import { nextNumber } from '#server/invoices/next-number.ts';
import { anOrder } from './orders.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** Of the demo company that orders on account, due on the day it is issued, and paid by itself; € 194,46. */
export async function anInvoiceDue(
  database: Database,
  desk: PaymentDesk,
  customer: { readonly email?: string | null; readonly contact?: string } = {},
) {
  const order = await anOrder(database, { onAccount: 14, status: 'shipped' });
  const issuedOn = dutchDate(desk.time);
  return database.transaction(async (transaction) => {
    const values = invoiceValues(order, issuedOn, true);
    return storeInvoice(
      desk.deps,
      transaction,
      [{ description: 'Inzethor', amount: 1, unitPrice: values.net }],
      {
        ...values,
        number: await nextNumber(transaction, 'F', Number(issuedOn.slice(0, 4))),
        orderId: null,
        dueOn: issuedOn,
        customer: { ...values.customer, ...customer } as typeof values.customer,
      },
    );
  });
}

/** What went out about one invoice: step, day and amount. */
export async function remindersOf(database: Database, invoiceId: number) {
  const rows = await database
    .select()
    .from(invoiceReminders)
    .where(eq(invoiceReminders.invoiceId, invoiceId))
    .orderBy(invoiceReminders.step);
  return rows.map(({ step, sentOn, open }) => [step, sentOn, open]);
}

export function reminderMailsOf(database: Database, invoiceId: number) {
  return database
    .select()
    .from(mails)
    .where(and(eq(mails.invoiceId, invoiceId), like(mails.dedupeKey, 'invoice-reminder:%')))
    .orderBy(mails.id);
}
