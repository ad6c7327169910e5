import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { QuoteConcept } from '#contract/cart-page.ts';
import type { Database } from '../../database/database.ts';
import { quotes } from '../../database/schema/quotes.ts';

// As many as somebody looks through; the others are opened from the list of quotes.
const most = 30;

/** What lines can still be put in, the one that was changed last first. */
export async function listConcepts(database: Database, companyId: number): Promise<readonly QuoteConcept[]> {
  const found = await database
    .select({ number: quotes.number, customer: quotes.customer })
    .from(quotes)
    .where(and(eq(quotes.companyId, companyId), eq(quotes.state, 'concept'), isNull(quotes.removedAt)))
    .orderBy(desc(quotes.updatedAt), desc(quotes.id))
    .limit(most);
  return found.map(({ number, customer }) => ({ number, customer: customer.name }));
}

/** By their id; only a company's own that are still there. */
export async function findQuoteNumbers(
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: quotes.id, number: quotes.number })
    .from(quotes)
    .where(
      and(eq(quotes.companyId, companyId), inArray(quotes.id, [...new Set(ids)]), isNull(quotes.removedAt)),
    );
  return new Map(found.map(({ id, number }) => [id, number]));
}
