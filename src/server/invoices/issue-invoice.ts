import { and, eq, inArray } from 'drizzle-orm';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { type Cents, cents, sum, times } from '#domain/money/cents.ts';
import { receivedStatuses } from '#domain/payment/payment-status.ts';
import { describeProductLine, invoiceFeeNames, invoiceTexts, unitOfTrade } from '#text/documents/invoice.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { invoiceLines, invoices, orderFees, orderLines, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { findDeliveredOn } from './delivered-on.ts';
import { nextNumber } from './next-number.ts';

export type InvoiceDependencies = Pick<Dependencies, 'database' | 'jobs' | 'shopSettings' | 'now'>;

export type Invoice = typeof invoices.$inferSelect;

export type NewLine = {
  readonly description: string;
  readonly amount: number;
  readonly unitPrice: Cents;
  readonly creditedLineId?: number;
};

const paymentTermDays = 30;

/** One invoice for each order, however often it is asked for. */
export function issueInvoice(deps: InvoiceDependencies, orderId: number): Promise<Invoice> {
  return deps.database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined) throw new Error(`no order ${orderId}`);
    // R12.3: what is on account is invoiced by its deliveries.
    if (order.termDays !== null) throw new Error(`${order.number} is on account`);
    const [issued] = await transaction
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
    if (issued !== undefined) return issued;
    const issuedOn = dutchDate(deps.now());
    const isPaid = (await transaction.$count(payments, paidFor(orderId))) > 0;
    const products = await transaction
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(orderLines.position);
    const lines = linesOfInvoice(order, products, await listFees(transaction, orderId));
    return storeInvoice(deps, transaction, lines, {
      number: await nextNumber(transaction, 'F', Number(issuedOn.slice(0, 4))),
      ...invoiceValues(order, issuedOn, isPaid),
      deliveredOn: await findDeliveredOn(transaction, order),
    });
  });
}

/** What an invoice of an order says on that day, but for its number and lines. */
export function invoiceValues(order: typeof orders.$inferSelect, issuedOn: string, isPaid: boolean) {
  const { id: orderId, companyId, customer, invoiceAddress, reference } = order;
  const { vatBasis, vatPercent, vat, total } = order;
  return {
    ...{ companyId, orderId, customer, invoiceAddress, reference, issuedOn },
    dueOn: isPaid ? issuedOn : addDays(issuedOn, paymentTermDays),
    net: cents(total - vat),
    ...{ vatBasis, vatPercent, vat, total },
  };
}

/** In the transaction that took the number. */
export async function storeInvoice(
  deps: InvoiceDependencies,
  transaction: Database,
  lines: readonly NewLine[],
  values: typeof invoices.$inferInsert,
): Promise<Invoice> {
  const net = sum(lines.map((line) => times(line.unitPrice, line.amount)));
  if (net !== values.net) throw new Error(`lines of ${values.number} come to ${net}, not ${values.net}`);
  const { company: seller } = deps.shopSettings.recent();
  const [invoice] = await transaction
    .insert(invoices)
    .values({ ...values, seller })
    .returning();
  if (invoice === undefined) throw new Error(`${values.number} was not stored`);
  await transaction
    .insert(invoiceLines)
    .values(lines.map((line, index) => ({ ...line, invoiceId: invoice.id, position: index + 1 })));
  await deps.jobs.enqueue(transaction, 'make-invoice-documents', { invoiceId: invoice.id });
  return invoice;
}

function paidFor(orderId: number) {
  return and(
    eq(payments.orderId, orderId),
    eq(payments.isPart, false),
    inArray(payments.status, [...receivedStatuses]),
  );
}

type Fee = Pick<typeof orderFees.$inferSelect, 'kind' | 'subject' | 'price'>;

export function listFees(database: Database, orderId: number): Promise<readonly Fee[]> {
  return database.select().from(orderFees).where(eq(orderFees.orderId, orderId)).orderBy(orderFees.position);
}

type Product = Parameters<typeof describeProductLine>[0] & Pick<NewLine, 'amount' | 'unitPrice'>;

/** What an order is invoiced as, in its order. */
export function linesOfInvoice(
  { shipping }: Pick<typeof orders.$inferSelect, 'shipping'>,
  products: readonly Product[],
  fees: readonly Fee[],
): readonly NewLine[] {
  return [...linesOfScreens(products), ...linesOfExtras({ shipping }, fees)];
}

export function linesOfScreens(products: readonly Product[]): readonly NewLine[] {
  return products.map((line) => ({
    description: describeProductLine(line, unitOfTrade),
    amount: line.amount,
    unitPrice: line.unitPrice,
  }));
}

/** What is asked once for the whole order. */
export function linesOfExtras(
  { shipping }: Pick<typeof orders.$inferSelect, 'shipping'>,
  fees: readonly Fee[],
): readonly NewLine[] {
  return [
    ...fees.map(({ kind, subject, price }) => ({
      description: invoiceFeeNames[kind](subject, unitOfTrade),
      amount: 1,
      unitPrice: price,
    })),
    ...(shipping > 0 ? [{ description: invoiceTexts.shipping, amount: 1, unitPrice: shipping }] : []),
  ];
}
