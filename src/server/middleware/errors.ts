import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorStatus } from '#contract/page.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { isAway, reasonOf } from '../database/is-away.ts';
import { LongWait, Refusal, RightMissing } from '../errors.ts';
import { answerPage, createBusyPages } from '../pages/answer-page.ts';
import { looksLikeCall } from './is-call.ts';
import { loggedPath } from './request-log.ts';
import { noteSecurity } from './security-log.ts';

/** One place where a failure becomes an answer: JSON for calls, a Dutch page for people. */
export function handleErrors(deps: Dependencies): ErrorHandler<AppEnv> {
  const answerBusy = createBusyPages(deps);
  return (error, c) => {
    if (isAway(error)) {
      // An outage is not a fault of ours, and whoever watches the shop hears of it from /readyz.
      c.get('log').warn({ reason: reasonOf(error) }, 'the database is away');
      c.header('Cache-Control', 'no-store');
      c.header('Retry-After', awaySeconds);
      if (isCall(c)) return c.json({ message: callErrors.away, requestId: c.get('requestId') }, 503);
      // Without asking who it is for: that too is in the database.
      return answerBusy(c, 'away');
    }
    const refusal = asRefusal(error);
    if (refusal === null) {
      c.get('log').error({ err: error }, 'request failed');
      deps.errorReporter.report(error, {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: loggedPath(c.req.path),
      });
      return answerFailure(c, deps, 500, callErrors.fault);
    }
    noteRefusal(c, deps, refusal);
    for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
    const { status } = refusal;
    if ((status === 429 || status === 503) && !isCall(c) && isVisitor(c)) {
      c.header('Cache-Control', 'no-store');
      return answerBusy(c, refusal instanceof LongWait ? spanOf(refusal) : status);
    }
    const reason = refusal instanceof RightMissing || refusal instanceof LongWait ? refusal.message : null;
    return answerFailure(c, deps, status, refusal.message, reason);
  };
}

function spanOf({ seconds }: LongWait): 'hour' | 'day' {
  return seconds <= 60 * 60 ? 'hour' : 'day';
}

// How long a PostgreSQL that fell over usually needs.
const awaySeconds = '10';

const unusual: ReadonlySet<number> = new Set([400, 405, 411, 413, 415, 431]);

// What is not here stands in the line of the request itself: who was not logged in, and what does not exist.
function noteRefusal(c: Context<AppEnv>, deps: Dependencies, refusal: Refusal): void {
  const outcome = String(refusal.status);
  if (refusal instanceof RightMissing) noteSecurity(c, deps, 'forbidden', { outcome, right: refusal.right });
  else if (refusal.status === 429 || refusal.status === 503) noteSecurity(c, deps, 'too-many', { outcome });
  else if (unusual.has(refusal.status)) noteSecurity(c, deps, 'refused', { outcome });
}

export function handleNotFound(deps: Dependencies): NotFoundHandler<AppEnv> {
  return (c) => answerFailure(c, deps, 404, callErrors.notFound);
}

export function isCall(c: Context<AppEnv>): boolean {
  return looksLikeCall(c.req.path, (name) => c.req.header(name));
}

// Also where it was too early to know.
function isVisitor(c: Context<AppEnv>): boolean {
  const session: AppEnv['Variables']['session'] | undefined = c.get('session');
  return (session?.person ?? null) === null;
}

function answerFailure(
  c: Context<AppEnv>,
  deps: Dependencies,
  status: Refusal['status'],
  message: string,
  reason: string | null = null,
) {
  c.header('Cache-Control', 'no-store');
  if (isCall(c)) return c.json({ message, requestId: c.get('requestId') }, status);
  const page = { name: 'error', status: pageStatus(status), reason, requestId: c.get('requestId') } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status < 500) return new Refusal(error.status, error.message);
  return null;
}

function pageStatus(status: number): ErrorStatus {
  if (status === 403 || status === 404 || status === 413 || status === 429 || status === 503) {
    return status;
  }
  return status < 500 ? 400 : 500;
}
