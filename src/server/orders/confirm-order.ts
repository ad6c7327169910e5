import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { orderMails } from '#text/mails/order-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { orderLines } from '../database/schema/orders.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Recipient } from '../people/recipients.ts';
import type { OrderLine } from './find-order.ts';
import { linePicture } from './line-picture.ts';
import { findMeasurers } from './measurers.ts';
import { findOrderMoney } from './order-money.ts';
import { payUntil } from './pay-until.ts';
import type { Order, StandingOrder } from './store-order.ts';

// Mail servers refuse what is too large; the order page draws every line.
const mostPictures = 20;

type Told = {
  readonly placed: StandingOrder;
  readonly unit: Unit;
  // The member of staff who placed it for the customer.
  readonly placedBy: string | null;
};

/** In the transaction that placed the order. */
export async function confirmOrder(
  { jobs, settings, now }: Pick<Dependencies, 'jobs' | 'settings' | 'now'>,
  transaction: Database,
  { placed, unit, placedBy }: Told,
): Promise<void> {
  const { order } = placed;
  const lines = await listLines(transaction, order.id);
  const measurers = await findMeasurers(transaction, lines);
  await queueMail(transaction, jobs, {
    dedupeKey: `order-placed:${order.id}`,
    aboutOrderId: order.id,
    recipient: order.customer.email,
    text: orderMails.placed({
      ...asAgreed({ settings }, order, lines, unit),
      contact: order.customer.contact,
      placedBy,
      measuredBy: [...measurers.values()],
      dueOn: order.dueOn,
      payment: howToPay({ settings, now }, placed),
    }),
  });
}

function howToPay(
  deps: Pick<Dependencies, 'settings' | 'now'>,
  placed: StandingOrder,
): Parameters<typeof orderMails.placed>[0]['payment'] {
  const { order } = placed;
  if (placed.kind === 'on_account') return { kind: 'on_account', termDays: order.termDays ?? 0 };
  return {
    kind: 'in_advance',
    until: payUntil(deps, order) ?? dutchDate(order.placedAt),
    link: `${deps.settings.publicUrl}/payment/${placed.paymentToken}?via=mail`,
  };
}

type Again = {
  readonly to: Pick<Recipient, 'email' | 'contact' | 'unit'>;
  // The same one never sends a second mail.
  readonly dedupeKey: string;
};

/** R11.3: what was ordered, once more, whatever has become of it since. */
export async function confirmAgain(
  { jobs, settings }: Pick<Dependencies, 'jobs' | 'settings'>,
  transaction: Database,
  order: Order,
  { to, dedupeKey }: Again,
): Promise<void> {
  const lines = await listLines(transaction, order.id);
  const { isUnpaidAgain } = await findOrderMoney(transaction, order);
  const isPromised = (order.status === 'paid' || order.status === 'in_production') && !isUnpaidAgain;
  await queueMail(transaction, jobs, {
    dedupeKey,
    aboutOrderId: order.id,
    recipient: to.email,
    text: orderMails.placedAgain({
      ...asAgreed({ settings }, order, lines, to.unit),
      contact: to.contact,
      dueOn: isPromised ? order.dueOn : null,
    }),
  });
}

function listLines(transaction: Database, orderId: number): Promise<readonly OrderLine[]> {
  return transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);
}

function asAgreed(
  { settings }: Pick<Dependencies, 'settings'>,
  order: Order,
  lines: readonly OrderLine[],
  unit: Unit,
) {
  const { number, reference, vat, vatPercent, total, deliveryAddress } = order;
  return {
    ...{ number, reference, vat, vatPercent, total, deliveryAddress, unit },
    net: cents(total - vat),
    lines: lines.map((line, index) => ({
      ...line,
      picture: index < mostPictures ? linePicture(line, unit) : null,
    })),
    orderLink: `${settings.publicUrl}/bestelling/${number}`,
  };
}
