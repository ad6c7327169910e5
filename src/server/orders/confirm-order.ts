import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { orderMails } from '#text/mails/order-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { orderLines } from '../database/schema/orders.ts';
import { queueMail } from '../mail/outbox.ts';
import { linePicture } from './line-picture.ts';
import { findMeasurers } from './measurers.ts';
import { payUntil } from './pay-until.ts';
import type { Order } from './store-order.ts';

// Mail servers refuse what is too large; the order page draws every line.
const mostPictures = 20;

type Told = {
  readonly paymentToken: string;
  readonly unit: Unit;
  // The member of staff who placed it for the customer.
  readonly placedBy: string | null;
};

/** In the transaction that placed the order. */
export async function confirmOrder(
  { jobs, settings, now }: Pick<Dependencies, 'jobs' | 'settings' | 'now'>,
  transaction: Database,
  order: Order,
  { paymentToken, unit, placedBy }: Told,
): Promise<void> {
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(orderLines.position);
  const measurers = await findMeasurers(transaction, lines);
  await queueMail(transaction, jobs, {
    dedupeKey: `order-placed:${order.id}`,
    recipient: order.customer.email,
    text: orderMails.placed({
      contact: order.customer.contact,
      number: order.number,
      placedBy,
      reference: order.reference,
      measuredBy: [...measurers.values()],
      lines: lines.map((line, index) => ({
        ...line,
        picture: index < mostPictures ? linePicture(line, unit) : null,
      })),
      net: cents(order.total - order.vat),
      vat: order.vat,
      vatPercent: order.vatPercent,
      total: order.total,
      deliveryAddress: order.deliveryAddress,
      dueOn: order.dueOn,
      payUntil: payUntil({ settings, now }, order) ?? dutchDate(order.placedAt),
      payLink: `${settings.publicUrl}/payment/${paymentToken}?via=mail`,
      orderLink: `${settings.publicUrl}/bestelling/${order.number}`,
    }),
  });
}
