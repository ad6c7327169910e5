import { count, desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testApp, testSettings } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { testShopSettings } from '#tests/support/shop-settings.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { companies } from '../../database/schema/accounts.ts';
import { carts } from '../../database/schema/carts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { orders } from '../../database/schema/orders.ts';
import { settingVersions } from '../../database/schema/settings.ts';
import { findInvoiceDocument } from '../../documents/make-invoice-documents.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { commandActor } from '../../logbook/write-logbook.ts';
import { changeSetting } from '../../shop-settings/change-setting.ts';
import { readStored } from '../../shop-settings/stored-values.ts';
import { watchSettings } from '../../shop-settings/watch-settings.ts';

const { database, pool } = await testDatabase();
// Versions stay for good, and here nobody makes one.
const untouched = await testDatabase();
const now = () => new Date('2026-11-16T09:00:00Z');
const shop = testApp(database, { now });
const visitor = new Visitor(shop);
let owner: Visitor;

const path = '/beheer/instellingen';
const json = { accept: 'application/json' };
const whereTo = (answer: Response) => [answer.status, answer.headers.get('location')];

type Setting = {
  readonly name: string;
  readonly version: number;
  readonly value: Readonly<Record<string, unknown>>;
  readonly changedBy: string | null;
  readonly versions: readonly Setting[];
  readonly calendar?: readonly {
    readonly kind: string;
    readonly from: string;
    readonly openOrders: number;
  }[];
};

beforeAll(async () => {
  owner = await new Visitor(shop).login(demoAccounts.staff);
});

// As they come with the shop, whichever version that is by now.
beforeEach(async () => {
  await database.delete(carts);
  const changed = await database
    .select({ name: settingVersions.name, seen: count() })
    .from(settingVersions)
    .groupBy(settingVersions.name);
  for (const { name, seen } of changed) {
    const value = shop.deps.shopSettings.first[name];
    expect(await changeSetting(shop.deps, { name, value, seen }, commandActor)).not.toBe('stale');
  }
});

async function read(word: string): Promise<Setting> {
  return (await (await owner.get(`${path}/${word}`, json)).json()) as Setting;
}

async function change(word: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { version } = await read(word);
  const answer = await owner.submit(`${path}/${word}`, { seen: String(version), ...fields });
  expect(whereTo(answer)).toEqual([303, `${path}/${word}?melding=bewaard`]);
}

const textOf = async (who: Visitor, address: string) => (await who.get(address)).text();

const shipping = { fee: '€ 19,50', freeFrom: '€ 250,00', longSideFee: '€ 35,00', longSideOver: '2400' };
const company = {
  name: 'Horren & Zonen B.V.',
  street: 'Nieuwe Kade',
  houseNumber: '12',
  addition: 'b',
  postcode: '3542ab',
  city: 'Utrecht',
  companyNumber: '27364518',
  vatId: 'NL123456789B13',
  iban: 'nl91 abna 0417 1643 00',
  email: 'Kantoor@Horren.example',
};

