import type { addresses, customers } from '../schema/accounts.ts';

type NewCustomer = Omit<typeof customers.$inferInsert, 'id' | 'passwordHash'>;
type NewAddress = Omit<typeof addresses.$inferInsert, 'id' | 'customerId'>;

type DemoAccount = {
  readonly customer: NewCustomer;
  readonly addresses: readonly NewAddress[];
};

export const demoPassword = 'horren-demo-2026';

/** One for every setting that changes what a customer sees. The numbers pass their checks and belong to nobody here. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    customer: {
      email: 'mm@voorbeeld.nl',
      company: 'Van Dijk Zonwering B.V.',
      companyNumber: '30112233',
      vatId: 'NL004495445B01',
      country: 'NL',
      contact: 'Marieke van Dijk',
      phone: '+31305550123',
      discountGroup: 'B',
    },
    addresses: [
      address('invoice', 'Van Dijk Zonwering B.V.', 'Atoomweg', '63', 'A', '3542 AB', 'Utrecht'),
      address('delivery', 'Van Dijk Zonwering B.V., magazijn', 'Atoomweg', '65', '', '3542 AB', 'Utrecht'),
      address('delivery', 'Bouwplaats Leidsche Rijn', 'Rijnkade', '12', '', '3541 DJ', 'Utrecht'),
    ],
  },
  {
    customer: {
      email: 'cm@voorbeeld.nl',
      company: 'Kozijnen Centrum Zwolle',
      companyNumber: '05098765',
      vatId: 'NL123456789B13',
      country: 'NL',
      contact: 'Kees Bakker',
      phone: '+31385550124',
      discountGroup: 'A',
      cmUnits: true,
    },
    addresses: [
      address('invoice', 'Kozijnen Centrum Zwolle', 'Ceintuurbaan', '28', '', '8024 AA', 'Zwolle'),
      address('delivery', 'Kozijnen Centrum Zwolle', 'Ceintuurbaan', '28', '', '8024 AA', 'Zwolle'),
    ],
  },
  {
    customer: {
      email: 'totaal@voorbeeld.nl',
      company: 'De Jong Horren en Rolluiken',
      companyNumber: '17054321',
      vatId: 'NL000099998B57',
      country: 'NL',
      contact: 'Tom de Jong',
      phone: '+31405550125',
      discountGroup: 'C',
      totalMeasures: true,
    },
    addresses: [
      address('invoice', 'De Jong Horren en Rolluiken', 'Kanaaldijk', '151', '', '5651 GW', 'Eindhoven'),
      address('delivery', 'De Jong Horren en Rolluiken', 'Kanaaldijk', '151', 'b', '5651 GW', 'Eindhoven'),
    ],
  },
  {
    customer: {
      email: 'melding@voorbeeld.nl',
      company: 'Bouwbedrijf Hoekstra',
      companyNumber: '01023456',
      vatId: 'NL812345678B01',
      country: 'NL',
      contact: 'Sietske Hoekstra',
      phone: '+31585550126',
      showMessage: true,
    },
    addresses: [
      address('invoice', 'Bouwbedrijf Hoekstra', 'Marshallweg', '9', '', '8912 AC', 'Leeuwarden'),
      address('delivery', 'Bouwbedrijf Hoekstra', 'Marshallweg', '9', '', '8912 AC', 'Leeuwarden'),
    ],
  },
  {
    customer: {
      email: 'be@voorbeeld.be',
      company: 'Raamwerk Antwerpen BV',
      companyNumber: '1000000021',
      vatId: 'BE1000000021',
      country: 'BE',
      contact: 'Bart Peeters',
      phone: '+3235550127',
      discountGroup: 'B',
    },
    addresses: [
      address('invoice', 'Raamwerk Antwerpen BV', 'Noorderlaan', '32', '20', '2030', 'Antwerpen', 'BE'),
      address(
        'delivery',
        'Raamwerk Antwerpen BV, atelier',
        'Noorderlaan',
        '34A',
        '',
        '2030',
        'Antwerpen',
        'BE',
      ),
    ],
  },
  {
    customer: {
      email: 'beheer@voorbeeld.nl',
      role: 'staff',
      company: 'Maathor B.V.',
      companyNumber: '60123459',
      vatId: 'NL854678918B01',
      country: 'NL',
      contact: 'Beheer Maathor',
      phone: '+31205550128',
    },
    addresses: [address('invoice', 'Maathor B.V.', 'Werkhaven', '1', '', '1033 AA', 'Amsterdam')],
  },
];

function address(
  kind: 'invoice' | 'delivery',
  recipient: string,
  street: string,
  houseNumber: string,
  addition: string,
  postcode: string,
  city: string,
  country: 'NL' | 'BE' = 'NL',
): NewAddress {
  return { kind, recipient, street, houseNumber, addition, postcode, city, country };
}
