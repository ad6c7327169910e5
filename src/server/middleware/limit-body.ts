import type { Context, HonoRequest, MiddlewareHandler, Next } from 'hono';
import { maxUploadBytes } from '#domain/cart/photo.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { readWhole } from '../input/read-whole.ts';
import { isInParts } from '../input/sent-form.ts';
import { giveBack } from '../turns/give-back.ts';
import { createRoom } from '../turns/room.ts';

// A thousand of these at once are no harm, and a call of the configurator is never larger.
const smallBody = 64 * 1024;

type Limit = {
  readonly maxSize: number;
  readonly inRoom: ReturnType<typeof createRoom>;
};

const maxForm = 256 * 1024;

/** In bytes; a proxy in front of the shop has the same (deploy/nginx). */
export const bodyLimits = {
  form: maxForm,
  // Two photos as a camera makes them, or three that a script has made smaller.
  upload: 2 * maxUploadBytes + maxForm,
} as const;

/** In bytes: of one, and of all that are read and worked on at once. */
export function bodyLimit(maxSize: number, together: number): Limit {
  return { maxSize, inRoom: createRoom({ bytes: together, waiting: 50, patienceMs: 10_000 }) };
}

/** As it holds for this request. */
export function limitBody(limitOf: (request: HonoRequest) => Limit): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { maxSize, inRoom } = limitOf(c.req);
    const length = c.req.header('content-length');
    // Only a body of unknown length has to be opened to be measured, and opening one costs as much as a whole call.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) {
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
      return inRoom(maxSize, () => readFirst(c, next, maxSize));
    }
    const bytes = Number(length);
    if (bytes > maxSize) return tooLarge();
    if (bytes <= smallBody) return next();
    const isForm = isInParts(c.req.header('content-type'));
    return inRoom(bytes, () => (isForm ? readFirst(c, next, bytes) : next()));
  };
}

async function readFirst(c: Context<AppEnv>, next: Next, most: number): Promise<void> {
  try {
    if ((await readWhole(c, most)) === 'too-large') tooLarge();
    await next();
  } finally {
    giveBack(most);
  }
}

function tooLarge(): never {
  throw new Refusal(413, callErrors.tooLarge);
}
