import { pleatedTexts } from './pleated.ts';
import { productNames } from './product-names.ts';
import type { ConfiguratorText } from './step-text.ts';
import { closingTexts, colourText, introText, marginsText, sizeText } from './steps.ts';

export const se100Text = {
  name: productNames['SE-100'],
  steps: {
    intro: introText,
    maten: sizeText,
    rondom_maten: marginsText,
    schuifrichting: {
      label: 'Schuifrichting (van binnenuit gezien)',
      short: 'Schuifrichting',
      mobile: 'Schuifrichting',
      tooltip: 'Aan welke kant vouwt het gaas zich op als de hordeur open is? Van binnenuit gezien.',
      explanation: 'Kies de kant waar u niet langsloopt.',
      fields: {
        direction: {
          label: 'Schuifrichting',
          options: { '1': { name: 'Pakket links' }, '2': { name: 'Pakket rechts' } },
        },
      },
    },
    ...pleatedTexts,
    handgreep: {
      label: 'Handgreep',
      short: 'Handgreep',
      mobile: 'Handgreep',
      tooltip: 'Een opgezet greepje maakt de hordeur makkelijker te pakken, bijvoorbeeld voor kinderen.',
      explanation: 'Met twee greepjes zit er een aan de binnenzijde en een aan de buitenzijde.',
      fields: {
        handgreepjes: {
          label: 'Handgreep',
          options: { '0': { name: 'Geen' }, '1': { name: 'Eén' }, '2': { name: 'Twee' } },
        },
      },
    },
    color: colourText,
    ...closingTexts,
  },
} as const satisfies ConfiguratorText;
