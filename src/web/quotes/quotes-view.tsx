import type { Frame } from '#contract/page.ts';
import type { QuotesPage } from '#contract/quote/page.ts';
import type { PageView } from '../page-view.ts';
import { quoteOrderView } from './order/QuoteOrderPage.tsx';
import { quoteToCartView } from './order/QuoteToCartPage.tsx';
import { quoteView } from './quote/QuotePage.tsx';

/** The register of the dealer's pages about quotes. */
export function quotesView(page: QuotesPage, frame: Frame): PageView {
  switch (page.name) {
    case 'quote':
      return quoteView(page, frame);
    case 'quote-order':
      return quoteOrderView(page, frame);
    case 'quote-to-cart':
      return quoteToCartView(page, frame);
    default:
      return page satisfies never;
  }
}
