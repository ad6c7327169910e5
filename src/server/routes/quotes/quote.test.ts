import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aQuote, mounting } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { quoteEvents, quotes } from '../../database/schema/quotes.ts';
import { listQuoteLines } from '../../quotes/find-quote.ts';
import type { QuoteRow } from '../../quotes/quote-row.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const dealer = await new Visitor(shop).login(demoAccounts.millimetres);
const colleague = await new Visitor(shop).login(demoAccounts.buyer);

type Fields = Readonly<Record<string, string>>;

const customer: Fields = {
  ...{ name: 'Familie Jansen', email: 'jansen@voorbeeld.nl', phone: '06 12345678' },
  ...{ street: 'Kerkstraat 8', postcode: '3512ab', city: 'Utrecht', country: 'NL' },
};
const words: Fields = { subject: 'Horren', validUntil: '2099-01-01', opening: 'Dag', closing: 'Groet' };
const pricing: Fields = {
  rule: 'net',
  percent: '40',
  rounding: 'whole',
  discount: 'none',
  discountValue: '',
};
const travel: Fields = { description: 'Voorrijden', quantity: '1', unit: '', price: '45', vat: '9' };

let quote: QuoteRow;
let path: string;
beforeEach(async () => {
  quote = await aQuote(database, demoAccounts.millimetres);
  path = `/offertes/${quote.number}`;
});

const html = async (visitor = dealer, at = path) => (await visitor.get(at)).text();
const stored = async () => {
  const [row] = await database.select().from(quotes).where(eq(quotes.id, quote.id));
  if (row === undefined) throw new Error('no quote');
  return row;
};
const asJson = async () => (await dealer.get(path, { accept: 'application/json' })).json();

