import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quotes, quoteVersions } from '../../database/schema/quotes.ts';
import { writeQuoteEvent } from '../write-quote-event.ts';
import { lockLink } from './find-link.ts';

/** R13.4: the first time somebody else than its maker opens a version. Of two at once, one is the first. */
export function noteOpened(database: Database, token: string, now: () => Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const link = await lockLink(transaction, token, now);
    if (link === null || link.standing === 'removed' || link.version.seenAt !== null) return;
    const { id, quoteId, version } = link.version;
    const seenAt = now();
    await transaction
      .update(quoteVersions)
      .set({ seenAt })
      .where(and(eq(quoteVersions.id, id), isNull(quoteVersions.seenAt)));
    await transaction
      .update(quotes)
      .set({ state: 'seen' })
      .where(and(eq(quotes.id, quoteId), eq(quotes.version, version), eq(quotes.state, 'sent')));
    await writeQuoteEvent(transaction, { quoteId, version, kind: 'seen', personId: null }, seenAt);
  });
}
