import { and, asc, eq, isNull } from 'drizzle-orm';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { planDeliveryInvoice } from '#domain/invoice/delivery-invoice.ts';
import { formatReference, referenceFor } from '#domain/invoice/payment-reference.ts';
import { cents } from '#domain/money/cents.ts';
import { invoiceMails } from '#text/mails/invoice-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { deliveries, deliveryLines } from '../database/schema/deliveries.ts';
import { invoices, orderLines } from '../database/schema/orders.ts';
import {
  type Invoice,
  type InvoiceDependencies,
  linesOfExtras,
  linesOfScreens,
  listFees,
  storeInvoice,
} from '../invoices/issue-invoice.ts';
import { nextNumber } from '../invoices/next-number.ts';
import { queueMail } from '../mail/outbox.ts';
import { createPayment } from '../payments/create-payment.ts';
import { linkMailKey } from '../payments/mail-payment-link.ts';
import { recipientsOf } from '../people/recipients.ts';
import type { Delivery } from './deliveries.ts';
import type { Order } from './store-order.ts';

type Deps = InvoiceDependencies & Pick<Dependencies, 'settings'>;

/**
 * R12.3: what was ordered on account is invoiced as it leaves, in the transaction of the delivery and under the order's lock:
 * no screen leaves without an invoice, and none is on two. Null for an order that is paid in advance.
 */
export async function invoiceDelivery(deps: Deps, order: Order, delivery: Delivery): Promise<Invoice | null> {
  const { termDays } = order;
  if (termDays === null) return null;
  const transaction = deps.database;
  const { lines, net, vat, total } = await planOf(transaction, order, delivery);
  const issuedOn = dutchDate(deps.now());
  const { id: orderId, companyId, customer, invoiceAddress, reference, vatBasis, vatPercent } = order;
  const invoice = await storeInvoice(deps, transaction, lines, {
    number: await nextNumber(transaction, 'F', Number(issuedOn.slice(0, 4))),
    deliveryId: delivery.id,
    ...{ companyId, orderId, customer, invoiceAddress, reference, issuedOn },
    deliveredOn: delivery.sentOn,
    dueOn: addDays(issuedOn, termDays),
    ...{ vatBasis, vatPercent, net, vat, total },
  });
  await mailInvoice(deps, order, invoice, termDays);
  return invoice;
}

async function planOf(transaction: Database, order: Order, delivery: Delivery) {
  const screens = await transaction
    .select({ line: orderLines, amount: deliveryLines.amount })
    .from(deliveryLines)
    .innerJoin(orderLines, eq(orderLines.id, deliveryLines.orderLineId))
    .where(eq(deliveryLines.deliveryId, delivery.id))
    .orderBy(asc(orderLines.position));
  const earlier = await transaction
    .select({ net: invoices.net, vat: invoices.vat })
    .from(invoices)
    .innerJoin(deliveries, eq(deliveries.id, invoices.deliveryId))
    // What was taken back is credited whole, and counts as never invoiced.
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice'), isNull(deliveries.undoneAt)));
  const { vat, vatPercent } = order;
  return planDeliveryInvoice({
    order: { net: cents(order.total - vat), vat, vatPercent },
    earlier,
    screens: linesOfScreens(screens.map(({ line, amount }) => ({ ...line, amount }))),
    extras: linesOfExtras(order, await listFees(transaction, order.id)),
  });
}

async function mailInvoice(deps: Deps, order: Order, invoice: Invoice, termDays: number): Promise<void> {
  const { database: transaction, settings, shopSettings } = deps;
  const { reference } = order;
  const { number, total, dueOn } = invoice;
  const payment =
    total === 0 ? null : await createPayment(transaction, { kind: 'invoice', invoiceId: invoice.id }, null);
  for (const { key, email, contact } of await recipientsOf(transaction, order))
    await queueMail(transaction, deps.jobs, {
      dedupeKey: payment === null ? `invoice:${invoice.id}${key}` : linkMailKey(payment, email),
      recipient: email,
      document: { invoiceId: invoice.id },
      text: invoiceMails.issued({
        contact,
        orderNumber: order.number,
        ...{ number, reference, total, dueOn, termDays },
        seller: invoice.seller ?? shopSettings.recent().company,
        paymentReference: formatReference(referenceFor(number, invoice.invoiceAddress.country)),
        payLink: payment === null ? null : `${settings.publicUrl}/payment/${payment.token}?via=mail`,
        orderLink: `${settings.publicUrl}/bestelling/${order.number}`,
      }),
    });
}
