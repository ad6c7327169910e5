import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Dependencies } from '../app-env.ts';
import type { Metrics } from '../log/metrics.ts';
import { withoutSecrets } from '../log/without-secrets.ts';
import { tellEarly } from '../pages/tell-early.ts';
import { isFromProxy } from './client-address.ts';
import { routeOf } from './route-of.ts';
import { whoAsks } from './security-log.ts';

const givenId = /^[\w-]{8,64}$/;

/** Without the query, which can hold a reset token, and without the link that lets anybody pay. */
export function loggedPath(path: string): string {
  return withoutSecrets(path);
}

/** Gives each request an id that its log lines, its error page and the error report share. */
export function requestLog(deps: Dependencies, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const isTaken = givenId.test(given) && isFromProxy(c, deps.settings);
    const requestId = isTaken ? given : randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', deps.log.child({ requestId }));
    tellEarly(c, 'X-Request-Id', requestId);
    await next();
    const milliseconds = performance.now() - started;
    metrics.observe(c.req.method, routeOf(c), c.res.status, milliseconds);
    if (!deps.log.isLevelEnabled('info')) return;
    c.get('log').info(
      {
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(milliseconds),
        ...whoAsks(c),
      },
      'request',
    );
  };
}
