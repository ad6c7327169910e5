import { cents } from '#domain/money/cents.ts';
import type { EndCustomer } from '#domain/quote/quote-document.ts';
import type { StoredQuoteState } from '#domain/quote/quote-state.ts';
import type { NewQuoteLine } from '../quotes/make-quote.ts';
import type { DemoScreen } from './demo-screens.ts';

export type DemoQuote = {
  readonly maker: string;
  readonly daysAgo: number;
  readonly state: StoredQuoteState;
  readonly customer: EndCustomer;
  readonly subject: string;
  // By the room they stand in.
  readonly screens: readonly DemoScreen[];
  readonly own: readonly NewQuoteLine[];
  // Why not.
  readonly reason?: string;
  // The reference of the demo's order that was made of it.
  readonly order?: string;
};

/** Whose quotes they are: the demo's other companies have none. */
export const demoQuoter = 'mm@voorbeeld.nl';

export const demoLook = {
  colour: '#1d5c3f',
  opening: 'Hartelijk dank voor uw aanvraag. Graag bieden wij u het volgende aan.',
  closing: 'Wij meten vrijblijvend bij u in. Heeft u vragen? Bel of mail ons gerust.',
  terms:
    'Levertijd ongeveer drie weken na akkoord. Betaling binnen 14 dagen na plaatsing. Op de horren geven wij vijf jaar garantie.',
  validDays: 30,
} as const;

const [owner, measurer] = [demoQuoter, 'meter@voorbeeld.nl'] as const;
const travel: NewQuoteLine = {
  ...{ description: 'Voorrijkosten', quantity: 100, unit: 'stuk' },
  ...{ price: cents(35_00), vatPercent: 21 },
};
const [white, grey] = ['RAL 9010', 'RAL 7016 structuur'] as const;

/** The oldest first, over all states: what the clock makes of them stays so for the first days of a demo. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    ...{ maker: owner, daysAgo: 60, state: 'sent', subject: 'Hordeur achter' },
    customer: customer('Mevrouw Jansen', 'Merelstraat 4', '3514 CN', 'Utrecht'),
    screens: [['CA-100', 920, 2160, 1, white, 'achterdeur']],
    own: [mounting(150)],
  },
  {
    ...{ maker: measurer, daysAgo: 25, state: 'refused', subject: 'Rolhorren zolder' },
    customer: customer('Familie Pietersen', 'Kerkweg 88', '3603 CM', 'Maarssen'),
    ...{ screens: [['RO-50', 780, 1180, 2, grey, 'zolder']], own: [mounting(200)] },
    reason: 'Wacht tot na de verbouwing.',
  },
  {
    ...{ maker: owner, daysAgo: 20, state: 'accepted', subject: 'Horren dakkapel', order: 'Vleuten 21' },
    customer: customer('Familie Bakker', 'Vleutenseweg 21', '3532 HA', 'Utrecht'),
    screens: [['PE-100', 740, 1060, 4, 'RAL 3005', 'dakkapel']],
    own: [mounting(250), travel],
  },
  {
    ...{ maker: owner, daysAgo: 6, state: 'accepted', subject: 'Horren begane grond' },
    customer: customer('De heer El Amrani', 'Rijnkade 8', '3541 DJ', 'Utrecht'),
    screens: [
      ['PE-100', 900, 1200, 3, grey, 'woonkamer'],
      ['SE-100', 940, 2180, 1, grey, 'tuindeur'],
    ],
    own: [mounting(350), travel],
  },
  {
    ...{ maker: measurer, daysAgo: 5, state: 'seen', subject: 'Schuifpui' },
    customer: customer('Familie De Groot', 'Lindelaan 17', '3972 PT', 'Driebergen'),
    ...{ screens: [['SE-200', 2400, 2250, 1, grey, 'schuifpui']], own: [mounting(300)] },
  },
  {
    ...{ maker: owner, daysAgo: 1, state: 'sent', subject: 'Horren slaapkamers' },
    customer: customer('Mevrouw Van der Meer', 'Dorpsstraat 12', '3451 BK', 'Vleuten'),
    screens: [
      ['PE-100', 850, 1150, 2, white, 'slaapkamer 1'],
      ['CE-100', 1000, 1300, 1, white, 'slaapkamer 2'],
    ],
    own: [mounting(200)],
  },
  {
    ...{ maker: measurer, daysAgo: 0, state: 'concept', subject: 'Horren keuken' },
    customer: customer('Familie Visser', 'Oudegracht 210', '3511 NR', 'Utrecht'),
    ...{ screens: [['RO-100', 980, 1360, 2, white, 'keuken']], own: [] },
  },
];

function customer(name: string, street: string, postcode: string, city: string): EndCustomer {
  const mailbox = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const phone = '0612345678';
  return { name, email: `${mailbox}@voorbeeld.nl`, phone, street, postcode, city, country: 'NL' };
}

function mounting(quantity: number): NewQuoteLine {
  return { description: 'Montage', quantity, unit: 'uur', price: cents(60_50), vatPercent: 21 };
}
