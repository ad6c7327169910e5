import type { Address } from '#domain/business/address.ts';

type Seller = {
  readonly name: string;
  readonly address: Address;
  readonly companyNumber: string;
  readonly vatId: string;
  readonly iban: string;
  readonly email: string;
};

// Who stands on invoices, sheets and e-invoices. A demo company: the numbers pass their checks and belong to nobody.
export const seller: Seller = {
  name: 'Maathor B.V.',
  address: {
    country: 'NL',
    street: 'Werkhaven',
    houseNumber: '1',
    addition: '',
    postcode: '1033 AA',
    city: 'Amsterdam',
  },
  companyNumber: '60123459',
  vatId: 'NL854678918B01',
  iban: 'NL91ABNA0417164300',
  email: 'administratie@voorbeeld.nl',
};
