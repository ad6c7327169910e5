import { pleatedTexts } from './pleated.ts';
import { productNames } from './product-names.ts';
import type { ConfiguratorText } from './step-text.ts';
import { closingTexts, colourText, introText, marginsText, sizeText } from './steps.ts';

export const se200Text = {
  name: productNames['SE-200'],
  steps: {
    intro: introText,
    maten: sizeText,
    rondom_maten: marginsText,
    verdeling: {
      label: 'Verdeling (van binnenuit gezien)',
      short: 'Verdeling',
      mobile: 'Verdeling',
      tooltip: 'Waar sluiten de twee delen op elkaar? Van binnenuit gezien.',
      explanation: 'Bij een ongelijke verdeling loopt u meestal door het smalle deel.',
      fields: {
        split: {
          label: 'Verdeling',
          options: {
            '1': { name: 'Gelijk verdeeld' },
            '2': { name: 'Links 1/3, rechts 2/3' },
            '3': { name: 'Links 2/3, rechts 1/3' },
          },
        },
      },
    },
    ...pleatedTexts,
    handgreep: {
      label: 'Handgreep',
      short: 'Handgreep',
      mobile: 'Handgreep',
      tooltip: 'Opgezette greepjes maken de delen makkelijker te pakken, bijvoorbeeld voor kinderen.',
      explanation: 'Twee: een per deel aan de binnenzijde. Vier: ook een per deel aan de buitenzijde.',
      fields: {
        handgreepjes: {
          label: 'Handgreep',
          options: { '0': { name: 'Geen' }, '2': { name: 'Twee' }, '4': { name: 'Vier' } },
        },
      },
    },
    color: colourText,
    ...closingTexts,
  },
} as const satisfies ConfiguratorText;
