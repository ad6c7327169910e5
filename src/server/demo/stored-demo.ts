import { dutchDate } from '#domain/business/dutch-date.ts';
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
export function isPaid({ demo: { status, money } }: Pick<StoredDemo, 'demo'>): boolean {
  return status !== 'placed' && (status !== 'cancelled' || money !== undefined);
}

const minute = 60_000;

export function paidAt({ order }: Pick<StoredDemo, 'order'>): Date {
  return new Date(order.placedAt.getTime() + minute / 2);
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
