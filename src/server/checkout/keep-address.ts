import { listDeliveryAddresses, saveDeliveryAddress } from '../accounts/addresses.ts';
import { lockCustomer } from '../accounts/customers.ts';
import type { Database } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/orders.ts';

/** Once, however often the form is sent. */
export async function keepAddress(
  database: Database,
  customerId: number,
  address: StoredAddress,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCustomer(transaction, customerId);
    const present = await listDeliveryAddresses(transaction, customerId);
    if (present.some((known) => textOf(known) === textOf(address))) return;
    const { recipient, country, street, houseNumber, addition, postcode, city } = address;
    const added = { recipient, country, street, houseNumber, addition, postcode, city, isDefault: false };
    await saveDeliveryAddress(transaction, customerId, null, added);
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
