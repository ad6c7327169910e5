import { hash } from '@node-rs/argon2';
import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { atPasswordDesk } from '../../accounts/password-desk.ts';
import { people, rateLimits, sessions } from '../../database/schema/accounts.ts';

const { database } = await testDatabase();
let clock = new Date();
const shop = testApp(database, { now: () => clock });
const email = demoAccounts.millimetres;

beforeEach(async () => {
  await database.delete(rateLimits);
});

describe('R6.1 logging in', () => {
  it.each(Object.values(demoAccounts))('works for %s', async (account) => {
    const visitor = await new Visitor(shop).loginByForm(account);
    expect(await visitor.get('/account')).toMatchObject({ status: 200 });
  });

  it('takes an address as people type it', async () => {
    expect(await attempt({ email: '  MM@Voorbeeld.NL ' })).toMatchObject({ status: 303 });
  });

  it.each([
    ['/producten/pe-100?add=1', '/producten/pe-100?add=1'],
    ['//elders.example', '/account'],
    ['https://elders.example', '/account'],
    ['/\\elders.example', '/account'],
    ['', '/account'],
  ])('asked to return to %j goes to %j', async (terug, location) => {
    expect((await attempt({ terug })).headers.get('location')).toBe(location);
  });

  it('carries the way back through the form, and past it for who is logged in', async () => {
    const visitor = new Visitor(shop);
    const page = await (await visitor.get('/inloggen?terug=%2Fsnel-bestellen')).text();
    expect(page).toContain('name="terug" value="/snel-bestellen"');
    await visitor.loginByForm(email);
    const answer = await visitor.get('/inloggen?terug=%2Fsnel-bestellen');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/snel-bestellen']);
  });

  it('renews an old hash', async () => {
    await database
      .update(people)
      .set({ passwordHash: await hash(demoPassword, { memoryCost: 8192, timeCost: 1 }) })
      .where(eq(people.email, email));
    await new Visitor(shop).loginByForm(email);
    const [person] = await database.select().from(people).where(eq(people.email, email));
    expect(person?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await new Visitor(shop).loginByForm(email);
  });

  it('says beside the field what is missing, and keeps what was typed', async () => {
    const page = await attempt({ password: '', email: 'noor@bouwbedrijf.nl' });
    const html = await page.text();
    expect(page.status).toBe(422);
    expect(html).toContain('value="noor@bouwbedrijf.nl"');
    expect(html).toContain('Vul dit veld in.');
  });
});

describe('R6.1 a failed login', () => {
  it('looks the same for a wrong password, an unknown account, a blocked one and one without password', async () => {
    const change = (account: string, to: Partial<typeof people.$inferInsert>) =>
      database.update(people).set(to).where(eq(people.email, account));
    const [kept] = await database.select().from(people).where(eq(people.email, demoAccounts.totalMeasures));
    await change(demoAccounts.showMessage, { blockedAt: clock });
    await change(demoAccounts.totalMeasures, { passwordHash: null });
    onTestFinished(async () => {
      await change(demoAccounts.showMessage, { blockedAt: null });
      await change(demoAccounts.totalMeasures, { passwordHash: kept?.passwordHash ?? null });
    });
    const visitor = new Visitor(shop);
    await visitor.get('/inloggen');
    const answers = await Promise.all(
      [
        { email, password: 'een-verkeerd-wachtwoord' },
        { email: 'niemand@voorbeeld.nl', password: 'een-verkeerd-wachtwoord' },
        { email: demoAccounts.showMessage, password: demoPassword },
        { email: demoAccounts.totalMeasures, password: demoPassword },
      ].map(async (fields) => {
        const answer = await visitor.submit('/inloggen', fields);
        const body = (await answer.text()).replaceAll(fields.email, 'EMAIL').replaceAll(/nonce="[^"]+"/g, '');
        return { status: answer.status, body };
      }),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(answers[0]?.body).toContain('De combinatie van e-mailadres en wachtwoord klopt niet.');
  });

  it('is never followed by the password on the page', async () => {
    const page = await attempt({ password: 'een-verkeerd-wachtwoord' });
    expect(await page.text()).not.toContain('een-verkeerd-wachtwoord');
  });
});

describe('R1.1 limits on logging in', () => {
  it('count failures per address and network, survive a restart and end by themselves', async () => {
    const visitor = new Visitor(shop, '203.0.113.7');
    await fail(visitor, 10);
    const refused = await attempt({}, visitor);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 900]);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');

    const restarted = testApp(database, { now: () => clock });
    expect(await attempt({}, new Visitor(restarted, '203.0.113.7'))).toMatchObject({ status: 429 });
    expect(await attempt({}, new Visitor(restarted, '203.0.113.8'))).toMatchObject({ status: 303 });

    clock = new Date(clock.getTime() + 15 * 60 * 1000 + 1000);
    expect(await attempt({}, new Visitor(restarted, '203.0.113.7'))).toMatchObject({ status: 303 });
  });

  it('forget the failures of who gets it right', async () => {
    const visitor = new Visitor(shop, '203.0.113.7');
    await fail(visitor, 9);
    expect(await attempt({}, visitor)).toMatchObject({ status: 303 });
    const again = new Visitor(shop, '203.0.113.7');
    await fail(again, 9);
    expect(await attempt({}, again)).toMatchObject({ status: 303 });
  });

  it('never count who gets it right', async () => {
    for (let time = 0; time < 15; time += 1) {
      expect(await attempt({}, new Visitor(shop, '203.0.113.7'))).toMatchObject({ status: 303 });
    }
    expect(await database.select().from(rateLimits).where(like(rateLimits.key, 'login%'))).toEqual([]);
  });

  it('lock nobody out: an account under attack still opens from elsewhere', async () => {
    for (let host = 1; host <= 5; host += 1) await fail(new Visitor(shop, `198.51.100.${host}`), 10);
    const stranger = new Visitor(shop, '198.51.100.99');
    await fail(stranger, 3);
    expect(await attempt({}, stranger)).toMatchObject({ status: 429 });
    expect(await attempt({}, new Visitor(shop, '203.0.113.7'))).toMatchObject({ status: 303 });
  });

  it('are the same for an account that does not exist', async () => {
    const visitor = new Visitor(shop, '203.0.113.7');
    await fail(visitor, 10, 'niemand@voorbeeld.nl');
    expect(await attempt({ email: 'niemand@voorbeeld.nl' }, visitor)).toMatchObject({ status: 429 });
  });

  it('hold for guesses sent all at once, and do not tell which of them was right', async () => {
    const visitor = new Visitor(shop, '203.0.113.7');
    await visitor.get('/inloggen');
    const passwords = [
      ...Array.from({ length: 200 }, (_, guess) => `verkeerd-wachtwoord-${guess}`),
      demoPassword,
    ];
    const answers = await Promise.all(
      passwords.map((password) => visitor.submit('/inloggen', { email, password })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([422, 429, 503]));
    expect(statuses.at(-1)).toBe(503);
    expect(await attempt({}, new Visitor(shop, '203.0.113.7'))).toMatchObject({ status: 429 });
    const refused = (status: number) => answers.find((answer) => answer.status === status)?.text();
    expect(await refused(503)).toContain('Het is even te druk');
    expect(await refused(429)).toContain('Binnen een uur kan het weer.');
  });

  it('never meet who gets it right, also many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => attempt({}, new Visitor(shop, '203.0.113.7'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  });

  it('leave at most two passwords at once and a short queue, for every form that hashes one', async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const customer = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
    const busy = Array.from({ length: 66 }, () => atPasswordDesk(() => end));
    const changed = {
      currentPassword: demoPassword,
      newPassword: 'een-heel-nieuw-wachtwoord',
      repeatedPassword: 'een-heel-nieuw-wachtwoord',
    };
    const answers = [await attempt({}), await customer.submit('/account/wachtwoord', changed)];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '3'],
      [503, '3'],
    ]);
    resolve();
    await Promise.all(busy);
    expect(await attempt({})).toMatchObject({ status: 303 });
  });
});

