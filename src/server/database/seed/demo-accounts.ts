import { cents } from '#domain/money/cents.ts';
import type { addresses, companies, people } from '../schema/accounts.ts';

type NewCompany = Omit<typeof companies.$inferInsert, 'id'>;
type NewPerson = Omit<typeof people.$inferInsert, 'id' | 'companyId' | 'passwordHash'>;
type NewAddress = Omit<typeof addresses.$inferInsert, 'id' | 'companyId'>;

type DemoCompany = { readonly company: NewCompany; readonly addresses: readonly NewAddress[] };

export const demoPassword = 'horren-demo-2026';

/** One for every setting that changes what a customer sees. The numbers pass their checks and belong to nobody here. */
const demoCompanies = {
  vanDijk: {
    company: {
      name: 'Van Dijk Zonwering B.V.',
      companyNumber: '30112233',
      vatId: 'NL004495445B01',
      country: 'NL',
      discountGroup: 'B',
    },
    addresses: [
      address('invoice', 'Van Dijk Zonwering B.V.', 'Atoomweg', '63', 'A', '3542 AB', 'Utrecht'),
      address('delivery', 'Van Dijk Zonwering B.V., magazijn', 'Atoomweg', '65', '', '3542 AB', 'Utrecht'),
      address('delivery', 'Bouwplaats Leidsche Rijn', 'Rijnkade', '12', '', '3541 DJ', 'Utrecht'),
    ],
  },
  zwolle: {
    company: {
      name: 'Kozijnen Centrum Zwolle',
      companyNumber: '05098765',
      vatId: 'NL123456789B13',
      country: 'NL',
      discountGroup: 'A',
    },
    addresses: [
      address('invoice', 'Kozijnen Centrum Zwolle', 'Ceintuurbaan', '28', '', '8024 AA', 'Zwolle'),
      address('delivery', 'Kozijnen Centrum Zwolle', 'Ceintuurbaan', '28', '', '8024 AA', 'Zwolle'),
    ],
  },
  deJong: {
    company: {
      name: 'De Jong Horren en Rolluiken',
      companyNumber: '17054321',
      vatId: 'NL000099998B57',
      country: 'NL',
      discountGroup: 'C',
    },
    addresses: [
      address('invoice', 'De Jong Horren en Rolluiken', 'Kanaaldijk', '151', '', '5651 GW', 'Eindhoven'),
      address('delivery', 'De Jong Horren en Rolluiken', 'Kanaaldijk', '151', 'b', '5651 GW', 'Eindhoven'),
    ],
  },
  hoekstra: {
    company: {
      name: 'Bouwbedrijf Hoekstra',
      companyNumber: '01023456',
      vatId: 'NL812345678B01',
      country: 'NL',
    },
    addresses: [
      address('invoice', 'Bouwbedrijf Hoekstra', 'Marshallweg', '9', '', '8912 AC', 'Leeuwarden'),
      address('delivery', 'Bouwbedrijf Hoekstra', 'Marshallweg', '9', '', '8912 AC', 'Leeuwarden'),
    ],
  },
  raamwerk: {
    company: {
      name: 'Raamwerk Antwerpen BV',
      companyNumber: '1000000021',
      vatId: 'BE1000000021',
      country: 'BE',
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
  vermeer: {
    company: {
      name: 'Vermeer Montage B.V.',
      companyNumber: '24087654',
      vatId: 'NL823456717B01',
      country: 'NL',
      discountGroup: 'B',
      termDays: 14,
      creditLimit: cents(2_500_00),
    },
    addresses: [
      address('invoice', 'Vermeer Montage B.V.', 'Stationsweg', '41', '', '3151 HR', 'Hoek van Holland'),
      address('delivery', 'Vermeer Montage B.V.', 'Stationsweg', '41', '', '3151 HR', 'Hoek van Holland'),
    ],
  },
  maathor: {
    company: {
      name: 'Maathor B.V.',
      companyNumber: '60123459',
      vatId: 'NL854678918B01',
      country: 'NL',
      isShop: true,
    },
    addresses: [address('invoice', 'Maathor B.V.', 'Werkhaven', '1', '', '1033 AA', 'Amsterdam')],
  },
} as const satisfies Readonly<Record<string, DemoCompany>>;

type DemoAccount = DemoCompany & { readonly person: NewPerson };

export const demoAccounts: readonly DemoAccount[] = [
  of('vanDijk', {
    email: 'mm@voorbeeld.nl',
    role: 'company_owner',
    name: 'Marieke van Dijk',
    phone: '+31305550123',
  }),
  of('zwolle', {
    email: 'cm@voorbeeld.nl',
    role: 'company_owner',
    name: 'Kees Bakker',
    phone: '+31385550124',
    cmUnits: true,
  }),
  of('deJong', {
    email: 'totaal@voorbeeld.nl',
    role: 'company_owner',
    name: 'Tom de Jong',
    phone: '+31405550125',
    totalMeasures: true,
  }),
  of('hoekstra', {
    email: 'melding@voorbeeld.nl',
    role: 'company_owner',
    name: 'Sietske Hoekstra',
    phone: '+31585550126',
    showMessage: true,
  }),
  of('raamwerk', {
    email: 'be@voorbeeld.be',
    role: 'company_owner',
    name: 'Bart Peeters',
    phone: '+3235550127',
  }),
  of('maathor', {
    email: 'beheer@voorbeeld.nl',
    role: 'owner',
    name: 'Beheer Maathor',
    phone: '+31205550128',
  }),
  of('maathor', {
    email: 'verkoop@voorbeeld.nl',
    role: 'sales',
    name: 'Vera Koopmans',
    phone: '+31205550129',
  }),
  of('maathor', {
    email: 'boekhouding@voorbeeld.nl',
    role: 'bookkeeping',
    name: 'Bo de Haan',
    phone: '+31205550130',
  }),
  of('maathor', {
    email: 'werkplaats@voorbeeld.nl',
    role: 'workshop',
    name: 'Wim Smit',
    phone: '+31205550131',
  }),
  of('vanDijk', {
    email: 'inkoop@voorbeeld.nl',
    role: 'buyer',
    name: 'Ingrid Kramer',
    phone: '+31305550132',
  }),
  of('vanDijk', {
    email: 'meter@voorbeeld.nl',
    role: 'measurer',
    name: 'Mees Terpstra',
    phone: '+31305550133',
  }),
  of('vermeer', {
    email: 'rekening@voorbeeld.nl',
    role: 'company_owner',
    name: 'Rianne Vermeer',
    phone: '+31105550134',
  }),
  of('vermeer', {
    email: 'inkoop-rekening@voorbeeld.nl',
    role: 'buyer',
    name: 'Ruben Blok',
    phone: '+31105550135',
  }),
];

function of(company: keyof typeof demoCompanies, person: NewPerson): DemoAccount {
  return { ...demoCompanies[company], person };
}

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
