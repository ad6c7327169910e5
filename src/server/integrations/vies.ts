import { z } from 'zod';
import { createBoundedQueue } from '../turns/bounded-queue.ts';
import type { Send } from './note-answers.ts';
import type { RegisterAnswer, VatRegister } from './vat-register.ts';

type Options = {
  readonly baseUrl: string;
  // Our own number: only who says who is asking gets a consultation number.
  readonly requester: () => string;
  // Sends a request; the stand-in answers in this same process.
  readonly send?: Send;
  // Sees each request and its answer, and changes neither.
  readonly watch?: (send: Send) => Send;
  readonly timeLimit?: number;
};

export const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

// A customer waits for it, with the checkout before them.
const defaultTimeLimit = 4_000;
// The register refuses who asks too much at once; who finds no place gets no answer, as when it is away.
const bounds = { atOnce: 4, waiting: 40, retryAfterSeconds: 5 };

// Two variants of the service are in use, which name the answer differently. What is about something else than the
// number stands in `userError`, beside a `valid` that then means nothing.
const viesAnswer = z
  .object({
    valid: z.boolean().optional(),
    isValid: z.boolean().optional(),
    userError: z.string().nullish(),
    requestIdentifier: z.string().nullish(),
    countryCode: z.string().nullish(),
    vatNumber: z.string().nullish(),
  })
  .refine(({ valid, isValid }) => valid === undefined || isValid === undefined || valid === isValid);

const viesErrors = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

export function createVies({
  baseUrl,
  requester,
  send = fetch,
  watch = (unseen) => unseen,
  timeLimit = defaultTimeLimit,
}: Options): VatRegister {
  const watched = watch(send);
  const inTurn = createBoundedQueue(bounds);
  const underWay = new Map<string, Promise<RegisterAnswer>>();

  async function ask(vatId: string): Promise<RegisterAnswer> {
    const signal = AbortSignal.timeout(timeLimit);
    try {
      return await inTurn(async () => {
        signal.throwIfAborted();
        const request = new Request(`${baseUrl.replace(/\/$/, '')}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            countryCode: vatId.slice(0, 2),
            vatNumber: vatId.slice(2),
            requesterMemberStateCode: requester().slice(0, 2),
            requesterNumber: requester().slice(2),
          }),
          signal,
          redirect: 'error',
        });
        const answer = await watched(request);
        return readAnswer(vatId, answer.status, await answer.json().catch(() => null));
      });
    } catch (error) {
      return unavailable(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    // Two tabs of one customer are one question.
    check: (vatId) => {
      const known = underWay.get(vatId);
      if (known !== undefined) return known;
      const asked = ask(vatId).finally(() => underWay.delete(vatId));
      underWay.set(vatId, asked);
      return asked;
    },
  };
}

function readAnswer(vatId: string, status: number, body: unknown): RegisterAnswer {
  const errors = viesErrors.safeParse(body);
  if (errors.success) return unavailable(errors.data.errorWrappers.map(({ error }) => error).join(', '));
  if (status !== 200) return unavailable(`answered ${status}`);
  const parsed = viesAnswer.safeParse(body);
  if (!parsed.success) return unavailable('answered with something unreadable');
  const { valid, isValid, userError, requestIdentifier, countryCode, vatNumber } = parsed.data;
  const isValidNumber = valid ?? isValid;
  if (isValidNumber === undefined) return unavailable('answered without an answer');
  const expected = isValidNumber ? 'VALID' : 'INVALID';
  if (userError != null && userError !== '' && userError !== expected) return unavailable(userError);
  const told = `${countryCode ?? vatId.slice(0, 2)}${vatNumber ?? vatId.slice(2)}`;
  if (told.replace(/\W/g, '').toUpperCase() !== vatId) return unavailable('answered about another number');
  const consultation = requestIdentifier == null || requestIdentifier === '' ? null : requestIdentifier;
  return { kind: isValidNumber ? 'valid' : 'invalid', consultation };
}

function unavailable(detail: string): RegisterAnswer {
  return { kind: 'unavailable', detail: detail.slice(0, 200) };
}
