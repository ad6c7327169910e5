import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { productNames } from '../products/product-names.ts';
import { type ByWay, madeAsTyped, type Wording, wordingFor } from './by-way.ts';
import { outerSizeText } from './outer-size.ts';

export type MeasuringStep = { readonly title: string; readonly body: string };

export type MeasuringText = {
  readonly intro: string;
  // What is typed for this product: what people get wrong most often.
  readonly size: string;
  readonly steps: readonly MeasuringStep[];
  readonly attention: readonly string[];
};

type ProductMeasuring = {
  readonly intro: Wording;
  readonly size: ByWay<string>;
  // What is measured beside width and height.
  readonly further: ByWay<readonly MeasuringStep[]>;
  readonly attention: readonly Wording[];
};

const width: MeasuringStep = {
  title: 'Meet de breedte drie keer',
  body: 'Boven, in het midden en onder. Noteer de drie maten in hele millimeters.',
};
const height: MeasuringStep = {
  title: 'Meet de hoogte drie keer',
  body: 'Links, in het midden en rechts. Houd de rolmaat recht en meet tot op het vaste kozijn.',
};
const smallest: ByWay<MeasuringStep> = {
  opening: {
    title: 'Neem de kleinste maat',
    body: 'Vul van beide richtingen de kleinste van de drie maten in. Verschilt het meer dan 5\u00a0mm, bel ons dan even.',
  },
  total: {
    title: 'Neem de kleinste maat',
    body: 'Ga van beide richtingen uit van de kleinste van de drie maten. Verschilt het meer dan 5\u00a0mm, bel ons dan even.',
  },
};
const typed: ByWay<MeasuringStep> = {
  opening: {
    title: 'Trek niets af',
    body: 'Vul de opening in zoals u die meet. Speling en overlap rekenen wij; u ziet direct welke maat wij maken.',
  },
  total: { title: 'Vul de totale maat in', body: `Dat is de buitenmaat van de hor. ${madeAsTyped}` },
};

/** The same for every screen. */
export function measuringRules(way: WayOfMeasuring): readonly MeasuringStep[] {
  return [width, height, smallest[way], typed[way]];
}

const spaceAround: MeasuringStep = {
  title: 'Meet de ruimte rondom',
  body: 'Meet per zijde hoeveel vlak kozijn er vrij is tot het eerste obstakel, zoals een geleider, stucrand of vensterbank.',
};
const spaceOnFrame: MeasuringStep = { ...spaceAround, title: 'Op de dag: meet de ruimte rondom' };
const keepClear: MeasuringStep = {
  title: 'Blijf vrij van obstakels',
  body: 'Laat de hor per zijde 1 mm voor het eerste obstakel eindigen, zoals een geleider, stucrand of vensterbank.',
};
const doorAttention =
  'Meet de hoogte vanaf de afgewerkte vloer of de dorpel. Komt er nog vloer bij, reken die dan mee.';
const plumb = 'Controleer met een waterpas of dorpel en kozijn recht zijn.';
const outerSize = 'De totale maat is de buitenmaat van de hor zelf, niet die van de opening.';
const doorSize: ByWay<string> = {
  opening:
    'In de dag: de ruimte tussen de zijkanten van het kozijn. Op de dag: dezelfde opening, en de vlakke ruimte eromheen.',
  total: outerSize,
};
const hingeSide: MeasuringStep = {
  title: 'Kies de scharnierzijde',
  body: 'Kijk van buitenaf, waar u de scharnieren ziet, en bepaal aan welke kant de deur moet draaien.',
};
const protrusion: MeasuringStep = {
  title: 'Meet wat uitsteekt',
  body: 'Sluit het raam en meet hoeveel het ventilatierooster of de lekdorpel aan de buitenzijde uitsteekt ten opzichte van het kozijn.',
};

const texts: Readonly<Record<string, ProductMeasuring>> = {
  'PE-100': {
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
  'SE-100': {
    intro: 'U meet de opening van de deur of schuifpui op de plek waar de hordeur komt.',
    size: doorSize,
    further: { opening: [spaceOnFrame], total: [keepClear] },
    attention: [
      doorAttention,
      plumb,
      'Let op deurkrukken en scharnieren die in de baan van het gaas steken.',
    ],
  },
  'SE-200': {
    intro: 'U meet de hele opening van de pui of dubbele deur, over beide delen samen.',
    size: doorSize,
    further: { opening: [spaceOnFrame], total: [keepClear] },
    attention: [
      doorAttention,
      'Meet bij brede puien de hoogte ook in het midden: een doorhangende bovendorpel ziet u niet.',
      plumb,
    ],
  },
  'RO-50': {
    ...roller(46, 22, 44),
    attention: ['Let op raamgrepen die in de baan van het gaas steken.', plumb],
  },
  'RO-100': {
    ...roller(58, 28, 54),
    attention: ['Hoe breder de hor, hoe lager hij mag zijn; bij het samenstellen ziet u de grens.', plumb],
  },
  'CE-100': {
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
  'CA-100': {
    intro: 'U meet de deuropening aan de kant waar de hordeur komt, met de bestaande deur open.',
    size: doorSize,
    further: { opening: [spaceOnFrame, hingeSide], total: [keepClear, hingeSide] },
    attention: [
      doorAttention,
      plumb,
      'Controleer of de deurkruk van de bestaande deur vrij blijft van de hordeur.',
    ],
  },
} satisfies Readonly<Record<keyof typeof productNames, ProductMeasuring>>;

function roller(depth: number, beside: number, above: number): Omit<ProductMeasuring, 'attention'> {
  const inside = `Cassette en geleiders hebben minimaal ${depth} mm vlakke diepte nodig.`;
  const on = `Links en rechts is minimaal ${beside} mm vlak kozijn nodig, boven ${above} mm.`;
  return {
    intro:
      'U meet de opening van het raam op de plek waar de rolhor komt, en de diepte of ruimte voor cassette en geleiders.',
    size: {
      opening:
        'De opening is de ruimte tussen de zijkanten van het kozijn, en tussen bovendorpel en vensterbank of onderdorpel.',
      total: 'De totale maat is de buitenmaat van de rolhor, met cassette en geleiders.',
    },
    further: {
      opening: [
        { title: 'In de dag: meet de inbouwdiepte', body: inside },
        { title: 'Op de dag: meet de ruimte rondom', body: on },
      ],
      total: [
        { title: 'In de dag: controleer de inbouwdiepte', body: inside },
        { title: 'Op de dag: controleer de ruimte rondom', body: on },
      ],
    },
  };
}

export function measuringText(code: string, way: WayOfMeasuring): MeasuringText {
  const text = texts[code];
  if (text === undefined) throw new Error(`Product ${code} has no measuring instruction`);
  return {
    intro: wordingFor(text.intro, way),
    size: text.size[way],
    steps: [width, height, smallest[way], typedFor(code, way), ...text.further[way]],
    attention: text.attention.map((point) => wordingFor(point, way)),
  };
}

function typedFor(code: string, way: WayOfMeasuring): MeasuringStep {
  if (way === 'opening') return typed.opening;
  const { inside, around, unless } = outerSizeText(code);
  const body = [inside, around, unless, madeAsTyped].filter((sentence) => sentence !== null).join(' ');
  return { ...typed.total, body };
}
