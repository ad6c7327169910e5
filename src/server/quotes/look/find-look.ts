import { eq } from 'drizzle-orm';
import { firstLook, type QuoteLook } from '#domain/quote/look.ts';
import type { Database } from '../../database/database.ts';
import { quoteLooks } from '../../database/schema/quotes.ts';

export async function findLook(database: Database, companyId: number): Promise<QuoteLook> {
  const [look] = await database.select().from(quoteLooks).where(eq(quoteLooks.companyId, companyId));
  return look ?? firstLook;
}
