import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { officeRooms } from '#contract/office/page.ts';
import type { OrderLineData, OrderPage, TotalsData } from '#contract/order-page.ts';
import { may } from '#domain/account/rights.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { deliveryDate, latestDate } from '#domain/delivery/delivery-date.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { cents, times } from '#domain/money/cents.ts';
import { isAwaited } from '#domain/order/order-status.ts';
import { formatAddress } from '#text/account/account.ts';
import { summaryInUnit } from '#text/configurator/summary-in-unit.ts';
import { invoiceFeeNames } from '#text/documents/invoice.ts';
import { orderTexts } from '#text/ordering/order.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import { lineDrawing } from '../cart/line-drawing.ts';
import type { Database } from '../database/database.ts';
import { orderFees, type StoredAddress } from '../database/schema/orders.ts';
import { findOrdersOnAccount } from '../on-account/orders-on-account.ts';
import { photosOfOrder } from '../photos/photos.ts';
import { presentPhotos } from '../photos/present-photos.ts';
import { quotesOfOrder } from '../quotes/ordering/quote-orders.ts';
import type { FullOrder, OrderLine } from './find-order.ts';
import { listDocuments } from './list-documents.ts';
import { findMeasurers } from './measurers.ts';
import { findEnding } from './order-ending.ts';
import { findOrderPayment } from './order-payment.ts';
import { findLastDay } from './pay-until.ts';
import { presentDeliveries } from './present-deliveries.ts';

type Extras = {
  readonly notice: OrderPage['notice'];
  // Positions of lines that could not be ordered again.
  readonly refused: ReadonlySet<number>;
  // Else the way to pay is not shown: it is the customer's.
  readonly canPay: boolean;
  // R13: what a company keeps for its end customers is its own.
  readonly seesQuotes: boolean;
  // R10.4: read by staff at work for the person, who are not whom it was placed for.
  readonly isOnBehalf: boolean;
};

export async function orderPage(
  deps: Pick<Dependencies, 'database' | 'settings' | 'shopSettings' | 'now'>,
  order: FullOrder,
  person: SignedInPerson,
  { notice, refused, canPay, seesQuotes, isOnBehalf }: Extras,
): Promise<OrderPage> {
  const mayOrder = may(person.role, 'order');
  const seesPrices = may(person.role, 'see_prices');
  const [totals, ending, payment, onAccount, documents, photos, measurers, sent] = await Promise.all([
    findTotals(deps.database, order, person.unit),
    findEnding(deps.database, order.id),
    findOrderPayment(deps, order),
    findOrdersOnAccount(deps.database, [order.id], { seesMoney: seesPrices }),
    listDocuments(deps, order, { canPay }),
    photosOfOrder(deps.database, order.id),
    findMeasurers(deps.database, order.lines),
    presentDeliveries(deps.database, order, { seesPrices, unit: person.unit }),
  ]);
  const { number, status, reference, remarks, isNeutral } = order;
  const today = dutchDate(deps.now());
  const { workshop } = deps.shopSettings.recent();
  const isAsked =
    payment !== null && (payment.state === 'pending' || (payment.payPath ?? payment.anew) !== null);
  const lines = order.lines.map((line) => {
    // Its money was given back, and nobody asks for it again: nothing comes.
    const isComing = isAsked || !order.isUnpaidAgain;
    return lineData(line, isComing ? expectedOn(order, line, today, workshop) : null, person);
  });
  // Told once for all of them, where it is the same for all.
  const isOfOne = new Set(order.lines.map(({ measuredBy }) => measuredBy)).size === 1;
  const date = latestDate(lines.map(({ deliveryDate }) => deliveryDate));
  return {
    name: 'order',
    unit: person.unit,
    ...{ number, status, reference, remarks, isNeutral },
    placedOn: dutchDate(order.placedAt),
    orderedBy: order.customer.contact,
    quotes: seesQuotes ? await quotesOfOrder(deps.database, order.id, person.companyId) : [],
    measuredBy: [...measurers.values()],
    placedBy:
      order.placedByName === null
        ? null
        : {
            staff: order.placedByName,
            customer: isOnBehalf || order.personId !== person.id ? order.customer.contact : null,
          },
    lines: lines.map((line, index) => ({
      ...line,
      photos: presentPhotos(photos.get(order.lines[index]?.id ?? 0)),
      measuredBy: isOfOne ? null : (measurers.get(order.lines[index]?.measuredBy ?? 0) ?? null),
    })),
    totals: seesPrices ? totals : null,
    delivery: date === null ? null : { date, isPromised: !isUnpaid(order) },
    ...sent,
    deliveryAddress: addressLines(order.deliveryAddress),
    invoiceAddress: addressLines(order.invoiceAddress),
    // Whoever may not pay is not asked to.
    payment: canPay ? payment : payment && { ...payment, payPath: null, anew: null },
    onAccount: onAccount.get(order.id) ?? null,
    payUntil: await findLastDay(deps, order),
    ending,
    documents: seesPrices ? documents : null,
    reorderKey: mayOrder ? randomUUID() : null,
    sheetPath: may(person.role, 'see_workshop') ? `/bestelling/${number}/werkbon.pdf` : null,
    officePath: may(person.role, 'see_all_orders') ? `${officeRooms.orders.path}/${number}` : null,
    notice,
    refused: order.lines
      .filter(({ position }) => refused.has(position))
      .map(({ position, productName, boxLabel }) => orderTexts.refusedLine(position, productName, boxLabel)),
  };
}

