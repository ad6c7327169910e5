import type { FormState } from './account-page.ts';
import type { TotalsData, VatData } from './order-page.ts';
import type { MethodOffer } from './payment-page.ts';

export type CheckoutLine = {
  readonly timestamp: number;
  readonly code: string;
  readonly name: string;
  readonly boxLabel: string;
  readonly amount: number;
  readonly totalWidth: number;
  readonly totalHeight: number;
  readonly unitCents: number;
  readonly lineCents: number;
  // What the customer last saw, when a new price list has changed the price since.
  readonly formerUnitCents: number | null;
  // When it is paid today, year-month-day.
  readonly deliveryDate: string | null;
};

export type CheckoutAddress = {
  // Goes into the form: the address's number, or 'invoice'.
  readonly value: string;
  readonly recipient: string;
  readonly lines: readonly string[];
};

export const newAddress = 'new';

/** Why the customer has to agree once more. */
export type CheckoutChange =
  | { readonly kind: 'total'; readonly formerCents: number }
  | { readonly kind: 'lines' };

/** R10.4: how an order can be placed by staff, by what the form sends. On account comes beside it (R12.2). */
export const waysOnBehalf = ['betaallink'] as const;

export type WayOnBehalf = (typeof waysOnBehalf)[number];

/** The customer for whom staff order, and how that may be paid: never at this checkout. */
export type CheckoutBehalf = {
  readonly person: string;
  readonly email: string;
  readonly ways: readonly WayOnBehalf[];
};

export type CheckoutPage = {
  readonly name: 'checkout';
  readonly unit: 'mm' | 'cm';
  readonly form: FormState;
  readonly addresses: readonly CheckoutAddress[];
  readonly lines: readonly CheckoutLine[];
  readonly totals: TotalsData;
  // Of all together, to the address that is chosen.
  readonly deliveryDate: string | null;
  readonly vat: VatData;
  readonly methods: readonly MethodOffer[];
  readonly behalf: CheckoutBehalf | null;
  // Go back with the form: which form it is, and what the customer saw when agreeing.
  readonly key: string;
  readonly agreedLines: string;
  readonly change: CheckoutChange | null;
};

/** Nothing to order, as after another tab has done so. */
export type EmptyCheckoutPage = {
  readonly name: 'checkout-empty';
  // The order that was just placed, if any.
  readonly lastOrder: string | null;
};
