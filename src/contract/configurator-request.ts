import { z } from 'zod';
import type { Answers } from '#domain/configuration/answers.ts';
import { type Device, devices } from '#domain/configuration/device.ts';
import { decodeAnswers, type Fields, isFields } from './decode-answers.ts';

const device = z.enum(devices).default('desktop');
const numberOrText = z.union([z.number(), z.string()]);

export const initRequest = z.object({ device });

// Lenient where the client's word does not count anyway: price, cart string and customer are never trusted.
const meta = z.object({
  device,
  webshop_type: z.literal('zakelijk').optional().catch(undefined),
  customer_id: numberOrText.nullish().catch(undefined),
  price: numberOrText.nullish().catch(undefined),
  amount: numberOrText.nullish().catch(undefined),
  frontend: z.string().nullish().catch(undefined),
  reading: z.string().nullish().catch(undefined),
});

/** As it is described to whoever calls. */
export const validateRequest = z.object({
  meta: meta.prefault({}),
  specs: z.record(z.string(), z.unknown()).default({}),
});

/** All of it that counts: what is lenient and never used cannot make a request wrong, and answers are taken apart one by one. */
export const countedRequest = z.object({
  meta: meta.pick({ device: true, customer_id: true, amount: true, reading: true }).prefault({}),
  specs: z.custom<Fields>(isFields).default({}),
});

export const addRequest = validateRequest.extend({
  cartString: z.string().nullish().catch(undefined),
  /** The number of the quote it is for; the cart without one. */
  quote: z.string().nullish(),
});

export const updateRequest = addRequest.extend({ timestamp: numberOrText.nullish().catch(undefined) });

// By themselves: whoever names a line or a quote has sent a request, which is read as one.
const namedLine = updateRequest.pick({ timestamp: true });
const shownState = addRequest.pick({ cartString: true });
const namedQuote = z.object({ quote: z.unknown() });

/** A request in the domain's terms. */
export type ConfiguratorRequest = {
  readonly device: Device;
  readonly answers: Answers;
  readonly amount: number;
  /** Who the client says it is; only ever compared with the session. Null when it says nothing. */
  readonly customerId: number | null;
  /** How the page reads the sizes that stand on it, as `mm-opening`; null where the client does not say. */
  readonly reading: string | null;
};

/** Null when the body is no request at all (400). */
export function decodeInit(body: unknown): { readonly device: Device } | null {
  return initRequest.safeParse(body).data ?? null;
}

export function decodeRequest(body: unknown): ConfiguratorRequest | null {
  const { success, data } = countedRequest.safeParse(body);
  if (!success) return null;
  const { meta, specs } = data;
  return {
    device: meta.device,
    answers: decodeAnswers(specs, meta.device),
    amount: Math.trunc(Number(String(meta.amount ?? 1).replace(',', '.'))) || 1,
    customerId: meta.customer_id === undefined || meta.customer_id === null ? null : Number(meta.customer_id),
    reading: meta.reading ?? null,
  };
}

/** The cart line an update is about; null when it names none. */
export function decodeTimestamp(body: unknown): number | null {
  const timestamp = Number(namedLine.safeParse(body).data?.timestamp ?? Number.NaN);
  return Number.isSafeInteger(timestamp) && timestamp > 0 ? timestamp : null;
}

/** The quote that lines are put in; null for the cart. What is no number names no quote, and never the cart. */
export function decodeQuote(body: unknown): string | null {
  const { quote } = namedQuote.safeParse(body).data ?? {};
  if (quote === undefined || quote === null) return null;
  return typeof quote === 'string' ? quote : '';
}

/** What validate said of the state that is ordered; null where the client does not say. */
export function decodeCartString(body: unknown): string | null {
  return shownState.safeParse(body).data?.cartString ?? null;
}