function lineData(
  line: OrderLine,
  expected: string | null,
  { unit, role }: SignedInPerson,
): Omit<OrderLineData, 'photos' | 'measuredBy'> {
  const { position, boxLabel, reference, amount, totalWidth, totalHeight, summary } = line;
  return {
    code: line.productCode,
    name: line.productName,
    ...{ position, boxLabel, reference, amount, totalWidth, totalHeight },
    summary: summaryInUnit(summary, unit),
    drawing: lineDrawing(line, unit),
    deliveryDate: expected,
    price: may(role, 'see_prices')
      ? { unitCents: line.unitPrice, lineCents: times(line.unitPrice, line.amount) }
      : null,
  };
}

// What is not paid yet is told as it would be when paid today: the day that was told when it was placed may be past.
function expectedOn(
  order: FullOrder,
  { deliveryDays: days, dueOn }: OrderLine,
  today: string,
  workshop: Workshop,
): string | null {
  const { status, deliveryAddress } = order;
  if (!isAwaited(status) || days === null) return null;
  if (!isUnpaid(order)) return dueOn;
  // It is being made: what was promised stands, unless that day has gone by.
  if (status === 'in_production') return dueOn !== null && dueOn >= today ? dueOn : null;
  return deliveryDate({ from: today, days, country: deliveryAddress.country }, workshop);
}

function isUnpaid({ status, isUnpaidAgain }: FullOrder): boolean {
  return status === 'placed' || isUnpaidAgain;
}

async function findTotals(database: Database, order: FullOrder, unit: Unit): Promise<TotalsData> {
  const fees = await database
    .select()
    .from(orderFees)
    .where(eq(orderFees.orderId, order.id))
    .orderBy(asc(orderFees.position));
  return {
    goodsCents: order.goods,
    fees: fees.map(({ kind, subject, price }) => ({
      label: invoiceFeeNames[kind](subject, unit),
      cents: price,
    })),
    shippingCents: order.shipping,
    subtotalCents: cents(order.total - order.vat),
    vatPercent: order.vatPercent,
    vatCents: order.vat,
    totalCents: order.total,
  };
}

function addressLines(address: StoredAddress): readonly string[] {
  return [address.recipient, ...formatAddress(address)];
}
