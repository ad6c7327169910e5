import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cartLines, carts } from '../database/schema/carts.ts';
import { linesOf } from './find-lines.ts';

/** For who empties it. The cart's row keeps other orders and additions out, the lines' rows keep changes of a line out. */
export async function lockCart(transaction: Database, personId: number): Promise<void> {
  await transaction.select().from(carts).where(eq(carts.personId, personId)).for('update');
  await transaction.select({ id: cartLines.id }).from(cartLines).where(linesOf(personId)).for('update');
}
