import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { staffRoles } from '#domain/account/role.ts';
import { people } from './schema/accounts.ts';

/** Whoever is or was staff, found by their company: looked for by their role alone, every customer's people would be read. */
export const isStaff: SQL | undefined = and(
  inArray(people.role, staffRoles),
  sql`${people.companyId} = (select id from companies where is_shop)`,
);
