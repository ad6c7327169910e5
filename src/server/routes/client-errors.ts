import { Hono } from 'hono';
import { clientError } from '#contract/client-error.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { readJson } from '../input/read-json.ts';
import type { Metrics } from '../log/metrics.ts';
import { limitPerMinute } from '../middleware/rate-limit.ts';

/** R7.12: script errors come to our own address, so the page needs no third party and no wider CSP. */
export function clientErrorRoutes(deps: Dependencies, metrics: Metrics): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/client-errors', limitPerMinute(deps, 'client-errors', 30), async (c) => {
    const parsed = clientError.safeParse(await readJson(c));
    if (!parsed.success) throw new Refusal(400, callErrors.unreadable);
    const { message, stack, request, page, at } = parsed.data;
    const error = new Error(message);
    error.name = 'ClientScriptError';
    if (stack !== undefined) error.stack = stack;
    metrics.clientError();
    deps.errorReporter.report(error, { requestId: c.get('requestId'), request: request ?? '', page, at });
    return c.body(null, 204);
  });
}
