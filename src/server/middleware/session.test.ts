import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { sessionLifetime } from '../accounts/session-lifetimes.ts';
import type { AppEnv } from '../app-env.ts';
import { companies, people, sessions } from '../database/schema/accounts.ts';
import { hashToken } from '../secrets/tokens.ts';
import { handleErrors } from './errors.ts';
import { loadSession, requireLogin, requireRight } from './session.ts';

const customerLifetime = sessionLifetime('buyer');
const { database } = await testDatabase();

let clock = new Date('2026-11-15T09:00:00Z');
const shop = testApp(database, { now: () => clock });

describe('R6.1 a visitor', () => {
  it('has a session that costs no row', async () => {
    const visitor = new Visitor(shop);
    const answer = await visitor.get('/inloggen');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^maathor=v\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await visitor.get('/inloggen')).toMatchObject({ status: 200 });
    expect(
      await database
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashOf(visitor))),
    ).toEqual([]);
  });

  it('keeps its id and token from page to page, and gets no cookie twice', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/inloggen');
    const { token } = visitor;
    const again = await visitor.get('/wachtwoord-vergeten');
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(visitor.token).toBe(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it.each(['', 'x', 'v.short', 's.', "s.' or 1=1 --", `s.${'a'.repeat(44)}`])(
    'with the cookie %j is a new visitor',
    async (value) => {
      const visitor = new Visitor(shop);
      visitor.cookies.set('maathor', value);
      expect(await visitor.get('/inloggen')).toMatchObject({ status: 200 });
      expect(idOf(visitor)).toMatch(/^v\./);
    },
  );
});

describe('R6.1 a login', () => {
  it('is kept as a hash, by an id that was not known before', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/inloggen');
    const before = { id: idOf(visitor), token: visitor.token };
    await visitor.loginByForm(demoAccounts.millimetres);
    expect(idOf(visitor)).not.toBe(before.id);
    expect(visitor.token).not.toBe(before.token);
    const rows = await database.select().from(sessions);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashOf(visitor));
    expect(JSON.stringify(rows)).not.toContain(idOf(visitor));
  });

  it('is its own among many that come at once', async () => {
    const emails = [demoAccounts.millimetres, demoAccounts.centimetres, demoAccounts.belgian];
    const visitors = await Promise.all(emails.map((email) => new Visitor(shop).loginByForm(email)));
    const pages = await Promise.all(
      [...visitors, ...visitors].map(async (visitor) => (await visitor.get('/account')).text()),
    );
    const shown = pages.map((html) => emails.filter((email) => html.includes(email)));
    expect(shown).toEqual([...emails, ...emails].map((email) => [email]));
  });

  it('over https has a cookie that only this host can set', async () => {
    const secure = testApp(database, { settings: settings({ PUBLIC_URL: 'https://www.maathor.nl' }) });
    const visitor = new Visitor(secure);
    const answer = await visitor.get('/inloggen');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-maathor=v\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await visitor.loginByForm(demoAccounts.millimetres);
    expect(await visitor.get('/account')).toMatchObject({ status: 200 });
  });

  it('notes at most once a minute that it was used', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    const start = clock;
    clock = new Date(start.getTime() + 59_000);
    await visitor.get('/account');
    expect(await lastSeenOf(visitor)).toEqual(start);
    clock = new Date(start.getTime() + 61_000);
    await visitor.get('/account');
    expect(await lastSeenOf(visitor)).toEqual(clock);
  });

  it('ends after two weeks without use', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    clock = new Date(clock.getTime() + customerLifetime.idle - 1000);
    expect(await visitor.get('/account')).toMatchObject({ status: 200 });
    clock = new Date(clock.getTime() + customerLifetime.idle + 1000);
    expect(await visitor.get('/account')).toMatchObject({ status: 303 });
  });

  it('ends after sixty days of use', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    const end = clock.getTime() + customerLifetime.absolute;
    for (const day of [10, 20, 30, 40, 50, 59.9]) {
      clock = new Date(end - customerLifetime.absolute + day * 24 * 3600 * 1000);
      expect(await visitor.get('/account')).toMatchObject({ status: 200 });
    }
    clock = new Date(end + 1000);
    expect(await visitor.get('/account')).toMatchObject({ status: 303 });
  });

  it('ends at once when the account is blocked', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.showMessage);
    await database.update(people).set({ blockedAt: clock }).where(eq(people.email, demoAccounts.showMessage));
    expect(await visitor.get('/account')).toMatchObject({ status: 303 });
  });

  it('does nothing for a company that was blocked as it began', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.totalMeasures);
    const ofCompany = eq(companies.name, 'De Jong Horren en Rolluiken');
    await database.update(companies).set({ blockedAt: clock }).where(ofCompany);
    expect(await visitor.get('/account')).toMatchObject({ status: 303 });
    await database.update(companies).set({ blockedAt: null }).where(ofCompany);
  });

  it('that has ended leaves its forms with "log in", not with "wrong token"', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    await database.delete(sessions).where(eq(sessions.tokenHash, hashOf(visitor)));
    const answer = await visitor.submit('/account/instellingen', { unit: 'cm' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inloggen?terug=%2Faccount']);
    expect(await visitor.call('/account/instellingen', {})).toMatchObject({ status: 401 });
  });
});

