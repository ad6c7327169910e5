import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxCartLines } from '#domain/cart/terms.ts';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { aQuote, mounting } from '#tests/support/quotes.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { listLines } from '../../cart/find-lines.ts';
import { putLines } from '../../cart/put-lines.ts';
import { carts, offers } from '../../database/schema/carts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { photos } from '../../database/schema/photos.ts';
import { quoteEvents, quoteOrders, quotes } from '../../database/schema/quotes.ts';
import { readPhoto } from '../../photos/read-photo.ts';
import { findQuote, listQuoteLines } from '../../quotes/find-quote.ts';

const { database } = await testDatabase();
let now = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(now) });
const owner = await Buyer.login(shop, demoAccounts.millimetres);
const colleague = await Buyer.login(shop, demoAccounts.buyer);

beforeEach(async () => {
  await database.delete(offers);
  await database.delete(carts);
  await database.delete(quotes);
  await database.execute(sql`delete from price_lists where version > 1`);
  now = Date.UTC(2026, 10, 16, 12);
});

const aRoom = (boxLabel: string) => ({ screen: aLine({ boxLabel }) });

const impossible = (boxLabel: string) => {
  const { answers } = aLine();
  const maten = { width_opening: '9000', height_opening: '1200' };
  return { screen: aLine({ boxLabel, answers: { ...answers, maten } }) };
};

const twoRooms = (email: string = demoAccounts.millimetres) =>
  aQuote(database, email, { lines: [aRoom('keuken'), mounting, aRoom('zolder')], now: new Date(now) });

const toCart = (number: string, fields = {}, of = owner) =>
  of.visitor.submit(`/offertes/${number}/winkelwagen`, { key: randomUUID(), ...fields });

const roomsIn = async (of = owner) => (await of.cart()).lines.map(({ kenmerk }) => kenmerk);

