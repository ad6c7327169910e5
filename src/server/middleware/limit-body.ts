import type { Context, HonoRequest, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { maxUploadBytes } from '#domain/cart/photo.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { giveBack } from '../turns/give-back.ts';
import { createRoom } from '../turns/room.ts';

// A thousand of these at once are no harm, and a call of the configurator is never larger.
const smallBody = 64 * 1024;

// A form with photos has some twenty fields. Each part takes kilobytes once it is taken apart, however little is in it.
const mostParts = 200;

type Limit = {
  readonly maxSize: number;
  // Of all that are read and worked on at once. A form with files is held some four times over while it is taken apart.
  readonly together: number;
  readonly isFor: (request: HonoRequest) => boolean;
};

const maxForm = 256 * 1024;

/** In bytes; a proxy in front of the shop has the same (deploy/nginx). */
export const bodyLimits = {
  form: maxForm,
  // Two photos as a camera makes them, or three that a script has made smaller.
  upload: 2 * maxUploadBytes + maxForm,
} as const;

/** Of the requests it is for. */
export function limitBody({ maxSize, together, isFor }: Limit): MiddlewareHandler<AppEnv> {
  const inRoom = createRoom({ bytes: together, waiting: 50, patienceMs: 10_000 });
  const limitWhileReading = bodyLimit({ maxSize, onError: tooLarge });
  return (c, next) => {
    if (!isFor(c.req)) return next();
    const length = c.req.header('content-length');
    // Only a body of unknown length has to be opened to be measured, and opening one costs as much as a whole call.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) {
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
      return inRoom(maxSize, async () => {
        try {
          return await limitWhileReading(c, () => withFewParts(c, next));
        } finally {
          giveBack(maxSize);
        }
      });
    }
    const bytes = Number(length);
    if (bytes > maxSize) return tooLarge();
    if (bytes <= smallBody) return next();
    return inRoom(bytes, () => withFewParts(c, next).finally(() => giveBack(bytes)));
  };
}

function tooLarge(): never {
  throw new Refusal(413, callErrors.tooLarge);
}

async function withFewParts(c: Context<AppEnv>, next: Next): Promise<void> {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(c.req.header('content-type') ?? '') ?? [];
  const boundary = quoted ?? bare;
  // One that breaks off is told so by who reads it.
  const body = boundary === undefined ? null : await c.req.arrayBuffer().catch(() => null);
  if (body !== null && countOf(`--${boundary}`, Buffer.from(body)) > mostParts) tooLarge();
  // The pieces it came in.
  giveBack(body?.byteLength ?? 0);
  await next();
}

function countOf(searched: string, text: Buffer): number {
  let count = 0;
  for (let at = text.indexOf(searched); at !== -1; at = text.indexOf(searched, at + searched.length))
    count += 1;
  return count;
}
