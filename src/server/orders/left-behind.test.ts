import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { AccountDesk } from '#tests/support/account-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder, type Order } from '#tests/support/orders.ts';
import { deliveries } from '../database/schema/deliveries.ts';
import { mails } from '../database/schema/operations.ts';
import { invoiceLines, orderLines, orders } from '../database/schema/orders.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

const { database } = await testDatabase();
const desk = new AccountDesk(database);

// Five screens of 51,39 instead of two.
async function made(): Promise<Order> {
  const order = await anOrder(database, { status: 'in_production' });
  await database.update(orderLines).set({ amount: 5 }).where(eq(orderLines.orderId, order.id));
  const sums = { goods: cents(256_95), vat: cents(66_12), total: cents(381_00) };
  await database.update(orders).set(sums).where(eq(orders.id, order.id));
  return order;
}

const lastOf = (order: Order, screens: number) => desk.ship(order, screens, { isLast: true });

const tasksOf = ({ id }: Order) =>
  database.select().from(staffTasks).where(eq(staffTasks.orderId, id)).orderBy(staffTasks.id);

async function mailOf({ id }: Order) {
  const [mail] = await database
    .select()
    .from(mails)
    .where(eq(mails.aboutOrderId, id))
    .orderBy(desc(mails.id));
  return mail?.text ?? '';
}

const amountOf = (amount: number) => ({ kind: 'amount', amount: cents(amount) }) as const;

let keys = 0;
async function credit(order: Order, wish: ReturnType<typeof amountOf> | { readonly pieces: number }) {
  keys += 1;
  const invoice = await issueInvoice(desk.deps, order.id);
  const [line] = await database.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, invoice.id));
  const of =
    'pieces' in wish ? ({ kind: 'lines', pieces: new Map([[line?.id ?? 0, wish.pieces]]) } as const) : wish;
  const input = { invoice: null, wish: of, isMoneyBack: false, key: `credit ${keys}` };
  expect(await desk.act('credit', order, input)).toMatchObject({ kind: 'done' });
}

describe('R11.3 screens that are paid for and stay behind', () => {
  it('are somebody’s to credit: one task with their money, whatever is pressed twice', async () => {
    const order = await made();
    const press = await desk.delivery(order, 1, { isLast: true });
    await Promise.all([1, 2, 3].map(() => desk.act('ship', order, press, null)));
    expect(await tasksOf(order)).toMatchObject([
      {
        kind: 'left_behind',
        amount: 248_73,
        details: '4 van de 5 horren komen niet meer',
        doneAt: null,
      },
    ]);
    const told = await database
      .select({ subject: mails.subject, text: mails.text })
      .from(mails)
      .where(eq(mails.subject, `Betaald en niet verzonden: Bestelling ${order.number}`));
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]?.text).toContain(`/beheer/bestellingen/${order.number}`);
  });

  it('are settled by crediting them, in parts too, and the task asks for what is left', async () => {
    const order = await made();
    await lastOf(order, 1);
    await credit(order, { pieces: 1 });
    expect(await tasksOf(order)).toMatchObject([{ amount: 186_55, doneAt: null }]);
    await credit(order, { pieces: 3 });
    expect(await tasksOf(order)).toMatchObject([{ doneAt: desk.time, doneBy: null }]);
    const byAmount = await made();
    await lastOf(byAmount, 1);
    await credit(byAmount, amountOf(248_73));
    expect(await tasksOf(byAmount)).toMatchObject([{ doneAt: desk.time }]);
  });

  it('ask nobody when they were credited before, nor on account, nor when nothing stays behind', async () => {
    const [before, onAccount, whole] = [await made(), await desk.order(), await made()];
    await credit(before, { pieces: 4 });
    await lastOf(before, 1);
    await lastOf(onAccount, 1);
    await lastOf(whole, 5);
    for (const order of [before, onAccount, whole]) expect(await tasksOf(order)).toEqual([]);
    expect(await mailOf(before)).toMatch(/Dit leveren wij niet meer:\s+4 × PE-100/);
    expect(await mailOf(before)).not.toContain('Over het geld');
    const sent = await database.select().from(mails).where(eq(mails.aboutOrderId, onAccount.id));
    expect(sent.map(({ text }) => text).join('')).toContain('Voor wat niet komt, krijgt u geen factuur.');
    expect(await mailOf(whole)).not.toContain('niet meer');
  });

  it('may go after all when a delivery is undone: the task goes, and comes with the next last one', async () => {
    const order = await made();
    await desk.ship(order, 1);
    await lastOf(order, 1);
    const [part] = await database.select().from(deliveries).where(eq(deliveries.orderId, order.id));
    await desk.act('undo_ship', order, { deliveryId: part?.id ?? 0 });
    expect(await tasksOf(order)).toMatchObject([
      { amount: 186_55, doneAt: desk.time, doneNote: 'Verzending ongedaan gemaakt' },
    ]);
    await lastOf(order, 2);
    expect(await tasksOf(order)).toMatchObject([
      { doneAt: desk.time },
      { amount: 124_36, details: '2 van de 5 horren komen niet meer', doneAt: null },
    ]);
  });
});
