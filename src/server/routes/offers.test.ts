import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxWord } from '#domain/cart/offer.ts';
import { maxCartLines, maxRemarks } from '#domain/cart/terms.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { findPersonByEmail, type Person } from '../accounts/people.ts';
import { dropAnsweredOffers } from '../cart/clean-up-carts.ts';
import { listLines } from '../cart/find-lines.ts';
import { putLines } from '../cart/put-lines.ts';
import { people } from '../database/schema/accounts.ts';
import { cartLines, carts, offers } from '../database/schema/carts.ts';
import { logbook } from '../database/schema/logbook.ts';
import { mails } from '../database/schema/operations.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const measurer = await Buyer.login(shop, demoAccounts.measurer);
const buyer = await Buyer.login(shop, demoAccounts.buyer);
const companyOwner = await Buyer.login(shop, demoAccounts.millimetres);
const stranger = await Buyer.login(shop, demoAccounts.belgian);
const [m, b] = await Promise.all([person(demoAccounts.measurer), person(demoAccounts.buyer)]);

async function person(email: string): Promise<Person> {
  const found = await findPersonByEmail(database, email);
  if (found === null) throw new Error(`nobody is ${email}`);
  return found;
}

beforeEach(async () => {
  await database.delete(offers);
  await database.delete(carts);
  await database.delete(mails);
});

const read = async (of: Buyer, path: string) => textOf(await (await of.visitor.get(path)).text());

async function fill(room: string, of = measurer): Promise<void> {
  expect((await of.add('PE-100', pe100({ kenmerk: { room } }))).status).toBe(200);
}

async function offer(fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  const html = await (await measurer.visitor.get('/winkelwagen/aanbieden')).text();
  return measurer.visitor.submit('/winkelwagen/aanbieden', {
    ...fieldsOf(html),
    buyer: String(b.id),
    word: '',
    ...fields,
  });
}

async function offered(rooms: readonly string[], word = ''): Promise<string> {
  for (const room of rooms) await fill(room);
  const address = (await offer({ word })).headers.get('location') ?? '';
  expect(address).toMatch(/^\/aangeboden\/\d+\?melding=aangeboden$/);
  return address.replace(/\?.*/, '');
}

const rooms = async ({ id }: Person) => (await listLines(database, id)).map(({ boxLabel }) => boxLabel);

describe('R12.1 what a measurer does with a filled cart', () => {
  it('offers it instead of ordering it', async () => {
    await fill('keuken');
    const html = await (await measurer.visitor.get('/winkelwagen')).text();
    expect(html).toContain('href="/winkelwagen/aanbieden"');
    expect(textOf(html)).toContain('Aanbieden aan collega');
    expect(html).not.toContain('href="/checkout"');
    await fill('keuken', buyer);
    const other = await (await buyer.visitor.get('/winkelwagen')).text();
    expect(other).toContain('href="/checkout"');
    expect(other).not.toContain('aanbieden');
  });

  it('is refused what only a buyer may, in plain words', async () => {
    const [order] = await database.select().from(orders).where(eq(orders.companyId, m.companyId));
    for (const path of ['/checkout', '/account/adressen/nieuw']) {
      const answer = await measurer.visitor.get(path);
      expect(answer.status).toBe(403);
      expect(textOf(await answer.text())).toContain('Uw rol is inmeter.');
    }
    for (const path of ['/checkout', `/bestelling/${order?.number}/opnieuw`])
      expect((await measurer.visitor.submit(path, {})).status).toBe(403);
    const account = await (await measurer.visitor.get('/account')).text();
    expect(account).not.toContain('/account/adressen');
    expect(account).not.toContain('/account/mensen');
  });

  it('chooses among colleagues who may order and can log in', async () => {
    await fill('keuken');
    const [invited] = await database
      .insert(people)
      .values({
        companyId: m.companyId,
        role: 'buyer',
        email: 'nieuw@voorbeeld.nl',
        name: 'Nina Nieuw',
        phone: '',
      })
      .returning();
    const page = await read(measurer, '/winkelwagen/aanbieden');
    expect(page).toContain(b.name);
    expect(page).not.toContain('Nina Nieuw');
    expect(page).not.toContain(m.name);
    for (const id of [invited?.id, m.id, (await person(demoAccounts.belgian)).id, 999_999]) {
      const answer = await offer({ buyer: String(id) });
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toContain('Deze collega kan niet meer bestellen.');
    }
    await database.delete(people).where(eq(people.id, invited?.id ?? 0));
    expect(await rooms(m)).toEqual(['keuken']);
  });

  it('hears what is missing, and nothing typed is lost', async () => {
    await fill('keuken');
    const answer = await offer({ buyer: '', word: 'x'.repeat(maxWord + 1) });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain('Kies een collega.');
    expect(textOf(html)).toContain(`maximaal ${maxWord} tekens`);
    expect(html).toContain('x'.repeat(maxWord + 1));
  });

  it('an empty cart is not offered', async () => {
    expect((await measurer.visitor.get('/winkelwagen/aanbieden')).headers.get('location')).toBe(
      '/winkelwagen',
    );
    const answer = await measurer.visitor.submit('/winkelwagen/aanbieden', { buyer: String(b.id) });
    expect(answer.headers.get('location')).toBe('/winkelwagen?melding=niets-aan-te-bieden');
    expect(await database.$count(offers)).toBe(0);
  });
});

