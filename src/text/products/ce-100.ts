import { obstacleHelp, windowSpecials } from './help.ts';
import { keepClear, outerSize, spaceAround } from './measuring.ts';
import type { ProductText } from './product-text.ts';
import {
  brushText,
  closingTexts,
  colourText,
  fourMeshes,
  fourMeshesText,
  introText,
  midRailFindings,
  sizeText,
  windowMarginsText,
} from './steps.ts';

export const ce100Text = {
  name: 'Voorzethor',
  tagline: 'Voor ramen die naar buiten opengaan of zonder inbouwdiepte.',
  purpose: [
    'De voorzethor is een vlak raam dat tegen het kozijn ligt. Aan de binnenzijde voor ramen die naar buiten opengaan, aan de buitenzijde waar in het kozijn geen diepte is.',
    'Met wervels, klemclips of magneetstrip neemt u hem zo weg; met scharnieren blijft hij zitten en draait hij open.',
  ],
  properties: [
    { label: 'Plaatsing', value: 'Binnenzijde of buitenzijde' },
    { label: 'Overlap', value: 'Rondom 20 mm op het kozijn' },
    { label: 'Bevestiging', value: 'Wervels, magneetstrip, klemclips of scharnieren' },
    { label: 'Borstel', value: 'Naar keuze per zijde' },
    { label: 'Gaas', value: fourMeshes },
    { label: 'Tussenregel', value: 'Standaard bij hoge ramen, inbegrepen' },
  ],
  pictures: {
    place:
      'Een raam dat naar buiten openstaat, met aan de binnenzijde een voorzethor vlak op het kozijn, met zwarte wervels vastgezet.',
    close:
      'De bovenhoek van de voorzethor van dichtbij: een vlak antraciet profiel op het witte kozijn, met zwart gaas.',
  },
  steps: {
    intro: introText,
    plaatsing: {
      label: 'Plaatsing',
      short: 'Plaatsing',
      mobile: 'Plaatsing',
      question: 'Aan welke zijde komt de hor op het kozijn?',
      instruction: 'Bij een raam dat naar buiten opengaat plaatst u de hor binnen.',
      tooltip: 'Gaat het raam naar binnen open, dan komt de hor buiten. Magneetstrip kan alleen binnen.',
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
      question: 'Waarmee zit de hor vast?',
      instruction:
        'Wervels draait u met de hand. Magneetstrip kan alleen binnen en bij kleinere horren. Met scharnieren gaat de hor open als een deurtje.',
      tooltip:
        'Met wervels, klemclips of magneetstrip neemt u de hor zo weg. Met scharnieren blijft hij zitten.',
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
      question: 'Aan welke kant zitten de scharnieren?',
      instruction: 'Kijk van binnenuit.',
      tooltip: 'Kies de kant waar de open hor niet in de weg draait.',
      explanation: null,
      fields: {
        hinge_side: {
          label: 'Scharnierzijde',
          options: { '1': { name: 'Links' }, '2': { name: 'Rechts' } },
        },
      },
    },
    borstel: brushText,
    gaas: fourMeshesText,
    color: colourText,
    ...closingTexts,
  },
  measuring: {
    intro: {
      opening:
        'U meet de opening in het kozijn en hoeveel vlakke ruimte er rondom is om de hor tegenaan te leggen.',
      total: 'U meet de opening in het kozijn en bepaalt hoe ver de hor er rondom overheen komt.',
    },
    size: {
      opening: 'De opening is wat de hor moet bedekken; de hor zelf wordt rondom tot 20 mm groter.',
      total: outerSize,
    },
    further: { opening: [spaceAround], total: [keepClear] },
    attention: [
      'Per zijde is minimaal 13 mm vlak kozijn nodig, voor een borstel 17 mm.',
      'Let op raamgrepen en uitzetters: de hor moet er vlak langs kunnen.',
    ],
  },
  outerSize: { inside: null, around: [40, 40], isMost: true, unless: null },
  film: {
    opening: [1000, 1300],
    total: [1040, 1340],
    answers: {
      plaatsing: { placement: '1' },
      rondom_maten: { space_left: '40', space_right: '40', space_top: '30', space_bottom: '25' },
    },
    where: 'De opening: wat de hor moet bedekken, van kozijnkant tot kozijnkant.',
    inside: null,
    around: 'Meet per zijde het vlakke kozijn. Minimaal 13 mm, met een borstel 17 mm.',
  },
  help: { bijzonderheden: windowSpecials, obstakel: obstacleHelp },
  findings: {
    ce_magneet: 'Magneetstrip is mogelijk tot 1,5 m². Kies een andere bevestiging.',
    ce_magneet_buiten: 'Magneetstrip is alleen geschikt voor plaatsing aan de binnenzijde.',
    ce_scharnier: 'Een scharnierende voorzethor kan tot een breedte van {max}.',
    ce_borstel_ruimte: 'Voor een borstel aan de zijde {side} is minimaal {min} ruimte nodig.',
    ...midRailFindings,
  },
} as const satisfies ProductText;
