import type { QuotePage } from '#contract/quote/quote.ts';
import { timestampFrom } from '../cart/cart-line.ts';
import type { Database } from '../database/database.ts';
import { productName } from '../product/product-text.ts';
import type { FoundQuote } from './find-quote.ts';
import { findRemovedLine } from './lines/change-quote-lines.ts';
import { lineOf } from './quote-row.ts';

/** The line that an address names as just taken out, where it can be put back. */
export async function presentRemoved(
  database: Database,
  { id: quoteId, lines }: FoundQuote,
  name: string | undefined,
): Promise<QuotePage['removed']> {
  const id = timestampFrom(name);
  const row = id === null || id > 2 ** 31 - 1 ? null : await findRemovedLine(database, quoteId, id);
  if (row === null) return null;
  const line = lineOf(row);
  return {
    id: line.id,
    name: line.kind === 'own' ? line.description : productName(line.screen.productCode),
    before: lines[Math.round(row.place) - 1]?.id ?? null,
  };
}
