import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { people, rateLimits, sessions } from '../../../database/schema/accounts.ts';
import { logbook } from '../../../database/schema/logbook.ts';
import { mails } from '../../../database/schema/operations.ts';
import { emailChanges, knownDevices } from '../../../database/schema/second-factor.ts';

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
    const laptop = await new Visitor(shop).login(email);
    expect(await subjects()).toEqual([]);
    await laptop.submit('/uitloggen', {});
    await laptop.login(email);
    expect(await subjects()).toEqual([]);
    const phone = await new Visitor(shop).login(email);
    expect(await subjects()).toEqual(['Nieuwe aanmelding bij uw account']);
    await phone.submit('/uitloggen', {});
    await phone.login(email);
    expect(await subjects()).toHaveLength(1);
  });

  it('is known per person: a colleague at the same machine is told, and the token is stored by its hash', async () => {
    await new Visitor(shop).login(demoAccounts.belgian);
    const visitor = await new Visitor(shop).login(email);
    await visitor.submit('/uitloggen', {});
    await visitor.login(demoAccounts.belgian);
    expect(await subjects(demoAccounts.belgian)).toEqual(['Nieuwe aanmelding bij uw account']);
    const token = visitor.cookies.get('maathor-device') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await database.select().from(knownDevices))).not.toContain(token);
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
      .where(eq(logbook.action, 'logins_failed'))
      .orderBy(logbook.id);
    expect(rows.map(({ personRole, subjectName, after }) => [personRole, subjectName, after])).toEqual([
      ['shop', 'Marieke van Dijk', { failures: 10 }],
      ['shop', 'Marieke van Dijk', { failures: 20 }],
    ]);
  });

  it('are in a row no longer once somebody gets in', async () => {
    await fail(9);
    await new Visitor(shop).login(email);
    await fail(9);
    expect(await subjects()).toEqual([]);
  });

  it('fill no mailbox: five mails a day', async () => {
    await fail(70);
    expect(await subjects()).toHaveLength(5);
    later(24 * 3600 + 1);
    await fail(10);
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
    const owner = await new Visitor(shop).login(demoAccounts.staff);
    for (const seconds of [59, 30, 29 * 60 + 58]) {
      later(seconds);
      expect((await owner.get('/account')).status).toBe(200);
    }
    later(30 * 60 + 1);
    expect((await owner.get('/account')).status).toBe(303);
  });

  it('is twelve hours for staff in any case', async () => {
    const owner = await new Visitor(shop).login(demoAccounts.staff);
    for (let quarter = 0; quarter < 47; quarter += 1) {
      later(15 * 60);
      expect((await owner.get('/account')).status).toBe(200);
    }
    later(15 * 60 + 1);
    expect((await owner.get('/account')).status).toBe(303);
  });

  it('stays fourteen days without use for customers', async () => {
    const customer = await new Visitor(shop).login(email);
    later(13 * 24 * 3600);
    expect((await customer.get('/account')).status).toBe(200);
  });
});

