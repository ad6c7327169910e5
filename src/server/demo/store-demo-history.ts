import { inArray } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { OrderEventKind } from '#domain/order/order-event.ts';
import { releasedOnAccount } from '#text/ordering/on-account.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import type { Database } from '../database/database.ts';
import { deliveries, deliveryLines } from '../database/schema/deliveries.ts';
import { orderEvents, orderLines } from '../database/schema/orders.ts';
import { leavesAt, type StoredDemo } from './stored-demo.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const seller = 'verkoop@voorbeeld.nl';

/** Who did what to them, and when. */
export async function tellDemoEvents(
  database: Database,
  stored: readonly StoredDemo[],
  now: Date,
): Promise<void> {
  const person = await findPersonByEmail(database, seller);
  const byShop = { personId: null, personName: '', personRole: 'shop' } as const;
  const bySeller = {
    personId: person?.id ?? null,
    personName: person?.name ?? '',
    personRole: 'sales',
  } as const;
  type By = typeof byShop | typeof bySeller;
  const events = stored.flatMap(({ demo, order }) => {
    const [placed, sent] = [order.placedAt.getTime(), sentAt(order, now).getTime()];
    const tell = (kind: OrderEventKind, by: By, at: number, reason = '') => ({
      ...{ orderId: order.id, kind, reason, ...by },
      createdAt: new Date(Math.min(at, now.getTime())),
    });
    const made =
      demo.onAccount === undefined
        ? tell('in_production', bySeller, placed + day)
        : tell('in_production', byShop, placed, releasedOnAccount);
    const shipped = tell('shipped', bySeller, sent);
    const calledOff =
      demo.money === undefined
        ? tell('expired', byShop, placed + 14 * day)
        : tell('cancelled', bySeller, placed + day, 'Dubbel besteld');
    const before = {
      placed: [],
      paid: [],
      in_production: [made],
      shipped: [made, shipped],
      completed: [made, shipped, tell('completed', byShop, sent + 14 * day)],
      cancelled: [calledOff],
    }[demo.status];
    const held = demo.held === undefined ? [] : [tell('held', bySeller, now.getTime() - day, demo.held)];
    return [...before, ...held];
  });
  await database.insert(orderEvents).values(events);
}

export async function storeDemoDeliveries(
  database: Database,
  stored: readonly StoredDemo[],
  now: Date,
): Promise<DeliveryOf> {
  const sent = stored.filter(({ demo: { status } }) => status === 'shipped' || status === 'completed');
  const made = await database
    .insert(deliveries)
    .values(
      sent.map(({ order }, index) => ({
        orderId: order.id,
        key: `demo:${order.number}`,
        carrier: 'postnl' as const,
        trackingCode: `3SMAAT${String(4_170_331 + index * 977)}`,
        sentOn: dutchDate(sentAt(order, now)),
        isLast: true,
        createdAt: sentAt(order, now),
      })),
    )
    .returning({ id: deliveries.id, orderId: deliveries.orderId });
  const lines = await database
    .select({ id: orderLines.id, orderId: orderLines.orderId, amount: orderLines.amount })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        made.map(({ orderId }) => orderId),
      ),
    );
  const deliveryOf = new Map(made.map(({ id, orderId }) => [orderId, id]));
  await database.insert(deliveryLines).values(
    lines.map(({ id, orderId, amount }) => ({
      deliveryId: deliveryOf.get(orderId) ?? 0,
      orderLineId: id,
      amount,
    })),
  );
  return deliveryOf;
}

/** By the order. */
export type DeliveryOf = ReadonlyMap<number, number>;

function sentAt(order: StoredDemo['order'], now: Date): Date {
  const at = leavesAt(order);
  return at < now ? at : now;
}
