import { and, eq, inArray } from 'drizzle-orm';
import type { ListedOrder, OrderRowData } from '#contract/office/orders.ts';
import { decimalString } from '#domain/money/cents.ts';
import { daysPastDue } from '#domain/order/due-day.ts';
import { lineDrawing } from '../../cart/line-drawing.ts';
import { findCollected } from '../../database/collected-orders.ts';
import type { Database } from '../../database/database.ts';
import { listedOrders } from '../../database/schema/listed-orders.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { findOrdersOnAccount } from '../../on-account/orders-on-account.ts';
import { findSeen } from '../../orders/find-seen.ts';
import { findPaymentStatuses } from '../../orders/order-payment.ts';
import { inQueue } from '../../orders/order-queues.ts';
import { productName } from '../../product/product-text.ts';
import { showColour } from './colours.ts';

type Reading = {
  readonly today: string;
  readonly seesMoney: boolean;
  // For a page, with a drawing and a form; a file has neither.
  readonly isPage: boolean;
};

/** What a list shows of these orders, in their order. */
export async function readOrderRows(
  database: Database,
  ids: readonly number[],
  { today, seesMoney, isPage }: Reading,
): Promise<readonly OrderRowData[]> {
  if (ids.length === 0) return [];
  const [found, payments, accounts, free, collected, drawings] = await Promise.all([
    select(database, ids),
    seesMoney ? findPaymentStatuses(database, ids) : new Map<number, never>(),
    seesMoney ? findOrdersOnAccount(database, ids, { seesMoney }) : new Map<number, never>(),
    findFree(database, ids, today),
    findCollected(database, ids),
    isPage ? findDrawings(database, ids) : new Map<number, never>(),
  ]);
  const seen = isPage
    ? await findSeen(
        database,
        found.map(({ order }) => order),
        { seesMoney },
      )
    : new Map<number, never>();
  const byId = new Map(found.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { order, listed } = row;
    const { number, status, reference, dueOn, placedAt, customer, deliveryAddress, total } = order;
    return {
      ...{ number, status, reference, dueOn },
      held: order.heldAt !== null,
      onAccount: order.termDays !== null,
      company: customer.company,
      country: deliveryAddress.country,
      placedAt: placedAt.toISOString(),
      screens: listed.screens,
      totalCents: seesMoney ? total : null,
      payment: payments.get(id) ?? null,
      account: accounts.get(id) ?? null,
      isFree: free.has(id),
      isCollected: collected.has(id),
      daysLate: daysPastDue(order, today),
      products: listed.products.map((code, index) => ({
        name: productName(code),
        amount: listed.amounts[index] ?? 0,
      })),
      colours: listed.colours.map(showColour),
      drawing: drawings.get(id) ?? null,
      seen: seen.get(id) ?? '',
    };
  });
}

/** To the letter of the contract. */
export function toListed({
  number,
  status,
  held,
  onAccount,
  company,
  reference,
  totalCents,
  placedAt,
  dueOn,
  screens,
}: OrderRowData): ListedOrder {
  const total = totalCents === null ? {} : { total: decimalString(totalCents) };
  return { number, status, held, onAccount, company, reference, ...total, placedAt, dueOn, screens };
}

function select(database: Database, ids: readonly number[]) {
  return database
    .select({ order: orders, listed: listedOrders })
    .from(orders)
    .innerJoin(listedOrders, eq(listedOrders.orderId, orders.id))
    .where(inArray(orders.id, [...ids]));
}

async function findFree(
  database: Database,
  ids: readonly number[],
  today: string,
): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), inQueue('to_release', today)));
  return new Set(rows.map(({ id }) => id));
}

async function findDrawings(database: Database, ids: readonly number[]) {
  const lines = await database
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...ids]), eq(orderLines.position, 1)));
  return new Map(lines.map((line) => [line.orderId, lineDrawing(line, 'mm')]));
}
