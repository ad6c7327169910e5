import { doorSpecials } from './help.ts';
import { doorAttention, doorSize, hingeSide, keepClear, plumb, spaceOnFrame } from './measuring.ts';
import type { ProductText } from './product-text.ts';
import {
  brushText,
  closingTexts,
  colourText,
  doorMarginsText,
  fourMeshes,
  introText,
  marginsToCome,
  sizeText,
} from './steps.ts';

export const ca100Text = {
  name: 'Scharnierende hordeur',
  tagline: 'Stevige hordeur voor dagelijks gebruik, met magneetsluiting.',
  purpose: [
    'Een scharnierend deurblad in een eigen kader, voor achterdeuren en balkondeuren waar veel in en uit wordt gelopen. De magneet trekt de deur dicht.',
    'Uit te breiden met schopplaat, dierenluik, dranger en het stevige petscreen voor honden en katten.',
  ],
  properties: [
    { label: 'Montage', value: 'In de dag of op de dag' },
    { label: 'Kader', value: 'Driezijdig of rondom' },
    { label: 'Scharnieren', value: 'Links of rechts, van buitenaf gezien' },
    { label: 'Tussenregel', value: 'Hart op 917 mm' },
    { label: 'Sluiting', value: 'Magneet, draaisluiting mogelijk' },
    { label: 'Schopplaat', value: '300, 400, 500 mm of tot de tussenregel' },
    { label: 'Gaas', value: `${fourMeshes}, of petscreen` },
  ],
  pictures: {
    place:
      'Een bakstenen gevel met een antraciete scharnierende hordeur op een kier, met tussenregel, schopplaat en deurkruk.',
    close:
      'De deurkruk van de scharnierende hordeur van dichtbij: zwarte kruk op het antraciete profiel, met gaas waardoor men de gang ziet.',
  },
  steps: {
    intro: introText,
    montage: {
      label: 'Montage',
      short: 'Montage',
      mobile: 'Montage',
      question: 'Waar komt het kader?',
      instruction:
        'In de dag: het kader komt tussen het kozijn. Op de dag: het kader komt op het kozijn en valt er rondom overheen.',
      tooltip:
        'In de dag blijft het kozijn in het zicht. Op de dag is de oplossing waar het kozijn te weinig diepte heeft of niet haaks is.',
      explanation: marginsToCome,
      fields: {
        in_frame: {
          label: 'Montage',
          options: { '1': { name: 'In de dag' }, '2': { name: 'Op de dag' } },
        },
      },
    },
    kader: {
      label: 'Kader',
      short: 'Kader',
      mobile: 'Kader',
      question: 'Komt er ook onder een profiel?',
      instruction:
        'Driezijdig: links, rechts en boven, zonder drempel. Rondom: ook onder een profiel waar de deur op sluit.',
      tooltip:
        'Driezijdig loopt u zonder drempel naar buiten. Rondom sluit de deur ook onder op een profiel, en blijft het kader vanzelf haaks.',
      explanation: null,
      fields: {
        frame: { label: 'Kader', options: { '1': { name: 'Driezijdig' }, '2': { name: 'Rondom' } } },
      },
    },
    maten: sizeText,
    rondom_maten: doorMarginsText,
    hinge_side_draaisluiting_position: {
      label: 'Scharnierzijde en draaisluiting (van buitenaf gezien)',
      short: 'Scharnierzijde',
      mobile: 'Scharnierzijde',
      question: 'Aan welke kant draait de deur?',
      instruction: 'Kijk van buitenaf, waar u de scharnieren ziet.',
      tooltip: 'De magneet houdt de deur dicht. Een draaisluiting houdt de deur ook bij wind dicht.',
      explanation: 'De hoogte van de draaisluiting meet u vanaf de onderkant van de deur.',
      fields: {
        hinge_side: {
          label: 'Scharnierzijde',
          options: {
            '1': { name: 'Links (van buitenaf gezien)', short: 'Links' },
            '2': { name: 'Rechts (van buitenaf gezien)', short: 'Rechts' },
          },
        },
        draaisluiting_position: {
          label: 'Draaisluiting',
          options: {
            '0': { name: 'Geen draaisluiting (alleen magneet)', short: 'Alleen magneet' },
            '1': { name: 'Standaard 1050 mm' },
            '2': { name: 'Laag 900 mm' },
            '3': { name: 'Hoog 1200 mm' },
          },
        },
      },
    },
    schopplaat: {
      label: 'Schopplaat',
      short: 'Schopplaat',
      mobile: 'Schopplaat',
      question: 'Wilt u een schopplaat?',
      instruction: 'Een aluminium plaat onder in de deur beschermt het gaas en draagt een dierenluik.',
      tooltip:
        'Komt er een dierenluik, kies de plaat dan hoog genoeg: 400 mm voor een kat, 500 mm voor een kleine hond, tot de tussenregel voor een grote hond.',
      explanation: 'De tussenregel zit op 917 mm, gemeten tot het hart.',
      fields: {
        kick_plate: {
          label: 'Schopplaat',
          options: {
            '0': { name: 'Geen' },
            '1': { name: '300 mm' },
            '2': { name: '400 mm' },
            '3': { name: '500 mm' },
            '4': { name: 'Tot tussenregel' },
          },
        },
      },
    },
    dierenluik: {
      label: 'Dierenluik',
      short: 'Dierenluik',
      mobile: 'Dierenluik',
      question: 'Wilt u een dierenluik?',
      instruction: 'Een luik komt in de schopplaat. Hoe groter het dier, hoe hoger de plaat moet zijn.',
      tooltip:
        'Een kat vraagt een plaat van minimaal 400 mm, een kleine hond 500 mm, een grote hond een plaat tot de tussenregel.',
      explanation: 'Kies bij een luik ook de plaats in de deur, van buitenaf gezien.',
      fields: {
        pet_door: {
          label: 'Dierenluik',
          options: {
            '0': { name: 'Geen' },
            '1': { name: 'Kat' },
            '2': { name: 'Kleine hond' },
            '3': { name: 'Grote hond' },
          },
        },
        pet_position: {
          label: 'Plaats van het luik (van buitenaf gezien)',
          options: { '1': { name: 'Links' }, '2': { name: 'Midden' }, '3': { name: 'Rechts' } },
        },
      },
    },
    dranger: {
      label: 'Dranger',
      short: 'Dranger',
      mobile: 'Dranger',
      question: 'Moet de deur vanzelf dichtgaan?',
      instruction: 'Een dranger trekt de deur vanzelf dicht.',
      tooltip:
        'Zonder dranger duwt u de deur zelf dicht en houdt de magneet hem vast. Op een smalle deur past geen dranger.',
      explanation: null,
      fields: { closer: { label: 'Dranger', options: { '0': { name: 'Nee' }, '1': { name: 'Ja' } } } },
    },
    borstel: brushText,
    gaas: {
      label: 'Gaas',
      short: 'Gaas',
      mobile: 'Gaas',
      question: 'Welk gaas wilt u?',
      instruction:
        'Zwart valt van binnenuit het minst op. Clearview is dunner, pollengaas houdt stuifmeel tegen, petscreen is bestand tegen krabben.',
      tooltip: 'Pollengaas en petscreen zijn dichter geweven en laten iets minder licht en lucht door.',
      explanation: null,
      fields: {
        wire_id: {
          label: 'Gaas',
          options: {
            '1': { name: 'Zwart' },
            '2': { name: 'Grijs' },
            '3': { name: 'Clearview' },
            '4': { name: 'Pollen' },
            '5': { name: 'Petscreen' },
          },
        },
      },
    },
    color: colourText,
    ...closingTexts,
  },
  measuring: {
    intro: 'U meet de deuropening aan de kant waar de hordeur komt, met de bestaande deur open.',
    size: doorSize,
    further: { opening: [spaceOnFrame, hingeSide], total: [keepClear, hingeSide] },
    attention: [
      doorAttention,
      plumb,
      'Controleer of de deurkruk van de bestaande deur vrij blijft van de hordeur.',
    ],
  },
  outerSize: {
    inside: [6, 5],
    around: [70, 35],
    isMost: true,
    unless: 'Met een kader rondom wordt hij nog tot 35 mm hoger.',
  },
  film: {
    opening: [900, 2150],
    total: [970, 2185],
    answers: {
      montage: { in_frame: '2' },
      kader: { frame: '1' },
      rondom_maten: { space_left: '40', space_right: '60', space_top: '40' },
    },
    where: 'De opening: tussen de zijkanten van het kozijn, van bovendorpel tot afgewerkte vloer.',
    inside: 'In de dag: rondom is niets te meten. Wij houden 3 mm speling per zijde vrij.',
    around: 'Op de dag: meet links, rechts en boven het vlakke kozijn. Minimaal 26 mm per zijde.',
  },
  help: { bijzonderheden: doorSpecials },
  findings: {
    ca_luik_plaat: 'Voor dit dierenluik is een schopplaat van minimaal {plate} nodig.',
    ca_luik_breedte: 'Een luik voor een grote hond kan vanaf een deurbreedte van {from}.',
    ca_sluiting_hoog:
      'Bij een deur lager dan {under} kan de draaisluiting niet op {position} worden geplaatst.',
    ca_dranger: 'Een dranger is mogelijk vanaf een breedte van {from}.',
    ca_borstel_onder: 'Bij een kader rondom is een borstel onder niet nodig.',
  },
} as const satisfies ProductText;
