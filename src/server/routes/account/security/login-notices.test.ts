import { and, eq, gte } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { attemptKey, countAttempts } from '../../../accounts/attempts.ts';
import { mostKnown } from '../../../accounts/known-devices.ts';
import { findPersonByEmail } from '../../../accounts/people.ts';
import { people, rateLimits, sessions } from '../../../database/schema/accounts.ts';
import { logbook } from '../../../database/schema/logbook.ts';
import { mails } from '../../../database/schema/operations.ts';
import { knownDevices } from '../../../database/schema/second-factor.ts';

const { database } = await testDatabase();
let clock = new Date('2026-11-16T09:00:00Z');
const shop = testApp(database, { now: () => clock });
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const email = demoAccounts.millimetres;

beforeEach(async () => {
  later(24 * 3600);
  await database.delete(rateLimits);
  await database.delete(sessions);
  await database.delete(knownDevices);
  await database.delete(mails);
  await database.update(people).set({ failedLogins: 0 });
});

describe('R10.2 a device not seen before', () => {
  it('is told by mail, but for the very first; the one that came back is known', async () => {
    const laptop = await new Visitor(shop).loginByForm(email);
    expect(await subjects()).toEqual([]);
    await laptop.submit('/uitloggen', {});
    await laptop.loginByForm(email);
    expect(await subjects()).toEqual([]);
    const phone = await new Visitor(shop).loginByForm(email);
    expect(await subjects()).toEqual(['Nieuwe aanmelding bij uw account']);
    await phone.submit('/uitloggen', {});
    await phone.loginByForm(email);
    expect(await subjects()).toHaveLength(1);
  });

  it('is known per person: a colleague at the same machine is told, and the token is stored by its hash', async () => {
    await new Visitor(shop).loginByForm(demoAccounts.belgian);
    const visitor = await new Visitor(shop).loginByForm(email);
    await visitor.submit('/uitloggen', {});
    await visitor.loginByForm(demoAccounts.belgian);
    expect(await subjects(demoAccounts.belgian)).toEqual(['Nieuwe aanmelding bij uw account']);
    const token = visitor.cookies.get('maathor-device') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await database.select().from(knownDevices))).not.toContain(token);
  });

  it('is told twenty times a day at most, and of a hundred the one unused longest is forgotten', async () => {
    const person = await findPersonByEmail(database, email);
    const personId = person?.id ?? 0;
    const seen = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        personId,
        tokenHash: `old ${index}`,
        lastUsedAt: clock,
      }));
    await database.insert(knownDevices).values(seen(mostKnown - 3));
    const key = attemptKey('new-device-mail', String(personId));
    await countAttempts(database, [{ key, seconds: 24 * 3600, times: 18 }], clock);
    later(1);
    for (let login = 0; login < 4; login += 1) await new Visitor(shop).loginByForm(email);
    expect(await subjects()).toHaveLength(2);
    expect(await database.$count(knownDevices, eq(knownDevices.personId, personId))).toBe(mostKnown);
    later(24 * 3600);
    await new Visitor(shop).loginByForm(email);
    expect(await subjects()).toHaveLength(3);
  });

  it('gets a cookie of its own whatever it brings, for as long as browsers keep one', async () => {
    const visitor = new Visitor(shop);
    visitor.cookies.set('maathor-device', 'te-kort');
    await visitor.get('/inloggen');
    const answer = await visitor.submit('/inloggen', { email, password: demoPassword });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('maathor-device='));
    expect(cookie).toMatch(/^maathor-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

it('R10.2 a browser is known by a cookie that only travels over TLS, where there is TLS', async () => {
  const secure = testApp(database, {
    now: () => clock,
    settings: settings({ PUBLIC_URL: 'https://maathor.example' }),
  });
  const visitor = new Visitor(secure);
  await visitor.get('/inloggen');
  const answer = await visitor.submit('/inloggen', { email, password: demoPassword });
  expect(answer.headers.getSetCookie().join('\n')).toMatch(
    /^__Host-maathor-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/m,
  );
});

describe('R10.2 failures in a row', () => {
  it('are told at every tenth, once, and stand in the logbook', async () => {
    const begun = clock;
    await fail(9);
    expect(await subjects()).toEqual([]);
    await fail(1);
    expect(await subjects()).toEqual(['Mislukte pogingen om in te loggen']);
    await fail(9);
    expect(await subjects()).toHaveLength(1);
    await fail(1);
    expect(await subjects()).toHaveLength(2);
    const rows = await database
      .select()
      .from(logbook)
      .where(and(eq(logbook.action, 'logins_failed'), gte(logbook.at, begun)))
      .orderBy(logbook.id);
    expect(rows.map(({ personRole, subjectName, after }) => [personRole, subjectName, after])).toEqual([
      ['shop', 'Marieke van Dijk', { failures: 10 }],
      ['shop', 'Marieke van Dijk', { failures: 20 }],
    ]);
  });

  it('are in a row no longer once somebody gets in', async () => {
    await fail(9);
    await new Visitor(shop).loginByForm(email);
    await fail(9);
    expect(await subjects()).toEqual([]);
  });

  it('fill no mailbox: five mails a day', async () => {
    const failTenth = async (tens: number) => {
      await database
        .update(people)
        .set({ failedLogins: 10 * tens - 1 })
        .where(eq(people.email, email));
      await fail(1);
    };
    for (const tens of [1, 2, 3, 4, 5]) await failTenth(tens);
    expect(await subjects()).toHaveLength(5);
    for (const tens of [6, 7]) await failTenth(tens);
    expect(await subjects()).toHaveLength(5);
    later(24 * 3600 + 1);
    await failTenth(8);
    expect(await subjects()).toHaveLength(6);
  });

  it('sent all at once make one mail', async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, (_, at) => arrive(`198.51.100.${at}`)));
    await Promise.all(
      visitors.map((visitor) => visitor.submit('/inloggen', { email, password: 'verkeerd-wachtwoord' })),
    );
    expect(await subjects()).toHaveLength(1);
  });
});

