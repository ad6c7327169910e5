import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { createReset } from '../../accounts/password-resets.ts';
import { findPersonByEmail, type Person } from '../../accounts/people.ts';
import { companies, people, sessions } from '../../database/schema/accounts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { passkeys } from '../../database/schema/second-factor.ts';

const { database } = await testDatabase();
let passed = 0;
const steady = () => passed;
const shop = testApp(database, { steady });
// Another process of the same shop.
const other = testApp(database, { steady });
const sales = await new Visitor(shop).login(demoAccounts.sales);
const customer = await person(demoAccounts.millimetres);
const address = `/beheer/klanten/${customer.companyId}`;

beforeEach(async () => {
  await database.update(companies).set({ blockedAt: null, blockedReason: '' });
  await database.update(people).set({ blockedAt: null, blockedReason: '' });
  await sales.get('/beheer');
});

async function person(email: string): Promise<Person> {
  const found = await findPersonByEmail(database, email);
  if (found === null) throw new Error(`no ${email}`);
  return found;
}

type Listed = {
  customers: { id: number; company: string; people: number; status: string }[];
  next: string | null;
};

async function list(query: string, who = sales): Promise<Listed> {
  const answer = await who.get(`/beheer/klanten?${query}`, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Listed;
}

const names = ({ customers }: Listed) => customers.map(({ company }) => company);

describe('the list of customers', () => {
  it.each([
    ['zoek=van+dijk+zon', 'Van Dijk Zonwering B.V.'],
    ['zoek=INKOOP@voorbeeld', 'Van Dijk Zonwering B.V.'],
    ['zoek=30112233', 'Van Dijk Zonwering B.V.'],
    ['zoek=Zwolle', 'Kozijnen Centrum Zwolle'],
    ['zoek=5651+GW', 'De Jong Horren en Rolluiken'],
  ])('%s finds %s', async (query, company) => {
    expect(names(await list(query))).toEqual([company]);
  });

  it('R15.4 finds a customer by what it is called and who works there now', async () => {
    const { id, companyId } = await person(demoAccounts.centimetres);
    const found = async (words: string) => (await list(`zoek=${words}`)).customers.map((one) => one.id);
    await database.update(people).set({ name: 'Wubbo Ockels' }).where(eq(people.id, id));
    expect(await found('ockels')).toEqual([companyId]);
    expect(await found(String(companyId))).toContain(companyId);
    await database.update(people).set({ removedAt: new Date() }).where(eq(people.id, id));
    expect(await found('ockels')).toEqual([]);
    await database.update(people).set({ removedAt: null }).where(eq(people.id, id));
    await database.update(companies).set({ name: 'Kruimel & Zn' }).where(eq(companies.id, companyId));
    expect(await found('kruimel')).toEqual([companyId]);
    expect(await found('kozijnen')).toEqual([]);
    await database
      .update(companies)
      .set({ name: 'Kozijnen Centrum Zwolle' })
      .where(eq(companies.id, companyId));
  });

  it('holds no company but those that buy, by name, each on one page only', async () => {
    const all = names(await list(''));
    expect(all).not.toContain((await person(demoAccounts.sales)).company.name);
    expect(all).toEqual(all.toSorted((one, two) => one.toLowerCase().localeCompare(two.toLowerCase())));
    const added = await database
      .insert(companies)
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          name: `Xaveria ${index % 7}`,
          companyNumber: '12345678',
          country: 'NL' as const,
        })),
      )
      .returning({ id: companies.id });
    const owner = { name: 'Xaver', phone: '', role: 'company_owner' } as const;
    await database
      .insert(people)
      .values(added.map(({ id }) => ({ ...owner, companyId: id, email: `x${id}@voorbeeld.nl` })));
    const seen: number[] = [];
    let next: string | null = null;
    do {
      const page: Listed = await list(`zoek=Xaveria${next === null ? '' : `&na=${next}`}`);
      seen.push(...page.customers.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    await database.delete(people).where(eq(people.name, owner.name));
    await database.delete(companies).where(eq(companies.companyNumber, '12345678'));
  });

  it('shows those that are blocked by themselves, and refuses what it does not know', async () => {
    expect(names(await list('status=blocked'))).toEqual([]);
    await sales.submit(`${address}/blokkeren`, { reason: 'Betaalt niet' });
    expect(names(await list('status=blocked'))).toEqual(['Van Dijk Zonwering B.V.']);
    expect((await sales.get('/beheer/klanten?status=weg')).status).toBe(422);
  });
});

