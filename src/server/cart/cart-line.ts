import type { ConfiguredLine } from '#domain/line/configured-line.ts';
import type { cartLines } from '../database/schema/carts.ts';

export type CartLine = typeof cartLines.$inferSelect;

/** A configured line on its way into a cart. */
export type LineSnapshot = ConfiguredLine & {
  /** Who filled the cart it came from, where that was a colleague. */
  readonly measuredBy?: number | null;
  /** R13.5: the quote it came from and its version, where ordering it is ordering from that quote. */
  readonly quoteId?: number | null;
  readonly quoteVersion?: number | null;
};

/** A line's name as it stands in an address or a call; null for what cannot be one. */
export function timestampFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
