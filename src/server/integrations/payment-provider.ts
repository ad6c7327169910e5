import type { Cents } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { ProviderMode, ProviderPayment } from '#domain/payment/provider-payment.ts';
import type { ProviderRefund } from '#domain/payment/refund-status.ts';

export type NewProviderPayment = {
  readonly amount: Cents;
  readonly method: PaymentMethod;
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string;
  readonly country: 'NL' | 'BE';
  // The id of our attempt: comes back with every answer, and makes a repeated request one payment.
  readonly reference: string;
};

export type NewProviderRefund = {
  readonly amount: Cents;
  readonly description: string;
  // The id of our refund, with the same meaning as a payment's.
  readonly reference: string;
};

export type NoAnswer =
  // The provider understood and will not: asking again is of no use.
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'unknown' }
  // Whether it happened is not known.
  | { readonly kind: 'unreachable'; readonly detail: string };

export type ProviderAnswer = { readonly kind: 'payment'; readonly payment: ProviderPayment } | NoAnswer;

export type RefundAnswer = { readonly kind: 'refund'; readonly refund: ProviderRefund } | NoAnswer;

export type RefundsAnswer =
  | { readonly kind: 'refunds'; readonly refunds: readonly ProviderRefund[] }
  | NoAnswer;

/** `most` is null without a limit. */
export type MethodTerms = { readonly method: PaymentMethod; readonly most: Cents | null };

export type PaymentProvider = {
  readonly mode: ProviderMode;
  readonly create: (request: NewProviderPayment) => Promise<ProviderAnswer>;
  readonly find: (id: string) => Promise<ProviderAnswer>;
  readonly cancel: (id: string) => Promise<ProviderAnswer>;
  readonly createRefund: (paymentId: string, request: NewProviderRefund) => Promise<RefundAnswer>;
  readonly listRefunds: (paymentId: string) => Promise<RefundsAnswer>;
  // Those the shop may use; null when the provider does not say.
  readonly methods: () => Promise<readonly MethodTerms[] | null>;
};
