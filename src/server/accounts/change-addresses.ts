import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import { companies } from '../database/schema/accounts.ts';
import { changedValues } from '../logbook/changed-values.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import {
  findDeliveryAddress,
  listDeliveryAddresses,
  type NewAddress,
  removeDeliveryAddress,
  type StoredAddress,
  sameAddress,
  saveDeliveryAddress,
} from './addresses.ts';
import { type CompanyChange, inOneLine, type Judge } from './change-company.ts';
import { lockCompany } from './people.ts';

type Deps = Pick<Dependencies, 'database' | 'now'>;

/** Whose address, and which; a new one has no number yet. */
export type AddressPlace = { readonly companyId: number; readonly addressId: number | null };

/** R11.4: a delivery address as staff add or change it. Unlike what customers do with their own, it is in the logbook. */
export function saveAddressByStaff(
  { database, now }: Deps,
  { companyId, addressId }: AddressPlace,
  wanted: NewAddress,
  isAsSeen: Judge<StoredAddress>,
  actor: Actor,
): Promise<CompanyChange<StoredAddress> | { readonly kind: 'too-many' }> {
  return database.transaction(async (transaction) => {
    await lockCompany(transaction, companyId);
    const present = addressId === null ? null : await findDeliveryAddress(transaction, companyId, addressId);
    const subject = await subjectOf({ database: transaction }, companyId);
    if (subject === null || (addressId !== null && present === null)) return { kind: 'unknown' };
    if (present !== null && !isAsSeen(present)) return { kind: 'overtaken', present };
    const same =
      addressId === null
        ? sameAddress(await listDeliveryAddresses(transaction, companyId), wanted)
        : undefined;
    if (same !== undefined && (same.isDefault || !wanted.isDefault)) return { kind: 'unchanged' };
    const after = told(wanted);
    const values = present === null ? { after } : changedValues(told(present), after);
    if (values === null) return { kind: 'unchanged' };
    if (!(await saveDeliveryAddress(transaction, companyId, addressId, wanted))) return { kind: 'too-many' };
    const action = present === null ? 'address_added' : 'address_changed';
    await writeLogbook(transaction, actor, { action, subject, ...values }, now());
    return { kind: 'changed' };
  });
}

/** Orders keep the address they were placed with. Whether there was one. */
export function removeAddressByStaff(
  { database, now }: Deps,
  { companyId, addressId }: AddressPlace & { readonly addressId: number },
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockCompany(transaction, companyId);
    const present = await findDeliveryAddress(transaction, companyId, addressId);
    const subject = await subjectOf({ database: transaction }, companyId);
    if (present === null || subject === null) return false;
    await removeDeliveryAddress(transaction, companyId, addressId);
    const entry = { action: 'address_removed', subject, before: told(present) } as const;
    await writeLogbook(transaction, actor, entry, now());
    return true;
  });
}

function told(address: NewAddress) {
  return { deliveryAddress: inOneLine(address), isDefault: address.isDefault };
}

async function subjectOf({ database }: Pick<Deps, 'database'>, companyId: number) {
  const [company] = await database
    .select({ name: companies.name, isShop: companies.isShop })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (company === undefined || company.isShop) return null;
  return { kind: 'company', id: companyId, name: company.name } as const;
}
