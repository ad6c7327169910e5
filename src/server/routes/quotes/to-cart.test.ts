import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxCartLines } from '#domain/cart/terms.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { cartOf, roomsIn, statusAndPlace, toCart, twoRooms } from '#tests/support/quote-to-order.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { putLines } from '../../cart/put-lines.ts';
import { carts, offers } from '../../database/schema/carts.ts';
import { photos } from '../../database/schema/photos.ts';
import { quoteEvents, quotes } from '../../database/schema/quotes.ts';
import { readPhoto } from '../../photos/read-photo.ts';
import { listQuoteLines } from '../../quotes/find-quote.ts';

const { database } = await testDatabase();
const clock = () => new Date('2026-11-16T12:00:00Z');
const shop = testApp(database, { now: clock });
const owner = await Buyer.login(shop, demoAccounts.millimetres);

beforeEach(async () => {
  await database.delete(offers);
  await database.delete(carts);
  await database.delete(quotes);
});

describe('R13.1 Naar winkelwagen', () => {
  it('puts the screens in the cart, in their order, and leaves the quote as it is', async () => {
    const { number, revision, id } = await twoRooms(database, demoAccounts.millimetres, clock());
    expect(statusAndPlace(await toCart(owner, number))).toBe('303 /winkelwagen?melding=uit-offerte');
    expect(await roomsIn(owner)).toEqual(['keuken', 'zolder']);
    const [line] = await cartOf(database, demoAccounts.millimetres);
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
    const { number, id } = await twoRooms(database, demoAccounts.millimetres, clock());
    const [, , zolder] = await listQuoteLines(database, id);
    const read = await readPhoto(await aPhoto(90));
    if (!read.ok) throw new Error('no photo');
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const of = { personId: person?.id ?? 0, quoteLineId: zolder?.id ?? 0, place: 1 };
    await database.insert(photos).values({ ...read.photo, ...of });
    await toCart(owner, number);
    const [, second] = await cartOf(database, demoAccounts.millimetres);
    const kept = await database.select({ cart: photos.cartLineId, quote: photos.quoteLineId }).from(photos);
    expect(kept).toEqual(
      expect.arrayContaining([
        { cart: second?.id, quote: null },
        { cart: null, quote: zolder?.id },
      ]),
    );
  });

  it('is done once for a key, and asked before it is done twice', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const key = randomUUID();
    await Promise.all([toCart(owner, number, { key }), toCart(owner, number, { key })]);
    expect(await roomsIn(owner)).toHaveLength(2);
    const answer = await toCart(owner, number);
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(textOf(page)).toContain(`Er liggen al 2 regels uit offerte ${number} in uw winkelwagen.`);
    expect(await roomsIn(owner)).toHaveLength(2);
    await toCart(owner, number, fieldsOf(page));
    expect(await roomsIn(owner)).toHaveLength(4);
  });

  it('puts none in a cart that has no room for all', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const lines = Array.from({ length: maxCartLines - 1 }, () => aLine());
    await putLines(database, { personId: person?.id ?? 0, lines, replaced: null, call: null }, clock());
    expect(statusAndPlace(await toCart(owner, number))).toBe('303 /winkelwagen?melding=offerte-past-niet');
    expect(await cartOf(database, demoAccounts.millimetres)).toHaveLength(maxCartLines - 1);
  });

  it('of another company is not there', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const stranger = await Buyer.login(shop, demoAccounts.belgian);
    expect((await toCart(stranger, number)).status).toBe(404);
    expect((await stranger.visitor.get(`/offertes/${number}/bestellen`)).status).toBe(404);
  });
});
