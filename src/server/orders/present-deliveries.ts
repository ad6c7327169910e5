import type { LeftBehind, OrderDelivery, OrderPage } from '#contract/order-page.ts';
import { trackingLink } from '#domain/delivery/carriers.ts';
import { leftToSend } from '#domain/delivery/shipment.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { describeProductLine } from '#text/documents/invoice.ts';
import { sentTexts } from '#text/ordering/carriers.ts';
import type { Database } from '../database/database.ts';
import { findOwedForLeftBehind } from '../invoices/left-behind.ts';
import { type FullDelivery, listDeliveries } from './deliveries.ts';
import type { FullOrder } from './find-order.ts';

type Sent = Pick<OrderPage, 'deliveries' | 'sentInPart' | 'leftBehind'>;

type Reader = { readonly seesPrices: boolean; readonly unit: Unit };

/** What the customer may know of what went; what was entered by mistake never did. */
export async function presentDeliveries(
  database: Database,
  order: FullOrder,
  { seesPrices, unit }: Reader,
): Promise<Sent> {
  const went = (await listDeliveries(database, order.id)).filter(({ undoneAt }) => undoneAt === null);
  const sent = count(went.flatMap(({ lines }) => lines));
  const isPart = order.status === 'in_production' && sent > 0;
  return {
    deliveries: went.map((delivery) => presentDelivery(order, delivery, unit)),
    sentInPart: isPart ? { sent, all: count(order.lines) } : null,
    leftBehind: await findLeftBehind(database, order, { went, seesPrices, unit }),
  };
}

async function findLeftBehind(
  database: Database,
  order: FullOrder,
  { went, seesPrices, unit }: Reader & { readonly went: readonly FullDelivery[] },
): Promise<LeftBehind | null> {
  const isOver = order.status === 'shipped' || order.status === 'completed';
  const gone = went.flatMap(({ lines }) => lines);
  const left = order.lines
    .map((line) => {
      const sent = count(gone.filter(({ orderLineId }) => orderLineId === line.id));
      return { line, amount: leftToSend({ ...line, sent }) };
    })
    .filter(({ amount }) => amount > 0);
  if (!isOver || went.length === 0 || left.length === 0) return null;
  return {
    sent: count(gone),
    all: count(order.lines),
    lines: left.map(({ line, amount }) => sentTexts.line(amount, describeProductLine(line, unit))),
    owedCents: order.termDays === null && seesPrices ? await findOwedForLeftBehind(database, order.id) : null,
  };
}

/** As both the customer and staff read it. */
export function presentDelivery(
  order: FullOrder,
  { sentOn, carrier, trackingCode, lines }: FullDelivery,
  unit: Unit,
): OrderDelivery {
  return {
    ...{ sentOn, carrier, trackingCode },
    trackingLink: trackingLink(carrier, { trackingCode, to: order.deliveryAddress }),
    lines: lines.flatMap(({ orderLineId, amount }) => {
      const line = order.lines.find(({ id }) => id === orderLineId);
      return line === undefined ? [] : [sentTexts.line(amount, describeProductLine(line, unit))];
    }),
  };
}

function count(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0);
}
