import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { isQuoteLink } from '#contract/quote/link.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { safeReturnTo } from '../accounts/return-to.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { parseForm } from '../input/read-form.ts';
import { answerPage } from '../pages/answer-page.ts';
import { proofIn } from './csrf-token.ts';
import { isCall } from './errors.ts';
import { formOf, keepTyped } from './keep-forms.ts';
import { noteSecurity } from './security-log.ts';
import { isOffice, loginAddress, wantedPage } from './session.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What is told to who sent a form of a session that is over; null where the page for all of them says it. */
export type StaleAnswer = (c: Context<AppEnv>) => Promise<Response> | null;

/**
 * R7.1: whatever changes something carries the session's token, in a header or in the form. The payment provider
 * has no session: its webhook is believed by asking the provider itself.
 */
export function checkCsrf(
  deps: Dependencies,
  answerHere: StaleAnswer = () => null,
): MiddlewareHandler<AppEnv> {
  const ownHost = new URL(deps.settings.publicUrl).host;
  return (c, next) => {
    if (safeMethods.has(c.req.method) || c.req.path.startsWith('/webhooks/')) return next();
    if (isFromElsewhere(c, ownHost)) return judge(c, next, 'elsewhere');
    const token = c.req.header('x-csrf-token');
    return token === undefined ? checkForm(c, next) : judge(c, next, tokenProblem(c, token));
  };

  async function checkForm(c: Context<AppEnv>, next: Next) {
    return judge(c, next, tokenProblem(c, (await parseForm(c))?.['_token'] ?? ''));
  }

  function judge(c: Context<AppEnv>, next: Next, reason: 'elsewhere' | 'missing' | 'wrong' | null) {
    if (reason === null) return next();
    noteSecurity(c, deps, 'csrf', { outcome: reason });
    if (reason === 'wrong' && !isCall(c)) return answerHere(c) ?? answerStale(c, deps);
    throw new Refusal(403, callErrors.wrongToken);
  }
}

// Forms that post to the address of their own page, which may tell no referrer.
const standsOnItsPage =
  /^\/(payment\/[\w-]+|inloggen(\/tweede-stap)?|wachtwoord-vergeten|account\/(wachtwoord|beveiliging\/[\w/-]+))$/;

// The token of a session that is over: nothing is done, but a person who left a page open hears how to go on, and
// finds what they typed.
async function answerStale(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const isKept = await keepTyped(c, deps);
  const needsLogin = formOf(c)?.needsLogin === true && c.get('session').person === null;
  const ownPage = standsOnItsPage.test(c.req.path) ? c.req.path : '/';
  const returnTo = needsLogin ? loginAddress(c) : safeReturnTo(wantedPage(c) ?? undefined, ownPage);
  const { person, behalf } = c.get('session');
  // Staff at work for a customer have a bar that says so.
  const loggedInAs = behalf === null ? (person?.email ?? null) : null;
  const stale = { name: 'stale-form', returnTo, isKept, needsLogin, loggedInAs } as const;
  return answerPage(c, deps, stale, { status: 403, cache: 'no-store' });
}

// The second layer: browsers say where a request comes from, and a page cannot make them lie.
function isFromElsewhere(c: Context<AppEnv>, ownHost: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  // A page that tells nobody where it stands says 'null' even to us: then the token alone decides.
  if (origin === undefined || (origin === 'null' && isQuoteLink(c.req.path))) return false;
  const host = URL.parse(origin)?.host;
  return host === undefined || (host !== ownHost && host !== c.req.header('host'));
}

function tokenProblem(c: Context<AppEnv>, token: string): 'missing' | 'wrong' | null {
  if (token === '') return 'missing';
  const { csrfToken, ownToken, behalf } = c.get('session');
  const accepted = isDoneAsOneself(c) ? [csrfToken, ownToken, behalf?.token ?? csrfToken] : [csrfToken];
  return accepted.some((good) => isSame(proofIn(token), proofIn(good))) ? null : 'wrong';
}

// Whomever one is at work for: a page of the office may stand open beside the customer's shop.
function isDoneAsOneself(c: Context<AppEnv>): boolean {
  return isOffice(c.req.path) || c.req.path === '/uitloggen';
}

function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
