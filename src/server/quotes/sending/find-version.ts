import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quoteVersions } from '../../database/schema/quotes.ts';
import type { ToldVersion } from './quote-mail.ts';

const { id, version, token, document, recipient, sentAt, seenAt } = quoteVersions;
const { answer, answeredAt, answeredName } = quoteVersions;

/** What was sent of a quote under that number; null where nothing was. */
export async function findVersion(
  database: Database,
  quoteId: number,
  number: number,
): Promise<ToldVersion | null> {
  const [found] = await database
    .select({ id, token, document, recipient })
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(version, number)));
  return found ?? null;
}

/** The last one first. */
export function listVersions(database: Database, quoteId: number) {
  return database
    .select({ id, version, token, recipient, sentAt, seenAt, answer, answeredAt, answeredName })
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(desc(version));
}
