import { and, asc, eq, inArray } from 'drizzle-orm';
import type { HistoryItem, OrderMailData, PaymentData } from '#contract/office/order.ts';
import { cents } from '#domain/money/cents.ts';
import type { OrderEventKind } from '#domain/order/order-event.ts';
import { formatEuro } from '#text/format/money.ts';
import { describeRefund, mailWords } from '#text/staff/order.ts';
import { describeOrderEvent, nameOfWriter, historyTexts as texts } from '#text/staff/order-history.ts';
import type { Database } from '../../database/database.ts';
import { invoices, orderEvents } from '../../database/schema/orders.ts';
import { staffTasks } from '../../database/schema/tasks.ts';
import type { FullOrder } from '../../orders/find-order.ts';

type Known = {
  // Null for who sees no money.
  readonly payments: readonly PaymentData[] | null;
  readonly mails: readonly OrderMailData[] | null;
};

/** R11.2: what happened to an order, whoever did it, the oldest first. */
export async function tellHistory(
  database: Database,
  order: FullOrder,
  { payments, mails }: Known,
): Promise<readonly HistoryItem[]> {
  const seesPrices = payments !== null;
  const items = [
    tellPlaced(order),
    ...(await tellEvents(database, order.id, seesPrices)),
    ...(payments ?? []).flatMap(tellPayment),
    ...(seesPrices ? await tellDisputes(database, payments) : []),
    ...(seesPrices ? await tellDocuments(database, order.id) : []),
    ...(mails ?? []).map(tellMail),
  ];
  return items.toSorted(inTime);
}

// What one press did has the same second: what it did comes before the papers and mails that follow from it.
function inTime(one: HistoryItem, other: HistoryItem): number {
  const second = (item: HistoryItem) => item.at.slice(0, 19);
  return second(one).localeCompare(second(other)) || rankOf(one) - rankOf(other);
}

function rankOf({ id }: HistoryItem): number {
  return id.startsWith('mail-') ? 2 : /^[FC]/.test(id) ? 1 : 0;
}

function tellPlaced({ placedAt, placedByName, customer }: FullOrder): HistoryItem {
  return {
    id: 'placed',
    at: placedAt.toISOString(),
    tone: 'news',
    text:
      placedByName === null
        ? texts.placed(customer.contact)
        : texts.placedFor(placedByName, customer.contact),
    by: null,
  };
}

const tones: Readonly<Partial<Record<OrderEventKind, HistoryItem['tone']>>> = {
  held: 'attention',
  taken_back: 'attention',
  cancelled: 'attention',
  expired: 'attention',
  address_changed: 'news',
  document_sent: 'news',
  noted: 'note',
};

async function tellEvents(
  database: Database,
  orderId: number,
  seesPrices: boolean,
): Promise<readonly HistoryItem[]> {
  const found = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return found.map((event) => ({
    id: `event-${event.id}`,
    at: event.createdAt.toISOString(),
    tone: event.details?.leftBehind === undefined ? (tones[event.kind] ?? 'good') : 'attention',
    text: describeOrderEvent(event, seesPrices),
    by: nameOfWriter(event.personName, event.personRole),
  }));
}

function tellPayment({ id, paidAt, amountCents, attempts }: PaymentData): readonly HistoryItem[] {
  const paid = attempts.find(({ status, isSurplus }) => status === 'paid' && !isSurplus);
  const amount = formatEuro(cents(amountCents));
  const received: readonly HistoryItem[] =
    paidAt === null
      ? []
      : [
          {
            id: `payment-${id}`,
            at: paidAt,
            tone: 'good',
            text: paid === undefined ? texts.paidPlain : texts.paid(paid.method, amount),
            by: null,
          },
        ];
  const back = attempts.flatMap((attempt) =>
    attempt.refunds.map(
      (refund, index): HistoryItem => ({
        id: `refund-${attempt.id}-${index}`,
        at: refund.at,
        tone: refund.status === 'failed' ? 'attention' : 'news',
        text: texts.refund(formatEuro(cents(refund.amountCents)), describeRefund(refund)),
        by: null,
      }),
    ),
  );
  return [...received, ...back];
}

// The moment a dispute came in is kept with the task it became.
async function tellDisputes(
  database: Database,
  payments: readonly PaymentData[],
): Promise<readonly HistoryItem[]> {
  const found = await database
    .select()
    .from(staffTasks)
    .where(
      and(
        eq(staffTasks.kind, 'charged_back'),
        inArray(
          staffTasks.paymentId,
          payments.map(({ id }) => id),
        ),
      ),
    );
  return found.map(({ id, createdAt, amount }) => ({
    id: `dispute-${id}`,
    at: createdAt.toISOString(),
    tone: 'attention',
    text: texts.chargedBack(formatEuro(amount ?? cents(0))),
    by: null,
  }));
}

async function tellDocuments(database: Database, orderId: number): Promise<readonly HistoryItem[]> {
  const found = await database
    .select({ kind: invoices.kind, number: invoices.number, createdAt: invoices.createdAt })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return found.map(({ kind, number, createdAt }) => ({
    id: number,
    at: createdAt.toISOString(),
    tone: 'news',
    text: kind === 'invoice' ? texts.invoice(number) : texts.creditNote(number),
    by: null,
  }));
}

function tellMail({ id, at, subject, status }: OrderMailData): HistoryItem {
  return {
    id: `mail-${id}`,
    at,
    tone: status === 'failed' ? 'attention' : 'news',
    text: texts.mail(subject, mailWords[status]),
    by: null,
  };
}
