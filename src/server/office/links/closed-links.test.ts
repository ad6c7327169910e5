import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { anInvoice, pickSeveral } from '#tests/support/several.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { orders } from '../../database/schema/orders.ts';
import { payments } from '../../database/schema/payments.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { createPayment } from '../../payments/create-payment.ts';
import { findLinks } from './find-links.ts';

const { database, pool } = await testDatabase();

// By the lists that each state has, and all of them as a whole: a link stands in one, and there as what it is.
async function stateOf(id: number): Promise<string> {
  const asked = { after: null, length: 200, now: new Date() };
  const found: string[] = [];
  for (const status of ['open', 'closed', null] as const) {
    const filter = { search: null, status, from: null, until: null };
    const { rows } = await findLinks(database, filter, asked);
    found.push(...rows.filter((row) => row.id === id).map(({ state }) => state));
  }
  expect(found).toHaveLength(2);
  expect(new Set(found).size).toBe(1);
  return found[0] ?? '';
}

const cancel = (id: number) => database.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id));

it('R15.4 a link of an order is closed while another payment has paid for it', async () => {
  const { order, payment } = await aPaidPayment(database);
  const [link] = await database
    .insert(payments)
    .values({ token: crypto.randomUUID(), orderId: order.id, amount: payment.amount })
    .returning();
  const id = link?.id ?? 0;
  expect(await stateOf(id)).toBe('closed');
  await database.update(payments).set({ status: 'charged_back' }).where(eq(payments.id, payment.id));
  expect(await stateOf(id)).toBe('open');
});

it('R15.4 a link of an order is closed once that is cancelled', async () => {
  const { order, payment } = await anOpenPayment(database);
  expect(await stateOf(payment.id)).toBe('open');
  await cancel(order.id);
  expect(await stateOf(payment.id)).toBe('closed');
});

it('R15.4 a link of one invoice or of several is closed while nothing of them is open', async () => {
  const [one, two] = [await anInvoice(database, 100_00), await anInvoice(database, 50_00)];
  const link = await createPayment(database, { kind: 'invoice', invoiceId: one.id }, null);
  const { payment: both } = await pickSeveral(database, [one, two]);
  const settle = (invoiceId: number, open: number) =>
    database
      .update(invoiceBalances)
      .set({ open: cents(open) })
      .where(eq(invoiceBalances.invoiceId, invoiceId));
  const states = async () => [await stateOf(link.id), await stateOf(both.id)];
  expect(await states()).toEqual(['open', 'open']);
  await settle(one.id, 0);
  expect(await states()).toEqual(['closed', 'open']);
  await settle(two.id, 0);
  expect(await states()).toEqual(['closed', 'closed']);
  await settle(one.id, 1_00);
  expect(await states()).toEqual(['open', 'open']);
});

it('R15.4 nobody who settles money waits for who begins to pay; the clean-up closes what was held', async () => {
  const { order, payment } = await anOpenPayment(database);
  await database.transaction(async (transaction) => {
    await transaction.select().from(payments).where(eq(payments.id, payment.id)).for('update');
    await cancel(order.id);
  });
  expect(await stateOf(payment.id)).toBe('open');
  await cleanUp(database, new Date());
  expect(await stateOf(payment.id)).toBe('closed');
});

it('R15.4 what is kept of every link is what would be found now', async () => {
  await cancel((await anOpenPayment(database)).order.id);
  const kept = () => pool.query('select id, is_over from payments order by id');
  const { rows } = await kept();
  await pool.query('select close_links(array(select id from payments))');
  expect((await kept()).rows).toEqual(rows);
  expect(rows.filter(({ is_over: isOver }) => isOver).length).toBeGreaterThan(0);
});
