import type { OrderDelivery, OrderPage } from '#contract/order-page.ts';
import { trackingLink } from '#domain/delivery/carriers.ts';
import { describeProductLine } from '#text/documents/invoice.ts';
import { sentTexts } from '#text/ordering/carriers.ts';
import type { Database } from '../database/database.ts';
import { type FullDelivery, listDeliveries } from './deliveries.ts';
import type { FullOrder } from './find-order.ts';

type Sent = Pick<OrderPage, 'deliveries' | 'sentInPart'>;

/** What the customer may know of what went; what was entered by mistake never did. */
export async function presentDeliveries(database: Database, order: FullOrder): Promise<Sent> {
  const went = (await listDeliveries(database, order.id)).filter(({ undoneAt }) => undoneAt === null);
  const sent = count(went.flatMap(({ lines }) => lines));
  const isPart = order.status === 'in_production' && sent > 0;
  return {
    deliveries: went.map((delivery) => presentDelivery(order, delivery)),
    sentInPart: isPart ? { sent, all: count(order.lines) } : null,
  };
}

/** As both the customer and staff read it. */
export function presentDelivery(
  order: FullOrder,
  { sentOn, carrier, trackingCode, lines }: FullDelivery,
): OrderDelivery {
  return {
    ...{ sentOn, carrier, trackingCode },
    trackingLink: trackingLink(carrier, { trackingCode, to: order.deliveryAddress }),
    lines: lines.flatMap(({ orderLineId, amount }) => {
      const line = order.lines.find(({ id }) => id === orderLineId);
      return line === undefined ? [] : [sentTexts.line(amount, describeProductLine(line))];
    }),
  };
}

function count(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0);
}