describe('R11.7 settings', () => {
  it('begin as they come with the shop, of nobody', async () => {
    const first = await new Visitor(testApp(untouched.database, { now })).login(demoAccounts.staff);
    const all = (await (await first.get(path, json)).json()) as { settings: Setting[]; next: null };
    expect(all.settings.map(({ name, version, changedBy }) => [name, version, changedBy])).toEqual(
      [
        'company',
        'contact',
        'shipping',
        'season',
        'closures',
        'terms',
        'privacy',
        'contact_page',
        'reminders',
        'quotes',
      ].map((name) => [name, 0, null]),
    );
    expect(all.settings.find(({ name }) => name === 'shipping')?.value).toEqual({
      fee: '19.50',
      freeFrom: '250.00',
      longSideFee: '35.00',
      longSideOver: 2400,
    });
  });

  it('say what is wrong beside each field, and lose nothing that was typed', async () => {
    const { version } = await read('verzending');
    const answer = await owner.submit(`${path}/verzending`, {
      ...shipping,
      seen: String(version),
      fee: '7.50',
      longSideOver: '12',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Verzendkosten: Vul een bedrag in zoals € 7,50.');
    expect(page).toContain('value="7.50"');
    expect(page).toContain('Vul een hele maat in van 500 tot 10000 mm.');
    const numbers = await owner.submit(`${path}/bedrijf`, {
      ...company,
      seen: '0',
      companyNumber: '123',
      vatId: 'NL1',
      iban: 'NL00 ABNA 0417 1643 00',
    });
    const said = await numbers.text();
    for (const sentence of [
      'Een KvK-nummer heeft 8 cijfers.',
      'Dit IBAN klopt niet.',
      'Dit btw-identificatienummer klopt',
    ])
      expect(said).toContain(sentence);
    const phones = await owner.submit(`${path}/bereikbaarheid`, {
      seen: '0',
      nl: 'bel maar',
      be: '',
      hours: 'Altijd',
    });
    expect(await phones.text()).toContain('Vul een telefoonnummer in van 8 tot 15 cijfers');
    expect((await read('verzending')).version).toBe(version);
  });

  it('hold for the next cart and the next page, not for what was placed', async () => {
    const placed = await anOrder(database);
    const buyer = new Buyer(await new Visitor(shop).login(demoAccounts.millimetres));
    await buyer.add('PE-100', pe100());
    const { version } = await read('verzending');
    await change('verzending', { ...shipping, fee: '€ 21,25', freeFrom: '€ 900,00' });
    const cart = await textOf(buyer.visitor, '/winkelwagen');
    expect(cart).toContain('€ 21,25');
    expect(cart).toContain('tot gratis verzending');
    const [kept] = await database.select().from(orders).where(eq(orders.id, placed.id));
    expect(kept).toMatchObject({ shipping: placed.shipping, total: placed.total });
    const [line] = await database
      .select()
      .from(logbook)
      .where(eq(logbook.subjectKind, 'setting'))
      .orderBy(desc(logbook.id));
    expect(line).toMatchObject({
      action: 'setting_changed',
      subjectId: 'shipping',
      before: {
        version,
        contents: 'Verzendkosten: € 19,50\nGratis vanaf een goederenbedrag van: € 250,00',
      },
      after: {
        version: version + 1,
        contents: 'Verzendkosten: € 21,25\nGratis vanaf een goederenbedrag van: € 900,00',
      },
    });
  });

  it('a customer who saw another amount is shown the new one first', async () => {
    const buyer = await new Visitor(shop).login(demoAccounts.millimetres);
    await new Buyer(buyer).add('PE-100', pe100());
    const fields = { ...fieldsOf(await textOf(buyer, '/checkout')), payment_method: 'iDeal', terms: '1' };
    await change('verzending', { ...shipping, fee: '€ 22,00', freeFrom: '€ 900,00' });
    const count = await database.$count(orders);
    const answer = await buyer.submit('/checkout', fields);
    expect([answer.status, await database.$count(orders)]).toEqual([409, count]);
    expect(await answer.text()).toContain('€ 22,00');
  });

  it('of two owners at once, the later hears what changed and keeps what they typed', async () => {
    await change('verzending', { ...shipping, fee: '€ 22,00', freeFrom: '€ 900,00' });
    const { version } = await read('verzending');
    await change('verzending', { ...shipping, fee: '€ 23,00', freeFrom: '€ 900,00' });
    const typed = {
      ...shipping,
      seen: String(version),
      fee: '€ 22,00',
      freeFrom: '€ 900,00',
      longSideFee: '€ 40,00',
    };
    const late = await owner.submit(`${path}/verzending`, typed);
    const page = await late.text();
    expect(late.status).toBe(409);
    expect(page).toContain('Intussen is dit onderdeel gewijzigd.');
    expect(page).toContain('€ 22,00');
    // What they did not touch is the other's, what they did is theirs, and it can be sent again.
    expect(page).toContain('value="€ 23,00"');
    expect(page).toContain('value="€ 40,00"');
    expect(page).toContain(`name="seen" value="${version + 1}"`);
    expect((await read('verzending')).value).toMatchObject({ fee: '23.00', longSideFee: '35.00' });
  });

  it('are stored once when two send at the same moment', async () => {
    const { version } = await read('verzending');
    const fees = ['€ 24,00', '€ 25,00', '€ 26,00', '€ 27,00'];
    const answers = await Promise.all(
      fees.map((fee) => owner.submit(`${path}/verzending`, { ...shipping, seen: String(version), fee })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
    expect((await read('verzending')).version).toBe(version + 1);
  });

  it('are put back as a next version', async () => {
    await change('verzending', { ...shipping, fee: '€ 22,00' });
    const { version } = await read('verzending');
    const seen = String(version);
    const back = await owner.submit(`${path}/verzending/terugzetten`, { seen, versie: '0' });
    expect(whereTo(back)).toEqual([303, `${path}/verzending?melding=teruggezet`]);
    expect(await read('verzending')).toMatchObject({ version: version + 1, value: { fee: '19.50' } });
    const late = await owner.submit(`${path}/verzending/terugzetten`, { seen, versie: '1' });
    expect(whereTo(late)).toEqual([303, `${path}/verzending?probleem=gewijzigd`]);
    const unknown = await owner.submit(`${path}/verzending/terugzetten`, { seen, versie: '99' });
    expect(whereTo(unknown)).toEqual([303, `${path}/verzending?probleem=versie`]);
    expect(await textOf(owner, `${path}/verzending`)).toContain('De eerste versie is teruggezet.');
  });

  it('that say nothing new make no version', async () => {
    const { version } = await read('verzending');
    const answer = await owner.submit(`${path}/verzending`, { ...shipping, seen: String(version) });
    expect(whereTo(answer)).toEqual([303, `${path}/verzending?melding=ongewijzigd`]);
    expect((await read('verzending')).version).toBe(version);
  });
});

describe('R11.7 the company', () => {
  it('is on pages and on the next invoice, and an issued invoice keeps the former', async () => {
    const before = await issueInvoice(shop.deps, (await anOrder(database, { status: 'paid' })).id);
    await change('bedrijf', company);
    const after = await issueInvoice(shop.deps, (await anOrder(database, { status: 'paid' })).id);
    const ublOf = async (id: number) =>
      new TextDecoder().decode((await findInvoiceDocument(shop.deps, id, 'ubl'))?.content);
    expect(await ublOf(before.id)).not.toContain('Horren &amp; Zonen');
    expect(await ublOf(before.id)).toContain('Maathor B.V.');
    expect(await ublOf(after.id)).toContain('Horren &amp; Zonen B.V.');
    const contact = await visitor.get('/contact');
    const page = await contact.text();
    expect(page).toContain('Horren &amp; Zonen B.V. · Nieuwe Kade 12B, 3542 AB Utrecht · KvK 27364518');
    expect(page).toContain('kantoor@horren.example');
    const [own] = await database.select().from(companies).where(eq(companies.isShop, true));
    expect(own?.name).toBe('Horren & Zonen B.V.');
    expect(await textOf(visitor, '/.well-known/security.txt')).toContain('mailto:kantoor@horren.example');
  });

  it('of the demo is refused where real customers come', async () => {
    const real = testApp(database, { now, settings: { ...testSettings, hasStandIns: false } });
    const there = await new Visitor(real).login(demoAccounts.staff);
    const { companyNumber, vatId, iban } = testSettings.firstSeller;
    const { version } = await read('bedrijf');
    const typed = { ...company, seen: String(version), name: 'Echt B.V.', companyNumber, vatId, iban };
    const answer = await there.submit(`${path}/bedrijf`, typed);
    expect([answer.status, (await answer.text()).split('Dit is van de demonstratiewinkel.').length]).toEqual([
      422, 7,
    ]);
    expect((await read('bedrijf')).version).toBe(version);
  });

  it('a page that a browser kept follows a change of phone numbers and hours', async () => {
    const first = await visitor.get('/algemene-voorwaarden');
    const etag = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await visitor.get('/algemene-voorwaarden', etag)).status).toBe(304);
    await change('bereikbaarheid', { nl: '030 123 45 67', be: '', hours: 'Alleen ’s ochtends' });
    const next = await visitor.get('/algemene-voorwaarden', etag);
    expect(next.status).toBe(200);
    const page = await next.text();
    expect(page).toContain('href="tel:0301234567"');
    expect(page).toContain('Alleen ’s ochtends');
    // A number that is not there is not shown as an empty link.
    expect(page).not.toContain('href="tel:"');
  });
});

describe('R11.7 the calendar', () => {
  it('closed days move what is promised from now on, and tell of what was promised before', async () => {
    const promised = await anOrder(database, { status: 'paid' });
    await database.update(orders).set({ dueOn: '2026-11-30' }).where(eq(orders.id, promised.id));
    const buyer = new Buyer(await new Visitor(shop).login(demoAccounts.millimetres));
    const dateOf = async () => {
      const { body } = await buyer.validate('PE-100', pe100());
      return (body as unknown as { readonly delivery_date: string }).delivery_date;
    };
    expect(await dateOf()).toBe('2026-11-30');
    await change('kalender', { name1: 'Inventaris', from1: '2026-11-30', until1: '01-12-2026' });
    expect(await dateOf()).toBe('2026-12-02');
    const [kept] = await database.select().from(orders).where(eq(orders.id, promised.id));
    expect(kept?.dueOn).toBe('2026-11-30');
    const { calendar = [], value } = await read('kalender');
    expect(value).toEqual([{ from: '2026-11-30', until: '2026-12-01', name: 'Inventaris' }]);
    const closed = calendar.find(({ kind }) => kind === 'closed');
    expect(closed?.openOrders).toBeGreaterThanOrEqual(1);
    expect(calendar.filter(({ kind }) => kind === 'NL')).toHaveLength(16);
    expect(calendar.filter(({ kind }) => kind === 'BE')).toHaveLength(20);
    const page = await textOf(owner, `${path}/kalender`);
    expect(page).toContain('href="/beheer/bestellingen?van=2026-11-30&amp;tot=2026-12-01"');
    await change('kalender', { name1: 'Inventaris', from1: '2026-11-30', until1: '2026-12-01', gone1: '1' });
    expect(await dateOf()).toBe('2026-11-30');
  });

  it('refuses days that are no days, or too many', async () => {
    const { version } = await read('kalender');
    const send = async (fields: Readonly<Record<string, string>>) => {
      const answer = await owner.submit(`${path}/kalender`, { seen: String(version), ...fields });
      return [answer.status, await answer.text()] as const;
    };
    const [status, page] = await send({ name1: 'Kerst', from1: '31-02-2027', until1: '' });
    expect([status, page.includes('Vul een datum in, zoals 24-12-2026.')]).toEqual([422, true]);
    expect((await send({ name1: 'Kerst', from1: '2027-01-02', until1: '2027-01-01' }))[1]).toContain(
      'ligt voor de eerste',
    );
    expect((await send({ name1: 'Jaar', from1: '2027-01-01', until1: '2027-12-31' }))[1]).toContain(
      'ten hoogste 92 dagen',
    );
  });

  it('the season is told and counted as it is set', async () => {
    const buyer = new Buyer(await new Visitor(shop).login(demoAccounts.millimetres));
    await change('seizoen', { extraDays: '2', from1: '1-11', until1: '15 jan' });
    const { body } = await buyer.validate('PE-100', pe100());
    expect(JSON.stringify(body)).toContain(
      'Van 1 november t/m 15 januari duurt de levering ongeveer 2 werkdagen langer.',
    );
    expect(JSON.stringify(body)).toContain('binnen 12 werkdagen');
    await change('seizoen', { extraDays: '0' });
    expect(JSON.stringify((await buyer.validate('PE-100', pe100())).body)).not.toContain('werkdagen langer');
  });
});

describe('R11.7 pages and reminders', () => {
  const hostile =
    '## Nieuw\n\n<script>alert(1)</script> **vet** [kwaad](javascript:alert(1)) [goed](/contact)';

  it('a page says what was written, as text', async () => {
    const { version } = await read('voorwaarden');
    const fields = { seen: String(version), lead: 'Kort.', updated: '', body: hostile };
    const preview = await owner.submit(`${path}/voorwaarden`, { ...fields, actie: 'voorbeeld' });
    expect([preview.status, (await preview.text()).includes('<strong>vet</strong>')]).toEqual([200, true]);
    expect((await read('voorwaarden')).version).toBe(version);
    await change('voorwaarden', fields);
    const page = await textOf(visitor, '/algemene-voorwaarden');
    expect(page).toContain('<h2>Nieuw</h2>');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('<a href="/contact">goed</a>');
    expect(page).not.toMatch(/<script>alert|href="javascript/);
  });

  it('a long page is kept whole, and one that is too long is refused', async () => {
    const { version } = await read('privacy');
    const body = `## Kop\n\n${'woord '.repeat(3000)}einde`;
    await change('privacy', { seen: String(version), lead: 'Kort.', updated: '', body });
    expect((await read('privacy')).value['body']).toBe(body);
    const long = { seen: String(version + 1), lead: 'Kort.', updated: '', body: 'x'.repeat(20_001) };
    expect((await owner.submit(`${path}/privacy`, long)).status).toBe(422);
  });

  it('a reminder names only what there is to name', async () => {
    const texts = { order: '{nummer}', first: '{nummer} {naam}', second: '{bedrag}', third: '{nummer}' };
    const { version } = await read('herinneringen');
    const answer = await owner.submit(`${path}/herinneringen`, { seen: String(version), ...texts });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('{naam} kennen wij niet.');
    expect(page).toContain('Noem het nummer, met {nummer}.');
  });

  it('R12.3 reminders of an invoice have days of their own, each later than the one before', async () => {
    const texts = Object.fromEntries(['order', 'first', 'second', 'third'].map((name) => [name, '{nummer}']));
    const seen = String((await read('herinneringen')).version);
    const days = (firstDays: string, secondDays: string, thirdDays: string) =>
      owner.submit(`${path}/herinneringen`, { seen, ...texts, firstDays, secondDays, thirdDays });
    for (const [typed, told] of [
      [['0', '14', '28'], 'Vul een heel aantal dagen in van 1 tot 180.'],
      [['3', '14', '181'], 'Vul een heel aantal dagen in van 1 tot 180.'],
      [['3', '14,5', '28'], 'Vul een heel aantal dagen in van 1 tot 180.'],
      [['3', '28', '28'], 'Elke herinnering komt later dan de vorige.'],
      [['14', '3', '28'], 'Elke herinnering komt later dan de vorige.'],
    ] as const) {
      const [first, second, third] = typed;
      const answer = await days(first, second, third);
      expect([answer.status, (await answer.text()).includes(told)]).toEqual([422, true]);
    }
    expect((await read('herinneringen')).value['days']).toEqual([3, 14, 28]);
    expect((await days('2', '9', '180')).status).toBe(303);
    expect((await read('herinneringen')).value['days']).toEqual([2, 9, 180]);
  });

  it('R12.3 what was stored before there were days has those the shop came with', () => {
    const stored = { order: 'a', first: 'b', second: 'c', third: 'd' };
    expect(readStored('reminders', stored)).toEqual({ ...stored, days: [3, 14, 28] });
  });
});

describe('R11.7 every process', () => {
  it('sees a change on its pages', async () => {
    const shopSettings = testShopSettings(database);
    const other = testApp(database, { now, shopSettings });
    const watch = watchSettings(pool, shopSettings, { onTrouble: () => undefined });
    onTestFinished(watch.close);
    await change('bereikbaarheid', { nl: '030 765 43 21', be: '02 123 45 67', hours: 'Altijd' });
    const elsewhere = new Visitor(other);
    await expect.poll(() => textOf(elsewhere, '/contact')).toContain('030 765 43 21');
  });

  it('asks nothing for a call of the configurator', async () => {
    const buyer = new Buyer(await new Visitor(shop).login(demoAccounts.millimetres));
    const asked = vi.spyOn(shop.deps.shopSettings, 'latest');
    onTestFinished(() => asked.mockRestore());
    await buyer.validate('PE-100', pe100());
    await visitor.get('/producten/pe-100');
    expect(asked).not.toHaveBeenCalled();
  });
});