describe('R6.1 logging out', () => {
  it('ends the session for whoever holds its cookie', async () => {
    const visitor = await new Visitor(shop).loginByForm(email);
    const stolen = new Visitor(shop);
    for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value);
    const before = (await database.select().from(sessions)).length;
    const answer = await visitor.submit('/uitloggen', {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inloggen?melding=uitgelogd']);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await database.select().from(sessions)).length).toBe(before - 1);
    expect(await stolen.get('/account')).toMatchObject({ status: 303 });
    expect(await (await visitor.get('/inloggen?melding=uitgelogd')).text()).toContain('U bent uitgelogd.');
  });

  it('is no link: another site cannot do it', async () => {
    const visitor = await new Visitor(shop).loginByForm(email);
    expect((await visitor.get('/uitloggen')).status).toBe(404);
    expect(await visitor.get('/account')).toMatchObject({ status: 200 });
  });
});

async function attempt(
  fields: Readonly<Record<string, string>>,
  visitor: Visitor = new Visitor(shop),
): Promise<Response> {
  await visitor.get('/inloggen');
  return visitor.submit('/inloggen', { email, password: demoPassword, ...fields });
}

async function fail(visitor: Visitor, times: number, account: string = email): Promise<void> {
  await visitor.get('/inloggen');
  for (let time = 0; time < times; time += 1) {
    const answer = await visitor.submit('/inloggen', { email: account, password: 'verkeerd-wachtwoord' });
    expect(answer.status).toBe(422);
  }
}
