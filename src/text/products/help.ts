import type { HelpWords, PointWords } from '../measuring/help.ts';

export const shutter: PointWords = {
  term: 'Rolluik, screen of ander obstakel buiten',
  picture: 'shutter',
  text: {
    opening: 'Meet de vrije ruimte tot de geleider. De hor blijft er 1 mm vandaan.',
    total: 'Laat de hor 1 mm voor de geleider eindigen.',
  },
};

const grille: PointWords = {
  term: 'Ventilatierooster dat uitsteekt',
  picture: 'grille',
  text: {
    opening: 'Meet boven tot de onderkant van het rooster.',
    total: 'Laat de hor boven 1 mm onder het rooster eindigen.',
  },
};

export const grilleAsked: PointWords = {
  ...grille,
  text: {
    opening:
      'Meet boven tot de onderkant van het rooster. Hoever het naar buiten steekt, vullen we verderop in.',
    total:
      'Laat de hor boven 1 mm onder het rooster eindigen. Hoever het naar buiten steekt, vullen we verderop in.',
  },
};

export const drainageStrip: PointWords = {
  term: 'Lekdorpel, strip of vensterbank die uitsteekt',
  picture: 'drainage-strip',
  text: {
    opening:
      "Steekt er onder iets boven de onderkant van de opening uit, kies dan bij Onder 'Anders' en vul in hoeveel het uitsteekt.",
    total:
      'Steekt er onder iets boven de onderkant van de opening uit, laat de hor dan 1 mm daarboven eindigen.',
  },
};

export const windowSpecials: HelpWords = {
  title: 'Bijzonderheden',
  paragraphs: {
    opening: [
      'Kijk rond de opening wat de hor in de weg kan zitten, en meet tot waar het kozijn vlak en vrij is.',
    ],
    total: ['Kijk rond de opening wat de hor in de weg kan zitten, en houd de totale maat daar vrij van.'],
  },
  points: [shutter, grille, drainageStrip],
};

export const frameTypes: readonly PointWords[] = [
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

export const doorSpecials: HelpWords = {
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

export const obstacleHelp: HelpWords = {
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
};

export const protrusionHelp: HelpWords = {
  title: 'Uitsteeksel',
  picture: 'protrusion',
  paragraphs: [
    'Sluit het raam en meet hoeveel het ventilatierooster of de lekdorpel aan de buitenzijde uitsteekt ten opzichte van het kozijn.',
  ],
};

export const woodenFrameHelp: HelpWords = {
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
};
