import { doorSpecials } from './help.ts';
import { doorAttention, doorSize, keepClear, plumb, spaceOnFrame } from './measuring.ts';
import { pleatedFilm, pleatedFindings, pleatedMesh, pleatedOuterSize, pleatedTexts } from './pleated.ts';
import type { ProductText } from './product-text.ts';
import { closingTexts, colourText, introText, marginsText, sizeText } from './steps.ts';

export const se100Text = {
  name: 'Plissé hordeur',
  tagline: 'Voor deuren en schuifpuien; blijft in elke stand staan.',
  purpose: [
    'Het gaas van de plissé hordeur vouwt naar één zijde weg in een smal pakket. De deur loopt licht en blijft staan waar u hem loslaat, ook op een kier.',
    'De drempelloze onderstrip is 5 mm hoog: geen struikelrand, wel een nette geleiding.',
  ],
  properties: [
    { label: 'Montage', value: 'In de dag of op de dag' },
    { label: 'Schuifrichting', value: 'Pakket links of rechts, van binnenuit gezien' },
    { label: 'Onderstrip', value: 'Vlak 5 mm, verhoogd of asymmetrisch' },
    { label: 'Bevestiging', value: 'Montagetape of schroeven' },
    { label: 'Gaas', value: pleatedMesh },
    { label: 'Handgreep', value: 'Geen, één of twee' },
  ],
  pictures: {
    place:
      'Een tuindeur met een plissé hordeur die voor twee derde dicht is: het gaas staat in verticale vouwen, rechts is de doorgang nog open.',
    close:
      'De sluitlijst van de plissé hordeur van dichtbij, met een zwarte handgreep en ernaast het geplooide gaas.',
  },
  steps: {
    intro: introText,
    maten: sizeText,
    rondom_maten: marginsText,
    schuifrichting: {
      label: 'Schuifrichting (van binnenuit gezien)',
      short: 'Schuifrichting',
      mobile: 'Schuifrichting',
      question: 'Aan welke kant vouwt het gaas zich op?',
      instruction: 'Kijk van binnenuit, met de hordeur open.',
      tooltip: 'Het pakket is het opgevouwen gaas. Het blijft naast de doorgang staan.',
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
      question: 'Wilt u een handgreep?',
      instruction: 'Een opgezet greepje maakt de hordeur makkelijker te pakken, bijvoorbeeld voor kinderen.',
      tooltip: 'Zonder greepje pakt u de hordeur aan de sluitlijst.',
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
  measuring: {
    intro: 'U meet de opening van de deur of schuifpui op de plek waar de hordeur komt.',
    size: doorSize,
    further: { opening: [spaceOnFrame], total: [keepClear] },
    attention: [
      doorAttention,
      plumb,
      'Let op deurkrukken en scharnieren die in de baan van het gaas steken.',
    ],
  },
  outerSize: pleatedOuterSize,
  film: {
    opening: [900, 2150],
    total: [954, 2180],
    where: 'De opening: tussen de zijkanten van het kozijn, van bovendorpel tot afgewerkte vloer.',
    ...pleatedFilm,
  },
  help: { bijzonderheden: doorSpecials },
  findings: {
    ...pleatedFindings,
    se_breed_advies: 'Bij deze breedte loopt een dubbele plissé hordeur (SE-200) lichter.',
  },
} as const satisfies ProductText;
