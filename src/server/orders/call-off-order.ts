import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Cents } from '#domain/money/cents.ts';
import { canOrderMove, type OrderStatus } from '#domain/order/order-status.ts';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import { orderMails } from '#text/mails/order-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { paymentsFor } from '../invoices/due.ts';
import { queueMail } from '../mail/outbox.ts';
import { refundOrder } from '../payments/give-back.ts';
import { listReceived } from '../payments/received.ts';
import { recipientsOf } from '../people/recipients.ts';
import { cancelOrder } from './move-order.ts';
import { writeOrderEvent } from './write-event.ts';

export type CallOffDependencies = Pick<
  Dependencies,
  'database' | 'jobs' | 'settings' | 'shopSettings' | 'now'
>;

export type CalledOff =
  | {
      readonly kind: 'called_off';
      readonly refunded: Cents;
      readonly creditNote: string | null;
      // Somebody may still be paying: that money becomes a task.
      readonly isBeingPaid: boolean;
    }
  | { readonly kind: 'unlawful'; readonly status: OrderStatus };

type Ending = {
  readonly kind: 'cancelled' | 'expired';
  readonly reason: string;
  // Nobody for what ends by itself.
  readonly by?: Actor | null;
};

/**
 * The end of an order before it is made, in one transaction: what was paid goes back, its invoice is credited, nothing
 * can be paid any more and the customer is told. Asked twice, it happens once.
 */
export function callOffOrder(
  deps: CallOffDependencies,
  orderId: number,
  { kind, reason, by = null }: Ending,
): Promise<CalledOff> {
  return deps.database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined) throw new Error(`no order ${orderId}`);
    const { status, number } = order;
    if (!canOrderMove(status, 'cancelled')) return { kind: 'unlawful', status };
    const isBeingPaid = await hasLiveAttempt(transaction, orderId);
    const wasPaid = (await listReceived(transaction, { orderId })).length > 0;
    const { note, refunded } = await refundOrder(
      { ...deps, database: transaction },
      orderId,
      `cancel:${orderId}`,
    );
    await cancelOrder(transaction, orderId, deps.now());
    const creditNote = note?.number ?? null;
    const details = { amount: refunded, ...(creditNote !== null && { creditNote }) };
    await writeOrderEvent(transaction, { orderId, kind, reason, details }, by, deps.now());
    for (const { key, email, contact } of await recipientsOf(transaction, order))
      await queueMail(transaction, deps.jobs, {
        dedupeKey: `order-${kind}:${orderId}${key}`,
        aboutOrderId: orderId,
        recipient: email,
        text: orderMails[kind]({
          ...{ contact, number, reason, refunded, wasPaid, creditNote },
          orderLink: `${deps.settings.publicUrl}/bestelling/${number}`,
        }),
      });
    return { kind: 'called_off', refunded, creditNote, isBeingPaid };
  });
}

async function hasLiveAttempt(database: Database, orderId: number): Promise<boolean> {
  return hasAttempt(database, orderId, liveAttemptStatuses);
}

export async function hasAttempt(
  database: Database,
  orderId: number,
  statuses: readonly (typeof paymentAttempts.$inferSelect)['status'][],
): Promise<boolean> {
  const found = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(paymentsFor(database, { orderId }), inArray(paymentAttempts.status, [...statuses])))
    .limit(1);
  return found.length > 0;
}
