import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Dependencies, SignedInCustomer } from '../app-env.ts';
import { assessLine } from '../cart/assess-line.ts';
import type { LineSnapshot } from '../cart/cart-line.ts';
import { putLines } from '../cart/put-lines.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import type { FullOrder, OrderLine } from './find-order.ts';

/**
 * Puts an order's lines in the cart at today's prices, once for each key. Gives the positions of the lines that can
 * no longer be made, or says that the cart has no room for the others.
 */
export async function reorder(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  priceLists: PriceLists,
  customer: SignedInCustomer,
  order: FullOrder,
  key: string,
): Promise<readonly number[] | 'full'> {
  const findPriceList = await priceLists.latest();
  const today = dutchDate(now());
  const possible: LineSnapshot[] = [];
  const refused: number[] = [];
  for (const line of order.lines) {
    const snapshot = snapshotOf(line, customer.unit);
    const lineToday = assessLine(snapshot, customer, findPriceList, today);
    if (lineToday.kind === 'impossible') refused.push(line.position);
    else {
      const { price, priceListVersion } = lineToday;
      possible.push({ ...snapshot, unitPrice: price.unit, advicePrice: price.advice, priceListVersion });
    }
  }
  if (possible.length > 0) {
    const call = { key, route: 'reorder', bodyHash: order.number };
    const { kind } = await putLines(
      database,
      { customerId: customer.id, lines: possible, replaced: null, call },
      now(),
    );
    if (kind === 'full') return 'full';
  }
  return refused;
}

/** An order keeps what is made; on what it was typed in is not part of that. */
export function snapshotOf(line: OrderLine, unit: LineSnapshot['unit']): LineSnapshot {
  return { ...line, device: 'desktop', unit };
}
