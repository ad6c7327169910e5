import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  aRoom,
  checkOut,
  lastOrder,
  openReview,
  prepareOrder,
  standingOf,
  toCart,
} from '#tests/support/quote-to-order.ts';
import { aSentQuote } from '#tests/support/quotes.ts';
import { carts } from '../../database/schema/carts.ts';
import { quoteEvents, quoteOrders, quotes, quoteVersions } from '../../database/schema/quotes.ts';

const { database } = await testDatabase();
const clock = () => new Date('2026-11-16T12:00:00Z');
const shop = testApp(database, { now: clock });
const owner = await Buyer.login(shop, demoAccounts.millimetres);
const colleague = await Buyer.login(shop, demoAccounts.buyer);

beforeEach(async () => {
  await database.delete(carts);
  await database.delete(quotes);
});

const aSent = () =>
  aSentQuote(database, demoAccounts.millimetres, {
    lines: [aRoom('keuken'), aRoom('zolder')],
    now: clock(),
  });

const change = (by: Buyer, number: string, subject: string) =>
  by.visitor.submit(`/offertes/${number}/woorden`, { subject });

async function send(by: Buyer, number: string): Promise<string> {
  await by.visitor.submit(`/offertes/${number}/versturen`, { key: randomUUID() });
  const [sent] = await database.select().from(quoteVersions).orderBy(desc(quoteVersions.id)).limit(1);
  return `/offerte/${sent?.token}`;
}

const read = async (path: string) => textOf(await (await colleague.visitor.get(path)).text());

const ordersOf = (quoteId: number) =>
  database
    .select({ version: quoteEvents.version, text: quoteEvents.text })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, 'ordered')))
    .orderBy(asc(quoteEvents.id));

describe('R13.5 an order is of the version its lines came from', () => {
  it('a colleague’s next version, sent meanwhile, stays sent', async () => {
    const { quote } = await aSent();
    await prepareOrder(owner, quote.number);
    await change(colleague, quote.number, 'Met de schuur erbij');
    const link = await send(colleague, quote.number);
    expect(await openCheckout()).toContain(`U bestelt versie 1 van offerte ${quote.number}`);
    expect((await checkOut(owner)).status).toBe(303);
    const { id: orderId, number } = await lastOrder(database);
    expect(await database.select().from(quoteOrders)).toMatchObject([{ orderId, version: 1 }]);
    expect(await ordersOf(quote.id)).toEqual([{ version: 1, text: number }]);
    expect(await standingOf(database, quote.number)).toBe('sent');
    expect(await read(link)).not.toContain('in opdracht genomen');
  });

  it('a next version of what was accepted stays a concept that can be sent', async () => {
    const { quote, version, path } = await aSent();
    const accepted = { answer: 'accepted', answeredAt: clock(), answeredName: 'A. de Wit' } as const;
    await database.update(quoteVersions).set(accepted).where(eq(quoteVersions.id, version.id));
    await database.update(quotes).set({ state: 'accepted' }).where(eq(quotes.id, quote.id));
    await prepareOrder(owner, quote.number);
    await owner.visitor.submit(`/offertes/${quote.number}/nieuwe-versie`, {});
    await checkOut(owner);
    expect(await standingOf(database, quote.number)).toBe('concept');
    expect(await read(path)).toContain('Er is akkoord gegeven op deze offerte');
    const link = await send(owner, quote.number);
    expect(await standingOf(database, quote.number)).toBe('sent');
    expect(await read(link)).toContain('Akkoord met deze offerte?');
    expect(await read(path)).toContain('Er is een nieuwere versie van deze offerte');
  });

  it('of both versions in one cart is told, and the last is ordered', async () => {
    const { quote } = await aSent();
    await toCart(owner, quote.number);
    await change(owner, quote.number, 'Anders');
    await toCart(owner, quote.number, { nogmaals: '1' });
    await checkOut(owner);
    const { number } = await lastOrder(database);
    expect(await ordersOf(quote.id)).toEqual([
      { version: 1, text: number },
      { version: 2, text: number },
    ]);
    expect(await standingOf(database, quote.number)).toBe('ordered');
  });

  it('R13.4 a link says that a version comes, and that there is one once it is sent; the dealer reads which', async () => {
    const { quote, path } = await aSent();
    const says = async () => [await read(path), await read(`/offertes/${quote.number}`)];
    await change(owner, quote.number, 'Anders');
    const [changing, dealers] = await says();
    expect(changing).toContain('Deze offerte wordt gewijzigd');
    expect(dealers).toContain('De link zegt dat er een nieuwe versie komt');
    await send(owner, quote.number);
    const [older, dealersThen] = await says();
    expect(older).toContain('Er is een nieuwere versie van deze offerte');
    expect(dealersThen).toContain('De link zegt dat er een nieuwere versie is');
  });

  it('says nothing at the checkout where the quote is as it was', async () => {
    const { quote } = await aSent();
    await prepareOrder(owner, quote.number);
    expect(await openCheckout()).not.toContain('U bestelt versie');
  });

  it('asks again before the next version is ordered too', async () => {
    const { quote } = await aSent();
    await prepareOrder(owner, quote.number);
    await change(owner, quote.number, 'Anders');
    await checkOut(owner);
    const { number } = await lastOrder(database);
    expect(textOf(await openReview(owner, quote.number))).toContain(`Bestelling ${number}`);
    expect((await prepareOrder(owner, quote.number)).status).toBe(422);
  });
});

const openCheckout = async () => textOf(await (await owner.visitor.get('/checkout')).text());
