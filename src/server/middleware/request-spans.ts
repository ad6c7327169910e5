import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Dependencies } from '../app-env.ts';
import type { Spans } from '../telemetry/telemetry.ts';
import { isFromProxy } from './client-address.ts';
import { routeOf } from './route-of.ts';

/**
 * R15.6: a span for each request, by the route's own pattern: an address can hold what opens a door. Only a proxy of ours may
 * say that it is part of something larger.
 */
export function requestSpans(
  spans: Spans,
  { settings }: Pick<Dependencies, 'settings'>,
): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { method } = c.req;
    const parent = isFromProxy(c, settings) ? c.req.header('traceparent') : undefined;
    const attributes = { 'http.request.method': method };
    return spans.run({ name: method, kind: 'server', attributes, parent }, async (span) => {
      await next();
      const route = routeOf(c);
      const { status } = c.res;
      span.name(`${method} ${route}`);
      span.tell({
        'http.route': route,
        'http.response.status_code': status,
        'maathor.request_id': c.get('requestId'),
      });
      if (status >= 500) span.fail(String(status));
    });
  };
}
