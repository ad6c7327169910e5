import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { StoredQuoteState } from '#domain/quote/quote-state.ts';
import type { Database } from '#server/database/database.ts';
import { quotes, quoteVersions } from '#server/database/schema/quotes.ts';
import { composeDocument } from '#server/quotes/compose-document.ts';
import { findLook } from '#server/quotes/find-look.ts';
import { findQuote } from '#server/quotes/find-quote.ts';
import { findSender } from '#server/quotes/find-sender.ts';
import { createToken } from '#server/secrets/tokens.ts';
import { aQuote } from './quotes.ts';

type Sent = { readonly state?: Exclude<StoredQuoteState, 'concept'>; readonly now?: Date };

/** A quote of a demo account's company whose first version went out. */
export async function aSentQuote(
  database: Database,
  email: string,
  { state = 'sent', now = new Date() }: Sent = {},
) {
  const { id, companyId, number, madeBy } = await aQuote(database, email, { now });
  const found = await findQuote(database, companyId, number, dutchDate(now));
  if (found === null) throw new Error(`no quote ${number}`);
  const sender = await findSender(database, companyId, await findLook(database, companyId), madeBy);
  const token = createToken();
  await database.insert(quoteVersions).values({
    ...{ quoteId: id, version: 1, token, recipient: found.customer.email, sentBy: madeBy, sentAt: now },
    validUntil: found.validUntil,
    document: composeDocument(found, sender, dutchDate(now)),
  });
  const [quote = found] = await database
    .update(quotes)
    .set({ state, sentAt: now })
    .where(eq(quotes.id, id))
    .returning();
  return { ...quote, token };
}
