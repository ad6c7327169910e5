import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Cents, cents, decimalString, zero } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { type ProviderPayment, providerStatuses } from '#domain/payment/provider-payment.ts';
import type { NewProviderPayment, PaymentProvider, ProviderAnswer } from './payment-provider.ts';

type Options = {
  readonly apiKey: string;
  readonly baseUrl: string;
  // Sends a request; the stand-in answers in this same process.
  readonly send?: (request: Request) => Promise<Response>;
  readonly timeLimit?: number;
};

// A webhook must be answered within 15 s, and answering one takes a question to the provider.
const defaultTimeLimit = 8_000;

const methodByProviderName: Readonly<Record<string, PaymentMethod>> = {
  ideal: 'ideal',
  creditcard: 'creditcard',
  bancontact: 'bancontact',
};

export const mollieUrl = 'https://api.mollie.com';

const locales = { NL: 'nl_NL', BE: 'nl_BE' } as const;

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

const paymentAnswer = z
  .object({
    id: z.string(),
    mode: z.enum(['test', 'live']),
    status: z.enum(providerStatuses),
    amount,
    amountRefunded: amount.nullish(),
    amountChargedBack: amount.nullish(),
    method: z.string().nullish(),
    metadata,
    details: z.object({ failureReason: z.string().nullish() }).nullish(),
    isCancelable: z.boolean().nullish(),
    expiresAt: z.iso.datetime({ offset: true }).nullish(),
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
      chargedBack: answer.amountChargedBack?.value ?? zero,
      method: methodByProviderName[answer.method ?? ''] ?? null,
      reference: answer.metadata?.attempt ?? null,
      failureReason: answer.details?.failureReason ?? null,
      isCancelable: answer.isCancelable ?? false,
      checkoutUrl: answer._links.checkout?.href ?? null,
      expiresAt: answer.expiresAt ?? null,
    }),
  );

const methodsAnswer = z.object({ _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }) });

const refusal = z.object({ detail: z.string() }).catch({ detail: '' });

export function createMollie({
  apiKey,
  baseUrl,
  send = fetch,
  timeLimit = defaultTimeLimit,
}: Options): PaymentProvider {
  async function ask(method: string, path: string, options: { body?: unknown; key?: string } = {}) {
    const headers = new Headers({ authorization: `Bearer ${apiKey}`, accept: 'application/hal+json' });
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    if (options.key !== undefined) headers.set('idempotency-key', options.key);
    const request = new Request(new URL(`/v2/${path}`, baseUrl), {
      method,
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: AbortSignal.timeout(timeLimit),
      redirect: 'error',
    });
    const answer = await send(request);
    return { status: answer.status, body: await answer.json().catch(() => null) };
  }

  async function askForPayment(...question: Parameters<typeof ask>): Promise<ProviderAnswer> {
    try {
      return readPayment(await ask(...question));
    } catch (error) {
      return { kind: 'unreachable', detail: error instanceof Error ? error.message : String(error) };
    }
  }

  return {
    mode: apiKey.startsWith('live_') ? 'live' : 'test',
    create: async (request) => {
      const question = [
        'POST',
        'payments',
        { body: toBody(request, baseUrl), key: request.reference },
      ] as const;
      // While the first of two equal requests is still under way, the second is told to come back.
      for (const pause of [100, 200, 400, 800]) {
        const answer = await askForPayment(...question);
        if (answer.kind !== 'unreachable' || answer.detail !== conflict) return answer;
        await wait(pause);
      }
      return askForPayment(...question);
    },
    find: (id) => askForPayment('GET', `payments/${encodeURIComponent(id)}`),
    cancel: (id) => askForPayment('DELETE', `payments/${encodeURIComponent(id)}`),
    methods: async (value) => {
      const query = new URLSearchParams({
        'amount[value]': decimalString(value),
        'amount[currency]': 'EUR',
      });
      try {
        const { body } = await ask('GET', `methods?${query}`);
        const parsed = methodsAnswer.safeParse(body);
        if (!parsed.success) return null;
        return parsed.data._embedded.methods.flatMap(({ id }) => methodByProviderName[id] ?? []);
      } catch {
        return null;
      }
    },
  };
}

const conflict = 'the same request is under way';

function readPayment({ status, body }: { readonly status: number; readonly body: unknown }): ProviderAnswer {
  if (status === 404 || status === 410) return { kind: 'unknown' };
  if (status === 409) return { kind: 'unreachable', detail: conflict };
  if ([401, 403, 429].includes(status) || status >= 500)
    return { kind: 'unreachable', detail: `answered ${status}` };
  if (status >= 400) return { kind: 'refused', detail: `${status} ${refusal.parse(body).detail}`.trim() };
  const payment = paymentAnswer.safeParse(body);
  if (payment.success) return { kind: 'payment', payment: payment.data };
  return { kind: 'unreachable', detail: `answered ${status} with something unreadable` };
}

function toBody(request: NewProviderPayment, baseUrl: string) {
  // The provider refuses an address it cannot reach: a developer with a test key goes without webhooks.
  const hasWebhook =
    baseUrl !== mollieUrl || !/^(localhost|127\.|\[::1\])/.test(new URL(request.webhookUrl).hostname);
  return {
    amount: toAmount(request.amount),
    method: request.method,
    description: request.description.slice(0, 255),
    redirectUrl: request.redirectUrl,
    ...(hasWebhook && { webhookUrl: request.webhookUrl }),
    locale: locales[request.country],
    metadata: { attempt: request.reference },
  };
}

function toAmount(value: Cents) {
  return { currency: 'EUR', value: decimalString(value) };
}
