import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoveryCodeCount } from '#domain/account/login-code.ts';
import { settings, testApp, testSettings } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { SoftAuthenticator } from '#tests/support/soft-authenticator.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../../accounts/people.ts';
import { people, rateLimits, sessions } from '../../../database/schema/accounts.ts';
import { logbook } from '../../../database/schema/logbook.ts';
import { mails } from '../../../database/schema/operations.ts';
import { authenticators, passkeys, recoveryCodes } from '../../../database/schema/second-factor.ts';
import { commandActor } from '../../../logbook/write-logbook.ts';
import { resetSecondFactor } from '../../../second-factor/reset-second-factor.ts';

const { database } = await testDatabase();
let clock = new Date('2026-11-16T09:00:00Z');
const shop = testApp(database, { now: () => clock });
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const email = demoAccounts.millimetres;
const confirmed = { currentPassword: demoPassword };

beforeEach(async () => {
  later(3600);
  await database.delete(rateLimits);
  await database.delete(passkeys);
  await database.delete(authenticators);
  await database.delete(recoveryCodes);
  await database.delete(sessions);
  await database.delete(mails);
  await database.update(people).set({ failedLogins: 0 });
});

describe('R10.2 an authenticator app', () => {
  it('is set up by scanning or typing, proved by a code, and brings ten recovery codes', async () => {
    const { visitor, secret, codes } = await withApp();
    expect(codes).toHaveLength(recoveryCodeCount);
    expect(new Set(codes).size).toBe(recoveryCodeCount);
    const page = await text(visitor, '/account/beveiliging');
    expect(page).toContain('De app is ingesteld');
    expect(page).toContain('Nog 10 van de 10 codes over.');
    expect(page).not.toContain(codes[0]);
    // Neither the secret nor a code stands in the database as it is.
    const stored = JSON.stringify([
      await database.select().from(authenticators),
      await database.select().from(recoveryCodes),
      await database.select().from(logbook),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(await subjects()).toEqual(['De beveiliging van uw account is gewijzigd']);
    expect(await actions()).toEqual(['authenticator_added']);
  });

  it.each([
    ['a wrong code', { code: '000000' }, 'Deze code klopt niet.'],
    ['no code', { code: '' }, 'Vul dit veld in.'],
    ['a wrong password', { currentPassword: 'niet-mijn-wachtwoord' }, 'Dit is niet uw huidige wachtwoord.'],
    ['no password', { currentPassword: '' }, 'Vul dit veld in.'],
    ['a page of somebody else', { setup: 'onzin' }, 'Dit scherm stond te lang open.'],
  ])('is not set up with %s', async (_, wrong, error) => {
    const visitor = await new Visitor(shop).login(email);
    const page = await text(visitor, '/account/beveiliging/app');
    const { setup, secret } = setupIn(page);
    const fields = { setup, code: codeOf(secret), ...confirmed, ...wrong };
    const answer = await visitor.submit('/account/beveiliging/app', fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(error);
    expect(await database.select().from(authenticators)).toEqual([]);
  });

  it('stays the same while it is being set up, for an hour', async () => {
    const visitor = await new Visitor(shop).login(email);
    const { setup, secret } = setupIn(await text(visitor, '/account/beveiliging/app'));
    const refused = await visitor.submit('/account/beveiliging/app', { setup, code: '', ...confirmed });
    expect(setupIn(await refused.text()).secret).toBe(secret);
    later(3601);
    const fields = { setup, code: codeOf(secret), ...confirmed };
    expect((await visitor.submit('/account/beveiliging/app', fields)).status).toBe(422);
  });

  it('is removed with the password, and logging in is one step again', async () => {
    const { visitor } = await withApp();
    expect((await visitor.submit('/account/beveiliging/app/verwijderen', {})).status).toBe(422);
    expect(await database.select().from(authenticators)).toHaveLength(1);
    const page = await text(visitor, '/account/beveiliging/app/verwijderen');
    expect(page).toContain('Daarna logt u weer in met alleen uw wachtwoord.');
    const answer = await visitor.submit('/account/beveiliging/app/verwijderen', confirmed);
    expect(await database.select().from(recoveryCodes)).toEqual([]);
    expect(answer.headers.get('location')).toBe('/account/beveiliging?melding=app-verwijderd');
    expect((await (await new Visitor(shop).login(email)).get('/account')).status).toBe(200);
    expect(await actions()).toEqual(['authenticator_added', 'authenticator_removed']);
  });
});

describe('R10.2 the second step', () => {
  it('comes after the password; until then nothing opens, and the way back is kept', async () => {
    const { secret } = await withApp();
    later(60);
    const visitor = new Visitor(shop);
    const answer = await logIn(visitor, { terug: '/snel-bestellen?product=pe-100' });
    const step = answer.headers.get('location') ?? '';
    expect(step).toBe('/inloggen/tweede-stap?terug=%2Fsnel-bestellen%3Fproduct%3Dpe-100');
    for (const path of ['/account', '/account/beveiliging', '/winkelwagen', '/checkout'])
      expect((await visitor.get(path)).headers.get('location')).toMatch(/^\/inloggen\?terug=/);
    expect((await visitor.call('/product/init/pe-100', {})).status).toBe(401);
    expect(await text(visitor, step)).toContain('name="terug" value="/snel-bestellen?product=pe-100"');
    const before = visitor.cookies.get('maathor');
    const done = await stepWith(visitor, codeOf(secret), { terug: '/snel-bestellen?product=pe-100' });
    expect(done.headers.get('location')).toBe('/snel-bestellen?product=pe-100');
    expect(visitor.cookies.get('maathor')).not.toBe(before);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it('keeps a form that was being filled in', async () => {
    const { secret } = await withApp();
    later(60);
    const visitor = new Visitor(shop);
    await visitor.get('/inloggen');
    await visitor.submit('/account/contact', { name: 'Noor de Wit', phone: '0612345678' });
    await logIn(visitor);
    await stepWith(visitor, codeOf(secret));
    const page = await text(visitor, '/account');
    expect(page).toContain('Wat u had ingevuld staat er weer.');
  });

  it('is over after ten minutes, and then one begins again', async () => {
    const { secret } = await withApp();
    later(60);
    const visitor = new Visitor(shop);
    await logIn(visitor);
    later(601);
    const late = await stepWith(visitor, codeOf(secret), { terug: '/winkelwagen' });
    expect(late.headers.get('location')).toBe('/inloggen?terug=%2Fwinkelwagen&melding=te-lang');
    expect(await text(visitor, '/inloggen?melding=te-lang')).toContain('Het inloggen duurde te lang.');
    expect((await visitor.get('/account')).status).toBe(303);
  });

  it('takes a code once, and none that is older', async () => {
    const { secret } = await withApp();
    later(60);
    const code = codeOf(secret);
    const early = codeOf(secret, -30);
    expect((await stepWith(await half(), code)).status).toBe(303);
    const again = await stepWith(await half(), code);
    expect([again.status, (await again.text()).includes('Deze code is al gebruikt.')]).toEqual([422, true]);
    expect((await stepWith(await half(), early)).status).toBe(422);
    later(30);
    expect((await stepWith(await half(), codeOf(secret))).status).toBe(303);
  });

  it('does not take the code that the app was set up with', async () => {
    const { code } = await withApp();
    expect((await stepWith(await half(), code)).status).toBe(422);
  });

  it('of the same code sent twice at once takes one', async () => {
    const { secret } = await withApp();
    later(60);
    const code = codeOf(secret);
    const visitors = await Promise.all([half(), half(), half()]);
    const answers = await Promise.all(visitors.map((visitor) => stepWith(visitor, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
  });

  it('takes a recovery code once, also when it is sent twice at the same moment', async () => {
    const { codes } = await withApp();
    const [first = '', second = ''] = codes;
    const visitors = await Promise.all([half(), half(), half()]);
    const answers = await Promise.all(visitors.map((visitor) => stepWith(visitor, first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
    const visitor = await half();
    expect((await stepWith(visitor, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(303);
    expect(await text(visitor, '/account/beveiliging')).toContain('Nog 8 van de 10 codes over.');
    expect(await actions()).toEqual(['authenticator_added', 'recovery_code_used', 'recovery_code_used']);
  });

  it('is held to ten tries an hour per person, also all at once and from everywhere', async () => {
    const { secret } = await withApp();
    later(60);
    const visitors = await Promise.all(Array.from({ length: 12 }, () => half()));
    const answers = await Promise.all(visitors.map((visitor) => stepWith(visitor, '000000')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await stepWith(await half(), codeOf(secret))).status).toBe(429);
    later(3601);
    expect((await stepWith(await half(), codeOf(secret))).status).toBe(303);
  });

  it('of a person who was blocked in between is refused', async () => {
    const { secret } = await withApp();
    later(60);
    const visitor = await half();
    await database.update(people).set({ blockedAt: clock }).where(eq(people.email, email));
    const answer = await stepWith(visitor, codeOf(secret));
    await database.update(people).set({ blockedAt: null }).where(eq(people.email, email));
    expect(answer.headers.get('location')).toBe('/inloggen?melding=te-lang');
    expect((await visitor.get('/account')).status).toBe(303);
  });

  it('is gone with a new password', async () => {
    const { visitor, secret } = await withApp();
    later(60);
    const begun = await half();
    const newPassword = 'een heel nieuw wachtwoord';
    const changed = { ...confirmed, newPassword, repeatedPassword: newPassword };
    expect((await visitor.submit('/account/wachtwoord', changed)).status).toBe(303);
    expect((await stepWith(begun, codeOf(secret))).headers.get('location')).toContain('melding=te-lang');
    await visitor.get('/account');
    await visitor.submit('/account/wachtwoord', {
      currentPassword: newPassword,
      newPassword: demoPassword,
      repeatedPassword: demoPassword,
    });
  });
});

describe('R10.2 recovery codes', () => {
  it('are replaced whole, for who has a second factor and gives the password', async () => {
    const { visitor, codes } = await withApp();
    expect((await visitor.submit('/account/beveiliging/herstelcodes', {})).status).toBe(422);
    const answer = await visitor.submit('/account/beveiliging/herstelcodes', confirmed);
    const fresh = codesIn(await answer.text());
    expect(fresh).toHaveLength(recoveryCodeCount);
    expect((await stepWith(await half(), codes[0] ?? '')).status).toBe(422);
    expect((await stepWith(await half(), fresh[0] ?? '')).status).toBe(303);
    const other = await new Visitor(shop).login(demoAccounts.belgian);
    const none = await other.submit('/account/beveiliging/herstelcodes', confirmed);
    expect(none.headers.get('location')).toBe('/account/beveiliging');
  });

  it('of somebody else let nobody in', async () => {
    const { codes } = await withApp(demoAccounts.belgian);
    await withApp();
    expect((await stepWith(await half(), codes[0] ?? '')).status).toBe(422);
  });
});

describe('R10.2 a passkey', () => {
  it('is added after the password, lets its owner in by itself, and is removed', async () => {
    const { visitor, authenticator } = await withPasskey();
    expect(await text(visitor, '/account/beveiliging')).toMatch(/Laptop[\s\S]*Nog niet gebruikt/);

    later(60);
    const fresh = new Visitor(shop);
    await fresh.get('/inloggen');
    const answer = await logInByPasskey(fresh, authenticator, { terug: '/winkelwagen' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/winkelwagen']);
    expect(await text(fresh, '/account/beveiliging')).toMatch(/Laptop[\s\S]*Laatst gebruikt op/);

    const [{ id } = { id: 0 }] = await database.select().from(passkeys);
    const path = `/account/beveiliging/passkeys/${id}/verwijderen`;
    expect((await fresh.submit(path, {})).status).toBe(422);
    expect((await fresh.submit(path, confirmed)).headers.get('location')).toContain('passkey-verwijderd');
    const gone = new Visitor(shop);
    await gone.get('/inloggen');
    const refused = await logInByPasskey(gone, authenticator);
    expect([refused.status, (await refused.text()).includes('Deze passkey is niet herkend.')]).toEqual([
      422,
      true,
    ]);
    expect(await actions()).toEqual(['passkey_added', 'passkey_removed']);
  });

  it('is the second step as well, for whose password it was only', async () => {
    const { authenticator } = await withPasskey();
    const stranger = await withPasskey(demoAccounts.belgian);
    const visitor = await half();
    expect(await text(visitor, '/inloggen/tweede-stap')).toContain('Verder met een passkey');
    const wrong = await logInByPasskey(visitor, stranger.authenticator);
    expect([wrong.status, (await wrong.text()).includes('Tweede stap')]).toEqual([422, true]);
    expect((await logInByPasskey(visitor, authenticator)).status).toBe(303);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it('stands in for the password where something is changed', async () => {
    const { visitor, authenticator } = await withPasskey();
    const options = await (await visitor.call('/account/beveiliging/bevestigen', {})).json();
    expect(options).toMatchObject({ allowCredentials: [{ id: authenticator.id }] });
    const confirmation = JSON.stringify(authenticator.use(options));
    const answer = await visitor.submit('/account/beveiliging/herstelcodes', { confirmation });
    expect(codesIn(await answer.text())).toHaveLength(recoveryCodeCount);
    // What was signed once is worth nothing again.
    await visitor.get('/account');
    const again = await visitor.submit('/account/beveiliging/herstelcodes', { confirmation });
    expect([again.status, (await again.text()).includes('De passkey is niet herkend.')]).toEqual([422, true]);
  });

  it('signs what this session asked, once, and not for long', async () => {
    const { authenticator } = await withPasskey();
    const [visitor, other] = [new Visitor(shop), new Visitor(shop)];
    for (const each of [visitor, other]) await each.get('/inloggen');
    const ask = async () => (await visitor.call('/inloggen/passkey/opties', {})).json();

    const stolen = JSON.stringify(authenticator.use(await ask()));
    expect((await other.submit('/inloggen/passkey', { passkey: stolen })).status).toBe(422);
    const late = JSON.stringify(authenticator.use(await ask()));
    later(301);
    expect((await visitor.submit('/inloggen/passkey', { passkey: late })).status).toBe(422);
    const twice = JSON.stringify(authenticator.use(await ask()));
    const answers = await Promise.all(
      [1, 2].map(() => visitor.submit('/inloggen/passkey', { passkey: twice })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  });

  it.each(['', 'onzin', '{}', '[]', 'null'])('is nothing when a browser sends %j', async (passkey) => {
    const visitor = await new Visitor(shop).login(email);
    expect((await visitor.submit('/account/beveiliging/passkeys', { passkey })).status).toBe(422);
    const stranger = new Visitor(shop);
    await stranger.get('/inloggen');
    expect((await stranger.submit('/inloggen/passkey', { passkey })).status).toBe(422);
  });

  it('of somebody else is not there', async () => {
    await withPasskey();
    const [{ id } = { id: 0 }] = await database.select().from(passkeys);
    const stranger = await new Visitor(shop).login(demoAccounts.belgian);
    const path = `/account/beveiliging/passkeys/${id}/verwijderen`;
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.submit(path, confirmed)).status).toBe(404);
    expect(await database.select().from(passkeys)).toHaveLength(1);
  });
});

describe('R10.2 a change of a factor', () => {
  it('ends the other logins, gives this one a new id, and is told', async () => {
    const other = await new Visitor(shop).login(email);
    const visitor = await new Visitor(shop).login(email);
    const before = visitor.cookies.get('maathor');
    await setUpApp(visitor);
    expect((await other.get('/account')).status).toBe(303);
    expect((await visitor.get('/account')).status).toBe(200);
    expect(visitor.cookies.get('maathor')).not.toBe(before);
  });

  it('leaves no login that began with the password alone, however close', async () => {
    const visitor = await new Visitor(shop).login(email);
    const { setup, secret } = setupIn(await text(visitor, '/account/beveiliging/app'));
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
    expect((await (await new Visitor(shop).login(email)).get('/account')).status).toBe(200);
    expect(await actions()).toEqual(['authenticator_added', 'passkey_added', 'second_factor_reset']);
    expect(await subjects()).toHaveLength(3);
  });
});

describe('R10.2 staff in a real shop', () => {
  const real = testApp(database, {
    now: () => clock,
    settings: { ...testSettings, staffNeedSecondFactor: true },
  });

  it('set up a second factor before the back office opens, and go on from there', async () => {
    const owner = await new Visitor(real).login(demoAccounts.staff);
    const sent = await owner.get('/beheer');
    const first = sent.headers.get('location') ?? '';
    expect([sent.status, first]).toEqual([303, '/account/beveiliging?terug=%2Fbeheer']);
    expect((await owner.get('/beheer', { accept: 'application/json' })).status).toBe(403);
    // Nor does anything else that staff may see of customers.
    for (const path of ['/account', '/winkelwagen', '/bestelling/B2026-00001', '/fotos/1', '/maatwerk/1'])
      expect((await owner.get(path)).headers.get('location')).toMatch(/^\/account\/beveiliging\?terug=/);
    expect((await owner.call('/product/init/pe-100', {})).status).toBe(403);
    expect((await owner.get('/inloggen')).headers.get('location')).toBe('/account/beveiliging');
    const page = await text(owner, first);
    expect(page).toContain('Stel eerst een tweede stap in');
    expect(page).toContain('href="/account/beveiliging/app?terug=%2Fbeheer"');
    const { answer } = await setUpApp(owner, { terug: '/beheer' });
    expect(await answer.text()).toContain('href="/beheer"');
    expect((await owner.get('/beheer')).status).toBe(200);
    await owner.submit('/account/beveiliging/app/verwijderen', confirmed);
    expect((await owner.get('/beheer')).status).toBe(303);
  });

  it('are the only ones who must, and a demo asks nobody', async () => {
    const customer = await new Visitor(real).login(email);
    expect((await customer.get('/account')).status).toBe(200);
    const owner = await new Visitor(shop).login(demoAccounts.staff);
    expect((await owner.get('/beheer')).status).toBe(200);
    expect(settings({ NODE_ENV: 'test' }).staffNeedSecondFactor).toBe(false);
    expect(settings({ PUBLIC_URL: 'https://www.maathor.example' }).staffNeedSecondFactor).toBe(true);
  });
});

async function withApp(account: string = email) {
  const visitor = await new Visitor(shop).login(account);
  const { secret, code, answer } = await setUpApp(visitor);
  const codes = codesIn(await answer.text());
  await visitor.get('/account');
  return { visitor, secret, code, codes };
}

async function setUpApp(visitor: Visitor, fields: Readonly<Record<string, string>> = {}) {
  const { setup, secret } = setupIn(await text(visitor, '/account/beveiliging/app'));
  const code = codeOf(secret);
  const answer = await visitor.submit('/account/beveiliging/app', { setup, code, ...confirmed, ...fields });
  expect(answer.status).toBe(200);
  await visitor.get('/account');
  return { secret, code, answer };
}

async function withPasskey(account: string = email) {
  const visitor = await new Visitor(shop).login(account);
  return { visitor, authenticator: await addPasskeyTo(visitor) };
}

async function addPasskeyTo(visitor: Visitor): Promise<SoftAuthenticator> {
  const authenticator = new SoftAuthenticator();
  const named = { passkeyName: 'Laptop', ...confirmed };
  const page = await (await visitor.submit('/account/beveiliging/passkeys/nieuw', named)).text();
  const options = JSON.parse(attribute(page, 'data-options'));
  const passkey = JSON.stringify(authenticator.make(options));
  const answer = await visitor.submit('/account/beveiliging/passkeys', { passkeyName: 'Laptop', passkey });
  expect(answer.status).toBeLessThan(400);
  await visitor.get('/account');
  return authenticator;
}

async function logInByPasskey(
  visitor: Visitor,
  authenticator: SoftAuthenticator,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const options = await (await visitor.call('/inloggen/passkey/opties', {})).json();
  const passkey = JSON.stringify(authenticator.use(options));
  const answer = await visitor.submit('/inloggen/passkey', { passkey, ...fields });
  if (answer.status === 303) await visitor.get('/account');
  return answer;
}

// Somebody whose password was right.
async function half(): Promise<Visitor> {
  const visitor = new Visitor(shop);
  await logIn(visitor);
  return visitor;
}

async function logIn(visitor: Visitor, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  await visitor.get('/inloggen');
  const answer = await visitor.submit('/inloggen', { email, password: demoPassword, ...fields });
  await visitor.get('/contact');
  return answer;
}

function stepWith(
  visitor: Visitor,
  code: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return visitor.submit('/inloggen/tweede-stap', { code, ...fields });
}

function codeOf(secret: string, seconds = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: clock.getTime() + seconds * 1000 });
}

function setupIn(page: string): { setup: string; secret: string } {
  const setup = page.match(/name="setup" value="([^"]+)"/)?.[1] ?? '';
  const secret = page.match(/<code[^>]*>([A-Z2-7 ]+)<\/code>/)?.[1]?.replaceAll(' ', '') ?? '';
  expect(secret).toHaveLength(32);
  return { setup, secret };
}

function codesIn(page: string): readonly string[] {
  return [...page.matchAll(/<code>(\w{5}-\w{5}-\w{5})<\/code>/g)].map(([, code = '']) => code);
}

function attribute(page: string, name: string): string {
  const value = page.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? '';
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

async function text(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

async function subjects(): Promise<readonly string[]> {
  const sent = await database.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  return sent.map(({ subject }) => subject).filter((subject) => subject.includes('beveiliging'));
}

// Since this test began.
async function actions(): Promise<readonly string[]> {
  const rows = await database.select().from(logbook).orderBy(logbook.id);
  const began = clock.getTime() - 3000 * 1000;
  return rows.filter(({ at }) => at.getTime() > began).map(({ action }) => action);
}
