import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isOfficeRight, may, type Right } from '#domain/account/rights.ts';
import { isStaffRole, type Role } from '#domain/account/role.ts';
import { describeMissingRight } from '#text/account/roles.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { endHalfLogin, startHalfLogin } from '../accounts/half-logins.ts';
import { createRecentSessions } from '../accounts/recent-sessions.ts';
import {
  createSession,
  createVisitorId,
  endSession,
  type FoundSession,
  isSessionId,
  longestLogin,
  mayHaveRow,
  noteSeen,
  prepareFindSession,
} from '../accounts/sessions.ts';
import type { AppEnv, Dependencies, SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { Refusal, RightMissing } from '../errors.ts';
import { moveKeptForms } from '../input/kept-forms.ts';
import type { Settings } from '../settings/env.ts';
import { clientAddress } from './client-address.ts';
import { isCall } from './errors.ts';
import { formOf } from './keep-forms.ts';

const cookieName = 'maathor';

export function loadSession(deps: Dependencies): MiddlewareHandler<AppEnv> {
  const findSession = prepareFindSession(deps.database);
  const recent = createRecentSessions();
  return (c, next) => {
    const given = getCookie(c, cookieName, isSecure(deps.settings) ? 'host' : undefined) ?? '';
    const known = isReadingCall(c) ? recent.find(given) : null;
    if (known === null) return load(c, next, given);
    c.set('session', { id: given, ...known });
    return next();
  };

  async function load(c: Context<AppEnv>, next: Next, given: string): Promise<void> {
    const id = isSessionId(given) ? given : createVisitorId();
    if (id !== given) writeCookie(c, deps.settings, id);
    // Asked when the whole request is here: a body that is sent slowly must not outlive the login it came with.
    if (isWrite(c)) await c.req.arrayBuffer().catch(() => null);
    const now = deps.now();
    // An id whose login has ended stays good as a visitor's, so that a form left open is answered with
    // 'log in' and not with 'wrong token'. Logging in gives a new one.
    const found = mayHaveRow(id) ? await findSession(id, now) : null;
    if (found !== null) await noteSeen(deps.database, id, found, now);
    const csrfToken = csrfTokenOf(deps.settings, id);
    const session = { csrfToken, person: found?.person ?? null, needsSecondFactor: isHeldBack(found) };
    c.set('session', { id, ...session });
    if (isReadingCall(c) && found !== null) recent.keep(id, session);
    await next();
    if (!isReadingCall(c)) recent.forget(id);
  }

  function isHeldBack(found: FoundSession | null): boolean {
    return (
      found !== null &&
      deps.settings.staffNeedSecondFactor &&
      isStaffRole(found.person.role) &&
      !found.isStrong
    );
  }
}

// Those that change nothing, whatever their method.
function isReadingCall(c: Context<AppEnv>): boolean {
  const { path, method } = c.req;
  if (!path.startsWith('/product/')) return false;
  return method === 'GET' || /^\/product\/(init|validate-state|drawing)\//.test(path);
}

function isWrite(c: Context<AppEnv>): boolean {
  return c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isReadingCall(c);
}

/** R6.1: pages send a visitor to the login form and back; calls are refused. */
export function requireLogin(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (c.get('session').person !== null) return next();
    if (isCall(c)) throw new Refusal(401, callErrors.notLoggedIn);
    return Promise.resolve(c.redirect(loginAddress(c), 303));
  };
}

/** R10.1: visitors are sent to log in, whoever has no such right is refused. */
export function requireRight(right: Right): MiddlewareHandler<AppEnv> {
  const loginFirst = requireLogin();
  return async (c, next) => {
    const { person } = c.get('session');
    if (person === null) return loginFirst(c, next);
    demandRight(person, right);
    if (c.get('session').needsSecondFactor && isOfficeRight(right)) return setUpFirst(c);
    return next();
  };
}

/** For a page that visitors may see as well. */
export function demandRight({ role }: SignedInPerson, right: Right): void {
  if (!may(role, right)) throw new RightMissing(refusalOf(role, right));
}

// What is missing is said to whom it could be given; that there is an office at all concerns staff only.
function refusalOf(role: Role, right: Right): string {
  return !isStaffRole(role) && may('owner', right) ? callErrors.staffOnly : describeMissingRight(role, right);
}

// R10.2: the first login leads through it, and on to where it was going.
function setUpFirst(c: Context<AppEnv>): Response {
  if (isCall(c)) throw new Refusal(403, callErrors.secondFactorMissing);
  return c.redirect(
    `/account/beveiliging?${new URLSearchParams({ terug: wantedPage(c) ?? '/beheer' })}`,
    303,
  );
}

/** For routes behind requireLogin. */
export function signedInPerson(c: Context<AppEnv>): SignedInPerson {
  const { person } = c.get('session');
  if (person === null) throw new Refusal(401, callErrors.notLoggedIn);
  return person;
}

/** A new id at every login and password change: whoever knew the old one has nothing. */
export async function startSession(
  c: Context<AppEnv>,
  deps: Dependencies,
  database: Database,
  personId: number,
): Promise<void> {
  await endSession(database, c.get('session').id);
  await endHalfLogin(database, c.get('session').id);
  const origin = {
    userAgent: c.req.header('user-agent') ?? '',
    address: clientAddress(c, deps.settings),
  };
  const id = await createSession(database, personId, origin, deps.now());
  await moveKeptForms(database, c.get('session').id, id);
  writeCookie(c, deps.settings, id, longestLogin / 1000);
}

/** Still a visitor's, and a new one: what is known of the password is known of this id alone. */
export async function startHalfSession(
  c: Context<AppEnv>,
  deps: Dependencies,
  database: Database,
  personId: number,
): Promise<void> {
  const id = createVisitorId();
  await endSession(database, c.get('session').id);
  await startHalfLogin(database, id, personId, deps.now());
  await moveKeptForms(database, c.get('session').id, id);
  writeCookie(c, deps.settings, id);
}

export async function leaveSession(c: Context<AppEnv>, deps: Dependencies): Promise<void> {
  await endSession(deps.database, c.get('session').id);
  writeCookie(c, deps.settings, createVisitorId());
}

/** Where to log in, to come back afterwards. */
export function loginAddress(c: Context<AppEnv>): string {
  return `/inloggen?${new URLSearchParams({ terug: wantedPage(c) ?? '/account' })}`;
}

/** The address a form posts to cannot be opened again: back to the page it stood on. */
export function wantedPage(c: Context<AppEnv>): string | null {
  const form = formOf(c);
  if (form !== null) return form.page;
  const isPage = c.req.method === 'GET' || c.req.method === 'HEAD';
  const asked = new URL(c.req.url);
  const page = isPage ? asked : URL.parse(c.req.header('referer') ?? '');
  return page === null || page.host !== asked.host ? null : page.pathname + page.search;
}

function csrfTokenOf(settings: Settings, sessionId: string): string {
  return createHmac('sha256', settings.sessionSecret).update(`csrf:${sessionId}`).digest('base64url');
}

function writeCookie(c: Context<AppEnv>, settings: Settings, id: string, maxAge?: number): void {
  const secure = isSecure(settings);
  setCookie(c, cookieName, id, {
    path: '/',
    httpOnly: true,
    // Strict would look logged out on the way back from the bank.
    sameSite: 'Lax',
    ...(secure ? { prefix: 'host', secure } : {}),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

function isSecure(settings: Settings): boolean {
  return settings.publicUrl.startsWith('https:');
}
