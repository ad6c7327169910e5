import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { ProviderStatus } from '#domain/payment/provider-payment.ts';

/** R7.9: what the form sends is the specification's word; a method is added here and in the domain. */
export const wireMethods = ['iDeal', 'Creditcard', 'Bancontact'] as const;

export type WireMethod = (typeof wireMethods)[number];

export const methodByWireName = {
  iDeal: 'ideal',
  Creditcard: 'creditcard',
  Bancontact: 'bancontact',
} as const satisfies Record<WireMethod, PaymentMethod>;

/** A method, and the most it takes; null without a limit. */
export type MethodOffer = {
  readonly name: WireMethod;
  readonly mostCents: number | null;
  readonly isAvailable: boolean;
};

/** R3.10; money as decimal strings, as everywhere on the wire. */
export type PaymentData = {
  readonly id: string;
  readonly order_id: number | null;
  readonly orderNumber: string | null;
  readonly amount: string;
  readonly invoice_id: number | null;
  readonly invoiceNumber: string | null;
  readonly invoiceTotal: string | null;
  readonly description: string | null;
  readonly payment_method: WireMethod | null;
  readonly paymentMethodError: boolean;
};

/** One of several invoices in one payment. */
export type PickedData = { readonly number: string; readonly amount: string };

/** Why the payer sees the form again. */
export type PaymentNotice =
  | { readonly kind: 'failed'; readonly reason: string | null }
  // Paid, but another amount than is due now.
  | { readonly kind: 'surplus'; readonly amountCents: number }
  | { readonly kind: 'method_refused' | 'unavailable' };

export type PaymentLinkData = {
  readonly payment: PaymentData;
  /** R12.4: each with what it asks for; none where one thing is paid. */
  readonly picked: readonly PickedData[];
  readonly methods: readonly MethodOffer[];
  /** The last day on which the order behind it can be paid. */
  readonly payUntil: string | null;
  readonly via: string | null;
  readonly notice: PaymentNotice | null;
};

export type PaymentFormPage = { readonly name: 'payment' } & PaymentLinkData;

export type PaymentStateName =
  | 'paid'
  | 'already_paid'
  | 'partially_refunded'
  | 'refunded'
  | 'charged_back'
  | 'surplus'
  | 'pending'
  | 'expired'
  | 'cancelled'
  // The order was not paid in time.
  | 'lapsed'
  | 'nothing_due'
  // The shop took the link back.
  | 'withdrawn'
  | 'unknown';

export type PaymentStatePage = {
  readonly name: 'payment-state';
  readonly state: PaymentStateName;
  /** Null for a link we do not know. */
  readonly payment: PaymentData | null;
  readonly picked: readonly PickedData[];
  /** What went back of it; null where nothing did. */
  readonly refunded: string | null;
  /** Of a payment for several, the part that nobody owed any more; null where that is all of it or nothing. */
  readonly tooMuch: string | null;
  /** The provider still waits for the payer, who may choose again. */
  readonly canPayAgain: boolean;
};

/** What the page of a payment under way asks until it changes. */
export type PaymentStateAnswer = { readonly state: PaymentStateName | 'open' };

export const demoOutcomes = ['paid', 'pending', 'failed', 'canceled', 'expired'] as const;
export const demoWebhooks = ['before', 'after', 'twice', 'late', 'never'] as const;

/** The sandbox's hosted page. */
export type DemoPaymentPage = {
  readonly name: 'demo-payment';
  readonly id: string;
  readonly description: string;
  readonly amountCents: number;
  readonly method: PaymentMethod | null;
  readonly status: ProviderStatus;
  readonly redirectUrl: string;
  readonly canRefund: boolean;
  readonly canChargeBack: boolean;
  readonly canReverse: boolean;
};

export const demoSubjects = ['order', 'invoice', 'other'] as const;

/** Where a demo visitor makes a link to try, as staff would. */
export type DemoPaymentLinkPage = { readonly name: 'demo-payment-link' };

export type PaymentPage = PaymentFormPage | PaymentStatePage | DemoPaymentPage | DemoPaymentLinkPage;
