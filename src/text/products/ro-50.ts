import { productNames } from './product-names.ts';
import { rollerTexts } from './roller.ts';
import type { ConfiguratorText } from './step-text.ts';
import { closingTexts, colourText, introText } from './steps.ts';

export const ro50Text = {
  name: productNames['RO-50'],
  steps: {
    intro: introText,
    ...rollerTexts,
    sluiting: {
      label: 'Sluiting',
      short: 'Sluiting',
      mobile: 'Sluiting',
      tooltip:
        'Hoe blijft de rolhor beneden? Met haken aan weerszijden, of met een magneet over de hele breedte.',
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
      tooltip: 'Zwart valt van binnenuit het minst op; grijs oogt lichter van buitenaf.',
      explanation: null,
      fields: {
        wire_id: { label: 'Gaas', options: { '1': { name: 'Zwart' }, '2': { name: 'Grijs' } } },
      },
    },
    color: colourText,
    ...closingTexts,
  },
} as const satisfies ConfiguratorText;
