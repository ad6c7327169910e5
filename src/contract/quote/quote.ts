import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { LinkStanding } from '#domain/quote/link-standing.ts';
import type { EndCustomer } from '#domain/quote/quote-document.ts';
import type { QuoteEventKind } from '#domain/quote/quote-event.ts';
import type { QuoteDiscount } from '#domain/quote/quote-line.ts';
import type { QuoteState } from '#domain/quote/quote-state.ts';
import type { LinePrice, QuoteMargin, QuoteTotals } from '#domain/quote/quote-totals.ts';
import type { PriceRule, Rounding, SharedPriceRule } from '#domain/quote/selling-price.ts';
import type { FormState } from '../form-state.ts';
import type { PhotoData } from '../order-page.ts';
import type { QuoteOrderData } from './order.ts';

// Sizes are whole millimetres, money whole cents, dates year-month-day, moments as ISO text.

export const quotesPath = '/offertes';

export function quotePath(number: string): string {
  return `${quotesPath}/${number}`;
}

/** Where in the page an address may point. */
export const quoteAnchors = {
  customer: 'klant',
  words: 'woorden',
  price: 'prijs',
  lines: 'regels',
  newLine: 'nieuwe-regel',
  removed: 'verwijderd',
  add: 'toevoegen',
  line: (id: number) => `regel-${id}`,
} as const;

/** What somebody else has changed since a form was made. */
export type QuoteFormChange = { readonly field: string; readonly before: string; readonly after: string };

export type QuoteFormData = {
  readonly state: FormState;
  /** What it was made from. */
  readonly seen: string;
  /** Null unless somebody else was there since. */
  readonly meanwhile: readonly QuoteFormChange[] | null;
};

export type QuoteFormName = 'customer' | 'words' | 'price' | 'newLine' | `line-${number}`;

/** What a screen would be today, where that is not what the quote was made with. */
export type ScreenTodayData =
  | { readonly kind: 'same' }
  | { readonly kind: 'other'; readonly netCents: number; readonly adviceCents: number }
  | { readonly kind: 'impossible'; readonly problems: readonly string[] };

export type QuoteScreenData = {
  readonly code: string;
  readonly boxLabel: string;
  readonly reference: string;
  readonly amount: number;
  /** 'later' where the browser fetches it when the line comes into view; null for a product that left the catalogue. */
  readonly drawing: DrawingInput | 'later' | null;
  readonly totalWidth: number;
  readonly totalHeight: number;
  readonly summary: readonly { readonly label: string; readonly value: string }[];
  /** Of one screen: what the dealer pays, excl. VAT, and the advice price, incl. VAT. */
  readonly netCents: number;
  readonly adviceCents: number;
  /** Seen by the dealer, and by nobody else. */
  readonly photos: readonly PhotoData[];
  /** Null where it is priced as the whole quote is. */
  readonly rule: PriceRule | null;
  readonly today: ScreenTodayData;
};

export type QuoteLineData = {
  readonly id: number;
  readonly group: string;
  readonly name: string;
  /** '2', '2,5 uur'. */
  readonly quantity: string;
  readonly price: LinePrice;
  /** Before the discount of the whole; null for the dealer's own work. */
  readonly margin: QuoteMargin | null;
  /** Null for a line of the dealer's own. */
  readonly screen: QuoteScreenData | null;
  /** The selling price of a screen, or all of an own line; null where nothing can be changed. */
  readonly form: QuoteFormData | null;
};

export type QuoteEventData = {
  readonly id: number;
  readonly kind: QuoteEventKind;
  readonly version: number;
  readonly text: string;
  /** Null for the end customer and the clock. */
  readonly person: string | null;
  readonly at: string;
};

/** What there is to say of what was just done, and where: at an anchor, or above everything. */
export type QuoteNotice = {
  readonly kind: 'ok' | 'error';
  readonly text: string;
  readonly at?: string | undefined;
};

/** A mail to the end customer about a version, and how it fared. */
export type QuoteMailData = {
  readonly id: number;
  readonly kind: 'sent' | 'reminded' | 'confirmed';
  readonly recipient: string;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly at: string;
};

/** What was sent, as it was sent. */
export type QuoteVersionData = {
  readonly version: number;
  /** Where its end customer reads it, and the dealer the same on paper. */
  readonly link: string;
  readonly pdfPath: string;
  /** What that link says of it. */
  readonly standing: LinkStanding;
  readonly sentAt: string;
  readonly seenAt: string | null;
  readonly answer: {
    readonly kind: 'accepted' | 'refused';
    readonly name: string;
    readonly at: string;
  } | null;
  readonly mails: readonly QuoteMailData[];
};

/** R13: a quote as its dealer works on it. */
export type QuotePage = {
  readonly name: 'quote';
  readonly unit: 'mm' | 'cm';
  readonly number: string;
  readonly version: number;
  readonly state: QuoteState;
  /** Counts every change, for a form that asks nothing. */
  readonly revision: number;
  readonly validUntil: string;
  /** It is a concept that cannot be sent any more as it is. */
  readonly isPast: boolean;
  readonly customer: EndCustomer;
  readonly subject: string;
  readonly opening: string;
  readonly closing: string;
  readonly rule: SharedPriceRule;
  readonly rounding: Rounding;
  readonly discount: QuoteDiscount | null;
  readonly lines: readonly QuoteLineData[];
  readonly totals: QuoteTotals;
  /** Of the whole, after the discount. */
  readonly margin: QuoteMargin;
  /** Excl. VAT: what ordering adds to the net prices; null where there is no screen to order. */
  readonly onOrdering: {
    readonly fees: readonly { readonly label: string; readonly cents: number }[];
    readonly shippingCents: number;
  } | null;
  /** What the button that takes over today's prices was made from; null where nothing is to be taken over. */
  readonly pricesSeen: string | null;
  /** Null where nothing can be changed: its end customer said yes to it, or it is ordered. */
  readonly forms: Readonly<Record<'customer' | 'words' | 'price' | 'newLine', QuoteFormData>> | null;
  /** Made of it, the last one first. */
  readonly orders: readonly QuoteOrderData[];
  /** In the order in which it happened. */
  readonly events: readonly QuoteEventData[];
  /** The last one first. */
  readonly versions: readonly QuoteVersionData[];
  /** Whether its end customer may be reminded; null where nobody waits for an answer. */
  readonly reminding: 'now' | 'tomorrow' | 'never' | null;
  readonly can: { readonly send: boolean; readonly order: boolean };
  /** Drawn with the page, so that what is sent twice happens once. */
  readonly key: string;
  readonly notice: QuoteNotice | null;
  /** The line that was just taken out and may be put back, and the one that stands in its place now. */
  readonly removed: { readonly id: number; readonly name: string; readonly before: number | null } | null;
  /** What can be added to it. */
  readonly products: readonly { readonly code: string; readonly name: string }[];
};
