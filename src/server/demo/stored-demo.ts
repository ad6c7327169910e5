import type { Order } from '../orders/store-order.ts';
import type { DemoOrder } from './demo-orders.ts';

export type StoredDemo = { readonly demo: DemoOrder; readonly order: Order };

/** At any time, whatever became of the money. */
export function isPaid({ demo: { status, money } }: StoredDemo): boolean {
  return status !== 'placed' && (status !== 'cancelled' || money !== undefined);
}
