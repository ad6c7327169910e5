import type { cartLines } from '../database/schema/carts.ts';

export type CartLine = typeof cartLines.$inferSelect;

/** What was agreed about one line: nothing in it changes by itself. */
export type LineSnapshot = Pick<
  CartLine,
  | 'productCode'
  | 'device'
  | 'unit'
  | 'answers'
  | 'summary'
  | 'amount'
  | 'openingWidth'
  | 'openingHeight'
  | 'totalWidth'
  | 'totalHeight'
  | 'priceListVersion'
  | 'unitPrice'
  | 'advicePrice'
  | 'boxLabel'
  | 'reference'
  | 'customRal'
> & {
  /** Who filled the cart it came from, where that was a colleague. */
  readonly measuredBy?: number | null;
};

/** A line's name as it stands in an address or a call; null for what cannot be one. */
export function timestampFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
