import { sql } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import type { LineToday } from './assess-line.ts';
import type { CartLine } from './cart-line.ts';

/**
 * The line at today's price. A customer who has not yet been told of an earlier change is told of both at once;
 * back at the price that was last seen, there is nothing to tell.
 */
export function repriced(line: CartLine, today: LineToday): CartLine {
  if (today.kind === 'impossible') return line;
  const { price, priceListVersion } = today;
  if (line.priceListVersion === priceListVersion && line.unitPrice === price.unit) return line;
  const seen = line.formerUnitPrice ?? line.unitPrice;
  return {
    ...line,
    priceListVersion,
    unitPrice: price.unit,
    advicePrice: price.advice,
    formerUnitPrice: seen === price.unit ? null : cents(seen),
  };
}

type Change = { readonly before: CartLine; readonly after: CartLine };

/** A line that another tab has just changed is left as that tab made it. */
export async function storeRepriced(database: Database, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ before, after }) => ({
    id: before.id,
    old_version: before.priceListVersion,
    old_price: before.unitPrice,
    answers: before.answers,
    version: after.priceListVersion,
    unit: after.unitPrice,
    advice: after.advicePrice,
    former: after.formerUnitPrice,
  }));
  await database.execute(sql`
    update cart_lines
    set price_list_version = change.version, unit_price_cents = change.unit, advice_price_cents = change.advice,
      former_unit_price_cents = change.former
    from jsonb_to_recordset(${JSON.stringify(rows)}) as change (id integer, old_version integer,
      old_price bigint, answers jsonb, version integer, unit bigint, advice bigint, former bigint)
    where cart_lines.id = change.id and price_list_version = change.old_version
      and unit_price_cents = change.old_price and cart_lines.answers = change.answers`);
}
