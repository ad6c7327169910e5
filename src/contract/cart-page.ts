import type { WayToOrder } from '#domain/account/way-to-order.ts';
import type { Grouping } from '#domain/cart/group-lines.ts';
import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { OfferSummary } from './offer-summary.ts';
import type { PhotoData, TotalsData, VatData } from './order-page.ts';

// Sizes are whole millimetres, money whole cents excl. VAT unless its name says otherwise.

/** Where in the page an address may point. */
export const cartAnchors = {
  line: (timestamp: number) => `line-${timestamp}`,
  removed: 'verwijderd',
} as const;

export type CartLineData = {
  /** The line's name in addresses and calls. */
  readonly timestamp: number;
  readonly code: string;
  readonly name: string;
  readonly amount: number;
  /** What was wrong with the amount that was just typed. */
  readonly amountError: string | null;
  readonly boxLabel: string;
  readonly reference: string;
  /** What was wrong with the reference that was just typed. */
  readonly referenceError: string | null;
  /** Null for a product that left the catalogue; `step` is where it is chosen. */
  readonly colour: { readonly label: string; readonly step: string } | null;
  /** What was just done to it, told where it stands. */
  readonly note: string | null;
  /** 'later' where the browser fetches it when the line comes into view; null for a product that left the catalogue. */
  readonly drawing: DrawingInput | 'later' | null;
  readonly totalWidth: number;
  readonly totalHeight: number;
  readonly summary: readonly { readonly label: string; readonly value: string }[];
  readonly unitCents: number;
  readonly lineCents: number;
  /** Of one screen, incl. VAT. */
  readonly adviceCents: number;
  /** What the customer last saw, when a new price list has changed the price since. */
  readonly formerUnitCents: number | null;
  readonly isPossible: boolean;
  readonly photos: readonly PhotoData[];
  /** What was wrong with the photo that was just sent. */
  readonly photoError: string | null;
  /** Why this screen can no longer be ordered as it is, as far as that can be said. */
  readonly problems: readonly string[];
  /** The number of the quote it came from. */
  readonly quote: string | null;
  /** When it is paid today, year-month-day; null for what cannot be made. */
  readonly deliveryDate: string | null;
};

/** A quote that is worked on: its number, and for whom it is where that is known. */
export type QuoteConcept = { readonly number: string; readonly customer: string };

export type CartPage = {
  readonly name: 'cart';
  readonly unit: 'mm' | 'cm';
  /** What its button leads to. */
  readonly wayToOrder: WayToOrder;
  /** How to make a quote of it, or put it in one that is not sent yet; null for who makes none. */
  readonly toQuote: { readonly key: string; readonly concepts: readonly QuoteConcept[] } | null;
  /** Offered to or by whose cart it is, and waiting. */
  readonly offers: readonly OfferSummary[];
  /** The last one that was offered, when it came back. */
  readonly returned: OfferSummary | null;
  readonly lines: readonly CartLineData[];
  /** A UUID of this page: a copy that is asked for twice from it is made once. */
  readonly copyKey: string;
  readonly grouping: Grouping | null;
  readonly totals: TotalsData;
  /** Excl. VAT; null when nothing more is needed for it. */
  readonly toFreeShippingCents: number | null;
  /** Of all together. */
  readonly deliveryDate: string | null;
  readonly vat: VatData;
  /** Why it cannot be ordered as it is: a line that cannot be made, or too large a total. */
  readonly blockedBy: 'line' | 'lines' | 'total' | null;
  readonly remarks: string;
  readonly remarksError: string | null;
  /** Typed before the login or the page expired, and not yet stored. */
  readonly areRemarksRestored: boolean;
  /** The line that was just taken out and may be put back, and the line that stands in its place now. */
  readonly removed: {
    readonly timestamp: number;
    readonly name: string;
    readonly boxLabel: string;
    readonly before: number | null;
  } | null;
  readonly notice: { readonly kind: 'ok' | 'error'; readonly text: string } | null;
};
