import { eq } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { type FullOrder, findOrder } from './find-order.ts';

/** Null for somebody else's, so that numbers cannot be tried out. Staff may see every order. */
export async function findCustomerOrder(
  database: Database,
  { id, role }: SignedInPerson,
  number: string,
): Promise<FullOrder | null> {
  const [found] = await database
    .select({ id: orders.id, personId: orders.personId })
    .from(orders)
    .where(eq(orders.number, number));
  if (found === undefined || (found.personId !== id && !may(role, 'see_all_orders'))) return null;
  return findOrder(database, found.id);
}
