import { eq } from 'drizzle-orm';
import type { StoredQuoteState } from '#domain/quote/quote-state.ts';
import type { Database } from '#server/database/database.ts';
import { quotes } from '#server/database/schema/quotes.ts';
import { aSentQuote } from './quotes.ts';

type Told = { readonly state?: Exclude<StoredQuoteState, 'concept'>; readonly now?: Date };

/** A quote of a demo account's company whose first version went out, as it stands since. */
export async function aToldQuote(
  database: Database,
  email: string,
  { state = 'sent', now = new Date() }: Told = {},
) {
  const { quote, version, token } = await aSentQuote(database, email, { now });
  const [stored = quote] = await database
    .update(quotes)
    .set({ state })
    .where(eq(quotes.id, quote.id))
    .returning();
  return { ...stored, token, versionId: version.id };
}
