import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Of what was paid in another way while somebody else held the payment: its trigger waits for nobody (close_links.sql). */
export async function closeLinks(database: Database): Promise<void> {
  await database.execute(sql`select close_links(array(select id from payments where status = 'open'))`);
}
