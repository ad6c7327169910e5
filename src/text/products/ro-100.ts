import { plumb } from './measuring.ts';
import type { ProductText } from './product-text.ts';
import { rollerFilm, rollerFindings, rollerMeasuring, rollerTexts, rollerUnless } from './roller.ts';
import { brushText, closingTexts, colourText, introText } from './steps.ts';

export const ro100Text = {
  name: 'Professionele rolhor',
  tagline: 'Zware rolhor met rem en windvaste geleiders.',
  purpose: [
    'Voor grotere ramen en intensief gebruik. De rem laat het gaas rustig oplopen en de geleiders houden het ook bij wind vast.',
    'Met extra vertraging ook geschikt voor smalle ramen, en met borstels voor kozijnen die niet vlak zijn.',
  ],
  properties: [
    { label: 'Montage', value: 'In de dag of op de dag' },
    { label: 'Cassette', value: '54 mm' },
    { label: 'Zijgeleider', value: '28 mm, windvast' },
    { label: 'Inbouwdiepte', value: 'Minimaal 58 mm' },
    { label: 'Rem', value: 'Standaard of met extra vertraging' },
    { label: 'Sluiting', value: 'Kantelsluiting of magneet' },
    { label: 'Gaas', value: 'Zwart, grijs of Clearview' },
  ],
  pictures: {
    place:
      'Een hoog raam met een professionele rolhor die voor twee derde omlaag is, met een stevige cassette en brede geleiders.',
    close:
      'De hoek van de professionele rolhor van dichtbij: de zware cassette, de brede zijgeleider en het zwarte gaas.',
  },
  steps: {
    intro: introText,
    ...rollerTexts,
    bediening: {
      label: 'Bediening',
      short: 'Bediening',
      mobile: 'Bediening',
      question: 'Aan welke zijde zit de bedieningslijst?',
      instruction:
        'Normaal: aan de kamerzijde. Contra: aan de andere zijde, bijvoorbeeld voor bediening van buitenaf.',
      tooltip: 'De bedieningslijst is de greep waarmee u de rolhor omhoog en omlaag beweegt.',
      explanation: null,
      fields: {
        pull_bar: {
          label: 'Bediening',
          options: { '1': { name: 'Bedieningslijst normaal', short: 'Normaal' }, '2': { name: 'Contra' } },
        },
      },
    },
    rem: {
      label: 'Rem',
      short: 'Rem',
      mobile: 'Rem',
      question: 'Hoe rustig moet de rolhor oplopen?',
      instruction:
        'De rem laat de rolhor rustig omhoog lopen. Een smalle hor loopt sneller en heeft extra vertraging nodig.',
      tooltip: 'Is extra vertraging bij uw breedte verplicht, dan zeggen wij het.',
      explanation: null,
      fields: {
        brake: {
          label: 'Rem',
          options: { '1': { name: 'Standaard rem' }, '2': { name: 'Extra vertraging' } },
        },
      },
    },
    sluiting: {
      label: 'Sluiting',
      short: 'Sluiting',
      mobile: 'Sluiting',
      question: 'Hoe blijft de rolhor beneden?',
      instruction: 'Met een kantelende onderlijst, of met een magneet over de hele breedte.',
      tooltip: 'Een magneet pakt vanzelf zodra de rolhor beneden is; een kantelsluiting klikt u vast.',
      explanation: null,
      fields: {
        closure: {
          label: 'Sluiting',
          options: { '1': { name: 'Kantelsluiting' }, '2': { name: 'Magneet' } },
        },
      },
    },
    borstel: brushText,
    gaas: {
      label: 'Gaas',
      short: 'Gaas',
      mobile: 'Gaas',
      question: 'Welk gaas wilt u?',
      instruction:
        'Zwart valt van binnenuit het minst op; grijs oogt lichter van buitenaf. Clearview is dunner en laat meer licht door.',
      tooltip: 'Alle drie houden muggen en vliegen even goed tegen.',
      explanation: null,
      fields: {
        wire_id: {
          label: 'Gaas',
          options: { '1': { name: 'Zwart' }, '2': { name: 'Grijs' }, '3': { name: 'Clearview' } },
        },
      },
    },
    color: colourText,
    ...closingTexts,
  },
  measuring: {
    ...rollerMeasuring(58, 28, 54),
    attention: ['Hoe breder de hor, hoe lager hij mag zijn; bij het samenstellen ziet u de grens.', plumb],
  },
  outerSize: {
    inside: [2, 2],
    around: [56, 54],
    isMost: false,
    unless: rollerUnless,
  },
  film: {
    opening: [900, 1500],
    total: [956, 1554],
    ...rollerFilm(58, 28, 54),
  },
  help: {},
  findings: {
    ...rollerFindings,
    ro100_hoek: 'Bij een breedte van {width} is de maximale hoogte {max}.',
    ro100_smal_rem: 'Bij een breedte kleiner dan {under} is extra vertraging verplicht.',
  },
} as const satisfies ProductText;