describe('R6.1 whoever is sent to log in again', () => {
  const words = /Uw login is verlopen|uw toegang is geblokkeerd|Uw login is elders beëindigd/;
  const toldTo = async (visitor: Visitor) => {
    const { status, headers } = await visitor.get('/account');
    expect(status).toBe(303);
    const page = await visitor.get(headers.get('location') ?? '');
    return words.exec(await page.text())?.[0] ?? null;
  };

  it('is told that the login expired', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    clock = new Date(clock.getTime() + customerLifetime.idle + 1000);
    expect(await toldTo(visitor)).toBe('Uw login is verlopen');
  });

  it('is told of a block', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.belgian);
    const isTheirs = eq(people.email, demoAccounts.belgian);
    await database.update(people).set({ blockedAt: clock }).where(isTheirs);
    expect(await toldTo(visitor)).toBe('uw toegang is geblokkeerd');
    await database.update(people).set({ blockedAt: null }).where(isTheirs);
  });

  it('is told that it was ended elsewhere', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    await database.delete(sessions).where(eq(sessions.tokenHash, hashOf(visitor)));
    expect(await toldTo(visitor)).toBe('Uw login is elders beëindigd');
  });

  it('is told nothing as a stranger, or after logging out', async () => {
    expect(await toldTo(new Visitor(shop))).toBeNull();
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    await visitor.submit('/uitloggen', {});
    expect(await toldTo(visitor)).toBeNull();
  });
});

describe('R6.1 what is for customers or staff', () => {
  const app = new Hono<AppEnv>();
  app.onError(handleErrors(shop.deps));
  app
    .use(async (c, next) => {
      c.set('requestId', 'test');
      c.set('log', shop.deps.log);
      await next();
    })
    .use(loadSession(shop.deps))
    .get('/klant', requireLogin(), (c) => c.text('klant'))
    .get('/beheer', requireRight('open_office'), (c) => c.text('beheer'));

  it('sends a visitor to the login form and back', async () => {
    const page = await app.request('/klant?add=1&x=a%20b');
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      '/inloggen?terug=%2Fklant%3Fadd%3D1%26x%3Da%2520b',
    ]);
    expect(await app.request('/beheer')).toMatchObject({ status: 303 });
  });

  it('answers a call with 401 and a message', async () => {
    const call = await app.request('/klant', { headers: { accept: 'application/json' } });
    expect([call.status, await call.json()]).toEqual([
      401,
      expect.objectContaining({ message: 'U bent niet ingelogd.' }),
    ]);
  });

  it('is 403 for a customer where staff work', async () => {
    const customer = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
    const staff = await new Visitor(shop).loginByForm(demoAccounts.staff);
    const visit = (visitor: Visitor) =>
      app.request('/beheer', { headers: { cookie: `maathor=${idOf(visitor)}` } });
    expect([(await visit(customer)).status, (await visit(staff)).status]).toEqual([403, 200]);
  });
});

function idOf(visitor: Visitor): string {
  return visitor.cookies.get('maathor') ?? '';
}

function hashOf(visitor: Visitor): string {
  return hashToken(idOf(visitor));
}

async function lastSeenOf(visitor: Visitor): Promise<Date | undefined> {
  const [row] = await database
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOf(visitor)));
  return row?.lastSeenAt;
}
