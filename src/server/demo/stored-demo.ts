import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import type { NumberSeries } from '#domain/invoice/document-number.ts';
import type { Database } from '../database/database.ts';
import { nextNumbers } from '../invoices/next-number.ts';
import type { Order, OrderRows } from '../orders/store-order.ts';
import type { DemoOrder } from './demo-orders.ts';

export type StoredDemo = {
  readonly demo: DemoOrder;
  readonly order: Order;
  readonly lines: OrderRows['lines'];
  readonly fees: OrderRows['fees'];
};

/** At any time, whatever became of the money. */
export function isPaid({ demo: { status, money, onAccount } }: Pick<StoredDemo, 'demo'>): boolean {
  if (onAccount !== undefined) return onAccount === 'paid';
  return status !== 'placed' && (status !== 'cancelled' || money !== undefined);
}

const minute = 60_000;
const day = 24 * 60 * minute;

export function paidAt({ demo, order }: Pick<StoredDemo, 'demo' | 'order'>): Date {
  return demo.onAccount === undefined
    ? new Date(order.placedAt.getTime() + minute / 2)
    : new Date(leavesAt(order).getTime() + 9 * day);
}

/** R12.3: what is on account is invoiced as it leaves, the rest when it is paid. */
export function invoicedAt(one: Pick<StoredDemo, 'demo' | 'order'>): Date {
  return one.demo.onAccount === undefined ? paidAt(one) : leavesAt(one.order);
}

export function isInvoiced(one: Pick<StoredDemo, 'demo'>): boolean {
  return one.demo.onAccount !== undefined || isPaid(one);
}

/** The afternoon before it is due. */
export function leavesAt({ dueOn }: Pick<Order, 'dueOn'>): Date {
  return new Date(`${addDays(dueOn ?? '', -1)}T13:00:00Z`);
}

/** A number for each of these moments, which stand in their order; years have a series each. */
export async function numbersFor(
  database: Database,
  series: NumberSeries,
  moments: readonly Date[],
): Promise<readonly string[]> {
  const years = Map.groupBy(moments, (moment) => Number(dutchDate(moment).slice(0, 4)));
  const numbers: string[] = [];
  for (const [year, own] of years) numbers.push(...(await nextNumbers(database, series, year, own.length)));
  return numbers;
}
