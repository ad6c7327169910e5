import { beforeEach, describe, expect, it } from 'vitest';
import { settings, testApp, testSettings } from '#tests/support/app.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import {
  addPasskeyTo,
  confirmed,
  logInByPasskey,
  openSecurityDesk,
  setupIn,
  stepWith,
  textOf,
} from '#tests/support/security-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { attemptKey, countAttempts } from '../../../accounts/attempts.ts';
import { findPersonByEmail } from '../../../accounts/people.ts';
import { passkeys, recoveryCodes } from '../../../database/schema/second-factor.ts';
import { commandActor } from '../../../logbook/write-logbook.ts';
import { resetSecondFactor } from '../../../second-factor/reset-second-factor.ts';

const desk = await openSecurityDesk();
const { database, shop, later, codeOf, setUpApp, withApp, withPasskey, half, actions, notices, now } = desk;
const email = demoAccounts.millimetres;

beforeEach(desk.clear);

describe('R10.2 a change of a factor', () => {
  it('ends the other logins, gives this one a new id, and is told', async () => {
    const other = await new Visitor(shop).loginByForm(email);
    const visitor = await new Visitor(shop).loginByForm(email);
    const before = visitor.cookies.get('maathor');
    await setUpApp(visitor);
    expect((await other.get('/account')).status).toBe(303);
    expect((await visitor.get('/account')).status).toBe(200);
    expect(visitor.cookies.get('maathor')).not.toBe(before);
  });

  it('is made sixty times a day at most: each is a mail, and a row that stays', async () => {
    const { visitor } = await withApp();
    const person = await findPersonByEmail(database, email);
    const key = attemptKey('login-change', String(person?.id));
    await countAttempts(database, [{ key, seconds: 24 * 3600, times: 58 }], now());
    const make = async () => {
      const answer = await visitor.submit('/account/beveiliging/herstelcodes', confirmed);
      await visitor.get('/account/beveiliging');
      return answer.status;
    };
    expect([await make(), await make()]).toEqual([200, 429]);
    const fields = { newPassword: 'vlinderstruik aan zee', repeatedPassword: 'vlinderstruik aan zee' };
    expect((await visitor.submit('/account/wachtwoord', { ...confirmed, ...fields })).status).toBe(429);
    expect(await actions()).toEqual(['authenticator_added', 'recovery_codes_made']);
  });

  it('leaves no login that began with the password alone, however close', async () => {
    const visitor = await new Visitor(shop).loginByForm(email);
    const { setup, secret } = setupIn(await textOf(visitor, '/account/beveiliging/app'));
    const others = Array.from({ length: 6 }, () => new Visitor(shop));
    for (const other of others) await other.get('/inloggen');
    const fields = { setup, code: codeOf(secret), ...confirmed };
    await Promise.all([
      ...others.map((other) => other.submit('/inloggen', { email, password: demoPassword })),
      visitor.submit('/account/beveiliging/app', fields),
    ]);
    expect((await visitor.get('/account')).status).toBe(200);
    const statuses = await Promise.all(others.map(async (other) => (await other.get('/account')).status));
    expect(new Set(statuses)).toEqual(new Set([303]));
  });

  it('leaves no login that began with a passkey being removed, however close', async () => {
    const { visitor, authenticator } = await withPasskey();
    const [{ id } = { id: 0 }] = await database.select().from(passkeys);
    const path = `/account/beveiliging/passkeys/${id}/verwijderen`;
    const fresh = new Visitor(shop);
    await fresh.get('/inloggen');
    await Promise.all([logInByPasskey(fresh, authenticator), visitor.submit(path, confirmed)]);
    expect((await fresh.get('/account')).status).toBe(303);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it('and a second step at the same moment wait for each other in a line', async () => {
    const { visitor, secret } = await withApp();
    later(60);
    const begun = await half();
    await stepWith(begun, '000000');
    const answers = await Promise.all([
      stepWith(begun, codeOf(secret)),
      visitor.submit('/account/beveiliging/app/verwijderen', confirmed),
    ]);
    expect(answers.map(({ status }) => status)).not.toContain(500);
    expect((await begun.get('/account')).status).toBe(303);
    expect(shop.reports).toEqual([]);
  });

  it('by who runs the shop takes all of it away, ends the logins and stands in the logbook', async () => {
    const { visitor } = await withApp();
    await addPasskeyTo(visitor);
    const person = await findPersonByEmail(database, email);
    const reset = () => resetSecondFactor(shop.deps, commandActor, person?.id ?? 0);
    expect([await reset(), await reset()]).toEqual([true, false]);
    expect((await visitor.get('/account')).status).toBe(303);
    expect(await database.select().from(recoveryCodes)).toEqual([]);
    expect((await (await new Visitor(shop).loginByForm(email)).get('/account')).status).toBe(200);
    expect(await actions()).toEqual(['authenticator_added', 'passkey_added', 'second_factor_reset']);
    expect(await notices()).toHaveLength(3);
  });
});

describe('R10.2 staff in a real shop', () => {
  const real = testApp(database, {
    now,
    settings: { ...testSettings, staffNeedSecondFactor: true },
  });

  it('set up a second factor before the back office opens, and go on from there', async () => {
    const owner = await new Visitor(real).loginByForm(demoAccounts.staff);
    const sent = await owner.get('/beheer');
    const first = sent.headers.get('location') ?? '';
    expect([sent.status, first]).toEqual([303, '/account/beveiliging?terug=%2Fbeheer']);
    expect((await owner.get('/beheer', { accept: 'application/json' })).status).toBe(403);
    // Nor does anything else that staff may see of customers.
    for (const path of ['/account', '/winkelwagen', '/bestelling/B2026-00001', '/fotos/1', '/maatwerk/1'])
      expect((await owner.get(path)).headers.get('location')).toMatch(/^\/account\/beveiliging\?terug=/);
    expect((await owner.call('/product/init/pe-100', {})).status).toBe(403);
    expect((await owner.get('/inloggen')).headers.get('location')).toBe('/account/beveiliging');
    const page = await textOf(owner, first);
    expect(page).toContain('Stel eerst een tweede stap in');
    expect(page).toContain('href="/account/beveiliging/app?terug=%2Fbeheer"');
    const { answer } = await setUpApp(owner, { terug: '/beheer' });
    expect(await answer.text()).toContain('href="/beheer"');
    expect((await owner.get('/beheer')).status).toBe(200);
    await owner.submit('/account/beveiliging/app/verwijderen', confirmed);
    expect((await owner.get('/beheer')).status).toBe(303);
  });

  it('are the only ones who must, and a demo asks nobody', async () => {
    const customer = await new Visitor(real).loginByForm(email);
    expect((await customer.get('/account')).status).toBe(200);
    const owner = await new Visitor(shop).loginByForm(demoAccounts.staff);
    expect((await owner.get('/beheer')).status).toBe(200);
    expect(settings({ NODE_ENV: 'test' }).staffNeedSecondFactor).toBe(false);
    expect(settings({ PUBLIC_URL: 'https://www.maathor.example' }).staffNeedSecondFactor).toBe(true);
  });
});
