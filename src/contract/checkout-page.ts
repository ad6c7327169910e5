import type { FormState } from './form-state.ts';
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
  /** What the customer last saw, when a new price list has changed the price since. */
  readonly formerUnitCents: number | null;
  /** When it is paid today, year-month-day. */
  readonly deliveryDate: string | null;
};

export type CheckoutAddress = {
  /** Goes into the form: the address's number, or 'invoice'. */
  readonly value: string;
  readonly recipient: string;
  readonly lines: readonly string[];
};

export const newAddress = 'new';

/** Why the customer has to agree once more. */
export type CheckoutChange =
  | { readonly kind: 'total'; readonly formerCents: number }
  | { readonly kind: 'lines' };

/** R12.2: what the form sends for an order on account, the customer's own or one that staff place. */
export const onAccount = 'rekening';

/** R10.4: how an order can be placed by staff, by what the form sends. */
export const waysOnBehalf = ['betaallink', onAccount] as const;

export type WayOnBehalf = (typeof waysOnBehalf)[number];

/** The customer for whom staff order; nothing is paid at this checkout. */
export type CheckoutBehalf = { readonly person: string; readonly email: string };

/** R12.2: an order on account, as it stands for the total that is shown. Amounts incl. VAT. */
export type CheckoutOnAccount = {
  readonly termDays: number;
  readonly limitCents: number;
  /** Before this order. */
  readonly roomCents: number;
  readonly hindrance:
    | { readonly kind: 'over_limit'; readonly missingCents: number }
    // R12.3: with what has to be paid, the oldest first.
    | { readonly kind: 'blocked'; readonly invoices: readonly UnpaidInvoice[] }
    | null;
};

export type UnpaidInvoice = {
  readonly number: string;
  readonly dueOn: string;
  readonly openCents: number;
};

export type CheckoutPage = {
  readonly name: 'checkout';
  readonly unit: 'mm' | 'cm';
  readonly form: FormState;
  readonly addresses: readonly CheckoutAddress[];
  readonly lines: readonly CheckoutLine[];
  /** R13.5: made of the same quotes since these lines came into the cart. */
  readonly orderedSince: readonly {
    readonly quote: string;
    readonly order: string;
    readonly placedOn: string;
  }[];
  /** R13.5: quotes that were changed since; what is ordered is the version these lines are of. */
  readonly movedOn: readonly { readonly quote: string; readonly version: number; readonly present: number }[];
  readonly totals: TotalsData;
  /** Of all together, to the address that is chosen. */
  readonly deliveryDate: string | null;
  readonly vat: VatData;
  readonly methods: readonly MethodOffer[];
  /** Null for a company that pays in advance. */
  readonly onAccount: CheckoutOnAccount | null;
  readonly behalf: CheckoutBehalf | null;
  /** Go back with the form: which form it is, and what the customer saw when agreeing. */
  readonly key: string;
  readonly agreedLines: string;
  readonly change: CheckoutChange | null;
};

/** Nothing to order, as after another tab has done so. */
export type EmptyCheckoutPage = {
  readonly name: 'checkout-empty';
  /** The order that was just placed, if any. */
  readonly lastOrder: string | null;
};
