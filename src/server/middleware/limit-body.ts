import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../errors.ts';

/** Of the requests it is for. */
export function limitBody(
  maxSize: number,
  isFor: (request: { readonly method: string; readonly path: string }) => boolean,
): MiddlewareHandler<AppEnv> {
  const onError = () => {
    throw new Refusal(413, callErrors.tooLarge);
  };
  const limitWhileReading = bodyLimit({ maxSize, onError });
  return (c, next) => {
    if (!isFor(c.req)) return next();
    const length = c.req.header('content-length');
    // Only a body of unknown length has to be opened to be measured, and opening one costs as much as a whole call.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) {
      return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limitWhileReading(c, next);
    }
    return Number(length) > maxSize ? onError() : next();
  };
}
