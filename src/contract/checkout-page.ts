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
