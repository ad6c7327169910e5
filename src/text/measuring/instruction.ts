import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { type ByWay, madeAsTyped, type Wording, wordingFor } from './by-way.ts';
import { type OuterSize, outerSizeText } from './outer-size.ts';

export type MeasuringStep = { readonly title: string; readonly body: string };

/** What is told to whoever measures for one product, in one way. */
export type MeasuringText = {
  readonly intro: string;
  /** What is typed for this product: what people get wrong most often. */
  readonly size: string;
  readonly steps: readonly MeasuringStep[];
  readonly attention: readonly string[];
};

/** What a product adds to the rules that hold for every screen. */
export type MeasuringWords = {
  readonly intro: Wording;
  readonly size: ByWay<string>;
  /** What is measured beside width and height. */
  readonly further: ByWay<readonly MeasuringStep[]>;
  readonly attention: readonly Wording[];
};

const width: MeasuringStep = {
  title: 'Meet de breedte drie keer',
  body: 'Boven, in het midden en onder. Noteer de drie maten tot op de millimeter.',
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

type Measured = { readonly measuring: MeasuringWords; readonly outerSize: OuterSize };

export function measuringText({ measuring, outerSize }: Measured, way: WayOfMeasuring): MeasuringText {
  return {
    intro: wordingFor(measuring.intro, way),
    size: measuring.size[way],
    steps: [width, height, smallest[way], typedFor(outerSize, way), ...measuring.further[way]],
    attention: measuring.attention.map((point) => wordingFor(point, way)),
  };
}

function typedFor(size: OuterSize, way: WayOfMeasuring): MeasuringStep {
  if (way === 'opening') return typed.opening;
  const { inside, around, unless } = outerSizeText(size);
  const body = [inside, around, unless, madeAsTyped].filter((sentence) => sentence !== null).join(' ');
  return { ...typed.total, body };
}
