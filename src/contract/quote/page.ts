import type { QuoteListPage, RemoveQuotePage } from './list.ts';
import type { QuoteLookPage } from './look.ts';
import type { QuoteOrderPage, QuoteToCartPage } from './order.ts';
import type { QuotePage } from './quote.ts';

/** What a dealer opens to work with quotes. */
export type QuotesPage =
  | QuoteListPage
  | QuotePage
  | QuoteOrderPage
  | QuoteToCartPage
  | RemoveQuotePage
  | QuoteLookPage;
