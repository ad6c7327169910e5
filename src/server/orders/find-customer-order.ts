import { eq } from 'drizzle-orm';
import type { SignedInCustomer } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { type FullOrder, findOrder } from './find-order.ts';

/** Null for somebody else's, so that numbers cannot be tried out. Staff may see every order. */
export async function findCustomerOrder(
  database: Database,
  { id, role }: SignedInCustomer,
  number: string,
): Promise<FullOrder | null> {
  const [found] = await database
    .select({ id: orders.id, customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.number, number));
  if (found === undefined || (found.customerId !== id && role !== 'staff')) return null;
  return findOrder(database, found.id);
}
