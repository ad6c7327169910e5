import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { putLines } from '../../cart/put-lines.ts';
import { carts } from '../../database/schema/carts.ts';
import { photos } from '../../database/schema/photos.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { listQuoteLines } from '../../quotes/find-quote.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const buyer = await Buyer.login(shop, demoAccounts.millimetres);

beforeEach(async () => {
  await database.delete(carts);
  await database.delete(quotes);
});

const fill = (room: string, of = buyer) => of.add('PE-100', pe100({ kenmerk: { room } }));

const save = (fields: Readonly<Record<string, string>> = {}, of = buyer) =>
  of.visitor.submit('/offertes', { key: randomUUID(), ...fields });

const locationOf = (answer: Response) => `${answer.status} ${answer.headers.get('location')}`;

async function roomsOf(number: string): Promise<readonly string[]> {
  const [quote] = await database.select().from(quotes).where(eq(quotes.number, number));
  const lines = await listQuoteLines(database, quote?.id ?? 0);
  return lines.map((line) => (line.kind === 'screen' ? line.screen.boxLabel : line.description));
}

async function numbers(): Promise<readonly string[]> {
  const all = await database.select({ number: quotes.number }).from(quotes).orderBy(quotes.id);
  return all.map(({ number }) => number);
}

// What a company counted before this test is not its business.
const numberIn = (answer: Response) => /O\d{4}-\d{5}/.exec(answer.headers.get('location') ?? '')?.[0] ?? '';

