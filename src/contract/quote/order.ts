import type { WayToOrder } from '#domain/account/way-to-order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { QuoteState } from '#domain/quote/quote-state.ts';
import type { FormState } from '../form-state.ts';
import type { TotalsData } from '../order-page.ts';

// Sizes are whole millimetres, money whole cents excl. VAT unless its name says otherwise, dates year-month-day.

/** What the form sends. */
export const orderFields = {
  line: 'line',
  again: 'nogmaals',
  others: 'andere',
  /** What was shown for a line, to mark what is otherwise now. */
  shown: (id: number) => `prijs-${id}`,
} as const;

/** What becomes of what lies in the cart besides: it is ordered too, or saved as a quote first. */
export const otherWays = { along: 'mee', aside: 'apart' } as const;

export type QuoteOrderData = {
  readonly number: string;
  readonly placedOn: string;
  readonly status: OrderStatus;
  readonly isOnAccount: boolean;
  /** Whoever ordered came for all that went. */
  readonly isCollected: boolean;
};

/** What it was in the quote and what it is now, of one line or of all that are ticked. */
export type BeforeAndNow = {
  readonly netCents: number;
  /** What is left of what the end customer pays for it. */
  readonly marginCents: number;
};

export type ReviewLine = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly boxLabel: string;
  readonly group: string;
  readonly amount: number;
  readonly totalWidth: number;
  readonly totalHeight: number;
  readonly before: BeforeAndNow;
  /** Null for what cannot be made any more. */
  readonly now: BeforeAndNow | null;
  /** Of one screen, for what was shown last. */
  readonly unitCents: number | null;
  /** What was shown for one screen a moment ago, where that was another price. */
  readonly shownUnitCents: number | null;
  readonly isTicked: boolean;
  readonly problems: readonly string[];
  /** When it is paid today. */
  readonly deliveryDate: string | null;
};

/** R13.5: a quote before it is ordered. */
export type QuoteOrderPage = {
  readonly name: 'quote-order';
  readonly unit: 'mm' | 'cm';
  readonly number: string;
  readonly version: number;
  readonly customer: string;
  readonly state: QuoteState;
  readonly validUntil: string;
  readonly answeredOn: string | null;
  readonly lines: readonly ReviewLine[];
  /** Of the dealer's own, which stay where they are. */
  readonly ownLines: number;
  /** Of what is ticked. */
  readonly before: BeforeAndNow;
  readonly now: BeforeAndNow;
  readonly totals: TotalsData;
  readonly deliveryDate: string | null;
  /** Made of it already. */
  readonly orders: readonly QuoteOrderData[];
  /** In whose carts its lines lie. */
  readonly colleagues: readonly string[];
  readonly inCart: number;
  readonly others: number;
  readonly wayToOrder: WayToOrder;
  readonly form: FormState;
  readonly key: string;
  readonly seen: string;
  /** Something is otherwise than on the page that was sent. */
  readonly isChanged: boolean;
};

/** Asks before lines come into the cart a second time. */
export type QuoteToCartPage = {
  readonly name: 'quote-to-cart';
  readonly number: string;
  readonly orders: readonly QuoteOrderData[];
  readonly inCart: number;
  readonly key: string;
};
