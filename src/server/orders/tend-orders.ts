import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { completedAfterDays } from '#domain/order/order-status.ts';
import { unpaidDeadlines } from '#domain/order/unpaid.ts';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import { totalRefundable } from '#domain/payment/refundable.ts';
import { orderMails } from '#text/mails/order-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { openAmountOf } from '../invoices/open-amount.ts';
import { queueMail } from '../mail/outbox.ts';
import { isLinkExpired } from '../payments/payment-state.ts';
import { listReceived } from '../payments/received.ts';
import { recipientsOf } from '../people/recipients.ts';
import { oneByOne } from '../tasks/one-by-one.ts';
import { callOffOrder, hasAttempt } from './call-off-order.ts';
import type { Order } from './store-order.ts';

export type TendDependencies = Pick<
  Dependencies,
  'database' | 'jobs' | 'settings' | 'shopSettings' | 'log' | 'errorReporter' | 'now'
>;

const day = 24 * 60 * 60 * 1000;

/**
 * What becomes of orders by itself. It may run twice, late or in several processes: everything is judged anew under the
 * order's lock, and done once.
 */
export async function tendOrders(deps: TendDependencies): Promise<void> {
  await remindUnpaid(deps);
  await expireUnpaid(deps);
  await completeShipped(deps);
}

async function remindUnpaid(deps: TendDependencies): Promise<void> {
  const found = await deps.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUnpaid(deps), isNull(orders.remindedAt)))
    .orderBy(orders.placedAt);
  await each(deps, found, (transaction, order) => remind(deps, transaction, order));
}

async function remind(deps: TendDependencies, transaction: Database, order: Order): Promise<void> {
  const { remindAt } = deadlines(deps, order);
  if (order.status !== 'placed' || order.remindedAt !== null || remindAt > deps.now()) return;
  // Money is under way or has come in: whoever looks at that decides about the order too.
  if (await isSomebodyPaying(transaction, order.id)) return askForRest(deps, transaction, order);
  const remindedAt = deps.now();
  await transaction.update(orders).set({ remindedAt }).where(eq(orders.id, order.id));
  const { payUntil } = deadlines(deps, { ...order, remindedAt });
  const { publicUrl } = deps.settings;
  const token = await findOpenLink(transaction, order.id, deps.now());
  for (const { key, email, contact } of await recipientsOf(transaction, order))
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `order-expiring:${order.id}${key}`,
      aboutOrderId: order.id,
      recipient: email,
      text: orderMails.expiring({
        contact,
        number: order.number,
        reminder: deps.shopSettings.recent().reminders.order,
        total: order.total,
        payUntil: dutchDate(payUntil),
        payLink: token === null ? null : `${publicUrl}/payment/${token}?via=mail`,
        orderLink: `${publicUrl}/bestelling/${order.number}`,
      }),
    });
}

// Of an order that waits with a part of its money: it does not end, so nobody but the customer can bring it further. Not where
// money is under way, or came for nothing: of that a person hears.
async function askForRest(deps: TendDependencies, transaction: Database, order: Order): Promise<void> {
  if (await hasAttempt(transaction, order.id, liveAttemptStatuses)) return;
  const due = { orderId: order.id };
  const part = totalRefundable(await listReceived(transaction, due));
  const open = await openAmountOf(transaction, due);
  const isAllOfIt = part === totalRefundable(await listReceived(transaction, due, { withSurplus: true }));
  if (part === 0 || open === 0 || !isAllOfIt) return;
  const { publicUrl } = deps.settings;
  const token = await findOpenLink(transaction, order.id, deps.now());
  for (const { key, email, contact } of await recipientsOf(transaction, order))
    await queueMail(transaction, deps.jobs, {
      // Of each rest once: who pays another part is told of what is left then.
      dedupeKey: `order-rest:${order.id}:${open}${key}`,
      aboutOrderId: order.id,
      recipient: email,
      text: orderMails.rest({
        ...{ contact, part, open, number: order.number },
        payLink: token === null ? null : `${publicUrl}/payment/${token}?via=mail`,
        orderLink: `${publicUrl}/bestelling/${order.number}`,
      }),
    });
}

async function expireUnpaid(deps: TendDependencies): Promise<void> {
  const found = await deps.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUnpaid(deps), isNotNull(orders.remindedAt)))
    .orderBy(orders.placedAt);
  await each(deps, found, async (transaction, order) => {
    const { expireAt } = deadlines(deps, order);
    if (order.status !== 'placed' || expireAt === null) return;
    // The day that was named is the customer's to its end.
    if (dutchDate(expireAt) >= dutchDate(deps.now())) return;
    if (await isSomebodyPaying(transaction, order.id)) return askForRest(deps, transaction, order);
    await callOffOrder({ ...deps, database: transaction }, order.id, { kind: 'expired', reason: '' });
  });
}

// Also a part, or what came for another amount; no more once it went back, or was booked by mistake and undone.
async function isSomebodyPaying(transaction: Database, orderId: number): Promise<boolean> {
  if (await hasAttempt(transaction, orderId, liveAttemptStatuses)) return true;
  const came = await listReceived(transaction, { orderId }, { withSurplus: true });
  return totalRefundable(came) > 0;
}

async function completeShipped({ database, now }: TendDependencies): Promise<void> {
  await database
    .update(orders)
    .set({ status: 'completed', updatedAt: now() })
    .where(
      and(
        eq(orders.status, 'shipped'),
        lte(orders.shippedAt, new Date(now().getTime() - completedAfterDays * day)),
      ),
    );
}

function each(
  deps: TendDependencies,
  found: readonly { readonly id: number }[],
  tend: (transaction: Database, order: Order) => Promise<void>,
): Promise<void> {
  const round = {
    queue: 'tend-orders',
    ids: found.map(({ id }) => id),
    subjectOf: (orderId: number) => ({ orderId }),
  };
  return oneByOne(deps, round, async (transaction, id) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
    if (order !== undefined) await tend(transaction, order);
  });
}

// As a first sieve: at the earliest half of the term after it was placed.
function isUnpaid({ now, settings }: TendDependencies) {
  const since = new Date(now().getTime() - (settings.unpaidOrderDays * day) / 2);
  return and(eq(orders.status, 'placed'), lte(orders.placedAt, since));
}

function deadlines({ settings }: TendDependencies, order: Pick<Order, 'placedAt' | 'remindedAt'>) {
  return unpaidDeadlines(order, settings.unpaidOrderDays);
}

async function findOpenLink(database: Database, orderId: number, now: Date): Promise<string | null> {
  const links = await database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')))
    .orderBy(payments.id);
  return links.findLast((link) => !isLinkExpired(link, now))?.token ?? null;
}