describe('a customer’s page', () => {
  it('tells who they are, who belongs to them and what they ordered', async () => {
    const text = textOf(await (await sales.get(address)).text());
    for (const shown of ['Van Dijk Zonwering B.V.', 'NL004495445B01', customer.email, 'inkoper', 'Utrecht'])
      expect(text).toContain(shown);
    expect(text).toContain(`Namens ${customer.name} werken`);
    const json = await (await sales.get(address, { accept: 'application/json' })).json();
    expect(json).toMatchObject({ customer: { id: customer.companyId, people: 3, status: 'active' } });
    expect(JSON.stringify(json)).not.toContain('argon2');
  });

  it('is read by bookkeeping, who change nothing and work for nobody', async () => {
    const books = await new Visitor(shop).login(demoAccounts.bookkeeping);
    const text = textOf(await (await books.get(address)).text());
    expect(text).toContain(customer.email);
    expect(text).not.toMatch(/blokkeren|Namens/);
    expect((await books.submit(`${address}/blokkeren`, { reason: 'x' })).status).toBe(403);
  });

  it.each(['/beheer/klanten/999999', '/beheer/klanten/x'])('%s is nobody’s', async (path) => {
    expect((await sales.get(path)).status).toBe(404);
  });

  it('is not there for the shop’s own company', async () => {
    const { companyId } = await person(demoAccounts.sales);
    expect((await sales.get(`/beheer/klanten/${companyId}`)).status).toBe(404);
    const block = await sales.submit(`/beheer/klanten/${companyId}/blokkeren`, { reason: 'x' });
    expect(block.status).toBe(404);
  });
});