describe('R10.2 how long a login lasts', () => {
  it('is half an hour without use for staff, to the second', async () => {
    const owner = await new Visitor(shop).loginByForm(demoAccounts.staff);
    for (const seconds of [59, 30, 29 * 60 + 58]) {
      later(seconds);
      expect((await owner.get('/account')).status).toBe(200);
    }
    later(30 * 60 + 1);
    expect((await owner.get('/account')).status).toBe(303);
  });

  it('is twelve hours for staff in any case', async () => {
    const owner = await new Visitor(shop).loginByForm(demoAccounts.staff);
    for (let visit = 0; visit < 24; visit += 1) {
      later(29 * 60);
      expect((await owner.get('/account')).status).toBe(200);
    }
    later(24 * 60 + 1);
    expect((await owner.get('/account')).status).toBe(303);
  });

  it('stays fourteen days without use for customers', async () => {
    const customer = await new Visitor(shop).loginByForm(email);
    later(13 * 24 * 3600);
    expect((await customer.get('/account')).status).toBe(200);
  });
});

// From ever other networks, for one alone is soon told to wait.
async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const visitor = await arrive(`203.0.${113 + (Math.floor(clock.getTime() / 1000) % 100)}.${time}`);
    const answer = await visitor.submit('/inloggen', { email, password: 'verkeerd-wachtwoord' });
    expect(answer.status).toBe(422);
    later(1);
  }
}

async function arrive(address: string): Promise<Visitor> {
  const visitor = new Visitor(shop, address);
  await visitor.get('/inloggen');
  return visitor;
}

async function subjects(recipient: string = email): Promise<readonly string[]> {
  const sent = await database.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
  return sent.map(({ subject }) => subject);
}
