import type { Country } from '../business/address.ts';
import type { Vat } from '../business/vat.ts';

type Agreed = { readonly country: Country; readonly vatPercent: number };

/**
 * Whether goods that were agreed to go to one country may go to another at the same VAT. Without the register's word on the
 * number nobody knows, and what cannot be known is not agreed to.
 */
export function keepsVat({ country, vatPercent }: Agreed, to: Country, { percent, reason }: Vat): boolean {
  return to === country || (percent === vatPercent && reason !== 'unchecked');
}
