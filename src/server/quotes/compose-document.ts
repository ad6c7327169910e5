import { groupRuns } from '#domain/quote/group-runs.ts';
import type { DocumentLine, QuoteDocument, QuoteSender } from '#domain/quote/quote-document.ts';
import type { QuoteLine } from '#domain/quote/quote-line.ts';
import { linePrice, type QuotePricing, quoteTotals } from '#domain/quote/quote-totals.ts';
import { summaryInUnit } from '#text/configurator/summary-in-unit.ts';
import { cartText } from '#text/ordering/cart.ts';
import { formatQuantity, inPlainWords, quoteDocumentText } from '#text/quotes/document.ts';
import { lineDrawing } from '../cart/line-drawing.ts';
import { productName } from '../product/product-text.ts';
import type { FoundQuote } from './find-quote.ts';

/** What of a quote comes to stand on it. */
export type QuoteToRead = QuotePricing &
  Pick<
    FoundQuote,
    'number' | 'version' | 'validUntil' | 'customer' | 'subject' | 'opening' | 'closing' | 'lines'
  >;

/** A quote as its end customer reads it. The only way from what the dealer sees to what others see. */
export function composeDocument(
  quote: QuoteToRead,
  sender: QuoteSender,
  sentOn: string | null,
): QuoteDocument {
  const { number, version, validUntil, customer, subject, opening, closing, lines, discount } = quote;
  const totals = quoteTotals(lines, quote);
  return {
    ...{ number, version, sentOn, validUntil, sender, customer, subject, opening, closing, totals },
    groups: groupRuns(lines).map((run) => ({
      name: run.name,
      lines: run.lines.map((line) => documentLine(line, quote)),
    })),
    discount: discount && { label: quoteDocumentText.discount(discount), amount: totals.discount },
  };
}

function documentLine(line: QuoteLine, pricing: QuotePricing): DocumentLine {
  const price = linePrice(line, pricing);
  if (line.kind === 'own') {
    const quantity = formatQuantity(line.quantity, line.unit);
    return { name: line.description, screen: null, quantity, price };
  }
  const { screen } = line;
  return {
    // With where it comes to hang: an end customer knows the rooms, and not the names of screens.
    name: cartText.lineName(productName(screen.productCode), screen.boxLabel),
    screen: {
      drawing: lineDrawing(screen, screen.unit),
      summary: inPlainWords(summaryInUnit(screen.summary, screen.unit)),
    },
    quantity: String(screen.amount),
    price,
  };
}