describe('R12.1 an offered cart', () => {
  it('is out of the cart, in the sight of both, and told to the buyer by mail', async () => {
    const path = await offered(['keuken', 'zolder'], 'Voor de\nKerkstraat');
    expect(await rooms(m)).toEqual([]);
    expect((await measurer.cart()).lines).toEqual([]);
    expect(await read(measurer, '/winkelwagen')).toContain(
      `U heeft een winkelwagen met 2 regels aangeboden aan ${b.name}.`,
    );
    const seen = `${m.name} biedt u een winkelwagen aan met 2 regels.`;
    expect(await read(buyer, '/winkelwagen')).toContain(seen);
    expect(await read(buyer, '/account')).toContain(`Van ${m.name}`);
    const page = await read(buyer, path);
    for (const shown of [`Winkelwagen van ${m.name}`, 'Voor de Kerkstraat', 'keuken', 'zolder', '€ 60,98'])
      expect(page).toContain(shown);
    const [mail] = await database.select().from(mails);
    expect(mail).toMatchObject({
      recipient: demoAccounts.buyer,
      subject: `${m.name} biedt u een winkelwagen aan`,
    });
    expect(mail?.text).toContain(`http://localhost${path}`);
    expect(mail?.text).toContain('Kerkstraat');
    expect((await stranger.visitor.get(path)).status).toBe(404);
    expect((await companyOwner.visitor.get(path)).status).toBe(404);
  });

  it('sent twice is one', async () => {
    await fill('keuken');
    const key = randomUUID();
    const answers = await Promise.all([offer({ key }), offer({ key })]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await database.$count(offers)).toBe(1);
    expect(await database.$count(mails)).toBe(1);
  });

  it('R12.1 sent once more from an old page does nothing, and says that what is in the cart now was not offered', async () => {
    await fill('keuken');
    const key = randomUUID();
    const first = await offer({ key });
    await fill('zolder');
    const again = await offer({ key });
    const [path = ''] = (first.headers.get('location') ?? '').split('?');
    expect(again.headers.get('location')).toBe(`${path}?melding=eerder-aangeboden`);
    expect(await (await measurer.visitor.get(again.headers.get('location') ?? '')).text()).toContain(
      'Deze winkelwagen had u al aangeboden; er is niets nog eens verstuurd.',
    );
    expect([await database.$count(offers), await database.$count(mails)]).toEqual([1, 1]);
  });

  it('R12.1 of a cart that another page has offered says that nothing is left', async () => {
    await offered(['keuken']);
    const answer = await offer({ key: randomUUID() });
    expect(answer.headers.get('location')).toBe('/winkelwagen?melding=niets-aan-te-bieden');
    expect(await (await measurer.visitor.get('/winkelwagen?melding=niets-aan-te-bieden')).text()).toContain(
      'Uw winkelwagen was leeg: er is niets aangeboden.',
    );
  });

  it('a line of it is changed by nobody, and does not count in the cart that is filled anew', async () => {
    await offered(['keuken']);
    const [line] = await database.select().from(cartLines);
    const at = `/winkelwagen/${line?.timestamp}`;
    for (const [act, fields] of [
      ['aantal', { amount: '9' }],
      ['referentie', { reference: 'x' }],
      ['verwijderen', {}],
      ['kopie', {}],
    ] as const) {
      const answer = await measurer.visitor.submit(`${at}/${act}`, fields);
      expect(answer.headers.get('location')).toContain('melding=weg');
    }
    const changed = await measurer.update('PE-100', line?.timestamp, pe100({ kenmerk: { room: 'x' } }));
    expect(changed.status).toBe(404);
    expect(
      (await measurer.visitor.upload(`${at}/fotos`, [await aPhoto(90)])).headers.get('location'),
    ).toContain('melding=weg');
    await fill('hal');
    expect((await measurer.cart()).lines.map(({ kenmerk }) => kenmerk)).toEqual(['hal']);
    expect(
      await database
        .select()
        .from(cartLines)
        .where(eq(cartLines.id, line?.id ?? 0)),
    ).toEqual([line]);
  });

  it('is taken over whole: configuration, label, reference, photos and order stay', async () => {
    await fill('keuken');
    await fill('zolder');
    const [first, second] = await listLines(database, m.id);
    const at = `/winkelwagen/${first?.timestamp}`;
    await measurer.visitor.submit(`${at}/referentie`, { reference: 'Kerkstraat 1' });
    await measurer.visitor.upload(`${at}/fotos`, [await aPhoto(90)]);
    await measurer.visitor.submit(`${at}/kopie`, {});
    await measurer.visitor.submit('/winkelwagen/opmerkingen', { remarks: 'Bel vooraf' });
    await fill('hal', buyer);
    const path = (await offer()).headers.get('location')?.replace(/\?.*/, '') ?? '';
    const photo = /\/fotos\/\d+/.exec(await (await buyer.visitor.get(path)).text())?.[0] ?? '';
    for (const one of [measurer, buyer]) expect((await one.visitor.get(photo)).status).toBe(200);
    expect((await companyOwner.visitor.get(photo)).status).toBe(404);

    const answer = await buyer.visitor.submit(`${path}/overnemen`, {});
    expect(answer.headers.get('location')).toBe('/winkelwagen?melding=overgenomen');
    expect(await rooms(b)).toEqual(['hal', 'keuken', 'keuken', 'zolder']);
    const [, taken, copy, last] = await listLines(database, b.id);
    expect(taken).toMatchObject({
      answers: first?.answers,
      summary: first?.summary,
      reference: 'Kerkstraat 1',
      unitPrice: first?.unitPrice,
      measuredBy: m.id,
      offerId: null,
    });
    expect(last).toMatchObject({ answers: second?.answers, measuredBy: m.id });
    expect(copy?.timestamp).toBe((taken?.timestamp ?? 0) + 1);
    const shown = await (await buyer.visitor.get('/winkelwagen')).text();
    expect(shown).toContain(photo);
    expect(shown).toContain('Bel vooraf');
    // The names of lines go on from the last one.
    await fill('garage', buyer);
    expect(await rooms(b)).toEqual(['hal', 'keuken', 'keuken', 'zolder', 'garage']);
    expect(await read(measurer, path)).toContain('Uw collega heeft deze winkelwagen overgenomen.');
    expect(await database.$count(carts, and(eq(carts.personId, m.id), eq(carts.remarks, '')))).toBe(1);
  });

  it('does not fit: refused whole, and it still waits', async () => {
    const path = await offered(['keuken', 'zolder']);
    const full = { personId: b.id, lines: Array.from({ length: maxCartLines - 1 }, () => aLine()) };
    await putLines(database, { ...full, replaced: null, call: null }, new Date());
    const answer = await buyer.visitor.submit(`${path}/overnemen`, {});
    const address = answer.headers.get('location') ?? '';
    expect(address).toBe(`${path}?melding=vol`);
    expect(await read(buyer, address)).toContain('Er is niets overgenomen.');
    expect(await listLines(database, b.id)).toHaveLength(maxCartLines - 1);
    expect(await read(buyer, path)).toContain('Wacht op u');
  });

  it('remarks that do not fit together are refused whole, until there is room', async () => {
    const word = 'Let op de trap. '.repeat(20).trim();
    const own = 'x'.repeat(maxRemarks - 10);
    await measurer.visitor.submit('/winkelwagen/opmerkingen', { remarks: word });
    await buyer.visitor.submit('/winkelwagen/opmerkingen', { remarks: own });
    const path = await offered(['keuken']);
    const answer = await buyer.visitor.submit(`${path}/overnemen`, {});
    const address = answer.headers.get('location') ?? '';
    expect(address).toBe(`${path}?melding=opmerkingen`);
    expect(await read(buyer, address)).toContain(`samen te lang: ten hoogste ${maxRemarks} tekens.`);
    expect(await rooms(b)).toEqual([]);
    expect(await read(buyer, path)).toContain('Wacht op u');
    // Whoever offered it may have written something else meanwhile.
    await measurer.visitor.submit('/winkelwagen/opmerkingen', { remarks: own });
    const back = await measurer.visitor.submit(`${path}/terugnemen`, {});
    expect(back.headers.get('location')).toBe(`${path}?melding=opmerkingen`);
    await buyer.visitor.submit('/winkelwagen/opmerkingen', { remarks: 'Bel vooraf' });
    await buyer.visitor.submit(`${path}/overnemen`, {});
    expect(await rooms(b)).toEqual(['keuken']);
    expect(await read(buyer, '/winkelwagen')).toContain(word);
  });

  it('remarks that do not fit when it goes back are told in the mail', async () => {
    const word = 'Let op de trap. '.repeat(20).trim();
    await measurer.visitor.submit('/winkelwagen/opmerkingen', { remarks: word });
    const path = await offered(['keuken']);
    await measurer.visitor.submit('/winkelwagen/opmerkingen', { remarks: 'x'.repeat(maxRemarks - 10) });
    await buyer.visitor.submit(`${path}/teruggeven`, { answer: '' });
    expect(await rooms(m)).toEqual(['keuken']);
    const [mail] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1);
    expect(mail?.text).toContain(word);
  });

  it('the word it was to go back with is not lost when the page is too old, and gone when the cart is', async () => {
    const path = await offered(['keuken']);
    const old = buyer.visitor.token;
    await buyer.visitor.loginByForm(demoAccounts.buyer);
    const typed = { _token: old, answer: 'De zolder is te smal' };
    const answer = await buyer.visitor.submit(`${path}/teruggeven`, typed);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(`href="${path}"`)]);
    expect(await read(buyer, path)).toContain('De zolder is te smal');
    await buyer.visitor.submit(`${path}/teruggeven`, typed);
    await measurer.visitor.submit(`${path}/terugnemen`, {});
    expect(await read(buyer, path)).not.toContain('Wat u had ingevuld');
  });

  it('goes back with a word: the lines are in the measurer’s cart again, and a mail tells it', async () => {
    const path = await offered(['keuken', 'zolder']);
    const before = await database.select().from(offers);
    const refused = await buyer.visitor.submit(`${path}/teruggeven`, { answer: 'x'.repeat(maxWord + 1) });
    expect(refused.status).toBe(422);
    await fill('hal');
    const answer = await buyer.visitor.submit(`${path}/teruggeven`, { answer: 'De zolder is te smal' });
    expect(answer.headers.get('location')).toBe(path);
    expect(await rooms(m)).toEqual(['keuken', 'zolder', 'hal']);
    expect(await rooms(b)).toEqual([]);
    expect(before).toHaveLength(1);
    const [mail] = await database.select().from(mails).orderBy(desc(mails.id));
    expect(mail).toMatchObject({ recipient: demoAccounts.measurer });
    expect(mail?.text).toContain('De zolder is te smal');
    const cart = await read(measurer, '/winkelwagen');
    expect(cart).toContain(`${b.name} heeft uw winkelwagen teruggegeven.`);
    expect(cart).toContain('De zolder is te smal');
    // Offered again, the word of the last time is over.
    await offer();
    expect(await read(measurer, '/winkelwagen')).not.toContain('De zolder is te smal');
  });

  it('is taken back by who offered it, while nobody has taken it', async () => {
    const path = await offered(['keuken']);
    const answer = await measurer.visitor.submit(`${path}/terugnemen`, {});
    expect(answer.headers.get('location')).toBe('/winkelwagen?melding=teruggenomen');
    expect(await rooms(m)).toEqual(['keuken']);
    expect(await read(buyer, path)).toContain('Deze winkelwagen is teruggenomen');
    const late = await buyer.visitor.submit(`${path}/overnemen`, {});
    expect(late.headers.get('location')).toBe(`${path}?melding=voorbij`);
    expect(await rooms(b)).toEqual([]);
  });

  it('is forgotten ninety days after it was answered, and never while it waits', async () => {
    const path = await offered(['keuken']);
    await measurer.visitor.submit(`${path}/terugnemen`, {});
    await offer();
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await dropAnsweredOffers(database, later(89));
    expect(await database.$count(offers)).toBe(2);
    await dropAnsweredOffers(database, later(91));
    expect(await database.select().from(offers)).toMatchObject([{ state: 'offered' }]);
    expect(await database.$count(cartLines)).toBe(1);
  });

  it.each([
    ['two tabs that take it over', ['overnemen', 'overnemen', 'overnemen']],
    ['taking it over and giving it back', ['overnemen', 'teruggeven', 'overnemen']],
    ['taking it over and taking it back', ['terugnemen', 'overnemen', 'teruggeven']],
  ])('%s at once have one effect', async (_, acts) => {
    const path = await offered(['keuken', 'zolder']);
    const answers = await Promise.all(
      acts.map((act) => (act === 'terugnemen' ? measurer : buyer).visitor.submit(`${path}/${act}`, {})),
    );
    const addresses = answers.map(({ headers }) => headers.get('location'));
    expect(addresses.filter((address) => address === `${path}?melding=voorbij`)).toHaveLength(2);
    const [lines, back] = [await rooms(b), await rooms(m)];
    expect([...lines, ...back]).toEqual(['keuken', 'zolder']);
    expect(shop.reports).toEqual([]);
  });
});

