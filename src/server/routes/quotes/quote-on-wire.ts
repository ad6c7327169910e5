import { type Cents, decimalString, sum, zero } from '#domain/money/cents.ts';
import type { QuoteLine } from '#domain/quote/quote-line.ts';
import {
  linePrice,
  marginOf,
  netOf,
  type QuoteMargin,
  quoteTotals,
  salesByLine,
} from '#domain/quote/quote-totals.ts';
import { productName } from '../../product/product-text.ts';
import type { FoundQuote } from '../../quotes/find-quote.ts';

/** What the page shows, for a program of the dealer: money as decimals, prices incl. VAT, net and margin excl. VAT. */
export function quoteOnWire(quote: FoundQuote) {
  const { number, version, standing: state, validUntil, customer, subject, opening, closing, lines } = quote;
  const totals = quoteTotals(lines, quote);
  // Before the discount of the whole, as on the page.
  const sales = salesByLine(lines, { ...quote, discount: null });
  return {
    ...{ number, state, version, customer, subject, opening, closing, validUntil },
    lines: lines.map((line) => lineOnWire(line, quote, sales.get(line.id) ?? zero)),
    totals: {
      lines: decimalString(totals.lines),
      discount: decimalString(totals.discount),
      total: decimalString(totals.total),
      withoutVat: decimalString(totals.withoutVat),
      vat: totals.vat.map(({ percent, withVat, vat }) => ({
        percent,
        withVat: decimalString(withVat),
        vat: decimalString(vat),
      })),
      ...marginOnWire(marginOf(sum(lines.map(netOf)), totals.withoutVat)),
    },
  };
}

function lineOnWire(line: QuoteLine, quote: FoundQuote, sales: Cents) {
  const { unit, total, vatPercent } = linePrice(line, quote);
  const prices = {
    unitPrice: decimalString(unit),
    price: decimalString(total),
    vatPercent,
    ...marginOnWire(marginOf(netOf(line), sales)),
  };
  const { id, group } = line;
  if (line.kind === 'own') {
    const { description: name, unit: unitName } = line;
    return { id, kind: 'own', group, name, amount: hundredths(line.quantity), unit: unitName, ...prices };
  }
  const { screen } = line;
  return {
    ...{ id, kind: 'screen', group, name: productName(screen.productCode), code: screen.productCode },
    ...{ amount: String(screen.amount), unit: '', ...prices },
    sizes: { width_total: screen.totalWidth, height_total: screen.totalHeight },
    adviesPrijs: decimalString(screen.advicePrice),
    kenmerk: screen.boxLabel,
    reference: screen.reference,
    summary: screen.summary,
  };
}

function marginOnWire({ net, margin, basisPoints }: QuoteMargin) {
  return {
    net: decimalString(net),
    margin: decimalString(margin),
    marginPercent: basisPoints === null ? null : hundredths(basisPoints),
  };
}

// '2.5' of 250: as decimals are written over the wire.
function hundredths(value: number): string {
  return decimalString(value as Cents);
}
