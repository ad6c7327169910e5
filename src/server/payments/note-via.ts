import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { payments } from '../database/schema/payments.ts';

/** Where the payer came from (R7.8); false for a link we do not know. */
export async function noteVia(database: Database, token: string, via: string): Promise<boolean> {
  const noted = await database
    .update(payments)
    .set({ via })
    .where(eq(payments.token, token))
    .returning({ id: payments.id });
  return noted.length === 1;
}
