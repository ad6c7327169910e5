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
  | 'customRal'
>;