describe('R10.2 another e-mail address', () => {
  const newEmail = 'Marieke@nieuw-adres.nl';
  const ask = { newEmail, currentPassword: demoPassword };

  it('is confirmed by a link to it, ends other logins, and is told to both addresses', async () => {
    const other = await new Visitor(shop).login(email);
    const visitor = await new Visitor(shop).login(email);
    expect((await visitor.submit('/account/beveiliging/e-mailadres', ask)).status).toBe(200);
    expect(await text(visitor, '/account/beveiliging')).toContain('marieke@nieuw-adres.nl');
    expect(await subjects()).toContain('Uw e-mailadres wordt gewijzigd');
    const link = await linkTo('marieke@nieuw-adres.nl');
    // Looking changes nothing: mail programs follow links.
    expect(await text(visitor, link)).toContain('Vanaf nu logt u in met marieke@nieuw-adres.nl.');
    expect((await other.get('/account')).status).toBe(200);

    const answer = await confirm(visitor, link);
    expect(answer.headers.get('location')).toBe('/account/beveiliging?melding=e-mailadres');
    expect([(await visitor.get('/account')).status, (await other.get('/account')).status]).toEqual([
      200, 303,
    ]);
    expect(await subjects()).toContain('Uw e-mailadres is gewijzigd');
    expect(await subjects('marieke@nieuw-adres.nl')).toContain('Uw e-mailadres is gewijzigd');
    const [row] = await database.select().from(logbook).where(eq(logbook.action, 'email_changed'));
    expect(row).toMatchObject({ before: { email }, after: { email: 'marieke@nieuw-adres.nl' } });
    expect((await confirm(visitor, link)).status).toBe(410);
    await new Visitor(shop).login('marieke@nieuw-adres.nl');
    await database.update(people).set({ email }).where(eq(people.email, 'marieke@nieuw-adres.nl'));
  });

  it.each([
    [{ newEmail: '' }, 'Vul dit veld in.'],
    [{ newEmail: 'geen-adres' }, 'Vul een geldig e-mailadres in'],
    [{ newEmail: email.toUpperCase() }, 'Dit is al uw e-mailadres.'],
    [{ currentPassword: 'niet-mijn-wachtwoord' }, 'Dit is niet uw huidige wachtwoord.'],
  ])('with %j is refused: %s', async (wrong, error) => {
    const visitor = await new Visitor(shop).login(email);
    const answer = await visitor.submit('/account/beveiliging/e-mailadres', { ...ask, ...wrong });
    expect([answer.status, (await answer.text()).includes(error)]).toEqual([422, true]);
  });

  it('of somebody else is not given away, and not taken', async () => {
    const visitor = await new Visitor(shop).login(email);
    const taken = { ...ask, newEmail: demoAccounts.belgian };
    const answer = await visitor.submit('/account/beveiliging/e-mailadres', taken);
    expect([answer.status, (await answer.text()).includes('Kijk in uw e-mail')]).toEqual([200, true]);
    expect(await subjects(demoAccounts.belgian)).toEqual(['Dit e-mailadres heeft al een account']);
  });

  it('wanted by two at once goes to one', async () => {
    const links: string[] = [];
    const visitors: Visitor[] = [];
    for (const account of [email, demoAccounts.belgian]) {
      const visitor = await new Visitor(shop).login(account);
      await visitor.submit('/account/beveiliging/e-mailadres', { ...ask, newEmail: 'samen@nieuw-adres.nl' });
      links.push(await linkTo('samen@nieuw-adres.nl'));
      visitors.push(visitor);
    }
    const answers = await Promise.all(visitors.map((visitor, at) => confirm(visitor, links[at] ?? '')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    const [owner] = await database.select().from(people).where(eq(people.email, 'samen@nieuw-adres.nl'));
    const before = answers[0]?.status === 303 ? email : demoAccounts.belgian;
    await database
      .update(people)
      .set({ email: before })
      .where(eq(people.id, owner?.id ?? 0));
    expect(shop.reports).toEqual([]);
  });

  it('is forgotten with a new password, and after a day', async () => {
    const visitor = await new Visitor(shop).login(email);
    await visitor.submit('/account/beveiliging/e-mailadres', ask);
    const link = await linkTo('marieke@nieuw-adres.nl');
    later(24 * 3600 + 1);
    expect((await visitor.get(link)).status).toBe(410);
    await visitor.submit('/account/beveiliging/e-mailadres', ask);
    const passwords = {
      newPassword: 'een heel nieuw wachtwoord',
      repeatedPassword: 'een heel nieuw wachtwoord',
    };
    await visitor.submit('/account/wachtwoord', { currentPassword: demoPassword, ...passwords });
    expect(await database.select().from(emailChanges)).toEqual([]);
    await visitor.get('/account');
    await visitor.submit('/account/wachtwoord', {
      currentPassword: passwords.newPassword,
      newPassword: demoPassword,
      repeatedPassword: demoPassword,
    });
  });
});

// From ever other networks, for one alone is soon told to wait.
async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const visitor = await arrive(`203.0.${113 + (Math.floor(clock.getTime() / 1000) % 100)}.${time}`);
    const answer = await visitor.submit('/inloggen', { email, password: `verkeerd-wachtwoord-${time}` });
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

async function linkTo(recipient: string): Promise<string> {
  const sent = await database.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
  return sent.at(-1)?.text.match(/\/e-mailadres-bevestigen\?token=[\w-]+/)?.[0] ?? '';
}

async function confirm(visitor: Visitor, link: string): Promise<Response> {
  const answer = await visitor.submit('/e-mailadres-bevestigen', { token: link.split('token=')[1] ?? '' });
  await visitor.get('/contact');
  return answer;
}

async function text(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path);
  expect(answer.status).toBe(200);
  return answer.text();
}
