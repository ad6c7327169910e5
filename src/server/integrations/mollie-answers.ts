import { z } from 'zod';
import { type Cents, cents, sum, zero } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { type ProviderPayment, providerStatuses } from '#domain/payment/provider-payment.ts';
import { type ProviderRefund, providerRefundStatuses } from '#domain/payment/refund-status.ts';
import type { NoAnswer } from './payment-provider.ts';

export const methodByProviderName: Readonly<Record<string, PaymentMethod>> = {
  ideal: 'ideal',
  creditcard: 'creditcard',
  bancontact: 'bancontact',
};

// Amounts are read by digits: a float would lose cents.
const amount = z.object({
  currency: z.string(),
  value: z
    .string()
    .regex(/^\d{1,12}(\.\d{2})?$/)
    .transform((value) => {
      const [whole = '', fraction = '00'] = value.split('.');
      return cents(Number(whole) * 100 + Number(fraction));
    }),
});

const metadata = z.object({ attempt: z.string() }).nullish().catch(null);

export const paymentAnswer = z
  .object({
    id: z.string(),
    mode: z.enum(['test', 'live']),
    status: z.enum(providerStatuses),
    amount,
    amountRefunded: amount.nullish(),
    amountChargedBack: amount.nullish(),
    _embedded: z
      .object({ chargebacks: z.array(z.object({ amount, reversedAt: z.string().nullish() })) })
      .nullish()
      .catch(null),
    method: z.string().nullish(),
    metadata,
    details: z.object({ failureReason: z.string().nullish() }).nullish(),
    isCancelable: z.boolean().nullish(),
    expiresAt: z.iso.datetime({ offset: true }).nullish(),
    settlementId: z.string().max(100).nullish(),
    _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }) }).nullish() }),
  })
  .transform(
    (answer): ProviderPayment => ({
      id: answer.id,
      mode: answer.mode,
      status: answer.status,
      currency: answer.amount.currency,
      amount: answer.amount.value,
      refunded: answer.amountRefunded?.value ?? zero,
      chargedBack: stillChargedBack(
        answer._embedded?.chargebacks ?? [],
        answer.amountChargedBack?.value ?? zero,
      ),
      method: methodByProviderName[answer.method ?? ''] ?? null,
      reference: answer.metadata?.attempt ?? null,
      failureReason: answer.details?.failureReason ?? null,
      isCancelable: answer.isCancelable ?? false,
      checkoutUrl: answer._links.checkout?.href ?? null,
      expiresAt: answer.expiresAt ?? null,
      settlement: answer.settlementId ?? null,
    }),
  );

type Chargeback = {
  readonly amount: { readonly value: Cents };
  readonly reversedAt?: string | null | undefined;
};

// A dispute that was won stays in the list with the day on which it was reversed.
function stillChargedBack(chargebacks: readonly Chargeback[], total: Cents): Cents {
  if (chargebacks.length === 0) return total;
  return sum(chargebacks.flatMap(({ amount: { value }, reversedAt }) => (reversedAt == null ? value : [])));
}

export const refundAnswer = z
  .object({
    id: z.string(),
    status: z.enum(providerRefundStatuses),
    amount,
    metadata: z.object({ refund: z.string() }).nullish().catch(null),
  })
  .transform(
    (answer): ProviderRefund => ({
      id: answer.id,
      status: answer.status,
      amount: answer.amount.value,
      reference: answer.metadata?.refund ?? null,
    }),
  );

export const refundsAnswer = z
  .object({ _embedded: z.object({ refunds: z.array(refundAnswer) }) })
  .transform(({ _embedded }) => _embedded.refunds);

export const methodsAnswer = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: z.string(), maximumAmount: amount.nullish() })) }),
});

const refusal = z.object({ detail: z.string() }).catch({ detail: '' });

export const conflict = 'the same request is under way';

type Read<T> = { readonly kind: 'read'; readonly value: T } | NoAnswer;

export function readAnswer<T>(
  { status, body }: { readonly status: number; readonly body: unknown },
  schema: z.ZodType<T>,
): Read<T> {
  if (status === 404 || status === 410) return { kind: 'unknown' };
  if (status === 409) return { kind: 'unreachable', detail: conflict };
  if ([401, 403, 429].includes(status) || status >= 500)
    return { kind: 'unreachable', detail: `answered ${status}` };
  if (status >= 400) return { kind: 'refused', detail: `${status} ${refusal.parse(body).detail}`.trim() };
  const read = schema.safeParse(body);
  if (read.success) return { kind: 'read', value: read.data };
  return { kind: 'unreachable', detail: `answered ${status} with something unreadable` };
}
