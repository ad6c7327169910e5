import { listDeliveryAddresses, saveDeliveryAddress } from '../accounts/addresses.ts';
import { lockCompany } from '../accounts/people.ts';
import type { Database } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/orders.ts';

/** Once, however often the form is sent. */
export async function keepAddress(
  database: Database,
  companyId: number,
  address: StoredAddress,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCompany(transaction, companyId);
    const present = await listDeliveryAddresses(transaction, companyId);
    if (present.some((known) => textOf(known) === textOf(address))) return;
    const { recipient, country, street, houseNumber, addition, postcode, city } = address;
    const added = { recipient, country, street, houseNumber, addition, postcode, city, isDefault: false };
    await saveDeliveryAddress(transaction, companyId, null, added);
  });
}

function textOf({
  recipient,
  country,
  street,
  houseNumber,
  addition,
  postcode,
  city,
}: StoredAddress): string {
  return JSON.stringify([recipient, country, street, houseNumber, addition, postcode, city]);
}
