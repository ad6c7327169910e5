import type { MiddlewareHandler } from 'hono';
import { callErrors } from '#text/call-errors.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../errors.ts';

// PostgreSQL has no text with this character and would fail on it, where nothing can be found anyway.
export function refuseNul(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.path.includes('\0')) throw new Refusal(404, callErrors.notFound);
    return next();
  };
}
