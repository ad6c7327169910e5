import type { Country } from '#domain/business/country.ts';
import { parseBelgianVatId } from '#domain/business/vat-id.ts';
import type { CartBuyer } from '#domain/cart/cart-totals.ts';
import type { SignedInCustomer } from '../app-env.ts';

type Buyer = Pick<SignedInCustomer, 'discountGroup' | 'vatId'>;

// What decides fees and VAT, given where the order goes.
export function cartBuyer({ discountGroup, vatId }: Buyer, deliveryCountry: Country): CartBuyer {
  return {
    discountGroup,
    deliveryCountry,
    hasValidBelgianVatId: vatId?.startsWith('BE') === true && parseBelgianVatId(vatId) !== null,
  };
}
