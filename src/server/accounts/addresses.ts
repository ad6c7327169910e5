import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Address } from '#domain/business/address.ts';
import type { Database } from '../database/database.ts';
import { addresses } from '../database/schema/accounts.ts';
import { lockCustomer } from './customers.ts';

export type StoredAddress = typeof addresses.$inferSelect;

export type NewAddress = Address & { readonly recipient: string; readonly isDefault: boolean };

// More than any customer needs, and few enough to read on one page.
const maxAddresses = 100;

export async function findInvoiceAddress(
  database: Database,
  customerId: number,
): Promise<StoredAddress | null> {
  const [address] = await database
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.kind, 'invoice')));
  return address ?? null;
}

export function listDeliveryAddresses(
  database: Database,
  customerId: number,
): Promise<readonly StoredAddress[]> {
  return database
    .select()
    .from(addresses)
    .where(deliveryAddressesOf(customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.recipient), asc(addresses.id));
}

export async function findDeliveryAddress(
  database: Database,
  customerId: number,
  id: number,
): Promise<StoredAddress | null> {
  const [address] = await database
    .select()
    .from(addresses)
    .where(and(deliveryAddressesOf(customerId), eq(addresses.id, id)));
  return address ?? null;
}

/** Whether it was stored: not when the address has gone or there are too many. */
export async function saveDeliveryAddress(
  database: Database,
  customerId: number,
  id: number | null,
  address: NewAddress,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // One form after the other: two sent at once cannot both become the default.
    await lockCustomer(transaction, customerId);
    const present = await listDeliveryAddresses(transaction, customerId);
    if (id === null ? present.length >= maxAddresses : !present.some((row) => row.id === id)) return false;
    if (address.isDefault) {
      await transaction
        .update(addresses)
        .set({ isDefault: false })
        .where(and(deliveryAddressesOf(customerId), ne(addresses.id, id ?? 0)));
    }
    if (id === null) await transaction.insert(addresses).values({ ...address, customerId, kind: 'delivery' });
    else {
      await transaction
        .update(addresses)
        .set(address)
        .where(and(deliveryAddressesOf(customerId), eq(addresses.id, id)));
    }
    return true;
  });
}

export async function removeDeliveryAddress(
  database: Database,
  customerId: number,
  id: number,
): Promise<void> {
  await database.delete(addresses).where(and(deliveryAddressesOf(customerId), eq(addresses.id, id)));
}

function deliveryAddressesOf(customerId: number) {
  return and(eq(addresses.customerId, customerId), eq(addresses.kind, 'delivery'));
}
