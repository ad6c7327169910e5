import { and, desc, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail, type Person } from '../../accounts/people.ts';
import { addresses, companies, companyNotes, people } from '../../database/schema/accounts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { sandboxVatIds } from '../../integrations/vies-sandbox.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { findCustomerDetails } from './customer-details.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const [sales, owner, books] = await Promise.all([
  new Visitor(shop).login(demoAccounts.sales),
  new Visitor(shop).login(demoAccounts.staff),
  new Visitor(shop).login(demoAccounts.bookkeeping),
]);
const customer = await person(demoAccounts.millimetres);
const home = `/beheer/klanten/${customer.companyId}`;
const former = await companyNow();
const formerAddresses = await database.select().from(addresses);

beforeEach(async () => {
  await database.update(companies).set(former).where(eq(companies.id, former.id));
  for (const row of formerAddresses)
    await database.update(addresses).set(row).where(eq(addresses.id, row.id));
});

async function person(email: string): Promise<Person> {
  const found = await findPersonByEmail(database, email);
  if (found === null) throw new Error(`no ${email}`);
  return found;
}

async function companyNow() {
  const [company] = await database.select().from(companies).where(eq(companies.id, customer.companyId));
  if (company === undefined) throw new Error('no company');
  return company;
}

type Fields = Readonly<Record<string, string>>;

// As somebody does who opens a form, changes some of its fields and sends it.
async function open(who: Visitor, path: string): Promise<Fields> {
  const answer = await who.get(path);
  expect(answer.status).toBe(200);
  return fieldsOf(await answer.text());
}

async function change(who: Visitor, path: string, fields: Fields): Promise<Response> {
  return who.submit(path, { ...(await open(who, path)), ...fields });
}

async function lastEntry(kind: 'company' | 'person', id: number) {
  const [row] = await database
    .select()
    .from(logbook)
    .where(and(eq(logbook.subjectKind, kind), eq(logbook.subjectId, String(id))))
    .orderBy(desc(logbook.id))
    .limit(1);
  return row;
}

const newcomer = {
  company: 'Jansen Zonwering',
  country: 'NL',
  companyNumber: '1234 5678',
  vatId: 'NL004495445B01',
  contact: 'Jan Jansen',
  phone: '030 1234567',
  email: 'Jan@Jansen.nl',
  street: 'Dorpsstraat',
  houseNumber: '1',
  addition: '',
  postcode: '3511ab',
  city: 'Utrecht',
  discountGroup: 'A',
  termDays: '14',
  creditLimit: '2.500,00',
  unit: 'cm',
  measures: 'total',
};

