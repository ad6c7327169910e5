import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import type { QuoteLook } from '#domain/quote/look.ts';
import type { Database } from '#server/database/database.ts';
import { people } from '#server/database/schema/accounts.ts';
import { quotes, quoteVersions } from '#server/database/schema/quotes.ts';
import { composeDocument } from '#server/quotes/compose-document.ts';
import { findQuote } from '#server/quotes/find-quote.ts';
import { findLook } from '#server/quotes/look/find-look.ts';
import { findSender } from '#server/quotes/look/find-sender.ts';
import { makeQuote, type NewQuoteLine } from '#server/quotes/make-quote.ts';
import { createToken } from '#server/secrets/tokens.ts';
import { aLine } from './cart-lines.ts';

/** Two and a half hours of mounting at € 60,50 incl. 21 %. */
export const mounting: NewQuoteLine = {
  description: 'Montage',
  quantity: 250,
  unit: 'uur',
  price: cents(60_50),
  vatPercent: 21,
};

/** A concept of a demo account's company, for an end customer, with a line of the cart and mounting where none are given. */
export async function aQuote(
  database: Database,
  email: string,
  given: { readonly lines?: readonly NewQuoteLine[]; readonly now?: Date } = {},
) {
  const [person] = await database.select().from(people).where(eq(people.email, email));
  if (person === undefined) throw new Error(`nobody is called ${email}`);
  const { lines = [{ screen: aLine() }, mounting], now = new Date() } = given;
  return database.transaction(async (transaction) => {
    const { companyId, id: personId } = person;
    const made = { companyId, personId, country: 'NL', key: randomUUID(), cause: 'made', lines } as const;
    const { quote } = await makeQuote(transaction, made, now);
    const customer = {
      name: 'Familie De Wit',
      email: 'dewit@voorbeeld.nl',
      phone: '0612345678',
      street: 'Dorpsstraat 12',
      postcode: '1234 AB',
      city: 'Haarlem',
      country: 'NL',
    } as const;
    const [stored = quote] = await transaction
      .update(quotes)
      .set({ customer })
      .where(eq(quotes.id, quote.id))
      .returning();
    return stored;
  });
}

type Sent = {
  readonly lines?: readonly NewQuoteLine[];
  readonly now?: Date;
  readonly validUntil?: string;
  readonly look?: Partial<QuoteLook>;
  /** What the quote itself is given before it goes out. */
  readonly quote?: Partial<typeof quotes.$inferInsert>;
};

/** As it is once sent: one version, under a token that opens it. */
export async function aSentQuote(database: Database, email: string, given: Sent = {}) {
  const { now = new Date(), look: own = {}, validUntil = addDays(dutchDate(now), 30) } = given;
  const made = await aQuote(database, email, given);
  await database
    .update(quotes)
    .set({ ...given.quote, validUntil, state: 'sent', sentAt: now })
    .where(eq(quotes.id, made.id));
  const found = await findQuote(database, made.companyId, made.number, dutchDate(now));
  if (found === null) throw new Error(`${made.number} is gone`);
  const look = { ...(await findLook(database, made.companyId)), ...own };
  const sender = await findSender(database, made.companyId, look, made.madeBy);
  const document = composeDocument(found, sender, dutchDate(now));
  const token = createToken();
  const { id: quoteId, version, madeBy: sentBy, customer } = found;
  const sent = { quoteId, version, token, document, validUntil, sentBy, sentAt: now };
  const [row] = await database
    .insert(quoteVersions)
    .values({ ...sent, recipient: customer.email })
    .returning();
  if (row === undefined) throw new Error('a version was not stored');
  return { quote: found, version: row, token, path: `/offerte/${token}` };
}
