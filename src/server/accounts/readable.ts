import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { specialRequests } from '../database/schema/photos.ts';

export type Reader = Pick<SignedInPerson, 'id' | 'role' | 'companyId'>;

// R12.1: the one place that says who reads what. Whatever is left out by it is not there for its reader, so that numbers
// cannot be tried out.

/** For a query on orders: all of them for staff, the company's, or those that somebody placed or measured for. */
export function readableOrders(database: Database, { id, role, companyId }: Reader): SQL | undefined {
  if (may(role, 'see_all_orders')) return undefined;
  const ofCompany = eq(orders.companyId, companyId);
  if (may(role, 'see_company_orders')) return ofCompany;
  const measured = database
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.measuredBy, id)));
  return and(ofCompany, or(eq(orders.personId, id), exists(measured)));
}

/** For a query on special requests: all of them for staff, the company's, or somebody's own. */
export function readableRequests(database: Database, { id, role, companyId }: Reader): SQL | undefined {
  if (may(role, 'see_customers')) return undefined;
  if (!may(role, 'see_company_orders')) return eq(specialRequests.personId, id);
  const colleague = database
    .select({ one: sql`1` })
    .from(people)
    .where(and(eq(people.id, specialRequests.personId), eq(people.companyId, companyId)));
  return exists(colleague);
}
