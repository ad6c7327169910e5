import type { ReactNode } from 'react';
import type { Frame } from '#contract/page.ts';
import type { QuotesPage as Page } from '#contract/quote/page.ts';
import { quoteListTexts, removeQuoteTexts } from '#text/quotes/list.ts';
import type { PageView } from '../page-view.ts';
import { QuotesPage } from './list/QuotesPage.tsx';
import { RemoveQuotePage } from './list/RemoveQuotePage.tsx';
import { lookView } from './look/LookPage.tsx';
import { quoteOrderView } from './order/QuoteOrderPage.tsx';
import { quoteToCartView } from './order/QuoteToCartPage.tsx';
import { quoteView } from './quote/QuotePage.tsx';

/** The register of the dealer's pages about quotes. */
export function quotesView(page: Page, frame: Frame): PageView {
  switch (page.name) {
    case 'quote-list':
      return view(quoteListTexts.title, <QuotesPage page={page} frame={frame} />);
    case 'remove-quote':
      return view(removeQuoteTexts.title(page.quote.number), <RemoveQuotePage page={page} frame={frame} />);
    case 'quote':
      return quoteView(page, frame);
    case 'quote-order':
      return quoteOrderView(page, frame);
    case 'quote-to-cart':
      return quoteToCartView(page, frame);
    case 'quote-look':
      return lookView(page, frame);
    default:
      return page satisfies never;
  }
}

function view(title: string, content: ReactNode): PageView {
  return { title, description: null, isIndexed: false, content };
}
