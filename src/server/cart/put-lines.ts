import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { LineSnapshot } from './cart-line.ts';

// What makes a repeat of a call recognisable as the same call.
export type CallIdentity = {
  readonly key: string;
  readonly route: string;
  readonly bodyHash: string;
};

export type NewLines = {
  readonly customerId: number;
  readonly lines: readonly LineSnapshot[];
  // The line that the first of `lines` takes the place of; null to add all.
  readonly replaced: number | null;
  readonly call: CallIdentity | null;
};

export type PutOutcome =
  // `lines` is how many the cart held just after; for a repeat, what the first call was told.
  | { readonly kind: 'done'; readonly timestamps: readonly number[]; readonly lines: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'other-call' };

const answer = z.object({ timestamps: z.array(z.number()), lines: z.number() });

// Adds lines or replaces one, in one round trip; see put_cart_lines in the migrations.
export async function putLines(
  database: Database,
  { customerId, lines, replaced, call }: NewLines,
  now: Date,
): Promise<PutOutcome> {
  const { rows } = await database.execute<{ outcome: string; answer: unknown }>(sql`
    select outcome, answer from put_cart_lines(
      ${customerId}, ${now.getTime()}, ${replaced}, ${JSON.stringify(lines.map(columnsOf))},
      ${call?.key ?? null}, ${call?.route ?? null}, ${call?.bodyHash ?? null})`);
  const [row] = rows;
  if (row?.outcome === 'gone') return { kind: 'gone' };
  if (row?.outcome === 'other_call') return { kind: 'other-call' };
  return { kind: 'done', ...answer.parse(row?.answer) };
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
    custom_ral: line.customRal,
  };
}
