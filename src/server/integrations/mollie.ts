import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { type Cents, decimalString } from '#domain/money/cents.ts';
import {
  conflict,
  methodByProviderName,
  methodsAnswer,
  paymentAnswer,
  readAnswer,
  refundAnswer,
  refundsAnswer,
} from './mollie-answers.ts';
import type { Send } from './note-answers.ts';
import type { NewProviderPayment, PaymentProvider, ProviderAnswer } from './payment-provider.ts';

type Options = {
  readonly apiKey: string;
  readonly baseUrl: string;
  // Sends a request; the stand-in answers in this same process.
  readonly send?: Send;
  // Sees each request and its answer, and changes neither.
  readonly watch?: (send: Send) => Send;
  readonly timeLimit?: number;
};

// A webhook must be answered within 15 s, and answering one takes a question to the provider.
const defaultTimeLimit = 8_000;

export const mollieUrl = 'https://api.mollie.com';

const payHosts = ['mollie.com', 'ideal.nl'];

const locales = { NL: 'nl_NL', BE: 'nl_BE' } as const;

export function createMollie({
  apiKey,
  baseUrl,
  send = fetch,
  watch = (unseen) => unseen,
  timeLimit = defaultTimeLimit,
}: Options): PaymentProvider {
  const watched = watch(send);

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
    const answer = await watched(request);
    return { status: answer.status, body: await answer.json().catch(() => null) };
  }

  async function askFor<T>(schema: z.ZodType<T>, ...question: Parameters<typeof ask>) {
    try {
      return readAnswer(await ask(...question), schema);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { kind: 'unreachable', detail } as const;
    }
  }

  async function askForPayment(...question: Parameters<typeof ask>): Promise<ProviderAnswer> {
    const answer = await askFor(paymentAnswer, ...question);
    if (answer.kind === 'read' && !isPayPage(answer.value.checkoutUrl, baseUrl))
      return { kind: 'unreachable', detail: 'a page to pay at that is not of the provider' };
    return answer.kind === 'read' ? { kind: 'payment', payment: answer.value } : answer;
  }

  return {
    mode: apiKey.startsWith('live_') ? 'live' : 'test',
    create: async (request) => {
      const question = [
        'POST',
        'payments',
        { body: toBody(request, baseUrl), key: request.reference },
      ] as const;
      return withoutConflict(() => askForPayment(...question));
    },
    find: async (id) => {
      const path = `payments/${encodeURIComponent(id)}`;
      const answer = await askForPayment('GET', path);
      if (answer.kind !== 'payment' || answer.payment.chargedBack === 0) return answer;
      // The sum does not say whether a dispute was won since.
      const detailed = await askForPayment('GET', `${path}?embed=chargebacks`);
      return detailed.kind === 'payment' ? detailed : answer;
    },
    cancel: (id) => askForPayment('DELETE', `payments/${encodeURIComponent(id)}`),
    createRefund: async (id, { amount, description, reference }) => {
      const body = {
        amount: toAmount(amount),
        description: description.slice(0, 140),
        metadata: { refund: reference },
      };
      const path = `payments/${encodeURIComponent(id)}/refunds`;
      const answer = await withoutConflict(() =>
        askFor(refundAnswer, 'POST', path, { body, key: reference }),
      );
      return answer.kind === 'read' ? { kind: 'refund', refund: answer.value } : answer;
    },
    listRefunds: async (id) => {
      const answer = await askFor(
        refundsAnswer,
        'GET',
        `payments/${encodeURIComponent(id)}/refunds?limit=250`,
      );
      return answer.kind === 'read' ? { kind: 'refunds', refunds: answer.value } : answer;
    },
    methods: async () => {
      try {
        const { body } = await ask('GET', 'methods');
        const parsed = methodsAnswer.safeParse(body);
        if (!parsed.success) return null;
        return parsed.data._embedded.methods.flatMap(({ id, maximumAmount }) => {
          const method = methodByProviderName[id];
          return method === undefined ? [] : [{ method, most: maximumAmount?.value ?? null }];
        });
      } catch {
        return null;
      }
    },
  };
}

// While the first of two equal requests is still under way, the second is told to come back.
async function withoutConflict<T extends { readonly kind: string; readonly detail?: string }>(
  question: () => Promise<T>,
): Promise<T> {
  for (const pause of [100, 200, 400, 800]) {
    const answer = await question();
    if (answer.kind !== 'unreachable' || answer.detail !== conflict) return answer;
    await wait(pause);
  }
  return question();
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

// Nobody is sent on over an open line, nor, in Mollie's name, to just anywhere. From Mollie's page people go on to their bank; iDEAL's
// own page, where they choose it, may come at once. Whoever names another provider answers for where that one leads.
function isPayPage(url: string | null, baseUrl: string): boolean {
  if (url === null) return true;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && (protocol !== 'http:' || !baseUrl.startsWith('http:'))) return false;
  return baseUrl !== mollieUrl || payHosts.some((host) => `.${hostname}`.endsWith(`.${host}`));
}

function toAmount(value: Cents) {
  return { currency: 'EUR', value: decimalString(value) };
}
