import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { orders } from '../../database/schema/orders.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T09:30:00Z');
const shop = testApp(database, { now });
const login = (email: string) => new Visitor(shop).login(email);
const [owner, workshop, customer] = [
  await login(demoAccounts.staff),
  await login(demoAccounts.workshop),
  await login(demoAccounts.onAccount),
];

let number = '';
const home = () => `/beheer/bestellingen/${number}`;

beforeEach(async () => {
  const order = await anOrder(database, { onAccount: 14 });
  number = order.number.toUpperCase();
  await database.update(orders).set({ number }).where(eq(orders.id, order.id));
});

type Wire = { readonly seen: string; readonly onAccount: boolean; readonly status: string };

async function json(who: Visitor): Promise<Wire> {
  const answer = await who.get(home(), { accept: 'application/json' });
  return ((await answer.json()) as { order: Wire }).order;
}

async function act(slug: string): Promise<Response> {
  const { seen } = await json(owner);
  return owner.submit(`${home()}/${slug}`, { seen, reason: 'Klant twijfelt' });
}

async function read(who: Visitor, path: string): Promise<string> {
  return textOf(await (await who.get(path)).text());
}

describe('R12.2 an order on account in the office', () => {
  it('is told apart as page and as JSON, also to who sees no money', async () => {
    expect(await json(owner)).toMatchObject({ onAccount: true, invoiced: '0.00', open: '0.00' });
    const seen = await json(workshop);
    expect(seen).toMatchObject({ onAccount: true });
    expect(seen).not.toHaveProperty('open');
    const page = await read(owner, home());
    expect(page).toContain('Op rekening, nog niet gefactureerd');
    expect(page).toContain('Betalen binnen 14 dagen na de factuur');
    expect(page).not.toMatch(/nog niets betaald|betaling binnen/i);
  });

  it('is told apart in the list, its JSON and its file', async () => {
    const list = `/beheer/bestellingen?zoek=${number}`;
    const answer = await owner.get(list, { accept: 'application/json' });
    expect(await answer.json()).toMatchObject({ orders: [{ number, onAccount: true }] });
    expect(await read(owner, list)).toContain('op rekening');
    const file = await (await owner.get(`/beheer/bestellingen.csv?zoek=${number}`)).text();
    expect(file).toContain('Op rekening, nog niet gefactureerd');
  });

  it('that is taken back is never called paid, to anybody', async () => {
    expect((await act('terug-uit-productie')).status).toBe(303);
    expect(await json(owner)).toMatchObject({ status: 'paid', onAccount: true });
    expect(await read(owner, home())).toContain('vrij voor productie op rekening');
    for (const path of [`/bestelling/${number}`, '/account'])
      expect(await read(customer, path)).not.toMatch(/\bbetaald\b|wacht op betaling/i);
    expect(await read(customer, `/bestelling/${number}`)).toContain('Op rekening, nog niet in productie');
    const told = await database.select().from(logbook).where(eq(logbook.subjectId, number));
    expect(told).toMatchObject([{ action: 'order_moved', after: { status: 'on_account' } }]);
  });

  it('can be cancelled after that: nothing is to be paid and nothing goes back', async () => {
    await act('terug-uit-productie');
    expect(await read(owner, home())).toContain('Er is nog niets gefactureerd');
    expect((await act('annuleren')).status).toBe(303);
    const [order] = await database.select().from(orders).where(eq(orders.number, number));
    const sent = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-cancelled:${order?.id}`));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('U hoeft niets te betalen');
    expect(await read(customer, `/bestelling/${number}`)).toContain('Op rekening, niets te betalen');
  });

  it('is not paid by a link, nor by a transfer: its invoices are', async () => {
    const command = await ownerAt(database, now);
    const { code, stderr } = await command.types('betaallink', '--bestelling', number);
    expect(code).toBe(1);
    expect(stderr).toContain('wordt gefactureerd bij verzending');
  });

  it('is in production already, which the command that starts it says kindly', async () => {
    const command = await ownerAt(database, now);
    expect(await command.types('productie', number)).toEqual({
      code: 0,
      stdout: `${number} is al in productie: besteld op rekening.\n`,
      stderr: '',
    });
    await act('terug-uit-productie');
    expect(await command.sees('productie', number)).toContain(`${number}: In productie`);
  });
});
