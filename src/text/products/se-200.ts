import { doorSpecials } from './help.ts';
import { doorAttention, doorSize, keepClear, plumb, spaceOnFrame } from './measuring.ts';
import { pleatedFilm, pleatedFindings, pleatedMesh, pleatedOuterSize, pleatedTexts } from './pleated.ts';
import type { ProductText } from './product-text.ts';
import { closingTexts, colourText, introText, marginsText, sizeText } from './steps.ts';

export const se200Text = {
  name: 'Dubbele plissé hordeur',
  tagline: 'Voor dubbele deuren en brede puien; sluit in het midden.',
  purpose: [
    'Twee plissé delen die in het midden met een magneet sluiten. Daarmee overspant u brede openingen zonder dat de deur zwaar gaat lopen.',
    'Niet elke pui wordt in het midden gebruikt: verdeel de delen gelijk, of een derde en twee derde.',
  ],
  properties: [
    { label: 'Montage', value: 'In de dag of op de dag' },
    { label: 'Verdeling', value: 'Gelijk, of een derde en twee derde' },
    { label: 'Onderstrip', value: 'Vlak 5 mm, verhoogd of asymmetrisch' },
    { label: 'Bevestiging', value: 'Montagetape of schroeven' },
    { label: 'Gaas', value: pleatedMesh },
    { label: 'Handgreep', value: 'Geen, twee of vier' },
  ],
  pictures: {
    place:
      'Dubbele tuindeuren met een dubbele plissé hordeur: twee delen met verticale vouwen, in het midden nog een stuk open.',
    close:
      'De sluitlijst van één deel van de dubbele plissé hordeur van dichtbij, met handgreep en geplooid gaas.',
  },
  steps: {
    intro: introText,
    maten: sizeText,
    rondom_maten: marginsText,
    verdeling: {
      label: 'Verdeling (van binnenuit gezien)',
      short: 'Verdeling',
      mobile: 'Verdeling',
      question: 'Waar sluiten de twee delen op elkaar?',
      instruction: 'Kijk van binnenuit.',
      tooltip:
        'Elk deel vouwt naar zijn eigen kant op. Hoe breder het deel, hoe hoger de deur moet zijn; gelijk verdeeld kan het vaakst.',
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
      question: 'Wilt u handgrepen?',
      instruction: 'Opgezette greepjes maken de delen makkelijker te pakken, bijvoorbeeld voor kinderen.',
      tooltip: 'Zonder greepje pakt u elk deel aan de sluitlijst.',
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
  measuring: {
    intro: 'U meet de hele opening van de pui of dubbele deur, over beide delen samen.',
    size: doorSize,
    further: { opening: [spaceOnFrame], total: [keepClear] },
    attention: [
      doorAttention,
      'Meet bij brede puien de hoogte ook in het midden: een doorhangende bovendorpel ziet u niet.',
      plumb,
    ],
  },
  outerSize: pleatedOuterSize,
  film: {
    opening: [1800, 2200],
    total: [1854, 2230],
    where: 'De opening: de hele pui, over beide delen samen, van bovendorpel tot afgewerkte vloer.',
    ...pleatedFilm,
  },
  help: { bijzonderheden: doorSpecials },
  findings: {
    ...pleatedFindings,
    se200_verdeling: 'Bij deze verdeling wordt het breedste deel {width}. Het maximum per deel is {max}.',
    se200_smal_advies: 'Deze opening kan ook met een enkele plissé hordeur (SE-100).',
  },
} as const satisfies ProductText;
