import type { HelpTopic } from '#domain/product/step.ts';

/** What the left column explains beside an open step. */
export type HelpText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly HelpPoint[];
};

/** `picture` is a file of the help pictures, without folder and extension. */
export type HelpPoint = { readonly term: string; readonly text: string; readonly picture?: string };

const measureOpening: HelpText = {
  title: 'Zo meet u de opening',
  paragraphs: [
    'Meet de breedte boven, in het midden en onder, en de hoogte links, in het midden en rechts. Vul de kleinste maat in. Trek niets af: wij rekenen de speling.',
  ],
  points: [],
};

const measureTotal: HelpText = {
  title: 'U voert totale maten in',
  paragraphs: [
    'Vul de buitenmaat van de hor in. Wij tellen er niets bij op en trekken er niets van af.',
    'Liever de opening invullen? Dat zet u om bij uw account.',
  ],
  points: [],
};

const windowSpecials: HelpText = {
  title: 'Bijzonderheden',
  paragraphs: [
    'Kijk rond de opening wat de hor in de weg kan zitten, en meet tot waar het kozijn vlak en vrij is.',
  ],
  points: [
    {
      term: 'Rolluik, screen of ander obstakel buiten',
      picture: 'shutter',
      text: 'Meet de vrije ruimte tot de geleider. De hor blijft er 1 mm vandaan.',
    },
    {
      term: 'Ventilatierooster dat uitsteekt',
      picture: 'grille',
      text: 'Meet boven tot de onderkant van het rooster. Hoever het naar buiten steekt, vullen we verderop in.',
    },
    {
      term: 'Lekdorpel, strip of vensterbank die uitsteekt',
      picture: 'drainage-strip',
      text: "Steekt er onder iets boven de onderkant van de opening uit, kies dan bij Onder 'Anders' en vul in hoeveel millimeter.",
    },
  ],
};

const frameTypes = [
  {
    term: 'Kozijntype A',
    picture: 'frame-type-a',
    text: 'De buitenkant van het kozijn is rondom vlak.',
  },
  {
    term: 'Kozijntype B',
    picture: 'frame-type-b',
    text: 'Rond de opening zit een opstaande rand of ronde sponning; de flens wordt dan 8 mm.',
  },
];

const doorSpecials: HelpText = {
  title: 'Bijzonderheden',
  paragraphs: ['Meet per zijde tot waar het kozijn vlak en vrij is, en kijk hoe de dorpel loopt.'],
  points: [
    {
      term: 'Rolluik, screen of ander obstakel',
      picture: 'shutter',
      text: 'Meet de vrije ruimte tot de geleider of stucrand. De hordeur blijft er 1 mm vandaan.',
    },
    {
      term: 'Ventilatierooster boven de deur',
      picture: 'grille',
      text: 'Meet boven tot de onderkant van het rooster.',
    },
    {
      term: 'Schuine of ongelijke dorpel',
      text: 'Leg een waterpas op de dorpel. Loopt hij af, dan is een verhoogde onderstrip of een kader rondom nodig.',
    },
  ],
};

const general = {
  meetinstructie: measureOpening,
  bijzonderheden: windowSpecials,
  obstakel: {
    title: 'Obstakel',
    paragraphs: ['Kijk of er binnen 45 mm van het kozijn een rolluik, screen of geleider zit.'],
    points: [
      {
        term: 'Rolluik of screen',
        text: 'Laat het helemaal zakken en kijk hoeveel ruimte er tot het kozijn is.',
      },
      { term: 'Raamgreep of uitzetter', text: 'De hor moet er vlak langs kunnen.' },
      { term: 'Hekwerk of zonwering', text: 'Twijfelt u? Bel ons of stuur een foto mee bij de bestelling.' },
    ],
  },
  uitsteeksel: {
    title: 'Uitsteeksel',
    paragraphs: [
      'Sluit het raam en meet hoeveel het ventilatierooster of de lekdorpel aan de buitenzijde uitsteekt ten opzichte van het kozijn.',
    ],
    points: [],
  },
  kozijn_hout: {
    title: 'Houten kozijn',
    paragraphs: [
      "Houten kozijnen hebben onderaan vaak een aluminium strip. Meet de hoogte vanaf de bovenkant van de strip, of kies onder 'Anders' en vul in hoeveel de strip uitsteekt.",
    ],
    points: [
      {
        term: 'Bevestiging',
        text: 'Onder kan bij hout niet worden bevestigd, vanwege de waterslag. Links en rechts is de gebruikelijke keuze.',
      },
    ],
  },
} as const satisfies Record<HelpTopic, HelpText>;

/** Where a product needs other words. */
const byProduct: Readonly<Record<string, Partial<Record<HelpTopic, HelpText>>>> = {
  'PE-100': { bijzonderheden: { ...windowSpecials, points: [...windowSpecials.points, ...frameTypes] } },
  'SE-100': { bijzonderheden: doorSpecials },
  'SE-200': { bijzonderheden: doorSpecials },
  'CA-100': { bijzonderheden: doorSpecials },
};

export function helpText(topic: HelpTopic, productCode: string, entersTotals: boolean): HelpText {
  if (topic === 'meetinstructie' && entersTotals) return measureTotal;
  const own = Object.hasOwn(byProduct, productCode) ? byProduct[productCode] : undefined;
  return own?.[topic] ?? general[topic];
}
