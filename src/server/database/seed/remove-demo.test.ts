import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aRequest, withFullCart } from '#tests/support/cart-to-order.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { startAttempt } from '../../payments/start-attempt.ts';
import { createPriceLists } from '../../prices/price-lists.ts';
import { prepareDatabase } from '../prepare.ts';
import { people } from '../schema/accounts.ts';
import { numberSeries, orders } from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';
import { quotes } from '../schema/quotes.ts';
import { demoInvoice, demoKeyPrefix, demoOrder } from './demo-order.ts';

const fresh = await testDatabase();
const used = await testDatabase();
const now = () => new Date('2026-11-16T12:00:00Z');
const real = { hasDemoData: false, hasStandIns: false };

function statusesOf(shop: ReturnType<typeof testApp>, tokens: readonly string[]): Promise<readonly number[]> {
  return Promise.all(tokens.map(async (token) => (await shop.app.request(`/payment/${token}`)).status));
}

it('a real shop does not open on accounts and links that anybody knows, until they are gone', async () => {
  const { database, pool } = fresh;
  await expect(prepareDatabase(pool, real)).rejects.toThrow(
    /\(mm@voorbeeld\.nl, .*inkoop-rekening@voorbeeld\.nl, link of B2026-00001, link of F2026-00001\): remove them with "npm run shop -- demo-verwijderen"\.$/,
  );
  const shop = testApp(database);
  const customer = await new Visitor(shop).loginByForm(demoAccounts.belgian);
  const owner = await ownerAt(database, now);
  expect(await owner.sees('demo-verwijderen')).toBe(
    [
      'Verwijderd: mm@voorbeeld.nl, cm@voorbeeld.nl, totaal@voorbeeld.nl, melding@voorbeeld.nl, be@voorbeeld.be, beheer@voorbeeld.nl, verkoop@voorbeeld.nl, boekhouding@voorbeeld.nl, werkplaats@voorbeeld.nl, inkoop@voorbeeld.nl, meter@voorbeeld.nl, rekening@voorbeeld.nl, inkoop-rekening@voorbeeld.nl.',
      'Verwijderd: bestelling B2026-00001 met haar betaallink.',
      '1 betaallink gesloten.',
      'Factuur F2026-00001 is van de demo en blijft staan, want facturen verwijderen mag niet. Crediteer haar met npm run shop -- creditnota F2026-00001.',
      '',
    ].join('\n'),
  );
  await expect(prepareDatabase(pool, real)).resolves.toBeUndefined();
  expect((await customer.get('/account')).status).toBe(303);
  expect(await statusesOf(shop, [demoOrder.paymentToken, demoInvoice.paymentToken])).toEqual([404, 404]);
  await expect(new Visitor(shop).loginByForm(demoAccounts.belgian)).rejects.toThrow('422');
  expect(await database.$count(orders)).toBe(0);
  expect(await database.$count(numberSeries, eq(numberSeries.series, 'B'))).toBe(0);
  expect(await owner.sees('demo-verwijderen')).toBe('Er zijn geen demo-accounts of demo-betaallinks.\n');
});

it('what somebody ordered or began to pay stays, behind a closed door', async () => {
  const { database, pool } = used;
  const shop = testApp(database);
  const placed = await anOrder(database, { country: 'BE' });
  const { token } = { token: demoOrder.paymentToken };
  expect(await startAttempt(shop.deps, token, 'ideal')).toMatchObject({ kind: 'checkout' });
  const [before] = await database.select().from(payments).where(eq(payments.token, token));
  const owner = await ownerAt(database, now);
  expect(await owner.sees('demo-verwijderen')).toMatch(
    /^Verwijderd: cm@voorbeeld\.nl.*\nGeblokkeerd, .*: mm@voorbeeld\.nl, be@voorbeeld\.be\.\n2 betaallinks gesloten\.\n/,
  );
  await expect(prepareDatabase(pool, real)).resolves.toBeUndefined();
  const kept = await database.select({ number: orders.number }).from(orders).orderBy(orders.id);
  expect(kept).toEqual([{ number: demoOrder.number }, { number: placed.number }]);
  const [after] = await database
    .select()
    .from(payments)
    .where(eq(payments.id, before?.id ?? 0));
  expect(after).toMatchObject({ amount: before?.amount, status: 'open', expiresAt: now() });
  expect(after?.token).toMatch(/^[\w-]{43}$/);
  const [account] = await database.select().from(people).where(eq(people.email, demoAccounts.belgian));
  expect(account).toMatchObject({ blockedAt: now(), passwordHash: null });
});

it('an order or a quote of a customer is no demo’s, whatever key it was sent with', async () => {
  const { database } = await testDatabase();
  const shop = testApp(database, { now });
  const key = `${demoKeyPrefix}000000009999`;
  const buyer = await Buyer.login(shop, demoAccounts.buyer);
  await buyer.add('PE-100', pe100());
  expect((await buyer.visitor.submit('/offertes', { key })).status).toBe(303);
  const person = await withFullCart(database, demoAccounts.buyer, now());
  const priceLists = createPriceLists(database, now, () => undefined);
  const placed = await placeOrder({ ...shop.deps, now }, priceLists, person, aRequest({ key }));
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  await (await ownerAt(database, now)).sees('demo-verwijderen');
  expect(await database.$count(orders, eq(orders.number, placed.order.number))).toBe(1);
  expect(await database.$count(quotes)).toBe(1);
});
