import type { Cents } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { ProviderMode, ProviderPayment } from '#domain/payment/provider-payment.ts';

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

export type ProviderAnswer =
  | { readonly kind: 'payment'; readonly payment: ProviderPayment }
  // The provider understood and will not: asking again is of no use.
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'unknown' }
  // Whether it happened is not known.
  | { readonly kind: 'unreachable'; readonly detail: string };

export type PaymentProvider = {
  readonly mode: ProviderMode;
  readonly create: (request: NewProviderPayment) => Promise<ProviderAnswer>;
  readonly find: (id: string) => Promise<ProviderAnswer>;
  readonly cancel: (id: string) => Promise<ProviderAnswer>;
  // Those that can take this amount; null when the provider does not say.
  readonly methods: (amount: Cents) => Promise<readonly PaymentMethod[] | null>;
};
