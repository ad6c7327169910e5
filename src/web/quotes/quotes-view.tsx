import type { Frame } from '#contract/page.ts';
import type { QuotesPage } from '#contract/quote/page.ts';
import type { PageView } from '../page-view.ts';
import { quoteView } from './quote/QuotePage.tsx';

/** The register of the dealer's pages about quotes. */
export function quotesView(page: QuotesPage, frame: Frame): PageView {
  return quoteView(page, frame);
}
