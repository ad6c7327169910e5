import { and, eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { canBeAccepted } from '#domain/quote/quote-state.ts';
import { mayRemind } from '#domain/quote/sending.ts';
import { quoteMails } from '#text/quotes/mails.ts';
import type { Dependencies, SignedInPerson } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { quoteEvents } from '../../database/schema/quotes.ts';
import { lockQuote } from '../change-quote.ts';
import { writeQuoteEvent } from '../write-quote-event.ts';
import { findVersion } from './find-version.ts';
import { isMailed, mailEndCustomer, quoteLink, quoteMailKey } from './quote-mail.ts';

type RemindDependencies = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

export type Reminded =
  | 'reminded'
  | 'gone'
  /** Nobody waits for an answer to it. */
  | 'not-out'
  /** There was one today. */
  | 'tomorrow'
  /** There were as many as there may be. */
  | 'never';

/** One mail with the same link, told in the history. The same key is the same click. */
export function remindQuote(
  deps: RemindDependencies,
  { id: personId, companyId }: Pick<SignedInPerson, 'id' | 'companyId'>,
  { number, key }: { readonly number: string; readonly key: string },
): Promise<Reminded> {
  return deps.database.transaction(async (transaction): Promise<Reminded> => {
    const now = deps.now();
    const quote = await lockQuote(transaction, companyId, number, now);
    if (quote === null) return 'gone';
    const dedupeKey = quoteMailKey('reminded', quote.id, key);
    if (await isMailed(transaction, dedupeKey)) return 'reminded';
    if (!canBeAccepted(quote.standing)) return 'not-out';
    const when = mayRemind(await listReminded(transaction, quote.id), dutchDate(now));
    if (when !== 'now') return when;
    const version = await findVersion(transaction, quote.id, quote.version);
    if (version === null) return 'not-out';
    await writeQuoteEvent(
      transaction,
      {
        ...{ quoteId: quote.id, version: quote.version },
        ...{ kind: 'reminded', text: version.recipient, personId },
      },
      now,
    );
    await mailEndCustomer(deps, transaction, version, {
      dedupeKey,
      text: quoteMails.reminded({ document: version.document, link: quoteLink(deps, version.token) }),
    });
    return 'reminded';
  });
}

/** On which days its end customer was reminded, of whatever version. */
export async function listReminded(database: Database, quoteId: number): Promise<readonly string[]> {
  const rows = await database
    .select({ at: quoteEvents.createdAt })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, 'reminded')));
  return rows.map(({ at }) => dutchDate(at));
}
