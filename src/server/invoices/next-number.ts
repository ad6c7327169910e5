import { sql } from 'drizzle-orm';
import { formatDocumentNumber, type NumberSeries } from '#domain/invoice/document-number.ts';
import type { Database } from '../database/database.ts';
import { numberSeries } from '../database/schema/orders.ts';

/**
 * For use in the transaction that stores what bears the number: a rollback gives the number back, so the series has
 * no gap. Whoever comes second waits for the first to commit.
 */
export async function nextNumber(transaction: Database, series: NumberSeries, year: number): Promise<string> {
  const [row] = await transaction
    .insert(numberSeries)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  if (row === undefined) throw new Error(`series ${series} gave no number`);
  return formatDocumentNumber({ series, year, sequence: row.last });
}
