import { eq, getTableColumns, sql } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { type LinkStanding, linkStandingOf } from '#domain/quote/link-standing.ts';
import type { Database } from '../../database/database.ts';
import { isThere } from '../../database/is-there.ts';
import { quotes, quoteVersions } from '../../database/schema/quotes.ts';
import { isOrderedIn } from '../find-quote.ts';
import { withContact } from '../look/find-contact.ts';

const { pdf: _, ...versionColumns } = getTableColumns(quoteVersions);

const hasNewer = isThere(sql`from quote_versions newer
  where newer.quote_id = quote_versions.quote_id and newer.version > quote_versions.version`);

type LinkedVersion = Omit<typeof quoteVersions.$inferSelect, 'pdf'>;

/** What a link opens, with who answers for it today. Of the dealer's own data no more than whose it is. */
export type FoundLink = {
  readonly version: LinkedVersion;
  readonly companyId: number;
  readonly standing: LinkStanding;
};

/** One look in one index, whatever is asked for: an address that is no token takes as long as one that is nobody's. */
export async function findLink(database: Database, token: string, now: Date): Promise<FoundLink | null> {
  const [row] = await database
    .select({
      version: versionColumns,
      companyId: quotes.companyId,
      madeBy: quotes.madeBy,
      current: quotes.version,
      state: quotes.state,
      removedAt: quotes.removedAt,
      isOrdered: isOrderedIn(sql`quote_versions.version`),
      hasNewer,
    })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .where(eq(quoteVersions.token, token));
  if (row === undefined) return null;
  const { companyId, current, state, removedAt, isOrdered } = row;
  const quote = { version: current, state, isRemoved: removedAt !== null };
  const facts = { ...row.version, quote, isOrdered, hasNewer: row.hasNewer };
  const version = { ...row.version, document: await withContact(database, row, row.version) };
  return { version, companyId, standing: linkStandingOf(facts, dutchDate(now)) };
}

/** Holds the quote, as every change and every other answer does. The clock is read by who holds it: midnight waits for nobody. */
export async function lockLink(
  transaction: Database,
  token: string,
  now: () => Date,
): Promise<FoundLink | null> {
  await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .innerJoin(quoteVersions, eq(quoteVersions.quoteId, quotes.id))
    .where(eq(quoteVersions.token, token))
    .for('update', { of: quotes });
  return findLink(transaction, token, now());
}
