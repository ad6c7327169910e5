import { and, desc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRole } from '#domain/account/role.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { createSession } from '../../accounts/sessions.ts';
import { listLines } from '../../cart/find-lines.ts';
import { companies, people, sessions } from '../../database/schema/accounts.ts';
import { cartLines, offers } from '../../database/schema/carts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';

const { database } = await testDatabase();
const start = Date.now();
let day = 0;
// A day further each time: what was counted before is forgotten.
const now = () => new Date(start + day * 24 * 60 * 60 * 1000);
const shop = testApp(database, { now });
const password = (await findPersonByEmail(database, demoAccounts.millimetres))?.passwordHash ?? null;
const stranger = await arrive((await findPersonByEmail(database, demoAccounts.belgian))?.id ?? 0);

let companyId = 0;
let owner: Visitor;
let ownerId = 0;

beforeEach(async () => {
  day += 1;
  await database.delete(mails);
  const [company] = await database
    .insert(companies)
    .values({ name: 'Horren Hendriks', companyNumber: '12345678', country: 'NL' })
    .returning();
  companyId = company?.id ?? 0;
  ownerId = await add('company_owner', 'Olga Hendriks');
  owner = await arrive(ownerId);
});

async function add(role: CompanyRole, name: string): Promise<number> {
  const email = `${crypto.randomUUID()}@voorbeeld.nl`;
  const [row] = await database
    .insert(people)
    .values({ companyId, role, email, name, phone: '+31612345678', passwordHash: password })
    .returning();
  return row?.id ?? 0;
}

async function arrive(id: number): Promise<Visitor> {
  const visitor = new Visitor(shop);
  visitor.cookies.set('maathor', await createSession(database, id, { userAgent: '', address: '' }, now()));
  await visitor.get('/contact');
  return visitor;
}

const read = async (visitor: Visitor, path = '/account/mensen') =>
  textOf(await (await visitor.get(path)).text());

const rowOf = async (id: number) => (await database.select().from(people).where(eq(people.id, id)))[0];

const locationOf = async (answer: Promise<Response>) => (await answer).headers.get('location');

const logged = () =>
  database
    .select({ action: logbook.action, by: logbook.personId, subject: logbook.subjectName })
    .from(logbook)
    .where(eq(logbook.personId, ownerId))
    .orderBy(logbook.id);

const invite = (fields: Readonly<Record<string, string>> = {}) =>
  owner.submit('/account/mensen', {
    name: 'Nina Nieuw',
    email: `nina-${day}@voorbeeld.nl`,
    role: 'measurer',
    ...fields,
  });

async function invited(): Promise<number> {
  expect(await locationOf(invite())).toBe('/account/mensen?melding=uitgenodigd');
  return (await findPersonByEmail(database, `nina-${day}@voorbeeld.nl`))?.id ?? 0;
}

const linkIn = (text: string | undefined) =>
  /\/wachtwoord-herstellen\?token=[\w-]+/.exec(text ?? '')?.[0] ?? '';

const lastMail = async () => (await database.select().from(mails).orderBy(desc(mails.id)))[0];

