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
const answer = z.object({ timestamps: z.array(z.number()), lines: z.number() });

/** Adds lines or replaces one, in one round trip; see database/functions/put_cart_lines.sql. */
export async function putLines(
  database: Database,
  { personId, lines, replaced, call }: NewLines,
  now: Date,
): Promise<PutOutcome> {
  const [row] = await statementOf(database).execute({
    ...{ personId, replaced },
    now: now.getTime(),
    lines: JSON.stringify(lines.map(columnsOf)),
    ...{ key: call?.key ?? null, route: call?.route ?? null, bodyHash: call?.bodyHash ?? null },
  });
  if (row?.outcome === 'gone') return { kind: 'gone' };
  if (row?.outcome === 'other_call') return { kind: 'other-call' };
  if (row?.outcome === 'full') return { kind: 'full', ...full.parse(row.answer) };
  return { kind: 'done', ...answer.parse(row?.answer) };
}

// Planned once for each connection: planning takes a tenth of the time that writing a line does.
function prepareStatement(database: Database) {
  const of = sql.placeholder;
  return database
    .select({ outcome: sql<string>`outcome`, answer: sql<unknown>`answer` })
    .from(
      sql`put_cart_lines(${of('personId')}, ${of('now')}, ${of('replaced')}, ${of('lines')}, ${of('key')},
        ${of('route')}, ${of('bodyHash')}, ${maxCartLines})`,
    )
    .prepare('put_cart_lines');
}

const statements = new WeakMap<Database, ReturnType<typeof prepareStatement>>();

function statementOf(database: Database): ReturnType<typeof prepareStatement> {
  const statement = statements.get(database) ?? prepareStatement(database);
  statements.set(database, statement);
  return statement;
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
  };
}
