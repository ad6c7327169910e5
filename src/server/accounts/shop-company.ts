import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Seller } from '#domain/business/seller.ts';
import type { Database } from '../database/database.ts';
import { isStaff } from '../database/is-staff.ts';
import { addresses, companies, people } from '../database/schema/accounts.ts';

/**
 * The company whose people are staff. A fresh shop has none: it is who sells, by the settings. One that was closed with the
 * demo's people is open again. To be called in the transaction that adds somebody to it.
 */
export async function openShopCompany(transaction: Database, seller: Seller, now: Date): Promise<number> {
  const { name, companyNumber, vatId, address } = seller;
  const [added] = await transaction
    .insert(companies)
    .values({
      name,
      companyNumber,
      vatId,
      country: address.country,
      isShop: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: companies.id });
  if (added !== undefined) {
    await transaction
      .insert(addresses)
      .values({ ...address, companyId: added.id, kind: 'invoice', recipient: name, createdAt: now });
    return added.id;
  }
  const [known] = await transaction
    .update(companies)
    .set({ blockedAt: null, updatedAt: now })
    .where(eq(companies.isShop, true))
    .returning({ id: companies.id });
  if (known === undefined) throw new Error('the shop has no company of its own');
  return known.id;
}

/** Whether anybody can let others in. */
export async function hasStaffOwner(database: Database): Promise<boolean> {
  const owners = and(
    isStaff,
    eq(people.role, 'owner'),
    isNotNull(people.passwordHash),
    isNull(people.blockedAt),
    isNull(people.removedAt),
  );
  return (await database.$count(people, owners)) > 0;
}
