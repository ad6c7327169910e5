import {
  drainageStrip,
  frameTypes,
  grilleAsked,
  obstacleHelp,
  protrusionHelp,
  shutter,
  windowSpecials,
  woodenFrameHelp,
} from './help.ts';
import { keepClear, protrusion, spaceAround } from './measuring.ts';
import type { ProductText } from './product-text.ts';
import {
  closingTexts,
  colourText,
  fourMeshes,
  fourMeshesText,
  introText,
  midRailFindings,
  sizeText,
  windowMarginsText,
} from './steps.ts';

export const pe100Text = {
  name: 'Inzethor',
  tagline: 'Voor draaikiepramen en ramen die naar binnen opengaan.',
  purpose: [
    'De inzethor hangt u van binnenuit in het vaste kozijn. De flens sluit aan de buitenzijde op het kozijn aan; clips houden de hor op zijn plaats, zonder boren in het kozijn.',
    'Een ventilatierooster, lekdorpel of waterslag is geen bezwaar: wij passen de profieldiepte aan op wat uitsteekt.',
  ],
  properties: [
    { label: 'Plaatsing', value: 'Van binnenuit, uitneembaar zonder gereedschap' },
    { label: 'Kozijn', value: 'Kunststof, aluminium of hout; vlak of met opstaande rand' },
    { label: 'Profiel', value: 'Aluminium, gepoedercoat, verstekhoeken' },
    { label: 'Profieldiepte', value: '19, 27, 34 of 43 mm' },
    { label: 'Bevestiging', value: 'Clips, naar keuze aan twee tot vier zijden' },
    { label: 'Gaas', value: fourMeshes },
    { label: 'Tussenregel', value: 'Standaard bij hoge ramen, inbegrepen' },
  ],
  pictures: {
    place:
      'Een raam dat naar binnen openstaat, met in het kozijn een inzethor met een smalle antraciete rand; erachter de tuin.',
    close:
      'De bovenhoek van de inzethor van dichtbij: een antraciet profiel tegen het witte kozijn, met fijn zwart gaas.',
  },
  steps: {
    intro: introText,
    kozijn: {
      label: 'Soort kozijn',
      short: 'Kozijn',
      mobile: 'Kozijn',
      question: 'Van welk materiaal is het vaste kozijn?',
      instruction: 'Het gaat om het kozijn waar de hor in komt, niet om het raam.',
      tooltip:
        'Twijfelt u? Kunststof klinkt dof als u erop klopt, aluminium voelt koud, hout heeft een nerf of dik schilderwerk.',
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
      question: 'Is het kozijn rond de opening vlak?',
      instruction: 'Kijk naar de buitenkant van het kozijn.',
      tooltip:
        'De flens van de hor ligt tegen het kozijn. Een opstaande rand of ronde sponning laat daar minder plaats voor.',
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
      question: 'Hoeveel steekt er buiten uit?',
      instruction:
        'Sluit het raam en meet hoeveel het ventilatierooster of de lekdorpel aan de buitenzijde uitsteekt ten opzichte van het kozijn.',
      tooltip:
        'Steekt er meer dan één ding uit, dan telt het verste punt. Een dieper profiel houdt de hor daar vrij van.',
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
      question: 'Zit er buiten iets voor het raam?',
      instruction: 'Kijk of er binnen 45 mm van het kozijn een rolluik, screen of geleider zit.',
      tooltip: 'Laat een rolluik of screen helemaal zakken voordat u kijkt.',
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
      question: 'Aan welke zijden houden clips de hor vast?',
      instruction: 'Kies minimaal twee zijden tegenover elkaar.',
      tooltip:
        'Links en rechts is de gebruikelijke keuze. Bij een houten kozijn kan onder niet, vanwege de waterslag.',
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
    gaas: fourMeshesText,
    color: colourText,
    ...closingTexts,
  },
  measuring: {
    intro: 'U meet de opening in het vaste kozijn, aan de buitenzijde van het raam, met het raam open.',
    size: {
      opening: 'De opening is de ruimte tussen de binnenkanten van het vaste kozijn, niet van het raam zelf.',
      total: 'De totale maat is de buitenmaat van de hor zelf, met de flens rondom.',
    },
    further: { opening: [spaceAround, protrusion], total: [keepClear, protrusion] },
    attention: [
      'Kijk of er binnen 45 mm van het kozijn een rolluik, screen of geleider zit.',
      {
        opening:
          'Houten kozijnen hebben onderaan vaak een aluminium strip. Meet de hoogte vanaf de bovenkant van de strip, of geef bij het samenstellen op hoeveel de strip uitsteekt.',
        total:
          'Houten kozijnen hebben onderaan vaak een aluminium strip. Laat de hor 1 mm boven de strip eindigen.',
      },
    ],
  },
  outerSize: {
    inside: null,
    around: [28, 28],
    isMost: true,
    unless: 'Bij een opstaande rand is dat 16 mm.',
  },
  film: {
    opening: [900, 1200],
    total: [928, 1228],
    answers: {
      kozijntype: { frame_type: 'A' },
      rondom_maten: { space_left: '30', space_right: '30', space_top: '20', space_bottom: '15' },
    },
    where: 'De opening: tussen de binnenkanten van het vaste kozijn, niet van het raam zelf.',
    inside: null,
    around: 'Meet per zijde het vlakke kozijn tot het eerste obstakel. Minimaal 8 mm; de flens is 14 mm.',
  },
  help: {
    bijzonderheden: { ...windowSpecials, points: [shutter, grilleAsked, drainageStrip, ...frameTypes] },
    obstakel: obstacleHelp,
    uitsteeksel: protrusionHelp,
    kozijn_hout: woodenFrameHelp,
  },
  findings: {
    pe_uitsteeksel_max:
      'Bij een uitsteeksel van meer dan 40 mm is de inzethor niet mogelijk. Bekijk de voorzethor of bel ons voor advies.',
    pe_obstakel_diepte:
      'Met een rolluik of screen aan de buitenzijde mag het profiel maximaal 27 mm diep zijn.',
    pe_hout_onder:
      'Bij een houten kozijn is bevestiging aan de onderzijde niet mogelijk vanwege de waterslag. Kies andere zijden.',
    pe_zijden_tegenover:
      'Kies minimaal twee tegenover elkaar liggende zijden: links en rechts, of boven en onder.',
    pe_onder_geen_flens: 'Zonder ruimte aan de onderzijde kan daar geen bevestiging komen.',
    pe_obstakel_bel:
      'Twijfelt u of de hor past? Bel onze adviseurs of stuur een foto mee bij de opmerkingen in de winkelwagen.',
    ...midRailFindings,
  },
} as const satisfies ProductText;
