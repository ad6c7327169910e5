import { and, eq } from 'drizzle-orm';
import type { Country } from '#domain/business/address.ts';
import type { SignedInCustomer } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { addresses } from '../database/schema/accounts.ts';

/** Where the order goes unless the customer chooses otherwise at the checkout; decides the VAT shown until then. */
export async function deliveryCountry(database: Database, customer: SignedInCustomer): Promise<Country> {
  const [address] = await database
    .select({ country: addresses.country })
    .from(addresses)
    .where(
      and(
        eq(addresses.customerId, customer.id),
        eq(addresses.kind, 'delivery'),
        eq(addresses.isDefault, true),
      ),
    );
  return address?.country ?? customer.country;
}
