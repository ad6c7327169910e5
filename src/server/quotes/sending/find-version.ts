import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quotes, quoteVersions } from '../../database/schema/quotes.ts';
import { isOrderedIn } from '../find-quote.ts';
import { withContact } from '../look/find-contact.ts';
import type { ToldVersion } from './quote-mail.ts';

const { id, version, token, document, recipient, sentAt, seenAt, sentBy } = quoteVersions;
const { validUntil, answer, answeredAt, answeredName } = quoteVersions;

/** What was sent of a quote under that number, with who answers for it today; null where nothing was. */
export async function findVersion(
  database: Database,
  quoteId: number,
  number: number,
): Promise<ToldVersion | null> {
  const [found] = await database
    .select({ id, token, document, recipient, sentBy, companyId: quotes.companyId, madeBy: quotes.madeBy })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(version, number)));
  return found === undefined ? null : { ...found, document: await withContact(database, found, found) };
}

/** The last one first. */
export function listVersions(database: Database, quoteId: number) {
  return database
    .select({
      ...{ id, version, token, recipient, sentAt, seenAt, validUntil, answer, answeredAt, answeredName },
      isOrdered: isOrderedIn(sql`quote_versions.version`),
    })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(desc(version));
}
