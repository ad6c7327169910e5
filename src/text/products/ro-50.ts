import { plumb } from './measuring.ts';
import type { ProductText } from './product-text.ts';
import { rollerFilm, rollerFindings, rollerMeasuring, rollerTexts, rollerUnless } from './roller.ts';
import { closingTexts, colourText, introText } from './steps.ts';

export const ro50Text = {
  name: 'Rolhor',
  tagline: 'Compacte rolhor voor ramen die u vaak opent.',
  purpose: [
    'Het gaas rolt met een veer op in een cassette boven het raam. Zonder hor in het zicht, en met één beweging weer gesloten.',
    'De kleine cassette past in kozijnen met een beperkte inbouwdiepte; waar die ontbreekt monteert u op de dag.',
  ],
  properties: [
    { label: 'Montage', value: 'In de dag of op de dag' },
    { label: 'Cassette', value: '44 mm' },
    { label: 'Zijgeleider', value: '22 mm' },
    { label: 'Inbouwdiepte', value: 'Minimaal 46 mm' },
    { label: 'Sluiting', value: 'Haak of magneet' },
    { label: 'Gaas', value: 'Zwart of grijs' },
    { label: 'Bediening', value: 'Met de hand, trekkoord mogelijk' },
  ],
  pictures: {
    place:
      'Een raam met een rolhor die voor twee derde omlaag is: boven een smalle cassette, opzij geleiders en aan de trekbalk een koordje.',
    close:
      'De hoek van de rolhor van dichtbij: de ronde cassette, de zijgeleider en het zwarte gaas dat eruit komt.',
  },
  steps: {
    intro: introText,
    ...rollerTexts,
    sluiting: {
      label: 'Sluiting',
      short: 'Sluiting',
      mobile: 'Sluiting',
      question: 'Hoe blijft de rolhor beneden?',
      instruction: 'Met haken aan weerszijden, of met een magneet over de hele breedte.',
      tooltip: 'Een magneet pakt vanzelf zodra de rolhor beneden is; haken zet u met de hand vast.',
      explanation: null,
      fields: {
        closure: {
          label: 'Sluiting',
          options: { '1': { name: 'Haaksluiting' }, '2': { name: 'Magneetsluiting' } },
        },
      },
    },
    gaas: {
      label: 'Gaas',
      short: 'Gaas',
      mobile: 'Gaas',
      question: 'Welk gaas wilt u?',
      instruction: 'Zwart valt van binnenuit het minst op; grijs oogt lichter van buitenaf.',
      tooltip: 'Beide houden muggen en vliegen even goed tegen.',
      explanation: null,
      fields: {
        wire_id: { label: 'Gaas', options: { '1': { name: 'Zwart' }, '2': { name: 'Grijs' } } },
      },
    },
    color: colourText,
    ...closingTexts,
  },
  measuring: {
    ...rollerMeasuring(46, 22, 44),
    attention: ['Let op raamgrepen die in de baan van het gaas steken.', plumb],
  },
  outerSize: {
    inside: [2, 2],
    around: [44, 44],
    isMost: false,
    unless: rollerUnless,
  },
  film: {
    opening: [900, 1100],
    total: [944, 1144],
    ...rollerFilm(46, 22, 44),
  },
  help: {},
  findings: {
    ...rollerFindings,
    ro_doorkijk: 'De vrije opening wordt {opening}.',
    ro_koord_advies: 'Bij deze hoogte raden wij een trekkoord aan.',
  },
} as const satisfies ProductText;
