import type { Cents } from '../money/cents.ts';

/** What is paid for. */
export type PaymentSubject =
  | { readonly kind: 'order'; readonly id: number; readonly number: string }
  | { readonly kind: 'invoice'; readonly id: number; readonly number: string; readonly total: Cents }
  // R12.4: in one payment, the oldest first.
  | { readonly kind: 'several'; readonly invoices: readonly PickedInvoice[] }
  | { readonly kind: 'other'; readonly description: string };

export type PickedInvoice = {
  readonly id: number;
  readonly number: string;
  // What it asks for, or what it got of the payment.
  readonly amount: Cents;
};

/** In one payment: what a payer still oversees, and a provider describes. */
export const mostPicked = 100;

/** How long a link to pay by may work at most. */
export const maxLinkDays = 365;

/** Characters of what a free amount is for. */
export const maxPaidDescription = 200;
