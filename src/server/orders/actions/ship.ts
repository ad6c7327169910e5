import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { carriersFor } from '#domain/delivery/carriers.ts';
import { planShipment } from '#domain/delivery/shipment.ts';
import { carrierNames } from '#text/ordering/carriers.ts';
import { leftBehindUndone } from '#text/staff/staff-tasks.ts';
import type { Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { deliveries, deliveryLines } from '../../database/schema/deliveries.ts';
import { orders } from '../../database/schema/orders.ts';
import { leftBehindTasksOf } from '../../invoices/left-behind.ts';
import { closeTask } from '../../tasks/settle-task.ts';
import { type Delivery, listSentLines } from '../deliveries.ts';
import { invoiceDelivery } from '../invoice-delivery.ts';
import { askForLeftBehind } from '../left-behind.ts';
import { mailDelivery, withdrawDeliveryMail } from '../mail-delivery.ts';
import { moveOrder, passHindrance } from '../move-order.ts';
import type { Order } from '../store-order.ts';
import { creditDelivery, mayComeBack } from '../undo-delivery.ts';
import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor, type NewDelivery, type Work } from './action.ts';

export const ship: Executor<'ship'> = async (work, { order }, input) => {
  const { database, actor, reason } = work;
  const wanted = input ?? allOfIt(work);
  const known = await findDelivery(database, order.id, wanted.key);
  // The same press once more.
  if (known !== null)
    return done<'ship'>(
      { isWhole: order.status === 'shipped', isInvoiced: order.termDays !== null, leftBehind: 0 },
      null,
    );
  if (!carriersFor(order.vatBasis).includes(wanted.carrier)) return { kind: 'refused', why: 'not_collected' };
  const before = await listSentLines(database, order.id);
  const plan = planShipment(before, wanted.screens);
  if (plan.kind === 'nothing') return { kind: 'refused', why: 'no_screens' };
  if (plan.kind === 'too_many') return { kind: 'refused', why: 'too_many_screens' };
  const isWhole = plan.left.length === 0 || wanted.isLast;
  const delivery = await store(work, order, { ...wanted, isLast: isWhole }, plan.lines);
  const { carrier, trackingCode, sentOn } = delivery;
  const screens = countScreens(plan.lines);
  const leftBehind = isWhole ? countScreens(plan.left) : 0;
  const details = {
    ...{ screens, carrier },
    ...(trackingCode !== '' && { trackingCode }),
    ...(leftBehind > 0 && { leftBehind }),
  };
  const now = work.now();
  const step = { reason, by: actor, details };
  if (isWhole) {
    if (!(await moveOrder(database, order.id, 'shipped', now, step)))
      throw new Error(`${order.number} was judged free to be sent and is not`);
  } else {
    if (!(await passHindrance(database, order, now, step)))
      throw new Error(`${order.number} was judged free to be sent in part and is not`);
    const event = { orderId: order.id, kind: 'shipped_in_part', details } as const;
    await writeOrderEvent(database, event, actor, now);
  }
  const isOwed =
    leftBehind > 0 &&
    (await askForLeftBehind(work, order, { delivery, left: leftBehind, all: countScreens(before) }));
  const rest = { left: plan.left, isComing: !isWhole, isOwed };
  await mailDelivery(work, database, { order, delivery, rest });
  const invoice = await invoiceDelivery(work, order, delivery);
  return done<'ship'>(
    { isWhole, isInvoiced: invoice !== null, leftBehind },
    {
      action: 'order_shipped',
      before: { status: order.status },
      after: {
        status: isWhole ? 'shipped' : order.status,
        ...{ screens, sentOn },
        ...(leftBehind > 0 && { leftBehind }),
        carrier: carrierNames[carrier],
        ...(trackingCode !== '' && { trackingCode }),
        ...(invoice !== null && { invoice: invoice.number }),
        ...(reason !== null && { reason }),
      },
    },
  );
};

function countScreens(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0);
}

// Whoever says no more than that it has gone.
function allOfIt({ now }: Work): NewDelivery {
  const sentOn = dutchDate(now());
  return { carrier: 'other', trackingCode: '', sentOn, screens: 'rest', isLast: false, key: randomUUID() };
}

async function findDelivery(database: Database, orderId: number, key: string): Promise<Delivery | null> {
  const [found] = await database
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.orderId, orderId), eq(deliveries.key, key)));
  return found ?? null;
}

/** Whether this press has made its delivery before. */
export async function isSent(
  { database }: Pick<Dependencies, 'database'>,
  orderId: number,
  key: string,
): Promise<boolean> {
  return (await findDelivery(database, orderId, key)) !== null;
}

async function store(
  { database, actor, now }: Work,
  order: Order,
  { carrier, trackingCode, sentOn, isLast, key }: NewDelivery,
  lines: readonly { readonly id: number; readonly amount: number }[],
): Promise<Delivery> {
  const [delivery] = await database
    .insert(deliveries)
    .values({
      orderId: order.id,
      ...{ key, carrier, trackingCode, sentOn, isLast },
      personId: actor.personId,
      personName: actor.name,
      createdAt: now(),
    })
    .returning();
  if (delivery === undefined) throw new Error(`a delivery of ${order.number} was not stored`);
  await database
    .insert(deliveryLines)
    .values(lines.map(({ id, amount }) => ({ deliveryId: delivery.id, orderLineId: id, amount })));
  return delivery;
}

/** Of the same day, and while its documents allow it: after that the world has it. */
export const undoShip: Executor<'undo_ship'> = async (work, { order }, { deliveryId }) => {
  const { database, actor } = work;
  const [delivery] = await database
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, deliveryId), eq(deliveries.orderId, order.id)));
  if (delivery === undefined) return { kind: 'refused', why: 'nothing_sent' };
  if (delivery.undoneAt !== null) return done<'undo_ship'>(null, null);
  if (!isOfToday(delivery, work.now())) return { kind: 'refused', why: 'not_today' };
  if (!(await mayComeBack(database, order, delivery))) return { kind: 'refused', why: 'on_document' };
  const now = work.now();
  const reason = work.reason ?? '';
  await database.update(deliveries).set({ undoneAt: now }).where(eq(deliveries.id, delivery.id));
  if (order.status === 'shipped')
    await database
      .update(orders)
      .set({ status: 'in_production', shippedAt: null, updatedAt: now })
      .where(eq(orders.id, order.id));
  const details = { carrier: delivery.carrier };
  const event = { orderId: order.id, kind: 'shipping_undone', reason, details } as const;
  await writeOrderEvent(database, event, actor, now);
  await withdrawDeliveryMail(work, database, order, delivery);
  const note = await creditDelivery(work, delivery);
  // Whichever of its deliveries it was: the order is open again, and all that has not gone may go.
  await closeTask(database, leftBehindTasksOf(order.id), { actor, at: now, note: leftBehindUndone });
  return done<'undo_ship'>(null, {
    action: 'shipping_undone',
    before: { status: order.status, sentOn: delivery.sentOn },
    after: { status: 'in_production', reason, ...(note !== null && { creditNote: note.number }) },
  });
};

export function isOfToday({ createdAt }: Pick<Delivery, 'createdAt'>, now: Date): boolean {
  return dutchDate(createdAt) === dutchDate(now);
}