/** What a form of the page sends along, by the address it is sent to. */
function hidden(page: string, action: string): Fields {
  const form = new RegExp(`action="${action}".*?</form>`, 's').exec(page)?.[0] ?? '';
  const inputs = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

const put = (change: Partial<QuoteRow>) => database.update(quotes).set(change).where(eq(quotes.id, quote.id));

describe('R13.2 what the dealer sees', () => {
  it('shows net, selling price and margin per line and in all, and what ordering adds', async () => {
    const text = textOf(await html());
    for (const part of [
      ...['Familie De Wit', '€ 504,00', '€ 258,24', '€ 158,29 · 38 %', '€ 151,25'],
      ...['€ 655,25', '€ 541,53', '€ 113,72', '€ 283,29', '52,31 % van de verkoop'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Alleen u ziet netto prijzen en marge');
    expect(text).toContain('Bij bestellen komen er geen instelkosten of verzendkosten bij.');
    for (const name of ['Versturen', 'Bestellen', 'Naar winkelwagen', 'Kopiëren']) {
      expect(await html()).toMatch(new RegExp(`<button[^>]*>${name}</button>`));
    }
  });

  it('says what ordering adds to the net prices', async () => {
    const screen = aLine({ amount: 1, customRal: 'RAL 6005' });
    const small = await aQuote(database, demoAccounts.millimetres, { lines: [{ screen }] });
    expect(textOf(await html(dealer, `/offertes/${small.number}`))).toMatch(
      /Bij bestellen komt er excl\. btw nog bij: instelkosten RAL 6005 € \d+,\d\d en verzendkosten € \d+,\d\d\. Dat gaat van uw marge af\./,
    );
  });

  it('is not there for another company, nor under a number that is none', async () => {
    const other = await new Visitor(shop).login(demoAccounts.belgian);
    expect((await other.get(path)).status).toBe(404);
    expect((await dealer.get('/offertes/O2026-1')).status).toBe(404);
    expect((await other.submit(`${path}/klant`, customer)).status).toBe(404);
  });

  it('is JSON for a program', async () => {
    expect(await asJson()).toMatchObject({
      number: quote.number,
      ...{ state: 'concept', version: 1, validUntil: quote.validUntil, customer: { city: 'Haarlem' } },
      lines: [
        { kind: 'screen', code: 'PE-100', amount: '3', unitPrice: '168.00', price: '504.00', net: '258.24' },
        { kind: 'own', name: 'Montage', amount: '2.50', unit: 'uur', price: '151.25', vatPercent: 21 },
      ],
      totals: { total: '655.25', withoutVat: '541.53', net: '258.24', margin: '283.29' },
    });
  });

  it('says plainly that money is lost', async () => {
    const [line] = await listQuoteLines(database, quote.id);
    await dealer.submit(`${path}/regels/${line?.id}`, { rule: 'typed', price: '50,00' });
    const text = textOf(await html());
    expect(text).toContain('U verkoopt deze regel € 134,27 onder uw netto prijs.');
    expect(text).toContain('Verlies € 134,27 · −108,31 %');
  });
});

describe('R13.1 R13.2 what is typed on the page', () => {
  it('keeps the end customer, with postcode and phone as they are written', async () => {
    const answer = await dealer.submit(`${path}/klant`, customer);
    expect(answer.headers.get('location')).toBe(`${path}?melding=gewijzigd&bij=klant#klant`);
    expect((await stored()).customer).toEqual({ ...customer, postcode: '3512 AB', phone: '06 12345678' });
    expect(textOf(await html(dealer, `${path}?melding=gewijzigd&bij=klant`))).toContain(
      'De wijziging is bewaard.',
    );
  });

  it('leaves what a program does not send as it is', async () => {
    await dealer.submit(`${path}/klant`, { name: 'Mevrouw De Wit' });
    expect((await stored()).customer).toMatchObject({ name: 'Mevrouw De Wit', city: 'Haarlem' });
    await dealer.submit(`${path}/prijs`, { rounding: 'half' });
    expect(await stored()).toMatchObject({ rounding: 'half', rule: { kind: 'advice', basisPoints: 0 } });
  });

  it.each<[string, Fields, Fields, string]>([
    ['klant', customer, { email: 'jansen@' }, 'geldig e-mailadres'],
    ['klant', customer, { postcode: '12' }, 'Een Nederlandse postcode'],
    ['klant', customer, { phone: '12' }, 'geldig telefoonnummer'],
    ['klant', customer, { country: 'FR' }, 'Kies Nederland of België'],
    ['klant', customer, { name: 'x'.repeat(101) }, 'ten hoogste 100 tekens'],
    ['woorden', words, { validUntil: '2020-01-01' }, 'Deze dag is voorbij'],
    ['woorden', words, { validUntil: '2098-01-01' }, 'binnen een jaar'],
    ['woorden', words, { opening: 'x'.repeat(2001) }, 'ten hoogste 2000 tekens'],
    ['prijs', pricing, { percent: '1001' }, 'van 0 % tot 1000 %'],
    ['prijs', pricing, { percent: '-1' }, 'van 0 % tot 1000 %'],
    ['prijs', pricing, { rule: 'advice_percent', percent: '-91' }, 'van −90 % tot 300 %'],
    ['prijs', pricing, { percent: 'veel' }, 'Vul een percentage in'],
    ['prijs', pricing, { discount: 'percent', discountValue: '101' }, 'van 0 tot 100 %'],
    ['prijs', pricing, { discount: 'amount', discountValue: '12.50' }, 'Vul een bedrag in'],
    ['prijs', pricing, { rounding: 'dime' }, 'Kies een van de mogelijkheden'],
    ['regels', travel, { quantity: '0' }, 'groter dan 0'],
    ['regels', travel, { quantity: '2.5' }, 'groter dan 0'],
    ['regels', travel, { price: '-5' }, 'Vul een bedrag in'],
    ['regels', travel, { vat: '19' }, 'Kies een van de mogelijkheden'],
    ['regels', travel, { description: ' ' }, 'Vul dit veld in'],
  ])('refuses what is wrong in /%s: %#', async (form, good, bad, message) => {
    const before = await stored();
    const answer = await dealer.submit(`${path}/${form}`, { ...good, ...bad });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(textOf(page)).toContain(message);
    // What is none of the choices has no place in the page.
    const choices = ['country', 'rounding', 'vat'];
    for (const [name, typed] of Object.entries({ ...good, ...bad })) {
      if (!choices.includes(name)) expect(page).toContain(typed.trim());
    }
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['12,50', 12_50],
    ['1.234,50', 1234_50],
    ['€ 45', 45_00],
  ])('reads %s as a price', async (price, amount) => {
    await dealer.submit(`${path}/regels`, { ...travel, price, key: randomUUID() });
    expect((await listQuoteLines(database, quote.id)).at(-1)).toMatchObject({ price: amount, vatPercent: 9 });
  });

  it('prices the whole quote, rounds it and takes off a discount', async () => {
    await dealer.submit(`${path}/prijs`, { ...pricing, discount: 'percent', discountValue: '7,5 %' });
    // 86,08 × 1,4 × 1,21 = 145,82 → 146; 3 × 146 + 151,25 = 589,25, less 44,19.
    expect((await asJson()).totals).toMatchObject({ lines: '589.25', discount: '44.19', total: '545.06' });
    const stands = await stored();
    expect(stands.total).toBe(545_06);
    await dealer.submit(`${path}/prijs`, { ...pricing, rule: 'advice_percent', percent: '-10' });
    expect((await asJson()).totals).toMatchObject({ total: '604.25', discount: '0.00' });
  });

  it('adds an own line once for a key, also when it is sent twice at once, and changes it', async () => {
    const key = randomUUID();
    const both = await Promise.all([
      dealer.submit(`${path}/regels`, { ...travel, key }),
      colleague.submit(`${path}/regels`, { ...travel, key }),
    ]);
    for (const { status } of [...both, await dealer.submit(`${path}/regels`, { ...travel, key })]) {
      expect(status).toBe(303);
    }
    const lines = await listQuoteLines(database, quote.id);
    expect(lines).toHaveLength(3);
    const id = lines.at(-1)?.id;
    await dealer.submit(`${path}/regels/${id}`, { ...travel, quantity: '2,5', unit: 'uur', vat: '6' });
    expect((await listQuoteLines(database, quote.id)).at(-1)).toMatchObject({
      ...{ id, quantity: 250, unit: 'uur', vatPercent: 6, price: 45_00 },
    });
  });

  it('adds another own line from a page that was gone back to', async () => {
    const key = randomUUID();
    const before = (await listQuoteLines(database, quote.id)).length;
    await dealer.submit(`${path}/regels`, { ...travel, key });
    const answer = await dealer.submit(`${path}/regels`, { ...travel, description: 'Montage', key });
    expect(answer.headers.get('location')).toContain('melding=regel-erbij');
    const lines = await listQuoteLines(database, quote.id);
    expect(lines.slice(before)).toMatchObject([{}, { description: 'Montage' }]);
  });

  it('puts an own line after those without a heading', async () => {
    quote = await aQuote(database, demoAccounts.millimetres, {
      lines: [{ screen: aLine() }, { screen: aLine(), groupName: 'Zolder' }],
    });
    path = `/offertes/${quote.number}`;
    await dealer.submit(`${path}/regels`, { ...travel, key: randomUUID() });
    const lines = await listQuoteLines(database, quote.id);
    expect(lines.map(({ kind, group }) => `${kind} ${group}`)).toEqual(['screen ', 'own ', 'screen Zolder']);
  });

  it('gives one screen a rule or a price of its own, and takes it back', async () => {
    const [line] = await listQuoteLines(database, quote.id);
    const priced = async (fields: Fields) => {
      await dealer.submit(`${path}/regels/${line?.id}`, { percent: '', price: '', ...fields });
      return (await asJson()).lines[0].unitPrice;
    };
    expect(await priced({ rule: 'typed', price: '199,95' })).toBe('199.95');
    expect(await priced({ rule: 'advice_percent', percent: '+5' })).toBe('176.40');
    expect(await priced({ rule: 'net', percent: '100' })).toBe('208.31');
    expect(await priced({ rule: 'quote' })).toBe('168.00');
  });

  it('answers for a line that is gone by saying so', async () => {
    const answer = await dealer.submit(`${path}/regels/999999`, travel);
    expect(answer.headers.get('location')).toBe(`${path}?melding=regel`);
  });
});

describe('R13.4 two who work on one quote', () => {
  it('tells the second what the first changed in that form, and keeps what was typed', async () => {
    const sent = hidden(await html(), `${path}/klant`);
    await colleague.submit(`${path}/klant`, { ...customer, city: 'Zeist' });
    const answer = await dealer.submit(`${path}/klant`, { ...customer, ...sent, name: 'Mevrouw De Wit' });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(textOf(page)).toContain('Plaats: Haarlem → Zeist');
    expect(page).toContain('value="Mevrouw De Wit"');
    expect((await stored()).customer.city).toBe('Zeist');
    const again = await dealer.submit(`${path}/klant`, { ...customer, ...hidden(page, `${path}/klant`) });
    expect(again.status).toBe(303);
  });

  it('does not stumble over a change of something else', async () => {
    const sent = hidden(await html(), `${path}/klant`);
    await colleague.submit(`${path}/prijs`, pricing);
    expect((await dealer.submit(`${path}/klant`, { ...customer, ...sent })).status).toBe(303);
    expect(await stored()).toMatchObject({ rounding: 'whole', customer: { city: 'Utrecht' } });
  });

  it('tells who works on a concept that it was sent meanwhile', async () => {
    const sent = hidden(await html(), `${path}/klant`);
    await put({ state: 'sent', sentAt: new Date() });
    const answer = await dealer.submit(`${path}/klant`, { ...customer, ...sent });
    expect(answer.status).toBe(409);
    expect(textOf(await answer.text())).toContain('versie 1, concept → versie 1, verstuurd');
    expect((await stored()).version).toBe(1);
  });

  it('takes many changes at once one after the other', async () => {
    await Promise.all([
      dealer.submit(`${path}/klant`, customer),
      colleague.submit(`${path}/prijs`, pricing),
      dealer.submit(`${path}/regels`, { ...travel, key: randomUUID() }),
    ]);
    expect(await stored()).toMatchObject({ customer: { city: 'Utrecht' }, rounding: 'whole' });
    expect(await listQuoteLines(database, quote.id)).toHaveLength(3);
  });
});

describe('R13.4 what a change means', () => {
  it('makes the next version of what was sent, and says so before', async () => {
    await put({ state: 'seen', sentAt: new Date() });
    expect(textOf(await html())).toContain('Wijzigt u iets, dan wordt het versie 2');
    await dealer.submit(`${path}/prijs`, pricing);
    expect(await stored()).toMatchObject({ version: 2, state: 'concept' });
  });

  it('leaves what was sent alone when a form is saved as it was', async () => {
    await put({ state: 'sent', sentAt: new Date() });
    const same = { ...quote.customer };
    expect((await dealer.submit(`${path}/klant`, same)).headers.get('location')).toContain('melding=al-zo');
    expect(await stored()).toMatchObject({ version: 1, state: 'sent' });
  });

  it('asks for a new version of what was accepted, once, and has what was typed ready there', async () => {
    await put({ state: 'accepted', sentAt: new Date(), answeredAt: new Date() });
    const page = await html();
    expect(page).not.toContain(`action="${path}/klant"`);
    const answer = await dealer.submit(`${path}/klant`, { ...customer, form: 'customer' });
    expect(answer.status).toBe(409);
    expect(textOf(await answer.text())).toContain('wat u typte staat daar klaar');
    await dealer.submit(`${path}/nieuwe-versie`, hidden(page, `${path}/nieuwe-versie`));
    await dealer.submit(`${path}/nieuwe-versie`, hidden(page, `${path}/nieuwe-versie`));
    expect(await stored()).toMatchObject({ version: 2, state: 'concept', answeredAt: null });
    expect(await html()).toContain('value="Familie Jansen"');
    const made = and(eq(quoteEvents.quoteId, quote.id), eq(quoteEvents.kind, 'new_version'));
    expect(await database.select().from(quoteEvents).where(made)).toHaveLength(1);
  });
});

describe('R13.2 the prices of today', () => {
  const dear = () => ({ screen: aLine({ unitPrice: cents(80_00), advicePrice: cents(160_00) }) });

  it('tells another price per line, changes nothing by itself, and takes it over with one button', async () => {
    quote = await aQuote(database, demoAccounts.millimetres, { lines: [dear(), mounting] });
    path = `/offertes/${quote.number}`;
    const page = await html();
    expect(textOf(page)).toContain('Netto vandaag € 86,08 per stuk, in deze offerte € 80,00.');
    expect(textOf(page)).toContain('Adviesprijs vandaag € 168,00 per stuk, in deze offerte € 160,00.');
    expect((await asJson()).totals).toMatchObject({ net: '240.00' });
    const seen = hidden(page, `${path}/prijzen`);
    const other = hidden(page, `${path}/klant`);
    const refused = await dealer.submit(`${path}/prijzen`, other);
    expect(refused.headers.get('location')).toBe(`${path}?melding=prijzen-anders`);
    const taken = await dealer.submit(`${path}/prijzen`, seen);
    expect(taken.headers.get('location')).toBe(`${path}?melding=prijzen`);
    expect((await asJson()).totals).toMatchObject({ net: '258.24', lines: '655.25' });
    expect(await html()).not.toContain(`${path}/prijzen`);
    expect((await stored()).net).toBe(258_24);
  });

  it('says of a screen that cannot be made any more why not', async () => {
    const answers = { ...aLine().answers, maten: { width_opening: '9000', height_opening: '1200' } };
    quote = await aQuote(database, demoAccounts.millimetres, { lines: [{ screen: aLine({ answers }) }] });
    path = `/offertes/${quote.number}`;
    const text = textOf(await html());
    expect(text).toContain('Eén hor kan vandaag niet meer zo gemaakt worden.');
    expect(text).toContain('De prijs in deze offerte blijft staan.');
  });
});

it('R13.2 R10.4 staff do it on behalf, which stands in the logbook without the end customer, and send nothing', async () => {
  const staff = await new Visitor(shop).login(demoAccounts.staff);
  await staff.get('/beheer/klanten');
  await staff.submit(`/beheer/klanten/${quote.companyId}/namens`, { person: String(quote.madeBy) });
  const page = await html(staff);
  expect(page).not.toMatch(/<button[^>]*>Versturen</);
  expect((await staff.submit(`${path}/klant`, customer)).status).toBe(303);
  expect((await stored()).customer.name).toBe('Familie Jansen');
  const [entry] = await database
    .select()
    .from(logbook)
    .where(eq(logbook.action, 'quote_changed_on_behalf'))
    .orderBy(desc(logbook.id));
  expect(entry?.after).toMatchObject({ what: `${quote.number} customer` });
  expect(JSON.stringify(entry)).not.toContain('Jansen');
});

it('R13.2 the margins of the lines are that of the whole, to the cent', async () => {
  const typed = (price: number) => ({
    screen: aLine({ amount: 1, unitPrice: cents(10_00) }),
    rule: { kind: 'typed', price: cents(price) } as const,
  });
  quote = await aQuote(database, demoAccounts.millimetres, {
    lines: [typed(100_01), typed(100_01), typed(100_01), { ...mounting, quantity: 100, price: cents(33_34) }],
  });
  path = `/offertes/${quote.number}`;
  const { lines, totals } = z
    .object({ lines: z.array(z.object({ margin: z.string() })), totals: z.object({ margin: z.string() }) })
    .parse(await asJson());
  const inCents = (amount: string) => Math.round(Number(amount) * 100);
  const added = lines.reduce((before, { margin }) => before + inCents(margin), 0);
  expect(added).toBe(inCents(totals.margin));
  const page = textOf(await html());
  for (const { margin } of lines.slice(0, 3)) expect(page).toContain(`€ ${margin.replace('.', ',')}`);
});
