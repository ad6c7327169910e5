import { saveDeliveryAddress } from '../accounts/addresses.ts';
import type { Database } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/orders.ts';

/** Once, however often the form is sent. */
export async function keepAddress(
  database: Database,
  companyId: number,
  address: StoredAddress,
): Promise<void> {
  const { recipient, country, street, houseNumber, addition, postcode, city } = address;
  const added = { recipient, country, street, houseNumber, addition, postcode, city, isDefault: false };
  await saveDeliveryAddress(database, companyId, null, added);
}
