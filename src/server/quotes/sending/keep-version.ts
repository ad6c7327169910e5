import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { QuoteSender } from '#domain/quote/quote-document.ts';
import type { Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { quotes, quoteVersions } from '../../database/schema/quotes.ts';
import { composeDocument } from '../compose-document.ts';
import type { FoundQuote } from '../find-quote.ts';
import type { ToldVersion } from './quote-mail.ts';

type Keeping = { readonly sender: QuoteSender; readonly sentBy: number; readonly now: Date };

/** For who holds a concept: what is sent of it, as nobody can change it any more, and its PDF in the queue. */
export async function keepVersion(
  { jobs }: Pick<Dependencies, 'jobs'>,
  transaction: Database,
  quote: FoundQuote,
  { sender, sentBy, now }: Keeping,
): Promise<ToldVersion> {
  const { id: quoteId, version, validUntil, customer } = quote;
  const [kept] = await transaction
    .insert(quoteVersions)
    .values({
      ...{ quoteId, version, validUntil, sentBy, sentAt: now },
      // 256 bits: whoever holds it may read, and nobody finds it by trying.
      token: randomBytes(32).toString('base64url'),
      document: composeDocument(quote, sender, dutchDate(now)),
      recipient: customer.email,
    })
    .returning();
  if (kept === undefined) throw new Error('a version of a quote was not stored');
  await transaction
    .update(quotes)
    .set({ state: 'sent', sentAt: now, answeredAt: null })
    .where(eq(quotes.id, quoteId));
  await jobs.enqueue(transaction, 'make-quote-pdf', { versionId: kept.id });
  return kept;
}
