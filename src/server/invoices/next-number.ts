import { sql } from 'drizzle-orm';
import { formatDocumentNumber, type NumberSeries } from '#domain/invoice/document-number.ts';
import type { Database } from '../database/database.ts';
import { numberSeries } from '../database/schema/orders.ts';

/**
 * For use in the transaction that stores what bears the number: a rollback gives the number back, so the series has
 * no gap. Whoever comes second waits for the first to commit.
 */
export async function nextNumber(transaction: Database, series: NumberSeries, year: number): Promise<string> {
  const [number] = await nextNumbers(transaction, series, year, 1);
  if (number === undefined) throw new Error(`series ${series} gave no number`);
  return number;
}

/** Several that follow each other. */
export async function nextNumbers(
  transaction: Database,
  series: NumberSeries,
  year: number,
  count: number,
): Promise<readonly string[]> {
  const [row] = await transaction
    .insert(numberSeries)
    .values({ series, year, last: count })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { last: sql`${numberSeries.last} + ${count}` },
    })
    .returning({ last: numberSeries.last });
  if (row === undefined) throw new Error(`series ${series} gave no number`);
  return Array.from({ length: count }, (_, index) =>
    formatDocumentNumber({ series, year, sequence: row.last - count + index + 1 }),
  );
}
