import { productNames } from './product-names.ts';
import { rollerTexts } from './roller.ts';
import type { ConfiguratorText } from './step-text.ts';
import { brushText, closingTexts, colourText, introText } from './steps.ts';

export const ro100Text = {
  name: productNames['RO-100'],
  steps: {
    intro: introText,
    ...rollerTexts,
    bediening: {
      label: 'Bediening',
      short: 'Bediening',
      mobile: 'Bediening',
      tooltip:
        'De bedieningslijst zit normaal aan de kamerzijde. Contra: aan de andere zijde, bijvoorbeeld voor bediening van buitenaf.',
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
      tooltip:
        'De rem laat de rolhor rustig omhoog lopen. Een smalle hor loopt sneller en heeft extra vertraging nodig.',
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
      tooltip:
        'Hoe blijft de rolhor beneden? Met een kantelende onderlijst, of met een magneet over de hele breedte.',
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
      tooltip:
        'Zwart valt van binnenuit het minst op; grijs oogt lichter van buitenaf. Clearview is dunner en laat meer licht door.',
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
} as const satisfies ConfiguratorText;
