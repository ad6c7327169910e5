import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Country } from '#domain/business/address.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { type Cents, cents, zero } from '#domain/money/cents.ts';
import { receivedStatuses } from '#domain/payment/payment-status.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoiceLines, invoices, orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import type { Invoice } from '../invoices/issue-invoice.ts';

/** All that stands on an invoice. */
export type FullInvoice = Invoice & {
  readonly lines: readonly (typeof invoiceLines.$inferSelect)[];
  readonly orderNumber: string | null;
  readonly creditedNumber: string | null;
  readonly deliveryCountry: Country;
  // While the day of delivery is not known: from the order until the day that was promised.
  readonly deliveryPeriod: { readonly from: string; readonly until: string | null } | null;
  readonly paid: { readonly method: string; readonly at: Date } | null;
  // Of one that is not paid: what came in for it and stayed, as where a bank took some of it back.
  readonly part: Cents;
  // Of a credit note: money went back, or is on its way.
  readonly isMoneyBack: boolean;
};

const creditedInvoices = alias(invoices, 'credited_invoices');

export async function findInvoice(database: Database, id: number): Promise<FullInvoice | null> {
  const [row] = await database
    .select({ invoice: invoices, order: orders, creditedNumber: creditedInvoices.number })
    .from(invoices)
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(creditedInvoices, eq(creditedInvoices.id, invoices.creditedInvoiceId))
    .where(eq(invoices.id, id));
  if (row === undefined) return null;
  const { invoice, order, creditedNumber } = row;
  const lines = await database
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(invoiceLines.position);
  const paid = invoice.kind === 'invoice' ? await findPaid(database, invoice) : null;
  return {
    ...invoice,
    deliveryPeriod: invoice.deliveredOn === null ? periodOf(order, invoice) : null,
    lines,
    orderNumber: order?.number ?? null,
    creditedNumber,
    deliveryCountry: (order?.deliveryAddress ?? invoice.invoiceAddress).country,
    paid,
    part: paid === null ? await findPart(database, invoice) : zero,
    isMoneyBack: await isMoneyBack(database, invoice),
  };
}

type Order = typeof orders.$inferSelect;

function periodOf(order: Order | null, { issuedOn }: Invoice): FullInvoice['deliveryPeriod'] {
  if (order === null) return { from: issuedOn, until: null };
  return { from: dutchDate(order.placedAt), until: order.dueOn };
}

// Given back at the provider's dashboard, which is what made the note, or by us for the same cause.
async function isMoneyBack(database: Database, { cause }: Invoice): Promise<boolean> {
  if (cause === null) return false;
  return cause.startsWith('refund:') || (await database.$count(refunds, eq(refunds.cause, cause))) > 0;
}

async function findPaid(database: Database, { id, orderId }: Invoice): Promise<FullInvoice['paid']> {
  const [paid] = await database
    .select({ used: paymentAttempts.usedMethod, chosen: paymentAttempts.method, at: payments.paidAt })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(
      and(
        or(eq(payments.invoiceId, id), orderId === null ? undefined : eq(payments.orderId, orderId)),
        isNotNull(payments.paidAt),
        eq(payments.isPart, false),
        // What a bank took back before this was written is to be paid again.
        inArray(payments.status, [...receivedStatuses]),
        eq(paymentAttempts.status, 'paid'),
        eq(paymentAttempts.isSurplus, false),
      ),
    );
  return paid?.at == null ? null : { method: paid.used ?? paid.chosen, at: paid.at };
}

async function findPart(database: Database, { id, total }: Invoice): Promise<Cents> {
  const [balance] = await database
    .select({ received: invoiceBalances.received })
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, id));
  return cents(Math.min(total, balance?.received ?? 0));
}
