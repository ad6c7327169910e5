import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { AccountDesk } from '#tests/support/account-desk.ts';
import { testSettings } from '#tests/support/app.ts';
import { aCustomer, aRequest, threeScreens, withFullCart } from '#tests/support/cart-to-order.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { testShopSettings } from '#tests/support/shop-settings.ts';
import { blockCustomer, unblockCustomer } from '../accounts/block-customer.ts';
import type { SignedInPerson } from '../app-env.ts';
import { cartPreview } from '../cart/find-lines.ts';
import { companies } from '../database/schema/accounts.ts';
import { carts } from '../database/schema/carts.ts';
import { mails } from '../database/schema/operations.ts';
import { orderEvents, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { staffNotices } from '../database/schema/tasks.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { createPriceLists } from '../prices/price-lists.ts';
import { type OrderRequest, type Placed, placeOrder } from './place-order.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T09:00:00Z');
const priceLists = createPriceLists(database, now, () => undefined);
const shopSettings = testShopSettings(database);
const jobs = { enqueue: () => Promise.resolve() };
const deps = { database, jobs, settings: testSettings, shopSettings, now };

const { companyId } = await aCustomer(database, demoAccounts.onAccount);

beforeEach(async () => {
  await database.delete(carts);
  await leaveRoom(cents(1_000_00));
});

async function leaveRoom(room: Cents): Promise<void> {
  const { exposure } = await findCompanyAccount(database, companyId);
  await setLimit(cents(exposure + room));
}

async function setLimit(creditLimit: Cents): Promise<void> {
  await database.update(companies).set({ termDays: 14, creditLimit }).where(eq(companies.id, companyId));
}

async function order(person: SignedInPerson, overrides: Partial<OrderRequest> = {}): Promise<Placed> {
  return placeOrder(deps, priceLists, person, aRequest({ isOnAccount: true, ...overrides }));
}

async function fillAndOrder(email: string, overrides: Partial<OrderRequest> = {}): Promise<Placed> {
  // Whoever was refused has a full cart still.
  const { id } = await aCustomer(database, email);
  await database.delete(carts).where(eq(carts.personId, id));
  return order(await withFullCart(database, email, now()), overrides);
}

function placedOf(placed: Placed) {
  if (placed.kind !== 'on_account') throw new Error(`it is ${placed.kind}`);
  return placed.order;
}

describe('R12.2 an order on account', () => {
  it.each(['company', 'person'] as const)(
    'R11.4 is not placed by a %s that was blocked meanwhile',
    async (who) => {
      const person = await withFullCart(database, demoAccounts.onAccount, now());
      const before = await database.$count(orders);
      const personId = who === 'person' ? person.id : null;
      await blockCustomer(deps, { companyId, personId }, 'Betaalt niet', commandActor);
      await expect(order(person)).rejects.toThrow('U bent niet ingelogd.');
      await unblockCustomer(deps, { companyId, personId }, commandActor);
      expect(await database.$count(orders)).toBe(before);
      expect(placedOf(await order(person)).status).toBe('in_production');
    },
  );

  it('is in production at once, asks for no payment, and is told to the customer and to staff', async () => {
    const seller = await aCustomer(database, demoAccounts.sales);
    const wish = { personId: seller.id, topic: 'new_order', isWanted: true } as const;
    await database.insert(staffNotices).values(wish).onConflictDoNothing();
    const { id, number, status, termDays, dueOn } = placedOf(await fillAndOrder(demoAccounts.onAccount));
    expect({ status, termDays, dueOn }).toEqual({
      status: 'in_production',
      termDays: 14,
      dueOn: '2026-11-30',
    });
    expect(await database.$count(payments, eq(payments.orderId, id))).toBe(0);
    const events = await database.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events).toMatchObject([{ kind: 'in_production', personRole: 'shop' }]);
    const sent = await database
      .select()
      .from(mails)
      .where(sql`${mails.subject} like ${`%${number}%`}`);
    const confirmation = sent.find(({ recipient }) => recipient === demoAccounts.onAccount);
    expect(confirmation?.text).toContain('U bestelt op rekening');
    expect(confirmation?.text).toContain('u betaalt binnen 14 dagen na de factuur');
    expect(confirmation?.text).not.toContain('/payment/');
    expect(sent.some(({ recipient }) => recipient === demoAccounts.sales)).toBe(true);
  });

  it('is one, although the form is sent again', async () => {
    const key = crypto.randomUUID();
    const first = placedOf(await fillAndOrder(demoAccounts.onAccount, { key }));
    const person = await aCustomer(database, demoAccounts.onAccount);
    expect(placedOf(await order(person, { key })).number).toBe(first.number);
    expect(placedOf(await order(person, { key, isOnAccount: false })).number).toBe(first.number);
  });

  it('is refused over the limit with what is missing, to the cent, and keeps the cart', async () => {
    await leaveRoom(cents(threeScreens - 1));
    const person = await withFullCart(database, demoAccounts.onAccount, now());
    expect(await order(person)).toEqual({
      kind: 'refused_on_account',
      why: { kind: 'over_limit', missing: 1 },
    });
    expect(await cartPreview(database, person.id)).toMatchObject({ lines: 1 });
    expect((await order(person, { isOnAccount: false })).kind).toBe('placed');
  });

  it('is refused to a company that pays in advance', async () => {
    expect(await fillAndOrder(demoAccounts.millimetres)).toEqual({
      kind: 'refused_on_account',
      why: { kind: 'not_offered' },
    });
  });
});

