import { and, asc, eq, inArray } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { amountCell, inertCell, momentCell, writeCsv } from '#domain/csv/csv.ts';
import { times } from '#domain/money/cents.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import { nameOrderStatus } from '#text/ordering/order.ts';
import { exportHeadings, orderAnswers, vatAnswerNames } from '#text/staff/shop-answers.ts';
import { findCollected } from '../database/collected-orders.ts';
import type { Database } from '../database/database.ts';
import { invoices, orderLines, type orders } from '../database/schema/orders.ts';
import { findOrders } from '../orders/find-orders.ts';
import { findPaymentStatuses } from '../orders/order-payment.ts';
import type { Command } from './command.ts';
import { writeTextFile } from './files.ts';
import { readFilter } from './orders.ts';

type Order = typeof orders.$inferSelect & {
  readonly payment: PaymentStatus | null;
  readonly isCollected: boolean;
};
type Rows = readonly (readonly string[])[];

export const exportOrders: Command<'bestelexport'> = {
  right: 'see_all_orders',
  options: { status: 'text', vanaf: 'text', tot: 'text', regels: 'flag', bestand: 'text', bom: 'flag' },
  hasWords: false,
  run: async (input, shop) => {
    const { database } = shop;
    const orders = await findOrders(database, readFilter(input));
    const ids = orders.map(({ id }) => id);
    const [money, collected] = await Promise.all([
      findPaymentStatuses(database, ids),
      findCollected(database, ids),
    ]);
    const found = orders.map((order) => ({
      ...order,
      payment: money.get(order.id) ?? null,
      isCollected: collected.has(order.id),
    }));
    const rows = input.flag('regels') ? await lineRows(database, found) : await orderRows(database, found);
    const headings = input.flag('regels') ? exportHeadings.line : exportHeadings.order;
    const text = `${input.flag('bom') ? '\uFEFF' : ''}${writeCsv([headings, ...rows])}`;
    const path = input.text('bestand');
    if (path === null) return { text, notes: [] };
    await writeTextFile(shop, path, text);
    return { text: '', notes: [orderAnswers.exported(rows.length, path)] };
  },
};

async function orderRows(database: Database, found: readonly Order[]): Promise<Rows> {
  const ids = found.map(({ id }) => id);
  const issued = await database
    .select({ orderId: invoices.orderId, number: invoices.number })
    .from(invoices)
    .where(and(inArray(invoices.orderId, ids), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.id));
  const invoicesOf = Map.groupBy(issued, ({ orderId }) => orderId);
  return found.map((order) => [
    ...commonCells(order),
    inertCell(order.customer.contact),
    inertCell(order.customer.email),
    order.customer.vatId ?? '',
    order.deliveryAddress.country,
    inertCell(order.reference),
    amountCell(order.goods),
    amountCell(order.fees),
    amountCell(order.shipping),
    String(order.vatPercent),
    amountCell(order.vat),
    amountCell(order.total),
    (invoicesOf.get(order.id) ?? []).map(({ number }) => number).join(', '),
    ...vatCheckCells(order),
  ]);
}

// The evidence for 0 % VAT, or why it was charged.
function vatCheckCells({ vatCheck }: Order): readonly string[] {
  if (vatCheck === null) return ['', '', '', ''];
  const { vatId, answer, askedAt, consultation } = vatCheck;
  return [vatId, vatAnswerNames[answer], momentCell(askedAt), inertCell(consultation ?? '')];
}

async function lineRows(database: Database, found: readonly Order[]): Promise<Rows> {
  const ids = found.map(({ id }) => id);
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return found.flatMap((order) =>
    (linesOf.get(order.id) ?? []).map((line) => [
      ...commonCells(order),
      inertCell(order.reference),
      String(line.position),
      line.productCode,
      inertCell(line.productName),
      inertCell(line.boxLabel),
      String(line.amount),
      String(line.totalWidth),
      String(line.totalHeight),
      amountCell(line.unitPrice),
      amountCell(times(line.unitPrice, line.amount)),
    ]),
  );
}

function commonCells(order: Order): readonly string[] {
  const { number, placedAt, customer } = order;
  const state = nameOrderStatus(order, order);
  return [number, dutchDate(placedAt), state, inertCell(customer.company)];
}

// Without thousands: a spreadsheet set to Dutch then sees a number.
