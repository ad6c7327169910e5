import { and, eq, inArray, like, or } from 'drizzle-orm';
import { trackingLink } from '#domain/delivery/carriers.ts';
import { deliveryMails } from '#text/mails/delivery-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { deliveryLines } from '../database/schema/deliveries.ts';
import { mails } from '../database/schema/operations.ts';
import { orderLines } from '../database/schema/orders.ts';
import { queueMail } from '../mail/outbox.ts';
import { recipientsOf } from '../people/recipients.ts';
import type { Delivery } from './deliveries.ts';
import type { Order } from './store-order.ts';

type MailDependencies = Pick<Dependencies, 'jobs' | 'settings'>;

/** Once, also for an order that comes back from production and goes again. */
export async function mailInProduction(
  { jobs, settings }: MailDependencies,
  transaction: Database,
  order: Order,
): Promise<void> {
  for (const { key, email, contact } of await recipientsOf(transaction, order))
    await queueMail(transaction, jobs, {
      dedupeKey: `order-in-production:${order.id}${key}`,
      recipient: email,
      aboutOrderId: order.id,
      text: deliveryMails.inProduction({ ...about(settings, order), contact, dueOn: order.dueOn }),
    });
}

type Sending = {
  readonly order: Order;
  readonly delivery: Delivery;
  // What has not gone with it, nor before.
  readonly rest: {
    readonly left: readonly { readonly id: number; readonly amount: number }[];
    readonly isComing: boolean;
    // Paid in advance and not credited.
    readonly isOwed: boolean;
  };
};

/** Once for each delivery, with what is in it and what does not come any more. */
export async function mailDelivery(
  { jobs, settings }: MailDependencies,
  transaction: Database,
  { order, delivery, rest }: Sending,
): Promise<void> {
  const rows = await transaction
    .select({ line: orderLines, amount: deliveryLines.amount })
    .from(deliveryLines)
    .innerJoin(orderLines, eq(orderLines.id, deliveryLines.orderLineId))
    .where(eq(deliveryLines.deliveryId, delivery.id))
    .orderBy(orderLines.position);
  const { carrier, trackingCode, sentOn } = delivery;
  const leftBehind = rest.isComing ? [] : await findLines(transaction, rest.left);
  for (const { key, email, contact, unit } of await recipientsOf(transaction, order))
    await queueMail(transaction, jobs, {
      dedupeKey: `${sentKey(delivery)}${key}`,
      recipient: email,
      aboutOrderId: order.id,
      text: deliveryMails.sent({
        ...about(settings, order),
        ...{ contact, unit },
        lines: rows.map(({ line, amount }) => ({ ...line, amount })),
        isPart: rest.isComing,
        leftBehind,
        isOwed: rest.isOwed,
        ...{ carrier, trackingCode, sentOn },
        isInvoiced: order.termDays !== null,
        trackingLink: trackingLink(carrier, { trackingCode, to: order.deliveryAddress }),
        address: order.deliveryAddress,
      }),
    });
}

async function findLines(transaction: Database, wanted: Sending['rest']['left']) {
  const amounts = new Map(wanted.map(({ id, amount }) => [id, amount]));
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(inArray(orderLines.id, [...amounts.keys()]))
    .orderBy(orderLines.position);
  return lines.map((line) => ({ ...line, amount: amounts.get(line.id) ?? 0 }));
}

/** A mail that has not gone yet does not go; whoever has read it is told that it was wrong. */
export async function withdrawDeliveryMail(
  { jobs, settings }: MailDependencies,
  transaction: Database,
  order: Order,
  delivery: Delivery,
): Promise<void> {
  const ofDelivery = and(
    eq(mails.aboutOrderId, order.id),
    or(eq(mails.dedupeKey, sentKey(delivery)), like(mails.dedupeKey, `${sentKey(delivery)}:%`)),
  );
  await transaction.delete(mails).where(and(ofDelivery, eq(mails.status, 'queued')));
  if ((await transaction.$count(mails, ofDelivery)) === 0) return;
  for (const { key, email, contact } of await recipientsOf(transaction, order))
    await queueMail(transaction, jobs, {
      dedupeKey: `not-sent:${delivery.id}${key}`,
      recipient: email,
      aboutOrderId: order.id,
      text: deliveryMails.notSent({ ...about(settings, order), contact, carrier: delivery.carrier }),
    });
}

function sentKey({ id }: Delivery): string {
  return `delivery:${id}`;
}

function about({ publicUrl }: Dependencies['settings'], { number, reference }: Order) {
  return {
    ...{ number, reference },
    orderLink: `${publicUrl}/bestelling/${number}`,
  };
}
