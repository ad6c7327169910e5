import type { Country } from '../business/address.ts';
import type { DrawingInput } from '../drawing/drawing.ts';
import type { KeptSummary } from '../line/configured-line.ts';
import type { Cents } from '../money/cents.ts';
import type { LinePrice, QuoteTotals } from './quote-totals.ts';

/** Who a quote is for. Belongs to the dealer's company, and is nobody else's to read. */
export type EndCustomer = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: Country;
};

/** Who sends it, in their own look. */
export type QuoteSender = {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly companyNumber: string;
  readonly vatId: string | null;
  readonly phone: string;
  /** Where questions go. */
  readonly replyTo: string;
  /** '#rrggbb' as chosen; what is drawn in it is made readable. */
  readonly colour: string;
  readonly logo: { readonly id: number; readonly width: number; readonly height: number } | null;
  readonly terms: string;
};

export type DocumentLine = {
  readonly name: string;
  /** Of a screen: what it is in words, and its picture; null for a product that left the catalogue. */
  readonly screen: { readonly drawing: DrawingInput | null; readonly summary: KeptSummary } | null;
  /** '2', '2,5 uur'. */
  readonly quantity: string;
  readonly price: LinePrice;
};

/**
 * A quote as its end customer reads it, on paper and on screen: all there is, and nothing of what the dealer pays. What has no
 * place in it cannot leak.
 */
export type QuoteDocument = {
  readonly number: string;
  readonly version: number;
  /** Year-month-day; null while it is a concept. */
  readonly sentOn: string | null;
  readonly validUntil: string;
  readonly sender: QuoteSender;
  readonly customer: EndCustomer;
  readonly subject: string;
  readonly opening: string;
  readonly closing: string;
  readonly groups: readonly { readonly name: string; readonly lines: readonly DocumentLine[] }[];
  readonly discount: { readonly label: string; readonly amount: Cents } | null;
  readonly totals: QuoteTotals;
};