describe('R10.4 R12.1 staff at work for a customer', () => {
  const work = async ({ id, companyId }: Person) => {
    const sales = await Buyer.login(shop, demoAccounts.sales);
    await sales.visitor.get('/beheer');
    await sales.visitor.submit(`/beheer/klanten/${companyId}/namens`, { person: String(id) });
    await sales.visitor.get('/winkelwagen');
    return sales;
  };

  it('take an offered cart over, which the logbook tells, and do not answer in the customer’s name', async () => {
    const path = await offered(['keuken']);
    const sales = await work(b);
    const html = await (await sales.visitor.get(path)).text();
    expect(html).toContain('/overnemen');
    expect(html).not.toContain('/teruggeven');
    expect((await sales.visitor.submit(`${path}/teruggeven`, { answer: '' })).status).toBe(403);
    await sales.visitor.submit(`${path}/overnemen`, {});
    expect(await rooms(b)).toEqual(['keuken']);
    const [row] = await database.select().from(logbook).orderBy(desc(logbook.id)).limit(1);
    expect(row).toMatchObject({
      action: 'cart_changed_on_behalf',
      behalfOf: b.id,
      after: { what: 'offer taken over' },
    });
  });

  it('do not offer a measurer’s cart, nor see the button', async () => {
    await fill('keuken');
    const sales = await work(m);
    const html = await (await sales.visitor.get('/winkelwagen')).text();
    expect(html).not.toContain('href="/winkelwagen/aanbieden"');
    expect(textOf(html)).toContain('Deze klant is inmeter en bestelt niet zelf.');
    expect((await sales.visitor.get('/winkelwagen/aanbieden')).status).toBe(403);
    const product = await (await sales.visitor.get('/producten/pe-100')).text();
    expect(product).toContain('"wayToOrder":"none"');
  });
});