describe('R11.4 a customer whom staff add', () => {
  it('is there with the owner, the address and the terms, is invited, and is in the logbook', async () => {
    const answer = await change(sales, '/beheer/klanten/nieuw', newcomer);
    const owning = await person('jan@jansen.nl');
    expect(answer.headers.get('location')).toBe(`/beheer/klanten/${owning.companyId}?melding=toegevoegd`);
    expect(owning).toMatchObject({
      role: 'company_owner',
      cmUnits: true,
      totalMeasures: true,
      company: { companyNumber: '12345678', discountGroup: 'A', termDays: 14, creditLimit: 2500_00 },
    });
    const [mail] = await database.select().from(mails).where(eq(mails.recipient, 'jan@jansen.nl'));
    expect(mail?.text).toContain('/wachtwoord-herstellen?token=');
    expect(await lastEntry('company', owning.companyId)).toMatchObject({
      action: 'company_added',
      personRole: 'sales',
      after: { discountGroup: 'A', termDays: 14, creditLimit: 2500_00, email: 'jan@jansen.nl' },
    });
    const json = await (
      await books.get(`/beheer/klanten/${owning.companyId}`, { accept: 'application/json' })
    ).json();
    expect(json).toMatchObject({
      customer: { term: 14, limit: '2500.00', open: '0.00', overdue: '0.00', vatAnswer: { answer: 'valid' } },
    });
  });

  it('is told beside the field what is wrong, and keeps what was typed', async () => {
    const answer = await change(sales, '/beheer/klanten/nieuw', {
      ...newcomer,
      companyNumber: '1',
      creditLimit: '',
      unit: 'inch',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain('Een KvK-nummer heeft 8 cijfers.');
    expect(textOf(html)).toContain('Vul ook een kredietlimiet in');
    expect(textOf(html)).toContain('Eenheid: Kies een van de mogelijkheden.');
    expect(fieldsOf(html)).toMatchObject({ company: 'Jansen Zonwering', city: 'Utrecht', termDays: '14' });
  });

  it('whose e-mail address is taken is shown who has it', async () => {
    const before = await database.$count(companies);
    const answer = await change(sales, '/beheer/klanten/nieuw', { ...newcomer, email: 'MM@voorbeeld.nl' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain('Bij Van Dijk Zonwering B.V. heeft Marieke van Dijk dit e-mailadres al.');
    expect(html).toContain(`href="${home}"`);
    const staff = { ...newcomer, email: demoAccounts.workshop };
    const told = textOf(await (await change(sales, '/beheer/klanten/nieuw', staff)).text());
    expect(told).toContain('Dit e-mailadres is van een medewerker');
    expect(await database.$count(companies)).toBe(before);
  });

  it('with a VAT number that the register does not know is kept only by who says so', async () => {
    const [, number = ''] = /^BE(\d+)$/.exec(sandboxVatIds.invalid) ?? [];
    const belgian = {
      ...{ country: 'BE', companyNumber: number, vatId: sandboxVatIds.invalid, phone: '03 555 01 27' },
      ...{ postcode: '2030', city: 'Antwerpen', email: 'els@raam.be' },
    };
    const refused = await change(sales, '/beheer/klanten/nieuw', { ...newcomer, ...belgian });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(textOf(html)).toContain('Het Europese btw-register kent dit nummer niet.');
    const again = await sales.submit('/beheer/klanten/nieuw', { ...fieldsOf(html), unconfirmed: '1' });
    expect(again.headers.get('location')).toMatch(/\?melding=toegevoegd$/);
  });

  it('is one customer, also when the button is pressed twice', async () => {
    const fields = { ...(await open(sales, '/beheer/klanten/nieuw')), ...newcomer, email: 'twee@maal.nl' };
    const send = () => sales.submit('/beheer/klanten/nieuw', fields);
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([303, 422]);
    expect(await database.$count(people, eq(people.email, 'twee@maal.nl'))).toBe(1);
  });
});

describe('R11.4 what staff change of a customer', () => {
  it('stands in the logbook with before and after, and only what changed', async () => {
    const answer = await change(sales, `${home}/wijzigen`, {
      company: 'Van Dijk Horren B.V.',
      city: 'Zeist',
    });
    expect(answer.headers.get('location')).toBe(`${home}?melding=gewijzigd`);
    expect(await companyNow()).toMatchObject({ name: 'Van Dijk Horren B.V.', companyNumber: '30112233' });
    const entry = await lastEntry('company', customer.companyId);
    expect(entry).toMatchObject({ action: 'company_changed', personRole: 'sales' });
    expect(entry?.before).toEqual({
      name: 'Van Dijk Zonwering B.V.',
      invoiceAddress: 'Van Dijk Zonwering B.V., Atoomweg 63A, 3542 AB Utrecht, Nederland',
    });
    expect(entry?.after).toEqual({
      name: 'Van Dijk Horren B.V.',
      // What goes to the company by its name goes to it by the new one.
      invoiceAddress: 'Van Dijk Horren B.V., Atoomweg 63A, 3542 AB Zeist, Nederland',
    });
    const nothing = await change(sales, `${home}/wijzigen`, {});
    expect(nothing.headers.get('location')).toBe(`${home}?probleem=al-zo`);
  });

  it('leaves what was ordered and billed as it was, to the letter', async () => {
    const { order, desk } = await aPaidPayment(database);
    const invoice = await issueInvoice(desk.deps, order.id);
    const written = async () => [
      await database.select().from(orders).where(eq(orders.id, order.id)),
      await database.select().from(invoices).where(eq(invoices.id, invoice.id)),
    ];
    const before = await written();
    const fields = { company: 'Iets Heel Anders', companyNumber: '87654321', vatId: '', street: 'Elders' };
    expect((await change(sales, `${home}/wijzigen`, fields)).status).toBe(303);
    expect((await companyNow()).vatId).toBeNull();
    expect(await written()).toEqual(before);
    const seen = textOf(await (await sales.get(home)).text());
    expect(seen).toContain('Iets Heel Anders');
    expect(seen).toContain(order.number);
  });

  it('keeps company and invoice address in one country, with the numbers of that country', async () => {
    const moved = { country: 'BE', postcode: '2030', city: 'Antwerpen' };
    const refused = await change(sales, `${home}/wijzigen`, moved);
    expect(refused.status).toBe(422);
    const told = textOf(await refused.text());
    expect(told).toContain('Dit ondernemingsnummer klopt niet.');
    const numbers = { companyNumber: '0403170701', vatId: 'BE0403170701' };
    expect((await change(sales, `${home}/wijzigen`, { ...moved, ...numbers })).status).toBe(303);
    const [invoice] = await database
      .select()
      .from(addresses)
      .where(and(eq(addresses.companyId, customer.companyId), eq(addresses.kind, 'invoice')));
    expect([(await companyNow()).country, invoice?.country]).toEqual(['BE', 'BE']);
  });

  it('asks the register anew about a changed VAT number, and tells when it says nothing', async () => {
    const [, number = ''] = /^BE(\d+)$/.exec(sandboxVatIds.unavailable) ?? [];
    const fields = {
      country: 'BE',
      companyNumber: number,
      vatId: sandboxVatIds.unavailable,
      postcode: '2030',
    };
    const answer = await change(sales, `${home}/wijzigen`, fields);
    expect(answer.headers.get('location')).toBe(`${home}?melding=gewijzigd-btw`);
    expect(textOf(await (await sales.get(home)).text())).toMatch(/het register gaf op .* geen antwoord/);
  });

  it.each([
    [
      { termDays: '14', creditLimit: '2500' },
      { termDays: 14, creditLimit: 2500_00 },
    ],
    [
      { termDays: '30', creditLimit: '0,01' },
      { termDays: 30, creditLimit: 1 },
    ],
    [
      { termDays: '', creditLimit: '' },
      { termDays: null, creditLimit: null },
    ],
  ])('takes terms %j', async (fields, terms) => {
    await change(owner, `${home}/voorwaarden`, { termDays: '8', creditLimit: '1' });
    const answer = await change(sales, `${home}/voorwaarden`, { discountGroup: 'C', ...fields });
    expect(answer.headers.get('location')).toBe(`${home}?melding=voorwaarden`);
    expect(await companyNow()).toMatchObject({ discountGroup: 'C', ...terms });
    expect(await lastEntry('company', customer.companyId)).toMatchObject({
      before: { discountGroup: 'B', termDays: 8, creditLimit: 100 },
      after: { discountGroup: 'C', ...terms },
    });
  });

  it.each([
    [{ termDays: '14', creditLimit: '' }, 'Vul ook een kredietlimiet in'],
    [{ termDays: '', creditLimit: '2500' }, 'Kies ook een betaaltermijn'],
    [{ termDays: '10', creditLimit: '2500' }, 'Kies een van de mogelijkheden.'],
    [{ termDays: '14', creditLimit: '0' }, 'Vul een bedrag in van meer dan nul'],
    [{ termDays: '14', creditLimit: '25,005' }, 'Vul een bedrag in van meer dan nul'],
    [{ discountGroup: 'Z' }, 'Kies een van de mogelijkheden.'],
  ] as readonly (readonly [Fields, string])[])('refuses terms %j', async (fields, told) => {
    const answer = await change(sales, `${home}/voorwaarden`, fields);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(told);
    expect(await companyNow()).toEqual(former);
  });

  it('is refused to who reads only, and their page shows no way to it', async () => {
    const html = await (await books.get(home)).text();
    expect(textOf(html)).toContain('Notities');
    expect(html).not.toMatch(/\/(wijzigen|voorwaarden|nieuw|notities|verwijderen)"/);
    for (const path of ['wijzigen', 'voorwaarden', 'mensen/nieuw', 'adressen/nieuw'])
      expect((await books.get(`${home}/${path}`)).status).toBe(403);
    expect((await books.submit(`${home}/notities`, { note: 'x' })).status).toBe(403);
    expect((await books.submit(`${home}/wijzigen`, { company: 'x' })).status).toBe(403);
  });

  it('is not there for the shop’s own company', async () => {
    const { companyId } = await person(demoAccounts.sales);
    for (const path of ['wijzigen', 'voorwaarden', 'mensen/nieuw'])
      expect((await owner.get(`/beheer/klanten/${companyId}/${path}`)).status).toBe(404);
  });
});

describe('R11.4 two staff at one customer', () => {
  it('the later one is told what changed and by whom, loses nothing, and can send again', async () => {
    const late = await open(owner, `${home}/wijzigen`);
    await change(sales, `${home}/wijzigen`, { city: 'Zeist' });
    const typed = { ...late, company: 'Van Dijk Horren B.V.' };
    const told = await owner.submit(`${home}/wijzigen`, typed);
    expect(told.status).toBe(409);
    const html = await told.text();
    expect(textOf(html)).toMatch(/Vera Koopmans wijzigde intussen: Plaats: Utrecht → Zeist/);
    expect((await companyNow()).name).toBe('Van Dijk Zonwering B.V.');
    // What was typed stands there, and so does what the other made of the rest.
    expect(fieldsOf(html)).toMatchObject({ company: 'Van Dijk Horren B.V.', city: 'Zeist' });
    expect((await owner.submit(`${home}/wijzigen`, fieldsOf(html))).status).toBe(303);
    expect((await companyNow()).name).toBe('Van Dijk Horren B.V.');
  });

  it('of two who send at the same moment, one is told', async () => {
    const [one, two] = await Promise.all([
      open(sales, `${home}/voorwaarden`),
      open(owner, `${home}/voorwaarden`),
    ]);
    const answers = await Promise.all([
      sales.submit(`${home}/voorwaarden`, { ...one, discountGroup: 'A' }),
      owner.submit(`${home}/voorwaarden`, { ...two, discountGroup: 'C' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  it('a form without what it was made from changes nothing', async () => {
    const { seen: _seen, ...fields } = await open(sales, `${home}/voorwaarden`);
    const answer = await sales.submit(`${home}/voorwaarden`, { ...fields, discountGroup: 'A' });
    expect(answer.status).toBe(409);
    expect((await companyNow()).discountGroup).toBe('B');
  });
});

describe('R11.4 a customer’s people', () => {
  it('are invited, invited again and withdrawn, by the mails that their own owner sends', async () => {
    const invited = { name: 'Nina Nieuw', email: 'nina@voorbeeld.nl', role: 'buyer' };
    const answer = await change(sales, `${home}/mensen/nieuw`, invited);
    expect(answer.headers.get('location')).toBe(`${home}?melding=uitgenodigd`);
    const { id } = await person('nina@voorbeeld.nl');
    const again = await sales.submit(`${home}/mensen/${id}/opnieuw`, {});
    expect(again.headers.get('location')).toBe(`${home}?melding=opnieuw-uitgenodigd`);
    expect(await database.$count(mails, eq(mails.recipient, 'nina@voorbeeld.nl'))).toBe(2);
    const taken = await change(sales, `${home}/mensen/nieuw`, invited);
    expect([taken.status, textOf(await taken.text())]).toEqual([
      422,
      expect.stringContaining('heeft Nina Nieuw dit e-mailadres al'),
    ]);
    await sales.submit(`${home}/mensen/${id}/intrekken`, {});
    expect(await findPersonByEmail(database, 'nina@voorbeeld.nl')).toBeNull();
  });

  it('have their name, phone, role and units changed, with a mail about the role and one about the number', async () => {
    const { id } = await person(demoAccounts.buyer);
    await database.update(people).set({ phone: '+31301234567' }).where(eq(people.id, id));
    const fields = { name: 'Ingrid Kramer-Bos', phone: '', role: 'measurer', unit: 'cm', measures: 'total' };
    const answer = await change(sales, `${home}/mensen/${id}`, fields);
    expect(answer.headers.get('location')).toBe(`${home}?melding=persoon`);
    const { name, phone, role, cmUnits, totalMeasures } = await person(demoAccounts.buyer);
    expect({ name, phone, role, cmUnits, totalMeasures }).toEqual({
      ...{ name: 'Ingrid Kramer-Bos', phone: '', role: 'measurer' },
      ...{ cmUnits: true, totalMeasures: true },
    });
    const rows = await database
      .select()
      .from(logbook)
      .where(and(eq(logbook.subjectKind, 'person'), eq(logbook.subjectId, String(id))));
    expect(rows.map(({ action }) => action)).toEqual(['role_changed', 'person_changed']);
    expect(rows[1]?.after).toMatchObject({ unit: 'cm', measures: 'total' });
    expect(await database.$count(mails, like(mails.dedupeKey, `role-changed:${id}:%`))).toBe(1);
    await change(sales, `${home}/mensen/${id}`, { role: 'buyer' });
    expect(await database.$count(mails, like(mails.dedupeKey, `phone_changed:${id}:%`))).toBe(1);
  });

  it('keep an owner', async () => {
    const path = `${home}/mensen/${customer.id}`;
    const answer = await change(sales, path, { role: 'buyer' });
    expect([answer.status, textOf(await answer.text())]).toEqual([
      422,
      expect.stringContaining('Dit is de laatste eigenaar'),
    ]);
    const removed = await sales.submit(`${path}/verwijderen`, {});
    expect(removed.headers.get('location')).toBe(`${home}?probleem=laatste-eigenaar`);
    const page = await (await sales.get(home)).text();
    expect(page).not.toContain(`${path}/verwijderen`);
    expect(textOf(page)).toContain('verwijderen kan niet: dit is de laatste eigenaar van het bedrijf.');
  });

  it('are those of this customer alone', async () => {
    const { id } = await person(demoAccounts.belgian);
    expect((await sales.get(`${home}/mensen/${id}`)).status).toBe(404);
    expect((await sales.submit(`${home}/mensen/${id}/verwijderen`, {})).status).toBe(404);
  });
});

describe('R11.4 a customer’s addresses', () => {
  it('are added, changed and removed, one of them the usual one, with a line in the logbook each', async () => {
    const place = {
      street: 'Kade',
      houseNumber: '9',
      postcode: '3011 AA',
      city: 'Rotterdam',
      isDefault: '1',
    };
    const added = await change(sales, `${home}/adressen/nieuw`, { recipient: 'Werk Kade', ...place });
    expect(added.headers.get('location')).toBe(`${home}?melding=adres`);
    const list = () =>
      database
        .select()
        .from(addresses)
        .where(and(eq(addresses.companyId, customer.companyId), eq(addresses.kind, 'delivery')));
    const [usual, ...others] = (await list()).filter(({ isDefault }) => isDefault);
    expect([usual?.recipient, others]).toEqual(['Werk Kade', []]);
    const path = `${home}/adressen/${usual?.id}`;
    await change(sales, path, { city: 'Schiedam' });
    expect(await lastEntry('company', customer.companyId)).toMatchObject({
      action: 'address_changed',
      before: { deliveryAddress: 'Werk Kade, Kade 9, 3011 AA Rotterdam, Nederland' },
      after: { deliveryAddress: 'Werk Kade, Kade 9, 3011 AA Schiedam, Nederland' },
    });
    const elsewhere = path.replace(String(customer.companyId), String(customer.companyId + 1));
    expect((await sales.get(elsewhere)).status).toBe(404);
    await sales.submit(`${path}/verwijderen`, {});
    expect((await lastEntry('company', customer.companyId))?.action).toBe('address_removed');
    expect((await list()).map(({ recipient }) => recipient)).not.toContain('Werk Kade');
  });
});

describe('R11.4 notes', () => {
  it('are added with who and when, and are read by staff alone', async () => {
    await change(sales, `${home}/wijzigen`, {});
    const text = 'Belt liever niet.\nMailen dus.';
    const answer = await sales.submit(`${home}/notities`, { note: `  ${text} ` });
    expect(answer.headers.get('location')).toBe(`${home}?melding=notitie#notities`);
    const seen = textOf(await (await books.get(home)).text());
    expect(seen).toContain('Belt liever niet.');
    expect(seen).toContain('Vera Koopmans,');
    // The logbook forgets nothing, and a note goes with its company.
    expect(await lastEntry('company', customer.companyId)).toMatchObject({
      action: 'company_note_added',
      after: null,
    });
    const buyer = await new Visitor(shop).login(demoAccounts.millimetres);
    for (const path of ['/account', '/account/gegevens.json'])
      expect(await (await buyer.get(path)).text()).not.toContain('Belt liever niet');
  });

  it('that cannot be taken are given back as typed', async () => {
    const before = await database.$count(companyNotes);
    expect((await sales.submit(`${home}/notities`, { note: '  ' })).status).toBe(422);
    const long = await sales.submit(`${home}/notities`, { note: 'a'.repeat(2001) });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain('a'.repeat(2001));
    expect(await database.$count(companyNotes)).toBe(before);
  });
});

describe('R11.4 the list of customers', () => {
  it('is filtered by group and country, and exported as it is shown', async () => {
    const names = async (query: string) => {
      const answer = await sales.get(`/beheer/klanten?${query}`, { accept: 'application/json' });
      const { customers } = (await answer.json()) as { customers: { company: string; country: string }[] };
      return customers;
    };
    const belgian = await names('land=BE');
    expect(belgian.map(({ company }) => company)).toContain('Raamwerk Antwerpen BV');
    expect(new Set(belgian.map(({ country }) => country))).toEqual(new Set(['BE']));
    const both = await names('land=BE&groep=C');
    expect(both).toEqual([]);
    const csv = await books.get('/beheer/klanten.csv?zoek=Raamwerk');
    expect(csv.headers.get('content-disposition')).toContain('klanten.csv');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Raamwerk Antwerpen BV');
    expect((await sales.get('/beheer/klanten.csv?groep=Z')).status).toBe(422);
  });

  it('shows what a customer owes as its invoices have it', async () => {
    type Owed = {
      customer: {
        open: string;
        overdue: string;
        invoices: { number: string; open: string; status: string }[];
      };
    };
    const owed = async () =>
      ((await (await sales.get(home, { accept: 'application/json' })).json()) as Owed).customer;
    const before = await owed();
    const order = await anOrder(database);
    const invoice = await issueInvoice(shop.deps, order.id);
    const after = await owed();
    expect(after.invoices.at(-1)).toMatchObject({ number: invoice.number, open: '194.46', status: 'open' });
    expect(toCents(after.open) - toCents(before.open)).toBe(194_46);
    expect(after.overdue).toBe(before.overdue);
    const late = testApp(database, { now: () => new Date(Date.now() + 40 * 24 * 60 * 60 * 1000) });
    const later = await findCustomerDetails(late.deps, customer.companyId);
    expect(later?.owed.find(({ number }) => number === invoice.number)?.status).toBe('overdue');
    expect(textOf(await (await sales.get(home)).text())).toContain(invoice.number);
  });
});

describe('R11.4 a blocked customer', () => {
  it('keeps everything, can be changed, and is not a place to invite somebody to', async () => {
    await sales.submit(`${home}/notities`, { note: 'Blijft staan.' });
    await sales.submit(`${home}/blokkeren`, { reason: 'Betaalt niet' });
    const before = await database.$count(addresses, eq(addresses.companyId, customer.companyId));
    const invited = await sales.get(`${home}/mensen/nieuw`);
    expect(invited.headers.get('location')).toBe(`${home}?probleem=uitnodigen-geblokkeerd`);
    const post = { name: 'Nina', email: 'nina@geblokkeerd.nl', role: 'buyer' };
    expect((await sales.submit(`${home}/mensen/nieuw`, post)).status).toBe(303);
    expect(await findPersonByEmail(database, 'nina@geblokkeerd.nl')).toBeNull();
    expect((await change(sales, `${home}/voorwaarden`, { discountGroup: 'C' })).status).toBe(303);
    const text = textOf(await (await sales.get(home)).text());
    for (const kept of ['Marieke van Dijk', 'Laatste bestellingen', 'Blijft staan.'])
      expect(text).toContain(kept);
    expect(await database.$count(addresses, eq(addresses.companyId, customer.companyId))).toBe(before);
    await sales.submit(`${home}/deblokkeren`, {});
  });
});

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
