import type { MiddlewareHandler } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../errors.ts';

/**
 * Before every route, so that each part of the path and each value of the query can be looked up as it is:
 * PostgreSQL and the file system have no text with this character and would fail on it.
 */
export const soundAddress: MiddlewareHandler<AppEnv> = (c, next) => {
  const { url } = c.req;
  const at = url.indexOf('%00');
  if (at === -1) return next();
  const query = url.indexOf('?');
  if (query === -1 || at < query) throw new Refusal(404, callErrors.notFound);
  throw new Refusal(400, callErrors.unreadable);
};
