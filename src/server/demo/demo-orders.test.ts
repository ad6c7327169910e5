import { eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays } from '#domain/business/dutch-date.ts';
import { standingOf } from '#domain/invoice/standing.ts';
import { cents, divideHalfUp, sum, times } from '#domain/money/cents.ts';
import { orderQueues } from '#domain/order/order-queue.ts';
import { orderStatuses } from '#domain/order/order-status.ts';
import { testApp, testSettings } from '#tests/support/app.ts';
import { aCustomer } from '#tests/support/cart-to-order.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { listedOrders } from '../database/schema/listed-orders.ts';
import { mails } from '../database/schema/operations.ts';
import { invoices, numberSeries, orderFees, orderLines, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';
import { inQueue } from '../orders/order-queues.ts';
import { tendOrders } from '../orders/tend-orders.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { firstSettings } from '../shop-settings/first-settings.ts';
import { inForce } from '../shop-settings/shop-settings.ts';
import { demoProducts } from './demo-screens.ts';
import { storeDemoOrders } from './store-demo-orders.ts';

const day = '2026-11-16';
const now = () => new Date(`${day}T11:00:00Z`);
const settings = inForce(firstSettings(testSettings));
const { database } = await testDatabase();
await storeDemoOrders(database, now(), settings);
const shop = testApp(database, { now });
const fresh = await testDatabase();
const ending = await testDatabase();

it('R11.2 the demo has forty more orders, of every state, product and company, and some in every queue', async () => {
  const found = await database.select().from(orders);
  expect(found).toHaveLength(44);
  expect(new Set(found.map(({ status }) => status))).toEqual(
    new Set(orderStatuses.filter((status) => status !== 'draft')),
  );
  const lines = await database.select().from(orderLines);
  const ordered = new Set(lines.map(({ productCode }) => productCode));
  expect(demoProducts.filter((code) => !ordered.has(code))).toEqual([]);
  expect(new Set(found.map(({ companyId }) => companyId)).size).toBe(6);
  for (const queue of orderQueues)
    expect([queue, await database.$count(orders, inQueue(queue, day))]).not.toEqual([queue, 0]);
  expect(await database.$count(listedOrders)).toBe(44);
});

it('R11.2 their money adds up: lines, fees, VAT, invoices and what was received', async () => {
  const [lines, fees] = [await database.select().from(orderLines), await database.select().from(orderFees)];
  for (const order of await database.select().from(orders)) {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    expect(sum(own.map(({ unitPrice, amount }) => times(unitPrice, amount)))).toBe(order.goods);
    expect(sum(fees.filter(({ orderId }) => orderId === order.id).map(({ price }) => price))).toBe(
      order.fees,
    );
    const net = sum([order.goods, order.fees, order.shipping]);
    expect(order.vat).toBe(cents(divideHalfUp(net * order.vatPercent, 100)));
    expect(order.vatPercent).toBe(order.deliveryAddress.country === 'BE' ? 0 : 21);
  }
  const open = await database.select().from(invoiceBalances);
  const issued = await database.select().from(invoices);
  const numberOf = new Map(issued.map(({ id, number }) => [id, number]));
  const left = open.filter((balance) => balance.open > 0).map(({ invoiceId }) => numberOf.get(invoiceId));
  // The demo's own of before, the one whose money the bank took back, and two on account.
  expect(left).toHaveLength(4);
  expect(left).toContain('F2026-00001');
});

// Contract §5.
async function standingsOf(own: Database, today: string): Promise<readonly string[]> {
  const rows = await own
    .select({ invoice: invoices, balance: invoiceBalances })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(isNotNull(invoices.deliveryId));
  expect(sum(rows.map(({ balance }) => balance.open))).toBeLessThanOrEqual(900_00);
  for (const { invoice } of rows) expect(invoice.dueOn).toBe(addDays(invoice.issuedOn, 14));
  return rows
    .map(({ balance: { left, open }, invoice: { dueOn } }) => standingOf({ left, open, dueOn }, today))
    .toSorted();
}

it('R12.2 the company on account has one invoice that is paid, one that is open and one overdue', async () => {
  expect(await standingsOf(database, day)).toEqual(['open', 'overdue', 'paid']);
  const { companyId } = await aCustomer(database, demoAccounts.onAccount);
  const { exposure, isBlocked } = await findCompanyAccount(database, companyId);
  expect(exposure).toBeGreaterThan(0);
  expect({ isBlocked, isWithin: exposure <= 900_00 }).toEqual({ isBlocked: false, isWithin: true });
  expect(await database.$count(payments, isNotNull(payments.invoiceId))).toBe(4);
});

it('R11.2 nothing becomes of them by itself, and nobody gets a mail', async () => {
  const before = await database.select().from(orders).orderBy(orders.id);
  await tendOrders(shop.deps);
  await reconcilePayments(shop.deps);
  expect(await database.select().from(orders).orderBy(orders.id)).toEqual(before);
  expect(await database.$count(mails)).toBe(0);
});

it('R11.2 numbers follow their days and go on after them', async () => {
  const series = await database.select().from(numberSeries);
  expect(series.find((one) => one.series === 'B')?.last).toBe(44);
  const made = (await database.select().from(orders)).filter(({ number }) => number !== 'B2026-00001');
  const byNumber = made.toSorted((one, two) => one.number.localeCompare(two.number));
  const moments = byNumber.map(({ placedAt }) => placedAt.getTime());
  expect(moments).toEqual(moments.toSorted((one, two) => one - two));
  expect(Math.max(...moments)).toBeLessThan(now().getTime());
});

it('R11.2 their pages are there', async () => {
  const sales = await new Visitor(shop).login(demoAccounts.sales);
  const oneOfEach = new Map((await database.select().from(orders)).map((order) => [order.status, order]));
  for (const { number } of oneOfEach.values())
    expect([number, (await sales.get(`/bestelling/${number}`)).status]).toEqual([number, 200]);
});

it('R11.2 they go with the demo, and leave no gap behind', async () => {
  const own = ending.database;
  await storeDemoOrders(own, now(), settings);
  const owner = await ownerAt(own, now);
  expect(await owner.sees('demo-verwijderen')).toContain('Verwijderd: 43 andere bestellingen van de demo.');
  expect(await own.$count(orders)).toBe(0);
  expect(await own.select({ number: invoices.number }).from(invoices)).toEqual([{ number: 'F2026-00001' }]);
  expect(await own.$count(payments)).toBe(1);
  expect(await own.select().from(numberSeries)).toEqual([{ series: 'F', year: 2026, last: 1 }]);
});

it('R11.2 a demo that begins on another day has them too', () => isThereOn('2027-01-03'));

it.each(['2026-11-16', '2027-06-20'])(
  'R11.2 a demo that begins on %s has them too',
  { tags: ['thorough'] },
  isThereOn,
);

async function isThereOn(first: string): Promise<void> {
  await fresh.database
    .transaction(async (transaction) => {
      await storeDemoOrders(transaction, new Date(`${first}T08:00:00Z`), settings);
      expect(await transaction.$count(orders)).toBe(44);
      expect(await standingsOf(transaction, first)).toEqual(['open', 'overdue', 'paid']);
      throw new Error('not kept');
    })
    .catch((error: unknown) => expect(String(error)).toContain('not kept'));
}
