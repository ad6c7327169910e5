import { eq, inArray, sql } from 'drizzle-orm';
import { addDays } from '#domain/business/dutch-date.ts';
import type { OrderEventKind } from '#domain/order/order-event.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import type { Database } from '../database/database.ts';
import { orderEvents, orders } from '../database/schema/orders.ts';
import { storeOrder } from '../orders/store-order.ts';
import { planDemoOrders } from './plan-demo-orders.ts';
import { storeDemoMoney } from './store-demo-money.ts';
import type { StoredDemo } from './stored-demo.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * By the functions that real orders go through, but for what would tell anybody: no mail, no job. In a handful of statements
 * for all of them where that changes nothing, for a demo starts while somebody waits.
 */
export async function storeDemoOrders(database: Database, now: Date): Promise<void> {
  const stored: StoredDemo[] = [];
  for (const { demo, personId, placedAt, order } of await planDemoOrders(database, now))
    stored.push({ demo, order: await storeOrder({ now: () => placedAt }, database, personId, order) });
  await storeDemoMoney(database, stored);
  await moveAll(database, stored, now);
  await tellEvents(database, stored, now);
}

const steps = ['paid', 'in_production', 'shipped', 'completed'] as const satisfies readonly OrderStatus[];

async function moveAll(database: Database, stored: readonly StoredDemo[], now: Date): Promise<void> {
  const move = async (status: OrderStatus, some: readonly StoredDemo[]) => {
    const ids = some.map(({ order: { id } }) => id);
    const shippedAt =
      status === 'shipped' ? { shippedAt: sql`least(${now}::timestamptz, due_on - 1 + time '13:00')` } : {};
    await database
      .update(orders)
      .set({ status, ...shippedAt })
      .where(inArray(orders.id, ids));
  };
  for (const [index, step] of steps.entries())
    await move(
      step,
      stored.filter((one) => steps.findIndex((each) => each === one.demo.status) >= index),
    );
  await move(
    'cancelled',
    stored.filter(({ demo }) => demo.status === 'cancelled'),
  );
  for (const { demo, order } of stored) {
    const isDisputed = demo.money === 'charged_back';
    if (demo.held === undefined && !isDisputed) continue;
    const heldAt = new Date(now.getTime() - day);
    await database
      .update(orders)
      .set({ heldAt, heldReason: demo.held ?? '' })
      .where(eq(orders.id, order.id));
  }
}

async function tellEvents(database: Database, stored: readonly StoredDemo[], now: Date): Promise<void> {
  const seller = await findPersonByEmail(database, 'verkoop@voorbeeld.nl');
  const [byShop, bySeller] = [
    { personId: null, personName: '', personRole: 'shop' },
    { personId: seller?.id ?? null, personName: seller?.name ?? '', personRole: 'sales' },
  ] as const;
  const events = stored.flatMap(({ demo, order }) => {
    const reached = steps.findIndex((step) => step === demo.status);
    const sentAt = new Date(`${addDays(order.dueOn ?? '', -1)}T13:00:00Z`).getTime();
    const tell = (kind: OrderEventKind, by: typeof byShop | typeof bySeller, at: number, reason = '') => ({
      ...{ orderId: order.id, kind, reason, ...by },
      createdAt: new Date(Math.min(at, now.getTime() - hour)),
    });
    const placed = order.placedAt.getTime();
    return [
      ...(reached >= 1 ? [tell('in_production', bySeller, placed + day)] : []),
      ...(reached >= 2 ? [tell('shipped', bySeller, sentAt)] : []),
      ...(reached >= 3 ? [tell('completed', byShop, sentAt + 14 * day)] : []),
      ...(demo.held === undefined ? [] : [tell('held', bySeller, now.getTime() - day, demo.held)]),
      ...(demo.status === 'cancelled'
        ? [
            demo.money === undefined
              ? tell('expired', byShop, placed + 14 * day)
              : tell('cancelled', bySeller, placed + day, 'Dubbel besteld'),
          ]
        : []),
    ];
  });
  await database.insert(orderEvents).values(events);
}
