import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import { assessLine } from '../cart/assess-line.ts';
import type { LineSnapshot } from '../cart/cart-line.ts';
import { putLines } from '../cart/put-lines.ts';
import { copyOrderPhotos } from '../photos/carry-photos.ts';
import { customerOf } from '../prices/customer-of.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import type { FullOrder, OrderLine } from './find-order.ts';

/**
 * Puts an order's lines in the cart at today's prices and with their photos, once for each key. Gives the positions of the lines that can
 * no longer be made, or says that the cart has no room for the others.
 */
export async function reorder(
  { database, shopSettings, now }: Pick<Dependencies, 'database' | 'shopSettings' | 'now'>,
  priceLists: PriceLists,
  person: SignedInPerson,
  order: FullOrder,
  key: string,
): Promise<readonly number[] | 'full'> {
  const prices = await priceLists.latest();
  const today = dutchDate(now());
  const customer = customerOf(person, prices, today);
  const { workshop } = shopSettings.recent();
  const possible: { readonly line: LineSnapshot; readonly orderLineId: number }[] = [];
  const refused: number[] = [];
  for (const line of order.lines) {
    const snapshot = snapshotOf(line, person.unit);
    const lineToday = assessLine(snapshot, customer, prices.list, today, workshop);
    if (lineToday.kind === 'impossible') refused.push(line.position);
    else {
      const { price, priceListVersion } = lineToday;
      const priced = { unitPrice: price.unit, advicePrice: price.advice, priceListVersion };
      const reference = line.reference || order.reference;
      possible.push({ line: { ...snapshot, ...priced, reference }, orderLineId: line.id });
    }
  }
  if (possible.length === 0) return refused;
  const isFull = await database.transaction(async (transaction) => {
    const lines = possible.map(({ line }) => line);
    const call = { key, route: 'reorder', bodyHash: order.number };
    const put = await putLines(transaction, { personId: person.id, lines, replaced: null, call }, now());
    if (put.kind !== 'done') return put.kind === 'full';
    const added = put.timestamps.map(
      (timestamp, index) => [timestamp, possible[index]?.orderLineId ?? 0] as const,
    );
    await copyOrderPhotos(transaction, person.id, new Map(added));
    return false;
  });
  return isFull ? 'full' : refused;
}

/** An order keeps what is made; on what it was typed in is not part of that. */
export function snapshotOf(line: OrderLine, unit: LineSnapshot['unit']): LineSnapshot {
  return { ...line, device: 'desktop', unit };
}