describe('R12.1 an order tells who measured and who ordered', () => {
  it('on its page and in its confirmation, and the measurer reads it too', async () => {
    await fill('keuken');
    const [measured] = await listLines(database, m.id);
    await measurer.visitor.upload(`/winkelwagen/${measured?.timestamp}/fotos`, [await aPhoto(90)]);
    const path = await offered([]);
    await buyer.visitor.submit(`${path}/overnemen`, {});
    await fill('hal', buyer);
    await fill('los');
    await offer({ buyer: String((await person(demoAccounts.millimetres)).id) });
    const html = await (await buyer.visitor.get('/checkout')).text();
    const answer = await buyer.visitor.submit('/checkout', {
      ...fieldsOf(html),
      payment_method: 'iDeal',
      terms: '1',
    });
    expect(answer.status).toBe(303);
    const [order] = await database.select().from(orders).orderBy(desc(orders.id)).limit(1);
    const lines = await database
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? 0));
    expect(lines.map(({ measuredBy }) => measuredBy)).toEqual([m.id, null]);
    const address = `/bestelling/${order?.number}`;
    for (const one of [measurer, buyer, companyOwner]) {
      const page = await read(one, address);
      expect(page).toContain(`Besteld door ${b.name}`);
      expect(page).toContain(`Ingemeten door ${m.name}`);
    }
    expect((await stranger.visitor.get(address)).status).toBe(404);
    const photo = /\/fotos\/\d+/.exec(await (await buyer.visitor.get(address)).text())?.[0] ?? '';
    for (const one of [measurer, buyer, companyOwner])
      expect((await one.visitor.get(photo)).status).toBe(200);
    expect((await stranger.visitor.get(photo)).status).toBe(404);
    const [mail] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-placed:${order?.id}`));
    expect(mail?.text).toContain(`Ingemeten door ${m.name}`);

    // Both lists have it; what nobody measured for them is not in the measurer's.
    const number = order?.number ?? '';
    expect(await read(measurer, '/account')).toContain(number);
    expect(await read(companyOwner, '/account')).toContain(number);
    const shown = await (await measurer.visitor.get(address)).text();
    expect(shown).not.toContain('/opnieuw');
    expect(shown).not.toContain('/payment/');
    const others = await database
      .select()
      .from(orders)
      .where(and(eq(orders.companyId, m.companyId), inArray(orders.number, ['B2026-00001'])));
    expect(others).toHaveLength(1);
    expect((await measurer.visitor.get('/bestelling/B2026-00001')).status).toBe(404);
    expect(await read(measurer, '/account')).not.toContain('B2026-00001');
    const exported = await (await measurer.visitor.get('/account/gegevens.json')).text();
    expect(exported).toContain(number);
    expect(exported).not.toContain('B2026-00001');
    expect(exported).not.toMatch(/creditLimit|termDays":\d|checkoutUrl/);
    const [paid] = await database
      .select()
      .from(payments)
      .where(eq(payments.orderId, order?.id ?? 0));
    expect(JSON.parse(exported)).toMatchObject({ payments: [{ id: paid?.id }] });
    expect(exported).not.toContain(paid?.token);

    // Ordered again by a colleague, it still says who measured.
    const again = await companyOwner.visitor.submit(`${address}/opnieuw`, { key: randomUUID() });
    expect(again.headers.get('location')).toBe('/winkelwagen?melding=opnieuw');
    const owner = await person(demoAccounts.millimetres);
    expect((await listLines(database, owner.id)).map(({ measuredBy }) => measuredBy)).toEqual([m.id, null]);
  });
});