describe('R13.1 Bewaar als offerte', () => {
  it('makes a concept of all lines, in their order, and empties the cart but for the remarks', async () => {
    for (const room of ['keuken', 'zolder', 'serre']) await fill(room);
    await buyer.visitor.submit('/winkelwagen/opmerkingen', { remarks: 'Bel eerst' });
    const answer = await save();
    const number = numberIn(answer);
    expect(locationOf(answer)).toBe(`303 /offertes/${number}?melding=bewaard`);
    expect(await roomsOf(number)).toEqual(['keuken', 'zolder', 'serre']);
    expect((await buyer.cart()).lines).toEqual([]);
    const [cart] = await database.select().from(carts);
    expect(cart?.remarks).toBe('Bel eerst');
    const [quote] = await database.select().from(quotes).where(eq(quotes.number, number));
    expect(quote).toMatchObject({ state: 'concept', customer: { name: '' } });
    expect(quote?.net).toBeGreaterThan(0);
  });

  it('takes the photos along with their lines', async () => {
    await fill('keuken');
    const { body } = await fill('zolder');
    const [timestamp = 0] = body.timestamps ?? [];
    await buyer.visitor.upload(`/winkelwagen/${timestamp}/fotos`, [await aPhoto(90)]);
    const number = numberIn(await save());
    const [quote] = await database.select().from(quotes).where(eq(quotes.number, number));
    const [, zolder] = await listQuoteLines(database, quote?.id ?? 0);
    const kept = await database.select({ line: photos.quoteLineId, cart: photos.cartLineId }).from(photos);
    expect(kept).toEqual([{ line: zolder?.id, cart: null }]);
  });

  it('is done once for a key, also when it is sent twice at once', async () => {
    await fill('keuken');
    const key = randomUUID();
    const both = await Promise.all([save({ key }), save({ key })]);
    expect(new Set(both.map(numberIn)).size).toBe(1);
    await fill('zolder');
    expect(numberIn(await save({ key }))).toBe(numberIn(both[0]));
    expect(await numbers()).toHaveLength(1);
    expect((await buyer.cart()).lines).toHaveLength(1);
  });

  it('keeps what came into the cart since, when the form is as old as its forgotten key', async () => {
    await fill('keuken');
    const key = randomUUID();
    const number = numberIn(await save({ key }));
    await database.execute(sql`delete from idempotency_keys`);
    await fill('zolder');
    expect(numberIn(await save({ key }))).toBe(number);
    expect(await roomsOf(number)).toEqual(['keuken']);
    expect((await buyer.cart()).lines).toHaveLength(1);
  });

  it('from two tabs at once loses nothing and doubles nothing', async () => {
    for (const room of ['keuken', 'zolder']) await fill(room);
    const answers = await Promise.all([save(), save(), fill('serre')]);
    const all = (await Promise.all((await numbers()).map(roomsOf))).flat();
    const left = (await buyer.cart()).lines.map(({ kenmerk }) => kenmerk);
    expect([...all, ...left].toSorted()).toEqual(['keuken', 'serre', 'zolder']);
    const told = answers.slice(0, 2).map((answer) => (answer instanceof Response ? locationOf(answer) : ''));
    expect(told.every((location) => /offertes|niets-te-bewaren/.test(location))).toBe(true);
  });

  it('of an empty cart says so', async () => {
    const answer = await save();
    expect(locationOf(answer)).toBe('303 /winkelwagen?melding=niets-te-bewaren');
    const page = textOf(await (await buyer.visitor.get('/winkelwagen?melding=niets-te-bewaren')).text());
    expect(page).toContain('Er stond niets meer in uw winkelwagen');
    expect(await numbers()).toEqual([]);
  });

  it('takes along what cannot be made any more, and says so', async () => {
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const { answers } = aLine();
    const maten = { width_opening: '9000', height_opening: '1200' };
    const gone = aLine({ answers: { ...answers, maten } });
    await putLines(
      database,
      { personId: person?.id ?? 0, lines: [gone], replaced: null, call: null },
      new Date(),
    );
    expect(locationOf(await save())).toMatch(/melding=bewaard-kan-niet$/);
  });

  it('leaves what was offered to a colleague where it is', async () => {
    const measurer = await Buyer.login(shop, demoAccounts.measurer);
    const to = await findPersonByEmail(database, demoAccounts.buyer);
    await fill('keuken', measurer);
    const offered = { key: randomUUID(), buyer: String(to?.id), word: '' };
    await measurer.visitor.submit('/winkelwagen/aanbieden', offered);
    await fill('zolder', measurer);
    expect(await roomsOf(numberIn(await save({}, measurer)))).toEqual(['zolder']);
  });

  it('puts the lines below those of a concept, once', async () => {
    const { number } = await aQuote(database, demoAccounts.millimetres);
    await fill('keuken');
    const key = randomUUID();
    const [answer] = await Promise.all([save({ offerte: number, key }), save({ offerte: number, key })]);
    expect(locationOf(answer)).toBe(`303 /offertes/${number}?melding=toegevoegd`);
    expect(await roomsOf(number)).toEqual(['woonkamer', 'Montage', 'keuken']);
    expect((await buyer.cart()).lines).toEqual([]);
  });

  it.each(['sent', 'accepted'] as const)('does not touch one that is %s, nor the cart', async (state) => {
    const { number } = await aQuote(database, demoAccounts.millimetres);
    await database.update(quotes).set({ state });
    await fill('keuken');
    expect(locationOf(await save({ offerte: number }))).toBe('303 /winkelwagen?melding=geen-concept');
    expect(await roomsOf(number)).toEqual(['woonkamer', 'Montage']);
    expect((await buyer.cart()).lines).toHaveLength(1);
  });

  it('does not reach another company’s', async () => {
    const { number } = await aQuote(database, demoAccounts.belgian);
    await fill('keuken');
    expect(locationOf(await save({ offerte: number }))).toBe('303 /winkelwagen?melding=geen-concept');
  });

  it('is a button for the measurer too, and none for staff', async () => {
    for (const [email, isThere] of [
      [demoAccounts.millimetres, true],
      [demoAccounts.measurer, true],
      [demoAccounts.sales, false],
    ] as const) {
      const one = await Buyer.login(shop, email);
      await fill('keuken', one);
      const html = await (await one.visitor.get('/winkelwagen')).text();
      expect([email, /<button[^>]*>Bewaar als offerte<\/button>/.test(html)]).toEqual([email, isThere]);
    }
  });

  it('offers the concepts of the company, by number and customer', async () => {
    const { number } = await aQuote(database, demoAccounts.buyer);
    await fill('keuken');
    const html = await (await buyer.visitor.get('/winkelwagen')).text();
    expect(html).toContain(`<option value="${number}">${number} · Familie De Wit</option>`);
    const other = await new Visitor(shop).login(demoAccounts.belgian);
    expect(await (await other.get('/winkelwagen')).text()).not.toContain('Familie De Wit');
  });
});
