import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  aRoom,
  cartOf,
  openReview,
  prepareOrder,
  publishPrices,
  reviewFields,
  roomsIn,
  sendReview,
  statusAndPlace,
  toCart,
  twoRooms,
} from '#tests/support/quote-to-order.ts';
import { aQuote, mounting } from '#tests/support/quotes.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { carts, offers } from '../../database/schema/carts.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { listQuoteLines } from '../../quotes/find-quote.ts';

const { database } = await testDatabase();
let now = Date.UTC(2026, 10, 16, 12);
const clock = () => new Date(now);
const shop = testApp(database, { now: clock });
const owner = await Buyer.login(shop, demoAccounts.millimetres);

beforeEach(async () => {
  await database.delete(offers);
  await database.delete(carts);
  await database.delete(quotes);
  await database.execute(sql`delete from price_lists where version > 1`);
  now = Date.UTC(2026, 10, 16, 12);
});

const impossible = (boxLabel: string) => {
  const { answers } = aLine();
  const maten = { width_opening: '9000', height_opening: '1200' };
  return { screen: aLine({ boxLabel, answers: { ...answers, maten } }) };
};

const aDayLater = () => {
  now += 24 * 60 * 60 * 1000;
};

describe('R13.5 Bestellen', () => {
  it('leads to the checkout with what is ticked, at the prices that were shown', async () => {
    const { number, id } = await twoRooms(database, demoAccounts.millimetres, clock());
    const html = await openReview(owner, number);
    expect(textOf(html)).toContain('Alle prijzen zijn gelijk gebleven');
    expect(textOf(html)).toContain('Uw eigen regel blijft op de offerte');
    const fields = reviewFields(html);
    const [first = ''] = fields['line'] ?? [];
    expect(statusAndPlace(await sendReview(owner, number, { ...fields, line: [first] }))).toBe(
      '303 /checkout',
    );
    expect(await roomsIn(owner)).toEqual(['keuken']);
    const [line] = await cartOf(database, demoAccounts.millimetres);
    expect(line).toMatchObject({ quoteId: id, unitPrice: 86_08, formerUnitPrice: null });
  });

  it('leads there with what is ticked after going back, on the page as it was', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const fields = reviewFields(await openReview(owner, number));
    const [first = '', second = ''] = fields['line'] ?? [];
    const rooms = async (line: readonly string[]) => {
      expect(statusAndPlace(await sendReview(owner, number, { ...fields, line }))).toBe('303 /checkout');
      return roomsIn(owner);
    };
    expect(await rooms([first])).toEqual(['keuken']);
    expect(await rooms([first, second])).toHaveLength(2);
    expect(await rooms([second])).not.toContain('keuken');
    expect(await rooms([first])).toEqual(['keuken']);
    expect(await rooms([first])).toEqual(['keuken']);
  });

  it('shows per line and in total what changed since the quote', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await publishPrices(database, 1.1);
    aDayLater();
    const text = textOf(await openReview(owner, number));
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
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const fields = reviewFields(await openReview(owner, number));
    await publishPrices(database, 1.1);
    aDayLater();
    const answer = await sendReview(owner, number, fields);
    expect(answer.status).toBe(409);
    const again = await answer.text();
    expect(textOf(again)).toContain('Er is iets gewijzigd sinds u deze pagina opende');
    expect(textOf(again)).toContain('Zojuist was dit nog € 86,08 per stuk.');
    expect(await roomsIn(owner)).toEqual([]);
    expect(statusAndPlace(await sendReview(owner, number, reviewFields(again)))).toBe('303 /checkout');
    const [line] = await cartOf(database, demoAccounts.millimetres);
    expect(line?.unitPrice).toBeGreaterThan(86_08);
  });

  it('shows it once more when a colleague changes the quote meanwhile', async () => {
    const { number, id } = await twoRooms(database, demoAccounts.millimetres, clock());
    const fields = reviewFields(await openReview(owner, number));
    await database.update(quotes).set({ revision: 99 }).where(eq(quotes.id, id));
    expect((await sendReview(owner, number, fields)).status).toBe(409);
    expect(await roomsIn(owner)).toEqual([]);
  });

  it('says of each line why it cannot be made any more, and lets nobody tick it', async () => {
    const { number } = await aQuote(database, demoAccounts.millimetres, {
      lines: [aRoom('keuken'), impossible('serre')],
      now: clock(),
    });
    const html = await openReview(owner, number);
    expect(textOf(html)).toContain('Kan zo niet meer gemaakt worden');
    const boxes = [...html.matchAll(/<input [^>]*name="line"[^>]*>/g)].map(([tag]) => tag);
    expect(boxes.map((tag) => tag.includes('disabled=""'))).toEqual([false, true]);
    const all = boxes.map((tag) => / value="(\d+)"/.exec(tag)?.[1] ?? '');
    expect((await sendReview(owner, number, { ...reviewFields(html), line: all })).status).toBe(303);
    expect(await roomsIn(owner)).toEqual(['keuken']);
  });

  it('wants something to be ticked', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const answer = await prepareOrder(owner, number, { line: [] });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain('Vink aan wat u wilt bestellen.');
  });

  it('counts anew what is ticked, without doing anything', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const fields = reviewFields(await openReview(owner, number));
    const [first = ''] = fields['line'] ?? [];
    const answer = await sendReview(owner, number, { ...fields, line: [first], action: 'update' });
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain('Netto in de offerte € 258,24');
    expect(await roomsIn(owner)).toEqual([]);
  });

  it('never mixes with what else lies in the cart without a choice', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await owner.add('PE-100', pe100({ kenmerk: { room: 'serre' } }));
    const answer = await prepareOrder(owner, number);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(
      'Kies wat er met de andere regels in uw winkelwagen gebeurt.',
    );
    expect(await roomsIn(owner)).toEqual(['serre']);
    expect((await prepareOrder(owner, number, { andere: 'apart' })).status).toBe(303);
    expect(await roomsIn(owner)).toEqual(['keuken', 'zolder']);
    const [aside] = await database.select().from(quotes).orderBy(desc(quotes.id)).limit(1);
    const kept = await listQuoteLines(database, aside?.id ?? 0);
    expect(kept).toMatchObject([{ kind: 'screen', screen: { boxLabel: 'serre' } }]);
    expect(aside).toMatchObject({ state: 'concept' });
  });

  it('orders the others too where that was chosen', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await owner.add('PE-100', pe100({ kenmerk: { room: 'serre' } }));
    expect((await prepareOrder(owner, number, { andere: 'mee' })).status).toBe(303);
    expect(await roomsIn(owner)).toEqual(['serre', 'keuken', 'zolder']);
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
    const { number, id } = await twoRooms(database, demoAccounts.millimetres, clock());
    await database.update(quotes).set(values).where(eq(quotes.id, id));
    expect(textOf(await openReview(owner, number))).toContain(text);
    expect((await prepareOrder(owner, number)).status).toBe(303);
  });

  it('of a quote without screens says so', async () => {
    const { number } = await aQuote(database, demoAccounts.millimetres, { lines: [mounting] });
    expect(textOf(await openReview(owner, number))).toContain(
      'Op deze offerte staan geen horren om te bestellen.',
    );
    expect(statusAndPlace(await toCart(owner, number))).toBe(`303 /offertes/${number}?melding=geen-horren`);
  });

  it('tells the margin that is left, with the discount of the whole in it', async () => {
    const { number, id } = await aQuote(database, demoAccounts.millimetres, { lines: [aRoom('keuken')] });
    const discount = { kind: 'amount', amount: cents(50_00) } as const;
    await database.update(quotes).set({ discount }).where(eq(quotes.id, id));
    // € 504 less € 50 is € 375,21 without VAT, of which € 258,24 is paid to us.
    expect(textOf(await openReview(owner, number))).toContain('Uw marge op deze horren € 116,97');
  });

  it('tells the VAT that the checkout tells, also where the register was never asked', async () => {
    await database.execute(sql`delete from vat_checks`);
    const belgian = await Buyer.login(shop, demoAccounts.belgian);
    const { number } = await aQuote(database, demoAccounts.belgian, { lines: [aRoom('keuken')] });
    const totalIn = (text: string) => /Totaal incl\. btw (€ [\d.,]+)/.exec(text)?.[1];
    const told = textOf(await openReview(belgian, number));
    expect(told).toContain('Btw 0%');
    expect((await prepareOrder(belgian, number)).status).toBe(303);
    const asked = textOf(await (await belgian.visitor.get('/checkout')).text());
    expect(totalIn(told)).toBe(totalIn(asked));
  });
});