describe('R12.1 /account/mensen', () => {
  it('is for company owners, and linked from their account alone', async () => {
    expect(await (await owner.get('/account')).text()).toContain('href="/account/mensen"');
    for (const role of ['buyer', 'measurer'] as const) {
      const other = await arrive(await add(role, role));
      expect(await (await other.get('/account')).text()).not.toContain('/account/mensen');
      const answer = await other.get('/account/mensen');
      expect(answer.status).toBe(403);
      expect(textOf(await answer.text())).toContain('‘mensen beheren’');
    }
  });

  it('lists everybody with role, state and when they were last seen', async () => {
    await add('buyer', 'Bas de Boer');
    await invited();
    await database.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.personId, ownerId));
    const page = await read(owner);
    expect(page).toContain('Bas de Boer Inkoper Actief');
    expect(page).toContain('06 12345678');
    expect(page).toContain('Nog niet gezien');
    expect(page).toContain('Olga Hendriks Eigenaar Actief Dit bent u');
    expect(page).toMatch(/Laatst gezien op \d/);
    expect(page).toMatch(/Nina Nieuw Inmeter Uitgenodigd nina-\d+@voorbeeld.nl De uitnodiging werkt tot \d/);
    expect(await read(stranger)).not.toContain('Bas de Boer');
  });

  it('invites by a mail that names the company and who invites, and whoever follows it is in', async () => {
    const id = await invited();
    const mail = await lastMail();
    expect(mail?.subject).toBe('Uitnodiging voor het account van Horren Hendriks');
    expect(mail?.text).toContain('Olga Hendriks heeft u uitgenodigd voor het account van Horren Hendriks');
    const guest = new Visitor(shop);
    const address = linkIn(mail?.text);
    expect((await guest.get(address)).status).toBe(200);
    const token = new URL(address, 'http://localhost').searchParams.get('token') ?? '';
    const chosen = { token, newPassword: 'ladder zes meter hoog', repeatedPassword: 'ladder zes meter hoog' };
    expect(await locationOf(guest.submit('/wachtwoord-herstellen', chosen))).toContain('/inloggen');
    expect(await read(owner)).toContain('Nina Nieuw Inmeter Actief');
    expect((await logged()).map(({ action }) => action)).toEqual(['person_invited']);
    expect((await rowOf(id))?.role).toBe('measurer');
  });

  it('sends again and withdraws; the former link opens nothing any more', async () => {
    const id = await invited();
    const first = linkIn((await lastMail())?.text);
    expect(await locationOf(owner.submit(`/account/mensen/${id}/opnieuw`, {}))).toContain('opnieuw');
    const second = linkIn((await lastMail())?.text);
    expect(second).not.toBe(first);
    expect((await new Visitor(shop).get(first)).status).toBe(410);
    expect((await new Visitor(shop).get(second)).status).toBe(200);
    expect(await locationOf(stranger.submit(`/account/mensen/${id}/intrekken`, {}))).toContain('onbekend');
    expect(await locationOf(owner.submit(`/account/mensen/${id}/intrekken`, {}))).toContain('ingetrokken');
    expect((await new Visitor(shop).get(second)).status).toBe(410);
    expect(await read(owner)).not.toContain('Nina Nieuw');
    // The address is free again.
    await invited();
  });

  it('says what is wrong, and nothing typed is lost', async () => {
    const answer = await invite({ name: '', email: 'nina', role: 'owner' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const told of ['Naam: Vul dit veld in.', 'geldig e-mailadres', 'Kies een rol.'])
      expect(textOf(html)).toContain(told);
    expect(html).toContain('value="nina"');
    const taken = await invite({ email: demoAccounts.belgian.toUpperCase() });
    expect(taken.status).toBe(422);
    expect(textOf(await taken.text())).toContain('Dit e-mailadres heeft al een account bij Maathor.');
    await invited();
    expect(textOf(await (await invite()).text())).toContain('hoort bij iemand in de lijst');
  });

  it('of two invitations of one address at once, one wins', async () => {
    const answers = await Promise.all([invite(), invite({ role: 'buyer' }), invite()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
    expect(await database.$count(people, eq(people.email, `nina-${day}@voorbeeld.nl`))).toBe(1);
    expect(await database.$count(mails)).toBe(1);
  });

  it('changes a role at once, with a mail and a line in the logbook', async () => {
    const id = await add('buyer', 'Bas de Boer');
    const bas = await arrive(id);
    expect((await bas.get('/checkout')).status).toBe(200);
    const path = `/account/mensen/${id}/rol`;
    expect((await owner.submit(path, { role: 'owner' })).status).toBe(400);
    expect(await locationOf(stranger.submit(path, { role: 'measurer' }))).toContain('onbekend');
    expect(await locationOf(owner.submit(path, { role: 'measurer' }))).toContain('melding=rol');
    expect((await bas.get('/checkout')).status).toBe(403);
    expect((await lastMail())?.text).toContain('U bent nu inmeter.');
    expect(await logged()).toEqual([{ action: 'role_changed', by: ownerId, subject: 'Bas de Boer' }]);
    // Twice says nothing new.
    expect(await locationOf(owner.submit(path, { role: 'measurer' }))).toBe('/account/mensen');
    expect(await database.$count(mails)).toBe(1);
  });

  it('keeps the last company owner, in both ways', async () => {
    const path = `/account/mensen/${ownerId}`;
    const refused = '/account/mensen?melding=laatste-eigenaar';
    expect(await locationOf(owner.submit(`${path}/rol`, { role: 'buyer' }))).toBe(refused);
    expect(await locationOf(owner.submit(`${path}/verwijderen`, {}))).toBe(refused);
    expect(await read(owner, refused)).toContain('Dit is de laatste eigenaar.');
    // With a second one the first may go, also by itself.
    await add('company_owner', 'Piet Hendriks');
    expect(await locationOf(owner.submit(`${path}/rol`, { role: 'buyer' }))).toBe('/account?melding=rol');
    expect((await owner.get('/account/mensen')).status).toBe(403);
  });

  it('of two last owners who remove each other at once, one stays', async () => {
    const other = await arrive(await add('company_owner', 'Piet Hendriks'));
    const otherId = Math.max(...(await database.select({ id: people.id }).from(people)).map(({ id }) => id));
    await Promise.all([
      owner.submit(`/account/mensen/${otherId}/verwijderen`, {}),
      other.submit(`/account/mensen/${ownerId}/verwijderen`, {}),
    ]);
    const rows = await database
      .select()
      .from(people)
      .where(inArray(people.id, [ownerId, otherId]));
    expect(rows.filter(({ removedAt }) => removedAt === null)).toHaveLength(1);
    expect(shop.reports).toEqual([]);
  });
});

describe('R12.1 who is removed', () => {
  async function fill(visitor: Visitor): Promise<void> {
    expect((await new Buyer(visitor).add('PE-100', pe100())).status).toBe(200);
  }

  async function offer(from: Visitor, to: number): Promise<void> {
    await fill(from);
    const answer = await from.submit('/winkelwagen/aanbieden', { buyer: String(to), word: '' });
    expect(answer.headers.get('location')).toContain('melding=aangeboden');
  }

  it('is asked for once, and told what it means', async () => {
    const id = await add('buyer', 'Bas de Boer');
    const page = await read(owner, `/account/mensen/${id}/verwijderen`);
    expect(page).toContain('Bas de Boer verwijderen?');
    expect(page).toContain('Bestellingen blijven staan, met de naam erbij.');
    expect((await stranger.get(`/account/mensen/${id}/verwijderen`)).status).toBe(404);
    expect((await rowOf(id))?.removedAt).toBeNull();
  });

  it('is out at once, and links and cart are gone; orders stay with the name', async () => {
    const id = await add('buyer', 'Bas de Boer');
    const bas = await arrive(id);
    await fill(bas);
    const { id: orderId, number } = await anOrder(database);
    await database.update(orders).set({ companyId, personId: id }).where(eq(orders.id, orderId));
    await database.update(orderLines).set({ measuredBy: id }).where(eq(orderLines.orderId, orderId));
    expect(await locationOf(owner.submit(`/account/mensen/${id}/verwijderen`, {}))).toContain('verwijderd');
    expect(await locationOf(bas.get('/account'))).toContain('/inloggen');
    expect(await database.$count(cartLines, eq(cartLines.personId, id))).toBe(0);
    expect(await read(owner)).not.toContain('Bas de Boer');
    expect(await read(owner, `/bestelling/${number}`)).toContain('Ingemeten door Bas de Boer');
    expect((await lastMail())?.text).toContain('verwijderd uit het account van Horren Hendriks');
    expect((await logged()).map(({ action }) => action)).toEqual(['person_removed']);
    expect(await locationOf(owner.submit(`/account/mensen/${id}/verwijderen`, {}))).toContain('onbekend');
  });

  it('as a measurer leaves what was offered, which can be taken over but not given back', async () => {
    const id = await add('measurer', 'Mia Meter');
    await offer(await arrive(id), ownerId);
    await owner.submit(`/account/mensen/${id}/verwijderen`, {});
    const [waiting] = await database.select().from(offers).where(eq(offers.fromPerson, id));
    const path = `/aangeboden/${waiting?.id}`;
    expect(await read(owner, path)).toContain('Mia Meter werkt niet meer met dit account.');
    expect(await locationOf(owner.submit(`${path}/teruggeven`, { answer: '' }))).toContain('voorbij');
    expect(await locationOf(owner.submit(`${path}/overnemen`, {}))).toContain('overgenomen');
    expect(await listLines(database, ownerId)).toMatchObject([{ measuredBy: id }]);
  });

  it('as a buyer gives back what was taken over and not ordered: nobody measures twice', async () => {
    const [mia, bas] = [await add('measurer', 'Mia Meter'), await add('buyer', 'Bas de Boer')];
    const visitor = await arrive(mia);
    await fill(visitor);
    await offer(visitor, bas);
    const [waiting] = await database.select().from(offers).where(eq(offers.fromPerson, mia));
    const taker = await arrive(bas);
    await fill(taker);
    await taker.submit(`/aangeboden/${waiting?.id}/overnemen`, {});
    await fill(visitor);
    expect(await listLines(database, bas)).toHaveLength(3);
    await owner.submit(`/account/mensen/${bas}/verwijderen`, {});
    expect(await listLines(database, bas)).toEqual([]);
    // What was there first stands first.
    const lines = await listLines(database, mia);
    expect(lines.map(({ measuredBy }) => measuredBy)).toEqual([null, null, null]);
    const told = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `measured-returned:${bas}:${mia}`));
    expect(told[0]?.text).toContain('met 2 regels');
  });

  it('does not lose a cart that is offered to them at that moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [mia, bas] = [await add('measurer', 'Mia Meter'), await add('buyer', 'Bas de Boer')];
      const visitor = await arrive(mia);
      await fill(visitor);
      const [offered, removed] = await Promise.all([
        visitor.submit('/winkelwagen/aanbieden', { buyer: String(bas), word: '' }),
        owner.submit(`/account/mensen/${bas}/verwijderen`, {}),
      ]);
      expect([303, 422]).toContain(offered.status);
      expect(removed.headers.get('location')).toContain('verwijderd');
      // Refused, or offered and given back.
      expect(await listLines(database, mia)).toHaveLength(1);
    }
    expect(shop.reports).toEqual([]);
  });

  it.each([
    ['leaves', 'verwijderen', {}],
    ['may no longer order', 'rol', { role: 'measurer' }],
  ] as const)(
    'as a buyer who %s passes on what waits: back, or to a company owner',
    async (_, act, fields) => {
      const [mia, max, bas] = [
        await add('measurer', 'Mia Meter'),
        await add('measurer', 'Max Meter'),
        await add('buyer', 'Bas de Boer'),
      ];
      await offer(await arrive(mia), bas);
      await offer(await arrive(max), bas);
      await owner.submit(`/account/mensen/${max}/verwijderen`, {});
      await owner.submit(`/account/mensen/${bas}/${act}`, fields);
      const states = await database
        .select({ from: offers.fromPerson, to: offers.toPerson, state: offers.state })
        .from(offers)
        .where(eq(offers.companyId, companyId))
        .orderBy(offers.id);
      expect(states).toEqual([
        { from: mia, to: bas, state: 'given_back' },
        { from: max, to: ownerId, state: 'offered' },
      ]);
      expect(await listLines(database, mia)).toHaveLength(1);
      const [told] = await database
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, (await rowOf(mia))?.email ?? ''), eq(mails.status, 'queued')))
        .orderBy(desc(mails.id));
      expect(told?.text).toContain('Bas de Boer kan deze winkelwagen niet meer bestellen.');
    },
  );
});
