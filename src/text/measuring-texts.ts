import type { productNames } from './product-names.ts';

export type MeasuringStep = { readonly title: string; readonly body: string };

export type MeasuringText = {
  readonly intro: string;
  // What the opening is for this product: what people get wrong most often.
  readonly opening: string;
  readonly steps: readonly MeasuringStep[];
  readonly attention: readonly string[];
};

const width: MeasuringStep = {
  title: 'Meet de breedte drie keer',
  body: 'Boven, in het midden en onder. Noteer de drie maten in hele millimeters.',
};
const height: MeasuringStep = {
  title: 'Meet de hoogte drie keer',
  body: 'Links, in het midden en rechts. Houd de rolmaat recht en meet tot op het vaste kozijn.',
};
const smallest: MeasuringStep = {
  title: 'Neem de kleinste maat',
  body: 'Vul van beide richtingen de kleinste van de drie maten in. Verschilt het meer dan 5\u00a0mm, bel ons dan even.',
};
const deductNothing: MeasuringStep = {
  title: 'Trek niets af',
  body: 'Vul de opening in zoals u die meet. Speling en overlap rekenen wij; u ziet direct welke maat wij maken.',
};
const spaceAround: MeasuringStep = {
  title: 'Meet de ruimte rondom',
  body: 'Meet per zijde hoeveel vlak kozijn er vrij is tot het eerste obstakel, zoals een geleider, stucrand of vensterbank.',
};
const doorAttention =
  'Meet de hoogte vanaf de afgewerkte vloer of de dorpel. Komt er nog vloer bij, reken die dan mee.';
const plumb = 'Controleer met een waterpas of dorpel en kozijn recht zijn.';

const texts: Readonly<Record<string, MeasuringText>> = {
  'PE-100': {
    intro: 'U meet de opening in het vaste kozijn, aan de buitenzijde van het raam, met het raam open.',
    opening: 'De opening is de ruimte tussen de binnenkanten van het vaste kozijn, niet van het raam zelf.',
    steps: [
      width,
      height,
      smallest,
      deductNothing,
      spaceAround,
      {
        title: 'Meet wat uitsteekt',
        body: 'Sluit het raam en meet hoeveel het ventilatierooster of de lekdorpel aan de buitenzijde uitsteekt ten opzichte van het kozijn.',
      },
    ],
    attention: [
      'Kijk of er binnen 45 mm van het kozijn een rolluik, screen of geleider zit.',
      'Houten kozijnen hebben onderaan vaak een aluminium strip. Meet de hoogte vanaf de bovenkant van de strip, of geef bij het samenstellen op hoeveel de strip uitsteekt.',
    ],
  },
  'SE-100': {
    intro: 'U meet de opening van de deur of schuifpui op de plek waar de hordeur komt.',
    opening:
      'In de dag: de ruimte tussen de zijkanten van het kozijn. Op de dag: dezelfde opening, en de vlakke ruimte eromheen.',
    steps: [
      width,
      height,
      smallest,
      deductNothing,
      { ...spaceAround, title: 'Op de dag: meet de ruimte rondom' },
    ],
    attention: [
      doorAttention,
      plumb,
      'Let op deurkrukken en scharnieren die in de baan van het gaas steken.',
    ],
  },
  'SE-200': {
    intro: 'U meet de hele opening van de pui of dubbele deur, over beide delen samen.',
    opening:
      'In de dag: de ruimte tussen de zijkanten van het kozijn. Op de dag: dezelfde opening, en de vlakke ruimte eromheen.',
    steps: [
      width,
      height,
      smallest,
      deductNothing,
      { ...spaceAround, title: 'Op de dag: meet de ruimte rondom' },
    ],
    attention: [
      doorAttention,
      'Meet bij brede puien de hoogte ook in het midden: een doorhangende bovendorpel ziet u niet.',
      plumb,
    ],
  },
  'RO-50': {
    intro:
      'U meet de opening van het raam op de plek waar de rolhor komt, en de diepte of ruimte voor cassette en geleiders.',
    opening:
      'De opening is de ruimte tussen de zijkanten van het kozijn, en tussen bovendorpel en vensterbank of onderdorpel.',
    steps: [
      width,
      height,
      smallest,
      deductNothing,
      {
        title: 'In de dag: meet de inbouwdiepte',
        body: 'Meet hoeveel vlakke diepte er is voor cassette en geleiders. De rolhor heeft minimaal 46 mm nodig.',
      },
      {
        title: 'Op de dag: meet de ruimte rondom',
        body: 'Links en rechts is minimaal 22 mm vlak kozijn nodig, boven 44 mm.',
      },
    ],
    attention: ['Let op raamgrepen die in de baan van het gaas steken.', plumb],
  },
  'RO-100': {
    intro:
      'U meet de opening van het raam op de plek waar de rolhor komt, en de diepte of ruimte voor cassette en geleiders.',
    opening:
      'De opening is de ruimte tussen de zijkanten van het kozijn, en tussen bovendorpel en vensterbank of onderdorpel.',
    steps: [
      width,
      height,
      smallest,
      deductNothing,
      {
        title: 'In de dag: meet de inbouwdiepte',
        body: 'Meet hoeveel vlakke diepte er is voor cassette en geleiders. De professionele rolhor heeft minimaal 58 mm nodig.',
      },
      {
        title: 'Op de dag: meet de ruimte rondom',
        body: 'Links en rechts is minimaal 28 mm vlak kozijn nodig, boven 54 mm.',
      },
    ],
    attention: ['Hoe breder de hor, hoe lager hij mag zijn; bij het samenstellen ziet u de grens.', plumb],
  },
  'CE-100': {
    intro:
      'U meet de opening in het kozijn en hoeveel vlakke ruimte er rondom is om de hor tegenaan te leggen.',
    opening: 'De opening is wat de hor moet bedekken; de hor zelf wordt rondom tot 20 mm groter.',
    steps: [width, height, smallest, deductNothing, spaceAround],
    attention: [
      'Per zijde is minimaal 13 mm vlak kozijn nodig, voor een borstel 17 mm.',
      'Let op raamgrepen en uitzetters: de hor moet er vlak langs kunnen.',
    ],
  },
  'CA-100': {
    intro: 'U meet de deuropening aan de kant waar de hordeur komt, met de bestaande deur open.',
    opening:
      'In de dag: de ruimte tussen de zijkanten van het kozijn. Op de dag: dezelfde opening, en de vlakke ruimte eromheen.',
    steps: [
      width,
      height,
      smallest,
      deductNothing,
      { ...spaceAround, title: 'Op de dag: meet de ruimte rondom' },
      {
        title: 'Kies de scharnierzijde',
        body: 'Kijk van buitenaf, waar u de scharnieren ziet, en bepaal aan welke kant de deur moet draaien.',
      },
    ],
    attention: [
      doorAttention,
      plumb,
      'Controleer of de deurkruk van de bestaande deur vrij blijft van de hordeur.',
    ],
  },
} satisfies Readonly<Record<keyof typeof productNames, MeasuringText>>;

