import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { HelpTopic } from '#domain/product/step.ts';
import type { productNames } from '../products/product-names.ts';
import { type ByWay, type Wording, wordingFor } from './by-way.ts';

/** What the left column explains beside an open step; how to measure comes first, and apart: `help-measuring.ts`. */
export type SpecialTopic = Exclude<HelpTopic, 'meetinstructie'>;

export type HelpText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly HelpPoint[];
  /** A file of the product's help pictures, without folder and extension. */
  readonly picture: HelpPicture | null;
};

export type HelpPoint = {
  readonly term: string;
  readonly text: string;
  readonly picture: HelpPicture | null;
};

export type HelpPicture =
  | 'shutter'
  | 'grille'
  | 'drainage-strip'
  | 'frame-type-a'
  | 'frame-type-b'
  | 'obstacle'
  | 'protrusion'
  | 'wooden-frame';

type Point = { readonly term: string; readonly text: Wording; readonly picture?: HelpPicture };

type Help = {
  readonly title: Wording;
  readonly paragraphs: ByWay<readonly string[]> | readonly string[];
  readonly points?: readonly Point[];
  readonly picture?: HelpPicture;
};

const shutter: Point = {
  term: 'Rolluik, screen of ander obstakel buiten',
  picture: 'shutter',
  text: {
    opening: 'Meet de vrije ruimte tot de geleider. De hor blijft er 1 mm vandaan.',
    total: 'Laat de hor 1 mm voor de geleider eindigen.',
  },
};

const grille: Point = {
  term: 'Ventilatierooster dat uitsteekt',
  picture: 'grille',
  text: {
    opening: 'Meet boven tot de onderkant van het rooster.',
    total: 'Laat de hor boven 1 mm onder het rooster eindigen.',
  },
};

const grilleAsked: Point = {
  ...grille,
  text: {
    opening:
      'Meet boven tot de onderkant van het rooster. Hoever het naar buiten steekt, vullen we verderop in.',
    total:
      'Laat de hor boven 1 mm onder het rooster eindigen. Hoever het naar buiten steekt, vullen we verderop in.',
  },
};

const drainageStrip: Point = {
  term: 'Lekdorpel, strip of vensterbank die uitsteekt',
  picture: 'drainage-strip',
  text: {
    opening:
      "Steekt er onder iets boven de onderkant van de opening uit, kies dan bij Onder 'Anders' en vul in hoeveel millimeter.",
    total:
      'Steekt er onder iets boven de onderkant van de opening uit, laat de hor dan 1 mm daarboven eindigen.',
  },
};

const windowSpecials: Help = {
  title: 'Bijzonderheden',
  paragraphs: {
    opening: [
      'Kijk rond de opening wat de hor in de weg kan zitten, en meet tot waar het kozijn vlak en vrij is.',
    ],
    total: ['Kijk rond de opening wat de hor in de weg kan zitten, en houd de totale maat daar vrij van.'],
  },
  points: [shutter, grille, drainageStrip],
};

const frameTypes: readonly Point[] = [
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

const doorSpecials: Help = {
  title: 'Bijzonderheden',
  paragraphs: {
    opening: ['Meet per zijde tot waar het kozijn vlak en vrij is, en kijk hoe de dorpel loopt.'],
    total: ['Kijk per zijde tot waar het kozijn vlak en vrij is, en hoe de dorpel loopt.'],
  },
  points: [
    {
      term: 'Rolluik, screen of ander obstakel',
      picture: 'shutter',
      text: {
        opening: 'Meet de vrije ruimte tot de geleider of stucrand. De hordeur blijft er 1 mm vandaan.',
        total: 'Laat de hordeur 1 mm voor de geleider of stucrand eindigen.',
      },
    },
    { ...grille, term: 'Ventilatierooster boven de deur' },
    {
      term: 'Schuine of ongelijke dorpel',
      text: 'Leg een waterpas op de dorpel. Loopt hij af, dan is een verhoogde onderstrip of een kader rondom nodig.',
    },
  ],
};

const general: Readonly<Record<SpecialTopic, Help>> = {
  bijzonderheden: windowSpecials,
  obstakel: {
    title: 'Obstakel',
    picture: 'obstacle',
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
    picture: 'protrusion',
    paragraphs: [
      'Sluit het raam en meet hoeveel het ventilatierooster of de lekdorpel aan de buitenzijde uitsteekt ten opzichte van het kozijn.',
    ],
  },
  kozijn_hout: {
    title: 'Houten kozijn',
    picture: 'wooden-frame',
    paragraphs: {
      opening: [
        "Houten kozijnen hebben onderaan vaak een aluminium strip. Meet de hoogte vanaf de bovenkant van de strip, of kies onder 'Anders' en vul in hoeveel de strip uitsteekt.",
      ],
      total: [
        'Houten kozijnen hebben onderaan vaak een aluminium strip. Laat de hor 1 mm boven de strip eindigen.',
      ],
    },
    points: [
      {
        term: 'Bevestiging',
        text: 'Onder kan bij hout niet worden bevestigd, vanwege de waterslag. Links en rechts is de gebruikelijke keuze.',
      },
    ],
  },
};

/** Where a product needs other words. */
const byProduct: Readonly<Record<string, Partial<Record<SpecialTopic, Help>>>> = {
  'PE-100': {
    bijzonderheden: { ...windowSpecials, points: [shutter, grilleAsked, drainageStrip, ...frameTypes] },
  },
  'SE-100': { bijzonderheden: doorSpecials },
  'SE-200': { bijzonderheden: doorSpecials },
  'CA-100': { bijzonderheden: doorSpecials },
} satisfies Partial<Record<keyof typeof productNames, Partial<Record<SpecialTopic, Help>>>>;

export function helpText(topic: SpecialTopic, productCode: string, way: WayOfMeasuring): HelpText {
  const own = Object.hasOwn(byProduct, productCode) ? byProduct[productCode] : undefined;
  const { title, paragraphs, points = [], picture = null } = own?.[topic] ?? general[topic];
  return {
    title: wordingFor(title, way),
    paragraphs: 'opening' in paragraphs ? paragraphs[way] : paragraphs,
    points: points.map((point) => ({
      term: point.term,
      text: wordingFor(point.text, way),
      picture: point.picture ?? null,
    })),
    picture,
  };
}
