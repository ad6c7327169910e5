import type { Seller } from './seller.ts';

/** A company that is not the demo's. */
export const aSeller: Seller = {
  name: 'Horrenmakerij De Lier B.V.',
  address: {
    country: 'NL',
    street: 'Hoofdstraat',
    houseNumber: '84',
    addition: 'B',
    postcode: '2678 CM',
    city: 'De Lier',
  },
  companyNumber: '27364518',
  vatId: 'NL123456789B13',
  iban: 'NL91ABNA0417164300',
  email: 'boekhouding@horrenmakerij.example',
};
