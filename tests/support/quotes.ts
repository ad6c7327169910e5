import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import type { Database } from '#server/database/database.ts';
import { people } from '#server/database/schema/accounts.ts';
import { quotes } from '#server/database/schema/quotes.ts';
import { makeQuote, type NewQuoteLine } from '#server/quotes/make-quote.ts';
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
