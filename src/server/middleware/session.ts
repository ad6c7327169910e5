import type { Context, MiddlewareHandler, Next } from 'hono';
import { may, mayOnBehalf, type Right } from '#domain/account/rights.ts';
import { isStaffRole, type Role } from '#domain/account/role.ts';
import { describeMissingRight } from '#text/account/roles.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { endBehalf } from '../accounts/behalf.ts';
import { type FoundSession, prepareFindSession } from '../accounts/find-session.ts';
import { endHalfLogin, startHalfLogin } from '../accounts/half-logins.ts';
import { createRecentSessions } from '../accounts/recent-sessions.ts';
import { longestLogin } from '../accounts/session-lifetimes.ts';
import {
  createSession,
  createVisitorId,
  endSession,
  isSessionId,
  mayHaveRow,
  noteSeen,
} from '../accounts/sessions.ts';
import type { AppEnv, Dependencies, Session, SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { Refusal, RightMissing } from '../errors.ts';
import { moveKeptForms } from '../input/kept-forms.ts';
import type { Settings } from '../settings/env.ts';
import { actorAs } from './actor.ts';
import { clientAddress } from './client-address.ts';
import { behalfTokenOf, csrfTokenOf, typistOf } from './csrf-token.ts';
import { isCall } from './errors.ts';
import { formOf } from './keep-forms.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { staffAtWork } from './staff-at-work.ts';

// Where somebody changes how they log in.
const ownLogin = /^\/account\/(?:beveiliging|wachtwoord|logins)(?:\/|$)/;

export function loadSession(deps: Dependencies): MiddlewareHandler<AppEnv> {
  const findSession = prepareFindSession(deps.database);
  const recent = createRecentSessions(deps.steady);
  deps.siblings.reply('session', (id) => recent.forget(id));
  return (c, next) => {
    const given = readSessionCookie(c, deps.settings);
    const known = isReadingCall(c) ? recent.find(given) : null;
    if (known === null) return load(c, next, given);
    c.set('session', known);
    return next();
  };

  async function load(c: Context<AppEnv>, next: Next, given: string): Promise<void> {
    const id = isSessionId(given) ? given : createVisitorId();
    if (id !== given) writeSessionCookie(c, deps.settings, id);
    // Asked when the whole request is here: a body that is sent slowly must not outlive the login it came with.
    if (isWrite(c)) await readWhole(c).catch(() => null);
    const now = deps.now();
    // An id whose login has ended stays good as a visitor's, so that a form left open is answered with
    // 'log in' and not with 'wrong token'. Logging in gives a new one.
    const found = mayHaveRow(id) ? await findSession(id, now) : null;
    if (found !== null) await noteSeen(deps.database, id, found, now);
    if (found?.behalf === 'over') {
      await endBehalf(deps, id, actorAs(c, deps, found.person), 'over');
    }
    const session = sessionOf(deps.settings, id, found, c.req.path);
    c.set('session', session);
    if (isReadingCall(c) && found !== null && isRemembered(found)) recent.keep(id, session);
    await next();
    if (!isReadingCall(c)) recent.forget(id);
    // Before the answer is: whoever has it may ask another process next.
    if (found !== null && mayChangeSession(c)) await deps.siblings.ask('session', id);
  }
}

/** Of who cannot be logged in, as the cookie itself tells; null for whoever may be. */
export function visitorToken(c: Context<AppEnv>, settings: Settings): string | null {
  const given = readSessionCookie(c, settings);
  const isKnown = isSessionId(given);
  if (isKnown && mayHaveRow(given)) return null;
  const id = isKnown ? given : createVisitorId();
  if (!isKnown) writeSessionCookie(c, settings, id);
  return csrfTokenOf(settings, id, null);
}

/** R10.4: staff at work for a customer are the customer in the shop, and themselves in the office. */
function sessionOf(settings: Settings, id: string, found: FoundSession | null, path: string): Session {
  const needsSecondFactor =
    found !== null && settings.staffNeedSecondFactor && isStaffRole(found.person.role) && !found.isStrong;
  // Everywhere but where they set it up they are a visitor: no page can forget to ask.
  const isShown = !needsSecondFactor || ownLogin.test(path);
  const person = isShown ? (found?.person ?? null) : null;
  const ownToken = csrfTokenOf(settings, id, person?.id ?? null);
  const own = { id, csrfToken: ownToken, ownToken, person, behalf: null, needsSecondFactor };
  if (found === null || found.behalf === null || found.behalf === 'over' || needsSecondFactor) return own;
  const token = behalfTokenOf(settings, id, found.behalf.id);
  const behalf = { staff: found.person, customer: found.behalf, token };
  return isOffice(path) ? { ...own, behalf } : { ...own, csrfToken: token, person: behalf.customer, behalf };
}

export function isOffice(path: string): boolean {
  return path === '/beheer' || path.startsWith('/beheer/');
}

// Whose shop it is may change from one call to the next: not even for a second is the one taken for the other.
function isRemembered({ person }: FoundSession): boolean {
  return !may(person.role, 'work_for_customers');
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

// Lines of a cart say nothing of who is logged in.
function mayChangeSession(c: Context<AppEnv>): boolean {
  return isWrite(c) && !c.req.path.startsWith('/product/');
}

// In the form in which it is read later: Hono makes one of the other by way of a whole Response, each time it is asked.
function readWhole(c: Context<AppEnv>): Promise<unknown> {
  return c.req.path.startsWith('/product/') ? c.req.text() : c.req.arrayBuffer();
}

/** R6.1: pages send a visitor to the login form and back; calls are refused. */
export function requireLogin(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { person, needsSecondFactor } = c.get('session');
    if (person !== null) return next();
    if (needsSecondFactor) return Promise.resolve(setUpFirst(c));
    if (isCall(c)) throw new Refusal(401, callErrors.notLoggedIn);
    return Promise.resolve(c.redirect(loginAddress(c), 303));
  };
}

/** R10.1: visitors are sent to log in, whoever has no such right is refused. */
export function requireRight(right: Right): MiddlewareHandler<AppEnv> {
  const loginFirst = requireLogin();
  return (c, next) => {
    const { person } = c.get('session');
    if (person === null) return loginFirst(c, next);
    demandRight(c, right);
    return next();
  };
}

/** For a page that visitors may see as well. */
export function demandRight(c: Context<AppEnv>, right: Right): void {
  const { person } = c.get('session');
  if (person !== null && !mayHere(c, right)) throw new RightMissing(right, refusalOf(c, person.role, right));
}

/** What whoever asks may here and now: R10.4 leaves staff less than the customer they work for. */
export function mayHere(c: Context<AppEnv>, right: Right): boolean {
  const { person } = c.get('session');
  if (person === null) return false;
  return staffAtWork(c) === null ? may(person.role, right) : mayOnBehalf(person.role, right);
}

// What is missing is said to whom it could be given; that there is an office at all concerns staff only.
function refusalOf(c: Context<AppEnv>, role: Role, right: Right): string {
  if (staffAtWork(c) !== null && may(role, right)) return callErrors.notOnBehalf;
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
  await endFormer(c, deps, database);
  const origin = {
    userAgent: c.req.header('user-agent') ?? '',
    address: clientAddress(c, deps.settings),
  };
  const id = await createSession(database, personId, origin, deps.now());
  await moveKeptForms(database, c.get('session').id, id, typistOf(deps.settings, personId));
  writeSessionCookie(c, deps.settings, id, longestLogin / 1000);
}

/** Still a visitor's, and a new one: what is known of the password is known of this id alone. */
export async function startHalfSession(
  c: Context<AppEnv>,
  deps: Dependencies,
  database: Database,
  personId: number,
): Promise<void> {
  const id = createVisitorId();
  await endFormer(c, deps, database);
  await startHalfLogin(database, id, personId, deps.now());
  await moveKeptForms(database, c.get('session').id, id, typistOf(deps.settings, personId));
  writeSessionCookie(c, deps.settings, id);
}

export async function leaveSession(c: Context<AppEnv>, deps: Dependencies): Promise<void> {
  await endFormer(c, deps, deps.database);
  writeSessionCookie(c, deps.settings, createVisitorId());
}

async function endFormer(c: Context<AppEnv>, deps: Dependencies, database: Database): Promise<void> {
  const { id, behalf } = c.get('session');
  if (behalf !== null)
    await endBehalf({ ...deps, database }, id, actorAs(c, deps, behalf.staff), 'logged_out');
  await endSession(database, id);
  await endHalfLogin(database, id);
}

/** Where to log in, to come back afterwards. */
export function loginAddress(c: Context<AppEnv>): string {
  return `/inloggen?${new URLSearchParams({ terug: wantedPage(c) ?? '/account' })}`;
}

/** The address a form posts to cannot be opened again: back to the page it stood on. */
export function wantedPage(c: Context<AppEnv>): string | null {
  const form = formOf(c);
  const asked = new URL(c.req.url);
  // What was ticked stands in the list as it was filtered.
  if (form !== null) return form.ticked === undefined ? form.page : form.page + asked.search;
  const isPage = c.req.method === 'GET' || c.req.method === 'HEAD';
  const page = isPage ? asked : URL.parse(c.req.header('referer') ?? '');
  return page === null || page.host !== asked.host ? null : page.pathname + page.search;
}