describe('R12.2 ordering at the same moment', () => {
  // One after the other, beside whoever else orders.
  async function tenTimes(email: string, isOnAccount: boolean): Promise<readonly Placed[]> {
    const placed: Placed[] = [];
    for (let time = 0; time < 10; time += 1) placed.push(await fillAndOrder(email, { isOnAccount }));
    return placed;
  }

  it('twenty orders of two people: never over the limit, none lost, and who pays at once is not in their way', async () => {
    const room = 7 * threeScreens + 100;
    await leaveRoom(cents(room));
    const before = await database.$count(orders, eq(orders.companyId, companyId));
    const [ours, theirs, paid] = await Promise.all([
      tenTimes(demoAccounts.onAccount, true),
      tenTimes(demoAccounts.buyerOnAccount, true),
      tenTimes(demoAccounts.millimetres, false),
    ]);
    const kinds = Map.groupBy([...ours, ...theirs], ({ kind }) => kind);
    expect(kinds.get('on_account')?.length).toBe(7);
    expect(kinds.get('refused_on_account')).toEqual(
      Array.from({ length: 13 }, () => ({
        kind: 'refused_on_account',
        why: { kind: 'over_limit', missing: threeScreens - 100 },
      })),
    );
    expect(paid.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => 'placed'));
    expect(await database.$count(orders, eq(orders.companyId, companyId))).toBe(before + 7);
    const { exposure, terms } = await findCompanyAccount(database, companyId);
    expect((terms.creditLimit ?? 0) - exposure).toBe(100);
  }, 60_000);

  it('a limit that is lowered meanwhile holds for whoever comes after it', async () => {
    const { exposure } = await findCompanyAccount(database, companyId);
    const person = await withFullCart(database, demoAccounts.onAccount, now());
    const [placed] = await Promise.all([order(person), setLimit(cents(exposure))]);
    const { exposure: after } = await findCompanyAccount(database, companyId);
    expect(after).toBe(placed.kind === 'on_account' ? exposure + threeScreens : exposure);
    expect(await fillAndOrder(demoAccounts.buyerOnAccount)).toMatchObject({ kind: 'refused_on_account' });
  });

  it('shipping, paying and ordering at once wait for nobody for ever, and every euro is counted once', async () => {
    const desk = new AccountDesk(database);
    const { first, second } = await desk.sentInTwo();
    const awaited = await desk.order();
    await leaveRoom(cents(threeScreens + 500));
    const { providerId } = await desk.beginPaying(first.id);
    const ship = async () => (await desk.ship(awaited, 'rest')).kind;
    const [one, two, shipped] = await Promise.all([
      fillAndOrder(demoAccounts.onAccount),
      fillAndOrder(demoAccounts.buyerOnAccount),
      ship(),
      hearWebhook(desk.deps, providerId),
    ]);
    expect(shipped).toBe('done');
    expect([one, two].map(({ kind }) => kind).toSorted()).toEqual(['on_account', 'refused_on_account']);
    expect(await desk.open(first.id, second.id)).toEqual([0, second.total]);
    const { exposure, terms } = await findCompanyAccount(database, companyId);
    expect((terms.creditLimit ?? 0) - exposure).toBe(500 + first.total);
  });

  it('what is paid makes room for the next', async () => {
    const desk = new AccountDesk(database);
    const { first } = await desk.sentInTwo();
    await leaveRoom(cents(threeScreens - first.total));
    expect((await fillAndOrder(demoAccounts.onAccount)).kind).toBe('refused_on_account');
    await desk.pay(first.id);
    expect((await fillAndOrder(demoAccounts.onAccount)).kind).toBe('on_account');
  });

  it('what is called off leaves its room to the next', async () => {
    await leaveRoom(threeScreens);
    const first = placedOf(await fillAndOrder(demoAccounts.onAccount));
    expect((await fillAndOrder(demoAccounts.buyerOnAccount)).kind).toBe('refused_on_account');
    await database.update(orders).set({ status: 'paid' }).where(eq(orders.id, first.id));
    await database.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first.id));
    expect((await fillAndOrder(demoAccounts.buyerOnAccount)).kind).toBe('on_account');
  });
});
