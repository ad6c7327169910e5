import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { maxCartLines } from '#domain/cart/terms.ts';
import type { Database } from '../database/database.ts';
import type { LineSnapshot } from './cart-line.ts';

/** What makes a repeat of a call recognisable as the same call. */
export type CallIdentity = {
  readonly key: string;
  readonly route: string;
  readonly bodyHash: string;
};

export type NewLines = {
  readonly personId: number;
  readonly lines: readonly LineSnapshot[];
  // The line that the first of `lines` takes the place of; null to add all.
  readonly replaced: number | null;
  readonly call: CallIdentity | null;
};

export type PutOutcome =
  // `lines` is how many the cart held just after; for a repeat, what the first call was told.
  | { readonly kind: 'done'; readonly timestamps: readonly number[]; readonly lines: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'other-call' }
  // No room for all of them, so none was added; `lines` is what it holds.
  | { readonly kind: 'full'; readonly lines: number };

const full = z.object({ lines: z.number() });
/** What is told of a call that was done, to it and to its repeats. */
export const putAnswer = z.object({ timestamps: z.array(z.number()), lines: z.number() });

/** Adds lines or replaces one, in one round trip; see database/functions/put_cart_lines.sql. */
export async function putLines(database: Database, wanted: NewLines, now: Date): Promise<PutOutcome> {
  const [outcome] = await putAllLines(database, [wanted], now);
  if (outcome === undefined) throw new Error('nothing is told of lines that were put');
  return outcome;
}

/** Of several calls, in one round trip: all of them are done when it is back, or none. Each outcome in its call's place. */
export async function putAllLines(
  database: Database,
  wanted: readonly NewLines[],
  now: Date,
): Promise<readonly PutOutcome[]> {
  // Of everybody's carts in one order, and of one person's calls in the order they came.
  const places = [...wanted.keys()].toSorted((a, b) => personOf(wanted[a]) - personOf(wanted[b]) || a - b);
  const calls = places.flatMap((place) => wanted[place] ?? []);
  const rows = await statementOf(database).execute({
    people: calls.map(({ personId }) => personId),
    products: calls.map(({ lines }) => lines[0]?.productCode ?? null),
    now: now.getTime(),
    replaced: calls.map(({ replaced }) => replaced),
    adding: calls.map(addedBy),
    lines: JSON.stringify(calls.flatMap(linesOfCall)),
    keys: calls.map(({ call }) => call?.key ?? null),
    routes: calls.map(({ call }) => call?.route ?? null),
    hashes: calls.map(({ call }) => call?.bodyHash ?? null),
  });
  const outcomes: PutOutcome[] = [];
  for (const [index, row] of rows.entries()) outcomes[places[index] ?? 0] = outcomeOf(row);
  return outcomes;
}

function personOf(wanted: NewLines | undefined): number {
  return wanted?.personId ?? 0;
}

function addedBy({ lines, replaced }: NewLines): number {
  return replaced === null ? lines.length : lines.length - 1;
}

function outcomeOf(row: { readonly outcome: string; readonly answer: unknown }): PutOutcome {
  if (row.outcome === 'gone') return { kind: 'gone' };
  if (row.outcome === 'other_call') return { kind: 'other-call' };
  if (row.outcome === 'full') return { kind: 'full', ...full.parse(row.answer) };
  return { kind: 'done', ...putAnswer.parse(row.answer) };
}

// Planned once for each connection: planning takes a tenth of the time that writing a line does.
function prepareStatement(database: Database) {
  const of = sql.placeholder;
  return database
    .select({ outcome: sql<string>`outcome`, answer: sql<unknown>`answer` })
    .from(
      sql`put_cart_lines(${of('people')}, ${of('products')}, ${of('now')}, ${of('replaced')}, ${of('adding')},
        ${of('lines')}, ${of('keys')}, ${of('routes')}, ${of('hashes')}, ${maxCartLines})`,
    )
    .prepare('put_cart_lines');
}

const statements = new WeakMap<Database, ReturnType<typeof prepareStatement>>();

function statementOf(database: Database): ReturnType<typeof prepareStatement> {
  const statement = statements.get(database) ?? prepareStatement(database);
  statements.set(database, statement);
  return statement;
}

// PostgreSQL counts from one.
function linesOfCall({ lines, replaced }: NewLines, index: number) {
  const before = replaced === null ? 0 : 1;
  return lines.map((line, place) => ({
    call: index + 1,
    place: place < before ? null : place - before,
    ...columnsOf(line),
  }));
}

function columnsOf(line: LineSnapshot) {
  return {
    product_code: line.productCode,
    device: line.device,
    unit: line.unit,
    answers: line.answers,
    summary: line.summary,
    amount: line.amount,
    opening_width_mm: line.openingWidth,
    opening_height_mm: line.openingHeight,
    total_width_mm: line.totalWidth,
    total_height_mm: line.totalHeight,
    price_list_version: line.priceListVersion,
    unit_price_cents: line.unitPrice,
    advice_price_cents: line.advicePrice,
    box_label: line.boxLabel,
    reference: line.reference,
    custom_ral: line.customRal,
    measured_by: line.measuredBy ?? null,
    quote_id: line.quoteId ?? null,
    quote_version: line.quoteVersion ?? null,
  };
}
