import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  cartOf,
  checkOut,
  lastOrder,
  openReview,
  prepareOrder,
  reviewFields,
  roomsIn,
  sendReview,
  standingOf,
  statusAndPlace,
  toCart,
  twoRooms,
} from '#tests/support/quote-to-order.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { carts, offers } from '../../database/schema/carts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { quoteEvents, quoteOrders, quotes } from '../../database/schema/quotes.ts';

const { database } = await testDatabase();
const clock = () => new Date('2026-11-16T12:00:00Z');
const shop = testApp(database, { now: clock });
const owner = await Buyer.login(shop, demoAccounts.millimetres);
const colleague = await Buyer.login(shop, demoAccounts.buyer);

beforeEach(async () => {
  await database.delete(offers);
  await database.delete(carts);
  await database.delete(quotes);
});

describe('R13.5 Bestellen', () => {
  it('is done once for a key', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const fields = reviewFields(await openReview(owner, number));
    const both = await Promise.all([sendReview(owner, number, fields), sendReview(owner, number, fields)]);
    expect(both.map(statusAndPlace)).toEqual(['303 /checkout', '303 /checkout']);
    expect(await roomsIn(owner)).toEqual(['keuken', 'zolder']);
  });

  it('after the way back takes the place of what lies there, and says so', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await prepareOrder(owner, number);
    expect(textOf(await openReview(owner, number))).toContain(
      'In uw winkelwagen liggen al 2 regels uit deze offerte.',
    );
    expect((await prepareOrder(owner, number)).status).toBe(303);
    expect(await roomsIn(owner)).toEqual(['keuken', 'zolder']);
  });

  it('makes the quote ordered with the order, and gives it back its state when that is cancelled', async () => {
    const { number, id } = await twoRooms(database, demoAccounts.millimetres, clock());
    await database.update(quotes).set({ state: 'accepted' }).where(eq(quotes.id, id));
    await prepareOrder(owner, number);
    expect(await standingOf(database, number)).toBe('accepted');
    expect((await checkOut(owner)).status).toBe(303);
    const order = await lastOrder(database);
    expect(await database.select().from(quoteOrders)).toMatchObject([
      { quoteId: id, orderId: order.id, version: 1 },
    ]);
    expect(await standingOf(database, number)).toBe('ordered');
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
    expect(await standingOf(database, number)).toBe('accepted');
  });

  it('does not tell the shop who the end customer is', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await prepareOrder(owner, number);
    await checkOut(owner);
    const order = await lastOrder(database);
    const kept = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    expect(kept.map(({ reference }) => reference)).toEqual([number, number]);
    expect(JSON.stringify([order, kept])).not.toContain('De Wit');
  });

  it('ordering that order again is not ordering from the quote', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await prepareOrder(owner, number);
    await checkOut(owner);
    const order = await lastOrder(database);
    await owner.visitor.submit(`/bestelling/${order.number}/opnieuw`, { key: randomUUID() });
    expect((await cartOf(database, demoAccounts.millimetres)).map(({ quoteId }) => quoteId)).toEqual([
      null,
      null,
    ]);
  });

  it('asks before it orders twice, with the order that was made', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await prepareOrder(owner, number);
    await checkOut(owner);
    const order = await lastOrder(database);
    expect(textOf(await openReview(owner, number))).toContain(
      `Bestelling ${order.number} van 16 november 2026`,
    );
    const answer = await prepareOrder(owner, number);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain('Vink aan dat u deze horren nog een keer wilt bestellen');
    expect(await roomsIn(owner)).toEqual([]);
    expect((await toCart(owner, number)).status).toBe(409);
    expect((await prepareOrder(owner, number, { nogmaals: '1' })).status).toBe(303);
    expect((await checkOut(owner)).status).toBe(303);
    expect((await database.select().from(quoteOrders)).length).toBe(2);
  });

  it('asks while its lines lie in a colleague’s cart', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await toCart(colleague, number);
    const html = await openReview(owner, number);
    expect(textOf(html)).toContain('Deze horren liggen ook in een andere winkelwagen');
    expect((await prepareOrder(owner, number)).status).toBe(422);
    expect((await prepareOrder(owner, number, { nogmaals: '1' })).status).toBe(303);
  });

  it('of two people at once lets one through and shows the other that', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    const [one, other] = [
      reviewFields(await openReview(owner, number)),
      reviewFields(await openReview(colleague, number)),
    ];
    const answers = await Promise.all([sendReview(owner, number, one), sendReview(colleague, number, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  it('asks at the checkout who had them in the cart before the other ordered', async () => {
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await toCart(owner, number);
    await toCart(colleague, number);
    const before = await database.$count(orders);
    const answers = await Promise.all([checkOut(owner), checkOut(colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    expect(await database.$count(orders)).toBe(before + 1);
    const second = answers[0].status === 422 ? owner : colleague;
    const order = await lastOrder(database);
    const page = textOf(await (await second.visitor.get('/checkout')).text());
    expect(page).toContain(
      `Van offerte ${number} is op 16 november 2026 bestelling ${order.number} geplaatst`,
    );
    expect((await checkOut(second, { orderedAgain: '1' })).status).toBe(303);
    expect(await database.$count(orders)).toBe(before + 2);
  });

  it('leads a measurer to who can order, and the quote follows into the order', async () => {
    const measurer = await Buyer.login(shop, demoAccounts.measurer);
    const { number } = await twoRooms(database, demoAccounts.measurer, clock());
    const quotePage = await (await measurer.visitor.get(`/offertes/${number}`)).text();
    expect(quotePage).toMatch(/<button[^>]*>Bestellen<\/button>/);
    expect(statusAndPlace(await prepareOrder(measurer, number))).toBe('303 /winkelwagen/aanbieden');
    const to = await findPersonByEmail(database, demoAccounts.buyer);
    const offered = await measurer.visitor.submit('/winkelwagen/aanbieden', {
      ...{ key: randomUUID(), buyer: String(to?.id), word: '' },
    });
    const [, id = ''] = /aangeboden\/(\d+)/.exec(offered.headers.get('location') ?? '') ?? [];
    expect((await prepareOrder(owner, number)).status).toBe(422);
    await colleague.visitor.submit(`/aangeboden/${id}/overnemen`, {});
    expect((await checkOut(colleague)).status).toBe(303);
    expect(await standingOf(database, number)).toBe('ordered');
  });

  it('of a quote that a measurer made keeps who measured', async () => {
    const { number } = await twoRooms(database, demoAccounts.measurer, clock());
    const measurer = await findPersonByEmail(database, demoAccounts.measurer);
    await prepareOrder(owner, number);
    const [line] = await cartOf(database, demoAccounts.millimetres);
    expect(line?.measuredBy).toBe(measurer?.id);
  });

  it('on account is ordered too', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.onAccount);
    const { number } = await twoRooms(database, demoAccounts.onAccount, clock());
    await prepareOrder(buyer, number);
    expect((await checkOut(buyer, { payment_method: 'rekening' })).status).toBe(303);
    expect(await standingOf(database, number, demoAccounts.onAccount)).toBe('ordered');
  });

  it('by staff for a customer stands in the logbook', async () => {
    const sales = await Buyer.login(shop, demoAccounts.sales);
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const { number } = await twoRooms(database, demoAccounts.millimetres, clock());
    await sales.visitor.get('/beheer');
    await sales.visitor.submit(`/beheer/klanten/${person?.companyId}/namens`, { person: String(person?.id) });
    await sales.visitor.get('/');
    expect(statusAndPlace(await prepareOrder(sales, number))).toBe('303 /checkout');
    const [entry] = await database.select().from(logbook).orderBy(desc(logbook.id)).limit(1);
    expect(entry).toMatchObject({ action: 'cart_changed_on_behalf' });
    expect(JSON.stringify(entry)).not.toContain('De Wit');
    expect((await checkOut(sales, { payment_method: 'betaallink' })).status).toBe(303);
    expect(await standingOf(database, number)).toBe('ordered');
  });
});
