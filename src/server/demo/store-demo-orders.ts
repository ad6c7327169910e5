import { eq, inArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { ShopSettings } from '#domain/shop-settings/shop-settings.ts';
import type { Database } from '../database/database.ts';
import { orderFees, orderLines, orders } from '../database/schema/orders.ts';
import { orderRows } from '../orders/store-order.ts';
import { planDemoOrders } from './plan-demo-orders.ts';
import { storeDemoDeliveries, tellDemoEvents } from './store-demo-history.ts';
import { storeDemoMoney } from './store-demo-money.ts';
import { numbersFor, type StoredDemo } from './stored-demo.ts';

const day = 24 * 60 * 60_000;

/**
 * As the functions for real orders make them, but for what would tell anybody: no mail, no job. All of them in one statement
 * for each table, for a demo starts while somebody waits.
 */
export async function storeDemoOrders(database: Database, now: Date, settings: ShopSettings): Promise<void> {
  const stored = await storeAll(database, now, settings);
  const deliveryOf = await storeDemoDeliveries(database, stored, now);
  await storeDemoMoney(database, stored, deliveryOf, settings.company);
  await moveAll(database, stored, now);
  await tellDemoEvents(database, stored, now);
}

async function storeAll(
  database: Database,
  now: Date,
  settings: ShopSettings,
): Promise<readonly StoredDemo[]> {
  const planned = await planDemoOrders(database, now, settings);
  const numbers = await numbersFor(
    database,
    'B',
    planned.map(({ placedAt }) => placedAt),
  );
  const rows = planned.map(({ demo, order, ...placing }, index) => ({
    demo,
    ...orderRows({ ...placing, number: numbers[index] ?? '' }, order, settings.workshop),
  }));
  const made = await database
    .insert(orders)
    .values(rows.map(({ order }) => order))
    .returning();
  const byNumber = new Map(made.map((order) => [order.number, order]));
  const stored = rows.map(({ demo, order: { number }, lines, fees }) => {
    const order = byNumber.get(number);
    if (order === undefined) throw new Error(`${number} was not stored`);
    return { demo, order, lines, fees };
  });
  await database
    .insert(orderLines)
    .values(stored.flatMap(({ order, lines }) => lines.map((line) => ({ ...line, orderId: order.id }))));
  await database
    .insert(orderFees)
    .values(stored.flatMap(({ order, fees }) => fees.map((fee) => ({ ...fee, orderId: order.id }))));
  return stored;
}

const steps: readonly OrderStatus[] = ['paid', 'in_production', 'shipped', 'completed'];

// One step after the other, as the database asks of every order.
async function moveAll(database: Database, stored: readonly StoredDemo[], now: Date): Promise<void> {
  const move = async (status: OrderStatus, some: readonly StoredDemo[]) => {
    const ids = some.map(({ order: { id } }) => id);
    const sent = sql`least(${now.toISOString()}::timestamptz, due_on - 1 + time '13:00')`;
    await database
      .update(orders)
      .set({ status, ...(status === 'shipped' && { shippedAt: sent }) })
      .where(inArray(orders.id, ids));
  };
  const reached = ({ demo: { status } }: StoredDemo) => steps.indexOf(status);
  for (const [index, step] of steps.entries())
    await move(
      step,
      // What is on account was in production from the start.
      stored.filter((one) => reached(one) >= index && (one.order.status === 'placed' || index > 1)),
    );
  await move(
    'cancelled',
    stored.filter(({ demo }) => demo.status === 'cancelled'),
  );
  const heldAt = new Date(now.getTime() - day);
  for (const { demo, order } of stored) {
    if (demo.held === undefined && demo.money !== 'charged_back') continue;
    await database
      .update(orders)
      .set({ heldAt, heldReason: demo.held ?? '' })
      .where(eq(orders.id, order.id));
  }
}
