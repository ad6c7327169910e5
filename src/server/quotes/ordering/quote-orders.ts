import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { QuoteOrderData } from '#contract/quote/order.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { findCollected } from '../../database/collected-orders.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { quoteOrders, quotes } from '../../database/schema/quotes.ts';
import { writeQuoteEvent } from '../write-quote-event.ts';

export type QuoteOrder = {
  readonly number: string;
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly isOnAccount: boolean;
  readonly isCollected: boolean;
};

/** All orders that were made of a quote, the last one first. */
export async function listQuoteOrders(database: Database, quoteId: number): Promise<readonly QuoteOrder[]> {
  const { id, number, status, placedAt, termDays } = orders;
  const found = await database
    .select({ id, number, status, placedAt, termDays })
    .from(quoteOrders)
    .innerJoin(orders, eq(orders.id, quoteOrders.orderId))
    .where(eq(quoteOrders.quoteId, quoteId))
    .orderBy(desc(orders.id));
  const collected = await findCollected(
    database,
    found.map((order) => order.id),
  );
  return found.map(({ id: orderId, termDays: term, ...order }) => ({
    ...order,
    isOnAccount: term !== null,
    isCollected: collected.has(orderId),
  }));
}

export function presentOrders(made: readonly QuoteOrder[]): readonly QuoteOrderData[] {
  return made.map(({ placedAt, ...order }) => ({ ...order, placedOn: dutchDate(placedAt) }));
}

/** The numbers of the quotes that an order came from, for the company whose they are. */
export async function quotesOfOrder(
  database: Database,
  orderId: number,
  companyId: number,
): Promise<readonly string[]> {
  const found = await database
    .select({ number: quotes.number })
    .from(quoteOrders)
    .innerJoin(quotes, eq(quotes.id, quoteOrders.quoteId))
    .where(and(eq(quoteOrders.orderId, orderId), eq(quotes.companyId, companyId), isNull(quotes.removedAt)))
    .orderBy(quotes.id);
  return found.map(({ number }) => number);
}

type FromQuote = {
  readonly quoteId: number | null;
  readonly quoteVersion: number | null;
  readonly createdAt: Date;
};

/** An order that somebody else has made of a quote whose lines lie in a cart. */
export type OrderedSince = { readonly quote: string; readonly order: string; readonly placedAt: Date };

/**
 * R13.5: orders that stand of the quotes these lines came from, and were made after the lines were put in the cart. Of earlier
 * ones who put them there was told, and said yes.
 */
export async function findOrderedSince(
  database: Database,
  lines: readonly FromQuote[],
): Promise<readonly OrderedSince[]> {
  const since = firstOfEach(lines);
  if (since.size === 0) return [];
  const found = await database
    .select({
      quoteId: quotes.id,
      quote: quotes.number,
      order: orders.number,
      placedAt: orders.placedAt,
      madeAt: quoteOrders.createdAt,
    })
    .from(quoteOrders)
    .innerJoin(quotes, eq(quotes.id, quoteOrders.quoteId))
    .innerJoin(orders, eq(orders.id, quoteOrders.orderId))
    .where(and(inArray(quoteOrders.quoteId, [...since.keys()]), ne(orders.status, 'cancelled')))
    .orderBy(orders.id);
  return found
    .filter(({ quoteId, madeAt }) => madeAt > (since.get(quoteId) ?? madeAt))
    .map(({ quote, order, placedAt }) => ({ quote, order, placedAt }));
}

/** For the transaction that orders them: of two people who order from one quote the second sees the order of the first. */
export async function holdQuotesOf(transaction: Database, lines: readonly FromQuote[]): Promise<void> {
  const ids = [...firstOfEach(lines).keys()];
  if (ids.length === 0) return;
  await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(inArray(quotes.id, ids))
    .orderBy(quotes.id)
    .for('update');
}

type MadeOrder = {
  readonly order: { readonly id: number; readonly number: string };
  readonly lines: readonly FromQuote[];
  readonly personId: number;
};

/** For the transaction that orders them, which holds the quotes. */
export async function noteOrdered(
  transaction: Database,
  { order, lines, personId }: MadeOrder,
  now: Date,
): Promise<void> {
  const ids = [...firstOfEach(lines).keys()];
  if (ids.length === 0) return;
  const found = await transaction
    .select({ quoteId: quotes.id, version: quotes.version })
    .from(quotes)
    .where(inArray(quotes.id, ids))
    .orderBy(quotes.id);
  for (const { quoteId, version: present } of found) {
    const versions = versionsOf(lines, quoteId, present);
    // Who put a quote in the cart twice, and changed it between, orders the last of them.
    const version = Math.max(...versions);
    // By the clock and not by when the transaction began: lines that came into a cart while it waited came before.
    const createdAt = sql`clock_timestamp()`;
    await transaction.insert(quoteOrders).values({ quoteId, orderId: order.id, version, createdAt });
    for (const ordered of versions) {
      const event = { quoteId, version: ordered, kind: 'ordered', text: order.number, personId } as const;
      await writeQuoteEvent(transaction, event, now);
    }
  }
}

/** A quote that was changed since these lines came out of it. */
export type MovedOn = {
  readonly quote: string;
  /** What these lines are of. */
  readonly version: number;
  readonly present: number;
};

/** R13.5: for who is about to order them. The order is of the version they came from, and of none that came after it. */
export async function findMovedOn(
  database: Database,
  lines: readonly FromQuote[],
): Promise<readonly MovedOn[]> {
  const ids = [...firstOfEach(lines).keys()];
  if (ids.length === 0) return [];
  const { id, number, version } = quotes;
  const found = await database
    .select({ id, number, version })
    .from(quotes)
    .where(and(inArray(id, ids), isNull(quotes.removedAt)))
    .orderBy(id);
  return found.flatMap((quote) =>
    versionsOf(lines, quote.id, quote.version)
      .filter((from) => from < quote.version)
      .map((from) => ({ quote: quote.number, version: from, present: quote.version })),
  );
}

// Null is of a process from before versions were kept.
function versionsOf(lines: readonly FromQuote[], quoteId: number, present: number): readonly number[] {
  const found = lines
    .filter((line) => line.quoteId === quoteId)
    .map(({ quoteVersion }) => quoteVersion ?? present);
  return [...new Set(found)].toSorted((one, other) => one - other);
}

// By the quote they came from, since when the first of them lies there.
function firstOfEach(lines: readonly FromQuote[]): ReadonlyMap<number, Date> {
  const since = new Map<number, Date>();
  for (const { quoteId, createdAt } of lines) {
    if (quoteId === null) continue;
    const known = since.get(quoteId);
    if (known === undefined || createdAt < known) since.set(quoteId, createdAt);
  }
  return since;
}