export function measuringText(code: string): MeasuringText {
  const text = texts[code];
  if (text === undefined) throw new Error(`Product ${code} has no measuring instruction`);
  return text;
}

export const measuringPageText = {
  title: 'Meetinstructies',
  description:
    'Zo meet u de opening voor een hor op maat: drie keer, de kleinste maat telt, niets aftrekken.',
  heading: 'Meetinstructies',
  lead: 'Goed meten is drie keer meten. U meet de opening, neemt de kleinste maat en trekt niets af: wij rekenen de speling.',
  rulesHeading: 'Vier regels voor elke hor',
  rules: [width, height, smallest, deductNothing],
  perProduct: 'Per product',
  perProductNote: 'Wat de opening is en waar u op let, verschilt per hor.',
  instructionFor: (name: string) => `Meetinstructie ${name}`,
  titleOf: (name: string, code: string) => `Meetinstructie ${name} (${code})`,
  whatIsOpening: 'Wat is de opening?',
  steps: 'Stap voor stap',
  attention: 'Let op',
  unit: 'Werk in hele millimeters, of in centimeters met één decimaal als uw account zo is ingesteld.',
  print: 'Deze pagina is gemaakt om te printen en mee te nemen: er is ruimte om uw maten te noteren.',
  sheet: 'Meetblad als PDF',
  notesHeading: 'Uw maten',
  notes: {
    caption: 'Ruimte om uw maten te noteren',
    first: 'Meting 1',
    second: 'Meting 2',
    third: 'Meting 3',
    smallest: 'Kleinste',
    direction: 'Richting',
    width: 'Breedte (boven, midden, onder)',
    height: 'Hoogte (links, midden, rechts)',
  },
  toProduct: (name: string) => `Naar de ${name}`,
  drawing: {
    label:
      'Schema van een opening met drie meetlijnen voor de breedte, boven, midden en onder, en drie voor de hoogte, links, midden en rechts. De kleinste maat van elke richting is gemarkeerd.',
    smallest: 'kleinste maat',
  },
} as const;