const statusAndPlace = (answer: Response) =>
  `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();

async function linesOf(email: string) {
  const person = await findPersonByEmail(database, email);
  return listLines(database, person?.id ?? 0);
}

type Fields = Record<string, string | readonly string[]>;

// What a browser would send of the page: the ticked lines beside everything else.
function reviewOf(html: string): Fields {
  const { line: _, ...fields } = fieldsOf(html);
  const ticked = [...html.matchAll(/<input [^>]*name="line"[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('checked=""') ? [/ value="(\d+)"/.exec(tag)?.[1] ?? ''] : [],
  );
  return { ...fields, line: ticked };
}

async function open(number: string, of = owner): Promise<string> {
  const answer = await of.visitor.get(`/offertes/${number}/bestellen`);
  expect(answer.status).toBe(200);
  return answer.text();
}

const send = (number: string, fields: Fields, of = owner) =>
  of.visitor.submit(`/offertes/${number}/bestellen`, fields);

async function prepare(number: string, fields: Fields = {}, of = owner): Promise<Response> {
  return send(number, { ...reviewOf(await open(number, of)), ...fields }, of);
}

async function checkOut(of = owner, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  const html = await (await of.visitor.get('/checkout')).text();
  return of.visitor.submit('/checkout', {
    ...fieldsOf(html),
    ...{ terms: '1', payment_method: 'iDeal', ...fields },
  });
}

async function lastOrder() {
  const [last] = await database.select().from(orders).orderBy(desc(orders.id)).limit(1);
  if (last === undefined) throw new Error('nothing was ordered');
  return last;
}

async function standingOf(number: string, email: string = demoAccounts.millimetres): Promise<string> {
  const person = await findPersonByEmail(database, email);
  return (await findQuote(database, person?.companyId ?? 0, number, '2026-11-16'))?.standing ?? 'gone';
}

// A new price list from tomorrow on, with every price in the matrix `factor` times as high.
async function publish(factor: number): Promise<void> {
  await database.execute(sql`
    insert into price_lists (product_code, version, valid_from, matrix, surcharges)
    select product_code, 2, '2026-11-17', jsonb_set(matrix, '{cells}', (
      select jsonb_agg((select jsonb_agg((cell::integer * ${factor}::numeric)::integer order by x)
        from jsonb_array_elements(row) with ordinality as cells (cell, x)) order by y)
      from jsonb_array_elements(matrix -> 'cells') with ordinality as rows (row, y))), surcharges
    from price_lists where product_code = 'PE-100' and version = 1`);
}

const aDayLater = () => {
  now += 24 * 60 * 60 * 1000;
};

describe('R13.1 Naar winkelwagen', () => {
  it('puts the screens in the cart, in their order, and leaves the quote as it is', async () => {
    const { number, revision, id } = await twoRooms();
    expect(statusAndPlace(await toCart(number))).toBe('303 /winkelwagen?melding=uit-offerte');
    expect(await roomsIn()).toEqual(['keuken', 'zolder']);
    const [line] = await linesOf(demoAccounts.millimetres);
    expect(line).toMatchObject({ quoteId: id, reference: number });
    const [after] = await database.select().from(quotes).where(eq(quotes.id, id));
    expect(after?.revision).toBe(revision);
    expect(await listQuoteLines(database, id)).toHaveLength(3);
    const page = await (await owner.visitor.get('/winkelwagen')).text();
    expect(page).toContain(`<a href="/offertes/${number}">Uit offerte ${number}</a>`);
    const events = await database.select().from(quoteEvents).where(eq(quoteEvents.quoteId, id));
    expect(events.map(({ kind }) => kind)).toEqual(['made', 'to_cart']);
  });

  it('takes a copy of the photos along', async () => {
    const { number, id } = await twoRooms();
    const [, , zolder] = await listQuoteLines(database, id);
    const read = await readPhoto(await aPhoto(90));
    if (!read.ok) throw new Error('no photo');
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const of = { personId: person?.id ?? 0, quoteLineId: zolder?.id ?? 0, place: 1 };
    await database.insert(photos).values({ ...read.photo, ...of });
    await toCart(number);
    const [, second] = await linesOf(demoAccounts.millimetres);
    const kept = await database.select({ cart: photos.cartLineId, quote: photos.quoteLineId }).from(photos);
    expect(kept).toEqual(
      expect.arrayContaining([
        { cart: second?.id, quote: null },
        { cart: null, quote: zolder?.id },
      ]),
    );
  });

  it('is done once for a key, and asked before it is done twice', async () => {
    const { number } = await twoRooms();
    const key = randomUUID();
    await Promise.all([toCart(number, { key }), toCart(number, { key })]);
    expect(await roomsIn()).toHaveLength(2);
    const answer = await toCart(number);
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(textOf(page)).toContain(`Er liggen al 2 regels uit offerte ${number} in uw winkelwagen.`);
    expect(await roomsIn()).toHaveLength(2);
    await toCart(number, fieldsOf(page));
    expect(await roomsIn()).toHaveLength(4);
  });

  it('puts none in a cart that has no room for all', async () => {
    const { number } = await twoRooms();
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const lines = Array.from({ length: maxCartLines - 1 }, () => aLine());
    await putLines(database, { personId: person?.id ?? 0, lines, replaced: null, call: null }, new Date(now));
    expect(statusAndPlace(await toCart(number))).toBe('303 /winkelwagen?melding=offerte-past-niet');
    expect(await linesOf(demoAccounts.millimetres)).toHaveLength(maxCartLines - 1);
  });

  it('of another company is not there', async () => {
    const { number } = await twoRooms();
    const stranger = await Buyer.login(shop, demoAccounts.belgian);
    expect((await toCart(number, {}, stranger)).status).toBe(404);
    expect((await stranger.visitor.get(`/offertes/${number}/bestellen`)).status).toBe(404);
  });
});

describe('R13.5 Bestellen', () => {
  it('leads to the checkout with what is ticked, at the prices that were shown', async () => {
    const { number, id } = await twoRooms();
    const html = await open(number);
    expect(textOf(html)).toContain('Alle prijzen zijn gelijk gebleven');
    expect(textOf(html)).toContain('Uw eigen regel blijft op de offerte');
    const fields = reviewOf(html);
    const [first = ''] = fields['line'] ?? [];
    expect(statusAndPlace(await send(number, { ...fields, line: [first] }))).toBe('303 /checkout');
    expect(await roomsIn()).toEqual(['keuken']);
    const [line] = await linesOf(demoAccounts.millimetres);
    expect(line).toMatchObject({ quoteId: id, unitPrice: 86_08, formerUnitPrice: null });
  });

  it('shows per line and in total what changed since the quote', async () => {
    const { number } = await twoRooms();
    await publish(1.1);
    aDayLater();
    const text = textOf(await open(number));
    const [, now1 = ''] = /Netto in de offerte € 258,24 Netto vandaag € ([\d,]+)/.exec(text) ?? [];
    const difference = Math.round(Number(now1.replace(',', '.')) * 100) - 258_24;
    expect(difference).toBeGreaterThan(0);
    const told = (difference / 100).toFixed(2).replace('.', ',');
    expect(text).toContain(`€ ${told} meer`);
    const both = ((2 * difference) / 100).toFixed(2).replace('.', ',');
    expect(text).toContain(`Netto in de offerte € 516,48`);
    expect(text).toContain(`€ ${both} meer`);
  });

  it('shows it once more when prices change between looking and sending, and does nothing', async () => {
    const { number } = await twoRooms();
    const fields = reviewOf(await open(number));
    await publish(1.1);
    aDayLater();
    const answer = await send(number, fields);
    expect(answer.status).toBe(409);
    const again = await answer.text();
    expect(textOf(again)).toContain('Er is iets gewijzigd sinds u deze pagina opende');
    expect(textOf(again)).toContain('Zojuist was dit nog € 86,08 per stuk.');
    expect(await roomsIn()).toEqual([]);
    expect(statusAndPlace(await send(number, reviewOf(again)))).toBe('303 /checkout');
    const [line] = await linesOf(demoAccounts.millimetres);
    expect(line?.unitPrice).toBeGreaterThan(86_08);
  });

  it('shows it once more when a colleague changes the quote meanwhile', async () => {
    const { number, id } = await twoRooms();
    const fields = reviewOf(await open(number));
    await database.update(quotes).set({ revision: 99 }).where(eq(quotes.id, id));
    expect((await send(number, fields)).status).toBe(409);
    expect(await roomsIn()).toEqual([]);
  });

  it('says of each line why it cannot be made any more, and lets nobody tick it', async () => {
    const { number } = await aQuote(database, demoAccounts.millimetres, {
      lines: [aRoom('keuken'), impossible('serre')],
      now: new Date(now),
    });
    const html = await open(number);
    expect(textOf(html)).toContain('Kan zo niet meer gemaakt worden');
    const boxes = [...html.matchAll(/<input [^>]*name="line"[^>]*>/g)].map(([tag]) => tag);
    expect(boxes.map((tag) => tag.includes('disabled=""'))).toEqual([false, true]);
    const all = boxes.map((tag) => / value="(\d+)"/.exec(tag)?.[1] ?? '');
    expect((await send(number, { ...reviewOf(html), line: all })).status).toBe(303);
    expect(await roomsIn()).toEqual(['keuken']);
  });

  it('wants something to be ticked', async () => {
    const { number } = await twoRooms();
    const answer = await prepare(number, { line: [] });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain('Vink aan wat u wilt bestellen.');
  });

  it('counts anew what is ticked, without doing anything', async () => {
    const { number } = await twoRooms();
    const fields = reviewOf(await open(number));
    const [first = ''] = fields['line'] ?? [];
    const answer = await send(number, { ...fields, line: [first], action: 'update' });
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain('Netto in de offerte € 258,24');
    expect(await roomsIn()).toEqual([]);
  });

  it('is done once for a key', async () => {
    const { number } = await twoRooms();
    const fields = reviewOf(await open(number));
    const both = await Promise.all([send(number, fields), send(number, fields)]);
    expect(both.map(statusAndPlace)).toEqual(['303 /checkout', '303 /checkout']);
    expect(await roomsIn()).toEqual(['keuken', 'zolder']);
  });

  it('after the way back takes the place of what lies there, and says so', async () => {
    const { number } = await twoRooms();
    await prepare(number);
    expect(textOf(await open(number))).toContain('In uw winkelwagen liggen al 2 regels uit deze offerte.');
    expect((await prepare(number)).status).toBe(303);
    expect(await roomsIn()).toEqual(['keuken', 'zolder']);
  });

  it('never mixes with what else lies in the cart without a choice', async () => {
    const { number } = await twoRooms();
    await owner.add('PE-100', pe100({ kenmerk: { room: 'serre' } }));
    const answer = await prepare(number);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(
      'Kies wat er met de andere regels in uw winkelwagen gebeurt.',
    );
    expect(await roomsIn()).toEqual(['serre']);
    expect((await prepare(number, { andere: 'apart' })).status).toBe(303);
    expect(await roomsIn()).toEqual(['keuken', 'zolder']);
    const [aside] = await database.select().from(quotes).orderBy(desc(quotes.id)).limit(1);
    const kept = await listQuoteLines(database, aside?.id ?? 0);
    expect(kept).toMatchObject([{ kind: 'screen', screen: { boxLabel: 'serre' } }]);
    expect(aside).toMatchObject({ state: 'concept' });
  });

  it('orders the others too where that was chosen', async () => {
    const { number } = await twoRooms();
    await owner.add('PE-100', pe100({ kenmerk: { room: 'serre' } }));
    expect((await prepare(number, { andere: 'mee' })).status).toBe(303);
    expect(await roomsIn()).toEqual(['serre', 'keuken', 'zolder']);
  });

  it('makes the quote ordered with the order, and gives it back its state when that is cancelled', async () => {
    const { number, id } = await twoRooms();
    await database.update(quotes).set({ state: 'accepted' }).where(eq(quotes.id, id));
    await prepare(number);
    expect(await standingOf(number)).toBe('accepted');
    expect((await checkOut()).status).toBe(303);
    const order = await lastOrder();
    expect(await database.select().from(quoteOrders)).toMatchObject([
      { quoteId: id, orderId: order.id, version: 1 },
    ]);
    expect(await standingOf(number)).toBe('ordered');
    const events = await database.select().from(quoteEvents).where(eq(quoteEvents.quoteId, id));
    expect(events.at(-1)).toMatchObject({ kind: 'ordered', text: order.number });
    const orderPage = await (await owner.visitor.get(`/bestelling/${order.number}`)).text();
    expect(orderPage).toContain(`Uit offerte ${number}`);
    const quotePage = await (await owner.visitor.get(`/offertes/${number}`)).text();
    expect(quotePage).toContain(`href="/bestelling/${order.number}"`);
    const staff = await Buyer.login(shop, demoAccounts.staff);
    expect(await (await staff.visitor.get(`/bestelling/${order.number}`)).text()).not.toContain(
      'Uit offerte',
    );
    await database.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id));
    expect(await standingOf(number)).toBe('accepted');
  });

  it('does not tell the shop who the end customer is', async () => {
    const { number } = await twoRooms();
    await prepare(number);
    await checkOut();
    const order = await lastOrder();
    const kept = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    expect(kept.map(({ reference }) => reference)).toEqual([number, number]);
    expect(JSON.stringify([order, kept])).not.toContain('De Wit');
  });

  it('ordering that order again is not ordering from the quote', async () => {
    const { number } = await twoRooms();
    await prepare(number);
    await checkOut();
    const order = await lastOrder();
    await owner.visitor.submit(`/bestelling/${order.number}/opnieuw`, { key: randomUUID() });
    expect((await linesOf(demoAccounts.millimetres)).map(({ quoteId }) => quoteId)).toEqual([null, null]);
  });

  it('asks before it orders twice, with the order that was made', async () => {
    const { number } = await twoRooms();
    await prepare(number);
    await checkOut();
    const order = await lastOrder();
    expect(textOf(await open(number))).toContain(`Bestelling ${order.number} van 16 november 2026`);
    const answer = await prepare(number);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain('Vink aan dat u deze horren nog een keer wilt bestellen');
    expect(await roomsIn()).toEqual([]);
    expect((await toCart(number)).status).toBe(409);
    expect((await prepare(number, { nogmaals: '1' })).status).toBe(303);
    expect((await checkOut()).status).toBe(303);
    expect((await database.select().from(quoteOrders)).length).toBe(2);
  });

  it('asks while its lines lie in a colleague’s cart', async () => {
    const { number } = await twoRooms();
    await toCart(number, {}, colleague);
    const html = await open(number);
    expect(textOf(html)).toContain('Deze horren liggen ook in een andere winkelwagen');
    expect((await prepare(number)).status).toBe(422);
    expect((await prepare(number, { nogmaals: '1' })).status).toBe(303);
  });

  it('of two people at once lets one through and shows the other that', async () => {
    const { number } = await twoRooms();
    const [one, other] = [reviewOf(await open(number)), reviewOf(await open(number, colleague))];
    const answers = await Promise.all([send(number, one), send(number, other, colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  it('asks at the checkout who had them in the cart before the other ordered', async () => {
    const { number } = await twoRooms();
    await toCart(number);
    await toCart(number, {}, colleague);
    const before = await database.$count(orders);
    const answers = await Promise.all([checkOut(), checkOut(colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    expect(await database.$count(orders)).toBe(before + 1);
    const second = answers[0].status === 422 ? owner : colleague;
    const order = await lastOrder();
    const page = textOf(await (await second.visitor.get('/checkout')).text());
    expect(page).toContain(
      `Van offerte ${number} is op 16 november 2026 bestelling ${order.number} geplaatst`,
    );
    expect((await checkOut(second, { orderedAgain: '1' })).status).toBe(303);
    expect(await database.$count(orders)).toBe(before + 2);
  });

  it('leads a measurer to who can order, and the quote follows into the order', async () => {
    const measurer = await Buyer.login(shop, demoAccounts.measurer);
    const { number } = await twoRooms(demoAccounts.measurer);
    const quotePage = await (await measurer.visitor.get(`/offertes/${number}`)).text();
    expect(quotePage).toMatch(/<button[^>]*>Bestellen<\/button>/);
    expect(statusAndPlace(await prepare(number, {}, measurer))).toBe('303 /winkelwagen/aanbieden');
    const to = await findPersonByEmail(database, demoAccounts.buyer);
    const offered = await measurer.visitor.submit('/winkelwagen/aanbieden', {
      ...{ key: randomUUID(), buyer: String(to?.id), word: '' },
    });
    const [, id = ''] = /aangeboden\/(\d+)/.exec(offered.headers.get('location') ?? '') ?? [];
    expect((await prepare(number)).status).toBe(422);
    await colleague.visitor.submit(`/aangeboden/${id}/overnemen`, {});
    expect((await checkOut(colleague)).status).toBe(303);
    expect(await standingOf(number)).toBe('ordered');
  });

  it('of a quote that a measurer made keeps who measured', async () => {
    const { number } = await twoRooms(demoAccounts.measurer);
    const measurer = await findPersonByEmail(database, demoAccounts.measurer);
    await prepare(number);
    const [line] = await linesOf(demoAccounts.millimetres);
    expect(line?.measuredBy).toBe(measurer?.id);
  });

  it('on account is ordered too', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.onAccount);
    const { number } = await twoRooms(demoAccounts.onAccount);
    await prepare(number, {}, buyer);
    expect((await checkOut(buyer, { payment_method: 'rekening' })).status).toBe(303);
    expect(await standingOf(number, demoAccounts.onAccount)).toBe('ordered');
  });

  it('by staff for a customer stands in the logbook', async () => {
    const sales = await Buyer.login(shop, demoAccounts.sales);
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const { number } = await twoRooms();
    await sales.visitor.get('/beheer');
    await sales.visitor.submit(`/beheer/klanten/${person?.companyId}/namens`, { person: String(person?.id) });
    await sales.visitor.get('/');
    expect(statusAndPlace(await prepare(number, {}, sales))).toBe('303 /checkout');
    const [entry] = await database.select().from(logbook).orderBy(desc(logbook.id)).limit(1);
    expect(entry).toMatchObject({ action: 'cart_changed_on_behalf' });
    expect(JSON.stringify(entry)).not.toContain('De Wit');
    expect((await checkOut(sales, { payment_method: 'betaallink' })).status).toBe(303);
    expect(await standingOf(number)).toBe('ordered');
  });

  it.each([
    [{ state: 'concept' }, 'Deze offerte is een concept: uw klant heeft haar nog niet gekregen.'],
    [{ state: 'sent' }, 'Uw klant heeft nog niet geantwoord.'],
    [{ state: 'seen' }, 'Uw klant heeft de offerte geopend en nog niet geantwoord.'],
    [{ state: 'refused' }, 'Uw klant heeft deze offerte afgewezen.'],
    [{ state: 'sent', validUntil: '2026-11-15' }, 'Deze offerte was geldig tot en met 15 november 2026.'],
    [
      { state: 'accepted', answeredAt: new Date('2026-11-14T10:00:00Z') },
      'Uw klant is akkoord sinds 14 november 2026.',
    ],
  ] as const)('says of %j what its end customer said', async (values, text) => {
    const { number, id } = await twoRooms();
    await database.update(quotes).set(values).where(eq(quotes.id, id));
    expect(textOf(await open(number))).toContain(text);
    expect((await prepare(number)).status).toBe(303);
  });

  it('of a quote without screens says so', async () => {
    const { number } = await aQuote(database, demoAccounts.millimetres, { lines: [mounting] });
    expect(textOf(await open(number))).toContain('Op deze offerte staan geen horren om te bestellen.');
    expect(statusAndPlace(await toCart(number))).toBe(`303 /offertes/${number}?melding=geen-horren`);
  });

  it('tells the margin that is left, with the discount of the whole in it', async () => {
    const { number, id } = await aQuote(database, demoAccounts.millimetres, { lines: [aRoom('keuken')] });
    const discount = { kind: 'amount', amount: cents(50_00) } as const;
    await database.update(quotes).set({ discount }).where(eq(quotes.id, id));
    // € 504 less € 50 is € 375,21 without VAT, of which € 258,24 is paid to us.
    expect(textOf(await open(number))).toContain('Uw marge € 116,97');
  });
});
