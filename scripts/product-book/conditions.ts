import type { Choice, Clause } from '#domain/product/condition.ts';
import type { Leaves, Rule } from '#domain/product/rule.ts';
import { formatSquareMetres } from '#text/format/measure.ts';

export function tellChoice({ field, is }: Choice): string {
  return `\`${field}\` is ${either(is)}`;
}

function tellClause(clause: Clause): string {
  if ('field' in clause) return tellChoice(clause);
  if ('space' in clause) return `\`${clause.space}\` under ${clause.under} mm`;
  const [claim, value] =
    'over' in clause
      ? ['over', clause.over]
      : 'under' in clause
        ? ['under', clause.under]
        : ['from', clause.from];
  const amount = clause.size === 'area' ? `${formatSquareMetres(value)} m²` : `${value} mm`;
  return `total ${clause.size} ${claim} ${amount}`;
}

/** When a rule speaks, in words: keys of fields and options are those of the table of steps. */
export function tellRule(rule: Rule): string {
  switch (rule.kind) {
    case 'maxArea':
      return `total area over ${formatSquareMetres(rule.squareMillimetres)} m²`;
    case 'maxRatio':
      return `the longer side is more than ${rule.times} times the shorter`;
    case 'heightSurplus':
      return `total height less than ${rule.millimetres} mm more than ${rule.leaves === undefined ? 'total width' : tellLeaves(rule.leaves)}`;
    case 'maxLeaf':
      return `over ${rule.millimetres} mm for ${tellLeaves(rule.leaves)}`;
    case 'corner':
      return `total height over ${rule.steps.map(({ upTo, height }) => `${height} mm up to a width of ${upTo} mm`).join(', ')}`;
    case 'forbid':
    case 'inform':
      return rule.when.map(tellClause).join(' and ');
    case 'oppositeSides':
      return `\`${rule.field}\` has none of the pairs ${rule.pairs.map((pair) => pair.join('+')).join(', ')}`;
    case 'brushSpace':
      return `a side of \`${rule.field}\` has less than ${rule.minimum} mm of space`;
    case 'hardware':
      return `${names(rule.guides)} under ${rule.guide} mm, or ${names([rule.top])} under ${rule.cassette} mm`;
    case 'clearOpening':
      return `${rule.when.map(tellChoice).join(' and ')}: the total size less ${rule.width} x ${rule.height} mm stays open`;
    default:
      return rule satisfies never;
  }
}

function tellLeaves({ field, widest, otherwise }: Leaves): string {
  const shares = Object.entries(widest).map(
    ([option, [part, of]]) => `${part}/${of} with \`${field}\` ${option}`,
  );
  return `the widest leaf (${shares.join(', ')}, else ${otherwise.join('/')} of the width)`;
}

export function names(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(' or ');
}

function either(options: readonly string[]): string {
  return options.length === 1
    ? (options[0] ?? '')
    : `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;
}

/** The message a rule gives. */
export function messageOf(rule: Rule): string {
  if ('finding' in rule) return rule.finding;
  if ('notice' in rule) return rule.notice;
  return rule.kind === 'maxArea' ? 'maat_oppervlak' : 'maat_verhouding';
}