describe.each(['person', 'company'] as const)('R10.4 a %s that is blocked', (which) => {
  const fields: Readonly<Record<string, string>> = which === 'person' ? { person: String(customer.id) } : {};
  const block = (reason = 'Betaalt niet') => sales.submit(`${address}/blokkeren`, { ...fields, reason });
  const unblock = () => sales.submit(`${address}/deblokkeren`, fields);

  const atWork = async () => {
    const here = await Buyer.login(shop, demoAccounts.millimetres);
    const there = await Buyer.login(other, demoAccounts.millimetres);
    for (const one of [here, there]) expect((await one.validate('PE-100', pe100())).status).toBe(200);
    return [here, there];
  };

  it('is out at once, in every process, of pages and of calls that write', async () => {
    const logins = await atWork();
    expect((await block()).status).toBe(303);
    for (const one of logins) {
      expect((await one.add('PE-100', pe100())).status).toBe(401);
      expect((await one.visitor.get('/account')).headers.get('location')).toMatch(/^\/inloggen/);
    }
    await unblock();
  });

  it('is out within a second, in every process, of calls that only read', async () => {
    const logins = await atWork();
    expect((await block()).status).toBe(303);
    passed += 1000;
    for (const one of logins) expect((await one.validate('PE-100', pe100())).status).toBe(401);
    await unblock();
  });

  it('is let in by no password, link or login of before, and has lost nothing afterwards', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    await buyer.add('PE-100', pe100());
    const cart = await buyer.cart();
    const { token } = await createReset(database, customer.id, new Date());
    await block();
    const visitor = new Visitor(shop);
    await visitor.get('/inloggen');
    const login = { email: demoAccounts.millimetres, password: demoPassword };
    expect((await visitor.submit('/inloggen', login)).status).toBe(422);
    expect((await visitor.get(`/wachtwoord-herstellen?token=${token}`)).status).toBe(410);
    const chosen = { token, password: 'een paarse hordeur danst', repeated: 'een paarse hordeur danst' };
    expect((await visitor.submit('/wachtwoord-herstellen', chosen)).status).toBe(410);
    await unblock();
    expect((await buyer.visitor.get('/account')).status).toBe(303);
    const again = new Buyer(await new Visitor(shop).loginByForm(demoAccounts.millimetres));
    expect(await again.cart()).toEqual(cart);
  });

  it('stands on the page with the reason, and in the logbook', async () => {
    for (const reason of ['', 'x'.repeat(201)]) {
      const refused = await block(reason);
      const html = await refused.text();
      expect([refused.status, html]).toEqual([
        422,
        expect.stringContaining('href="#veld-reason">Reden: Schrijf op waarom'),
      ]);
      expect(html).toContain(`value="${reason}"`);
    }
    const outcomes = await Promise.all([block(), block()]);
    const told = outcomes.map(({ headers }) => headers.get('location')?.split('?')[1]).toSorted();
    const who = which === 'person' ? 'persoon' : 'bedrijf';
    expect(told).toEqual([`melding=${who}-geblokkeerd`, 'probleem=al-zo']);
    expect(textOf(await (await sales.get(address)).text())).toContain('Reden: Betaalt niet');
    await unblock();
    const id = String(which === 'person' ? customer.id : customer.companyId);
    const rows = await database
      .select()
      .from(logbook)
      .where(and(eq(logbook.subjectKind, which), eq(logbook.subjectId, id)))
      .orderBy(desc(logbook.id))
      .limit(2);
    expect(rows).toMatchObject([
      { action: `${which}_unblocked`, before: { reason: 'Betaalt niet' }, personRole: 'sales' },
      { action: `${which}_blocked`, after: { reason: 'Betaalt niet' } },
    ]);
  });

  it('does not shut out anybody else', async () => {
    const colleague = await Buyer.login(shop, demoAccounts.buyer);
    const stranger = await Buyer.login(shop, demoAccounts.belgian);
    await block();
    expect((await colleague.visitor.get('/account')).status).toBe(which === 'person' ? 200 : 303);
    expect((await stranger.visitor.get('/account')).status).toBe(200);
    expect(await database.$count(sessions, eq(sessions.personId, customer.id))).toBe(0);
    await unblock();
  });
});

describe('R10.2 a customer who has lost everything to log in with', () => {
  it('is let in by the password again, by the owner alone, who stands in the logbook', async () => {
    const { id } = customer;
    await database.insert(passkeys).values({
      ...{ personId: id, credentialId: 'lost', publicKey: 'x', counter: 0, transports: [], name: 'Telefoon' },
    });
    const owner = await new Visitor(shop).login(demoAccounts.staff);
    await sales.get('/beheer');
    expect(await (await sales.get(address)).text()).not.toContain(`${address}/tweede-stap`);
    expect((await sales.submit(`${address}/tweede-stap`, { person: String(id) })).status).toBe(403);
    expect(await (await owner.get(address)).text()).toContain(`action="${address}/tweede-stap"`);
    const elsewhere = `/beheer/klanten/${customer.companyId + 1}/tweede-stap`;
    expect((await owner.submit(elsewhere, { person: String(id) })).status).toBe(404);
    const answer = await owner.submit(`${address}/tweede-stap`, { person: String(id) });
    expect(answer.headers.get('location')).toBe(`${address}?melding=tweede-stap`);
    expect(await database.$count(passkeys)).toBe(0);
    const told = and(eq(logbook.action, 'second_factor_reset'), eq(logbook.subjectId, String(id)));
    expect(await database.select().from(logbook).where(told)).toMatchObject([{ personRole: 'owner' }]);
    const again = await owner.submit(`${address}/tweede-stap`, { person: String(id) });
    expect(again.headers.get('location')).toBe(`${address}?probleem=al-zo`);
  });
});
