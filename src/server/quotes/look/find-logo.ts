import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quoteLogos } from '../../database/schema/quotes.ts';

/** A PNG of our own making; null for one that its company has taken away since. */
export async function findLogo(database: Database, id: number): Promise<Uint8Array | null> {
  const [logo] = await database
    .select({ content: quoteLogos.content })
    .from(quoteLogos)
    .where(eq(quoteLogos.id, id));
  return logo?.content ?? null;
}
