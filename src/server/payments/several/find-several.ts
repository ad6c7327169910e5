import { asc, eq, sql } from 'drizzle-orm';
import type { Country } from '#domain/business/address.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Database } from '../../database/database.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { paymentInvoices } from '../../database/schema/payments.ts';
import { type Due, dueOf } from '../../invoices/due.ts';
import type { Papers } from '../../people/recipients.ts';

/** One of the invoices that a payment for several was picked for. */
export type Picked = {
  readonly id: number;
  readonly number: string;
  readonly due: Due;
  readonly left: Cents;
  readonly open: Cents;
  // What it got of this payment; null before any of it was paid.
  readonly shared: Cents | null;
  readonly papers: Papers;
  readonly country: Country;
  readonly orderStatus: OrderStatus | null;
};

/** The oldest first: what was due first is paid first. */
export async function findPicked(database: Database, paymentId: number): Promise<readonly Picked[]> {
  const rows = await database
    .select({
      invoice: invoices,
      left: invoiceBalances.left,
      open: invoiceBalances.open,
      orderStatus: orders.status,
      personId: orders.personId,
      shared: sql<string | null>`(
        select sum(attempt.amount_cents) from payments share join payment_attempts attempt on attempt.payment_id = share.id
        where share.of_payment_id = ${paymentId} and share.invoice_id = ${invoices.id}
      )`,
    })
    .from(paymentInvoices)
    .innerJoin(invoices, eq(invoices.id, paymentInvoices.invoiceId))
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(paymentInvoices.paymentId, paymentId))
    .orderBy(asc(invoices.dueOn), asc(invoices.id));
  return rows.map(({ invoice, shared, personId, ...row }) => ({
    ...row,
    id: invoice.id,
    number: invoice.number,
    due: dueOf(invoice),
    shared: shared === null ? null : cents(Number(shared)),
    papers: { companyId: invoice.companyId, personId, customer: invoice.customer },
    country: invoice.invoiceAddress.country,
  }));
}
