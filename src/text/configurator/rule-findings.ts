import type { Unit } from '#domain/measure/millimetres.ts';
import type { Side } from '#domain/product/field.ts';
import type { Figure, FigureWord, RuleFinding } from '#domain/product/finding.ts';
import { formatLength, formatSize } from '../format/measure.ts';

/** 'De hoogte moet minimaal {surplus} groter zijn.'; `{product}` is the product's name. */
export type RuleSentences = Readonly<Record<string, string>>;

/** Who finds it: a rule has no words but those of its own product. */
export type Speaker = { readonly name: string; readonly findings: RuleSentences };

export const sideNames = {
  left: 'links',
  right: 'rechts',
  top: 'boven',
  bottom: 'onder',
} as const satisfies Record<Side, string>;

const figureWords = {
  ...sideNames,
  'mid-rail': 'tussenregelhoogte',
  'one-rail': 'een tussenregel',
  'two-rails': 'twee tussenregels',
} as const satisfies Record<FigureWord, string>;

/** The product's own sentence, with sizes in the customer's unit. */
export function describeRuleFinding({ code, figures }: RuleFinding, unit: Unit, speaker: Speaker): string {
  const sentence = speaker.findings[code];
  if (sentence === undefined) throw new Error(`${speaker.name} has no sentence for ${code}`);
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'product') return speaker.name;
    const figure = figures[name];
    if (figure === undefined) throw new Error(`${code} has no figure ${name}`);
    return spell(figure, unit);
  });
}

function spell(figure: Figure, unit: Unit): string {
  if (typeof figure === 'string') return figureWords[figure];
  if (typeof figure === 'number') return formatLength(figure, unit);
  return 'atLeast' in figure
    ? `minstens ${formatLength(figure.atLeast, unit)}`
    : formatSize(figure.width, figure.height, unit);
}
