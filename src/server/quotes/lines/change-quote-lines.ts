import { and, eq, isNotNull } from 'drizzle-orm';
import {
  arrangeLines,
  isSameOrder,
  type Place,
  putLine,
  regroupLine,
  stepLine,
} from '#domain/quote/arrange-lines.ts';
import { type QuoteLine, quoteLimits } from '#domain/quote/quote-line.ts';
import type { Database } from '../../database/database.ts';
import { quoteLines } from '../../database/schema/quotes.ts';
import { copyQuotePhotos } from '../../photos/quote-photos.ts';
import type { FoundQuote } from '../find-quote.ts';
import { lineOf } from '../quote-row.ts';
import { storePlaces } from './line-places.ts';

// For `changeQuote`: each gives null when there is no such line, or no room for another.

/** 'up' and 'down' as one reads; where a line is dropped, before another or last under a heading. */
export type LineMove = 'up' | 'down' | Place;

/** At the edge of its group a line goes into the next one: that is told, for it changes what its end customer reads. */
export async function moveLine(
  transaction: Database,
  quote: FoundQuote,
  id: number,
  move: LineMove,
): Promise<'moved' | 'regrouped' | 'unchanged' | null> {
  const after = typeof move === 'string' ? stepLine(quote.lines, id, move) : putLine(quote.lines, id, move);
  const placed = await place(transaction, quote, id, after);
  if (placed !== true) return placed;
  const groupIn = (lines: readonly QuoteLine[]) => lines.find((line) => line.id === id)?.group;
  return groupIn(quote.lines) === groupIn(after) ? 'moved' : 'regrouped';
}

export async function groupLine(
  transaction: Database,
  quote: FoundQuote,
  id: number,
  group: string,
): Promise<true | 'unchanged' | null> {
  return place(transaction, quote, id, regroupLine(quote.lines, id, group));
}

async function place(
  transaction: Database,
  quote: FoundQuote,
  id: number,
  after: readonly QuoteLine[],
): Promise<true | 'unchanged' | null> {
  if (!hasLine(quote, id)) return null;
  if (isSameOrder(quote.lines, after)) return 'unchanged';
  await storePlaces(transaction, quote.id, after);
  return true;
}

export async function changeScreenAmount(
  transaction: Database,
  { lines }: FoundQuote,
  id: number,
  amount: number,
): Promise<true | 'unchanged' | null> {
  const line = lines.find((one) => one.id === id);
  if (line?.kind !== 'screen') return null;
  if (line.screen.amount === amount) return 'unchanged';
  await transaction
    .update(quoteLines)
    .set({ screen: { ...line.screen, amount } })
    .where(eq(quoteLines.id, id));
  return true;
}

export async function removeLine(
  transaction: Database,
  quote: FoundQuote,
  id: number,
  now: Date,
): Promise<true | null> {
  if (!hasLine(quote, id)) return null;
  await transaction.update(quoteLines).set({ removedAt: now }).where(eq(quoteLines.id, id));
  return true;
}

/** Below the line it was copied from, with its photos. */
export async function copyLine(transaction: Database, quote: FoundQuote, id: number): Promise<number | null> {
  if (!hasLine(quote, id) || isFull(quote)) return null;
  const [row] = await transaction.select().from(quoteLines).where(eq(quoteLines.id, id));
  if (row === undefined) return null;
  const { id: _own, ...values } = row;
  const [copy] = await transaction.insert(quoteLines).values(values).returning();
  if (copy === undefined) throw new Error(`line ${id} was not copied`);
  const at = quote.lines.findIndex((line) => line.id === id) + 1;
  await storePlaces(transaction, quote.id, quote.lines.toSpliced(at, 0, lineOf(copy)));
  await copyQuotePhotos(transaction, id, copy.id);
  return copy.id;
}

/** Where it stood, as far as the others are still there. */
export async function restoreLine(
  transaction: Database,
  quote: FoundQuote,
  id: number,
): Promise<true | null> {
  const row = await findRemovedLine(transaction, quote.id, id);
  if (row === null || isFull(quote)) return null;
  await transaction.update(quoteLines).set({ removedAt: null }).where(eq(quoteLines.id, id));
  const at = Math.min(Math.max(Math.round(row.place) - 1, 0), quote.lines.length);
  const lines = arrangeLines(quote.lines.toSpliced(at, 0, lineOf(row)));
  await storePlaces(transaction, quote.id, lines);
  return true;
}

/** One that was taken out and can still be put back. */
export async function findRemovedLine(database: Database, quoteId: number, id: number) {
  const [row] = await database
    .select()
    .from(quoteLines)
    .where(and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.id, id), isNotNull(quoteLines.removedAt)));
  return row ?? null;
}

function hasLine({ lines }: FoundQuote, id: number): boolean {
  return lines.some((line) => line.id === id);
}

function isFull({ lines }: FoundQuote): boolean {
  return lines.length >= quoteLimits.lines;
}
