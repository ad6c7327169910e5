import { productNames } from './product-names.ts';
import type { ConfiguratorText } from './step-text.ts';
import { brushText, closingTexts, colourText, introText, sizeText, windowMarginsText } from './steps.ts';

export const ce100Text = {
  name: productNames['CE-100'],
  steps: {
    intro: introText,
    plaatsing: {
      label: 'Plaatsing',
      short: 'Plaatsing',
      mobile: 'Plaatsing',
      tooltip:
        'Aan welke zijde komt de hor op het kozijn? Bij een raam dat naar buiten opengaat plaatst u de hor binnen.',
      explanation: null,
      fields: {
        placement: {
          label: 'Plaatsing',
          options: { '1': { name: 'Binnenzijde' }, '2': { name: 'Buitenzijde' } },
        },
      },
    },
    maten: sizeText,
    rondom_maten: windowMarginsText,
    bevestiging: {
      label: 'Bevestiging',
      short: 'Bevestiging',
      mobile: 'Bevestiging',
      tooltip:
        'Wervels draait u met de hand. Magneetstrip kan alleen binnen en bij kleinere horren. Met scharnieren gaat de hor open als een deurtje.',
      explanation: null,
      fields: {
        fixation: {
          label: 'Bevestiging',
          options: {
            '1': { name: 'Wervels' },
            '2': { name: 'Magneetstrip' },
            '3': { name: 'Klemclips op maat', short: 'Klemclips' },
            '4': { name: 'Scharnieren met wervel', short: 'Scharnieren' },
          },
        },
      },
    },
    scharnierzijde: {
      label: 'Scharnierzijde (van binnenuit gezien)',
      short: 'Scharnierzijde',
      mobile: 'Scharnierzijde',
      tooltip: 'Aan welke kant zitten de scharnieren? Van binnenuit gezien.',
      explanation: null,
      fields: {
        hinge_side: {
          label: 'Scharnierzijde',
          options: { '1': { name: 'Links' }, '2': { name: 'Rechts' } },
        },
      },
    },
    borstel: brushText,
    gaas: {
      label: 'Gaas',
      short: 'Gaas',
      mobile: 'Gaas',
      tooltip:
        'Zwart valt van binnenuit het minst op. Clearview is dunner en laat meer licht door. Pollengaas houdt stuifmeel tegen.',
      explanation: null,
      fields: {
        wire_id: {
          label: 'Gaas',
          options: {
            '1': { name: 'Zwart' },
            '2': { name: 'Grijs' },
            '3': { name: 'Clearview' },
            '4': { name: 'Pollengaas' },
          },
        },
      },
    },
    color: colourText,
    ...closingTexts,
  },
} as const satisfies ConfiguratorText;
