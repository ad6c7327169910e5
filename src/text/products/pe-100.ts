import { productNames } from './product-names.ts';
import type { ConfiguratorText } from './step-text.ts';
import { closingTexts, colourText, introText, sizeText, windowMarginsText } from './steps.ts';

export const pe100Text = {
  name: productNames['PE-100'],
  steps: {
    intro: introText,
    kozijn: {
      label: 'Soort kozijn',
      short: 'Kozijn',
      mobile: 'Kozijn',
      tooltip: 'Van welk materiaal is het vaste kozijn waar de hor in komt?',
      explanation: 'Bij hout houden wij rekening met de waterslag onder.',
      fields: {
        frame_material: {
          label: 'Soort kozijn',
          options: { '1': { name: 'Kunststof' }, '2': { name: 'Aluminium' }, '3': { name: 'Hout' } },
        },
      },
    },
    kozijntype: {
      label: 'Kozijntype',
      short: 'Kozijntype',
      mobile: 'Kozijntype',
      tooltip: 'Kijk naar de buitenkant van het kozijn, rond de opening.',
      explanation:
        'A: de buitenkant van het kozijn is rondom vlak. B: rond de opening zit een opstaande rand of ronde sponning; de flens wordt dan 8 mm.',
      fields: {
        frame_type: {
          label: 'Kozijntype',
          options: {
            A: { name: 'Vlak kozijn', short: 'A, vlak kozijn' },
            B: { name: 'Kozijn met opstaande rand of ronde sponning', short: 'B, opstaande rand' },
          },
        },
      },
    },
    maten: sizeText,
    rondom_maten: windowMarginsText,
    uitsteeksel: {
      label: 'Uitsteeksel',
      short: 'Uitsteeksel',
      mobile: 'Uitsteeksel',
      tooltip:
        'Sluit het raam en meet hoeveel het ventilatierooster of de lekdorpel aan de buitenzijde uitsteekt ten opzichte van het kozijn.',
      explanation: 'Hoe meer er uitsteekt, hoe dieper het profiel: 19, 27, 34 of 43 mm.',
      fields: {
        profile_depth: {
          label: 'Uitsteeksel',
          options: {
            '1': { name: 'Geen of t/m 16 mm' },
            '2': { name: '17 t/m 24 mm' },
            '3': { name: '25 t/m 31 mm' },
            '4': { name: '32 t/m 40 mm' },
            '5': { name: 'Meer dan 40 mm' },
          },
        },
      },
    },
    obstakel: {
      label: 'Obstakel buiten',
      short: 'Obstakel',
      mobile: 'Obstakel',
      tooltip: 'Kijk of er binnen 45 mm van het kozijn een rolluik, screen of geleider zit.',
      explanation: 'De hor moet vrij blijven van wat buiten voor het raam hangt of schuift.',
      fields: {
        obstacle: {
          label: 'Obstakel buiten',
          options: {
            '1': { name: 'Geen' },
            '2': { name: 'Rolluik of screen aan de buitenzijde', short: 'Rolluik of screen' },
            '3': { name: 'Ander obstakel (bijv. hekwerk, zonwering)', short: 'Ander obstakel' },
          },
        },
      },
    },
    bevestiging: {
      label: 'Bevestiging',
      short: 'Bevestiging',
      mobile: 'Bevestiging',
      tooltip: 'Aan welke zijden houden clips de hor vast? Kies minimaal twee zijden tegenover elkaar.',
      explanation: 'Twee zijden zijn inbegrepen; voor elke zijde meer geldt een meerprijs.',
      fields: {
        sides: {
          label: 'Zijden',
          options: {
            '1': { name: 'Links' },
            '2': { name: 'Rechts' },
            '3': { name: 'Boven' },
            '4': { name: 'Onder' },
          },
        },
      },
    },
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
