import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Address } from '#domain/business/address.ts';
import type { Database } from '../database/database.ts';
import { addresses } from '../database/schema/accounts.ts';
import { lockCompany } from './people.ts';

export type StoredAddress = typeof addresses.$inferSelect;

export type NewAddress = Address & { readonly recipient: string; readonly isDefault: boolean };

// More than any company needs, and few enough to read on one page.
const maxAddresses = 100;

export async function findInvoiceAddress(
  database: Database,
  companyId: number,
): Promise<StoredAddress | null> {
  const [address] = await database
    .select()
    .from(addresses)
    .where(and(eq(addresses.companyId, companyId), eq(addresses.kind, 'invoice')));
  return address ?? null;
}

export function listDeliveryAddresses(
  database: Database,
  companyId: number,
): Promise<readonly StoredAddress[]> {
  return database
    .select()
    .from(addresses)
    .where(deliveryAddressesOf(companyId))
    .orderBy(desc(addresses.isDefault), asc(addresses.recipient), asc(addresses.id));
}

export async function findDeliveryAddress(
  database: Database,
  companyId: number,
  id: number,
): Promise<StoredAddress | null> {
  const [address] = await database
    .select()
    .from(addresses)
    .where(and(deliveryAddressesOf(companyId), eq(addresses.id, id)));
  return address ?? null;
}

/** The one that says the same, to the letter. */
export function sameAddress(
  present: readonly StoredAddress[],
  wanted: Omit<NewAddress, 'isDefault'>,
): StoredAddress | undefined {
  return present.find((known) => textOf(known) === textOf(wanted));
}

function textOf(address: Omit<NewAddress, 'isDefault'>): string {
  const { recipient, country, street, houseNumber, addition, postcode, city } = address;
  return JSON.stringify([recipient, country, street, houseNumber, addition, postcode, city]);
}

/**
 * Whether it was stored: not when the address has gone or there are too many. A new one that is there already is that one: a form
 * that is sent twice adds it once.
 */
export async function saveDeliveryAddress(
  database: Database,
  companyId: number,
  id: number | null,
  address: NewAddress,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // One form after the other: two sent at once cannot both become the default.
    await lockCompany(transaction, companyId);
    const present = await listDeliveryAddresses(transaction, companyId);
    const same = id === null ? sameAddress(present, address) : undefined;
    const place = same?.id ?? id;
    if (place === null ? present.length >= maxAddresses : !present.some((row) => row.id === place))
      return false;
    if (address.isDefault) {
      await transaction
        .update(addresses)
        .set({ isDefault: false })
        .where(and(deliveryAddressesOf(companyId), ne(addresses.id, place ?? 0)));
    }
    if (place === null)
      await transaction.insert(addresses).values({ ...address, companyId, kind: 'delivery' });
    else {
      await transaction
        .update(addresses)
        .set({ ...address, isDefault: address.isDefault || same?.isDefault === true })
        .where(and(deliveryAddressesOf(companyId), eq(addresses.id, place)));
    }
    return true;
  });
}

export async function removeDeliveryAddress(
  database: Database,
  companyId: number,
  id: number,
): Promise<void> {
  await database.delete(addresses).where(and(deliveryAddressesOf(companyId), eq(addresses.id, id)));
}

function deliveryAddressesOf(companyId: number) {
  return and(eq(addresses.companyId, companyId), eq(addresses.kind, 'delivery'));
}
