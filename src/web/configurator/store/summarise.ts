import type { Specification } from '#contract/configurator-answer.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { stepText } from '#text/configurator/steps.ts';
import { type Answer, hasAllMeasures } from './answer.ts';

const longestSize = 16;

/** What a section's header says was chosen; null while nothing was. */
export function summarise(specification: Specification, answer: Answer | null, unit: Unit): string | null {
  switch (answer?.kind) {
    case undefined:
    case 'start':
    // Rows stand on screen themselves, under no header.
    case 'rows':
      return null;
    case 'options':
      return summariseOptions(specification, answer.keys);
    case 'colour':
      return colourName(specification, answer.colour);
    case 'sides':
      return summariseSides(answer.sides);
    case 'text':
      return answer.text || null;
    case 'amount':
      return String(answer.amount);
    case 'measures':
      return hasAllMeasures(answer, Object.keys(specification.specs))
        ? summariseMeasures(answer, unit)
        : stepText.incompleteChoice;
  }
}

function summariseOptions(
  { specs, options }: Specification,
  keys: Readonly<Record<string, string>>,
): string | null {
  const names = Object.entries(specs).flatMap(([field, sub], index) => {
    const choices = index === 0 ? options : (sub.answer_possibilities ?? []);
    const choice = choices.find(({ key }) => key === keys[field]);
    return choice === undefined ? [] : [choice.shortname || choice.nicename];
  });
  return names.join(', ') || null;
}

// R9.5: the anodised one has a name and no code; a colour behind 'Andere RAL-kleur' shows its RAL value.
function colourName({ options }: Specification, colour: string): string {
  return options.find(({ ral, type }) => type === undefined && ral === colour)?.nicename ?? colour;
}

// All four have a name of their own: a list of every side reads as if one were left out (R2.32).
function summariseSides(sides: readonly string[]): string {
  const names = Object.entries(stepText.sides);
  if (sides.length === names.length) return stepText.allSides;
  return (
    names
      .filter(([code]) => sides.includes(code))
      .map(([, name]) => name)
      .join(', ') || stepText.noSides
  );
}

const sides = [
  ['space_left', stepText.sides[1]],
  ['space_right', stepText.sides[2]],
  ['space_top', stepText.sides[3]],
  ['space_bottom', stepText.sides[4]],
] as const;

function summariseMeasures({ typed, spaces }: Extract<Answer, { kind: 'measures' }>, unit: Unit): string {
  const width = typed['width_opening'] ?? typed['width_total'];
  const height = typed['height_opening'] ?? typed['height_total'];
  if (width !== undefined || height !== undefined) return sizeText(width, height, unit);
  const margins = sides.flatMap(([side, name]) => {
    const space = spaces[side];
    if (space === undefined) return [];
    return [`${name.charAt(0)}\u00a0${space === 'A' ? raised(typed, unit) : spell(Number(space), unit)}`];
  });
  return `${margins.join('\u00a0· ')}\u00a0${unit}`;
}

function raised(typed: Readonly<Record<string, Millimetres>>, unit: Unit): string {
  return `A\u00a0${spell(typed['space_bottom_extra'], unit)}`;
}

// R9.2, R8.5: at most sixteen characters, and plain words for what no screen of ours can make.
function sizeText(width: Millimetres | undefined, height: Millimetres | undefined, unit: Unit): string {
  if (!isSize(width) || !isSize(height)) return stepText.brokenData;
  return `${formatMeasure(width, unit)} x ${formatMeasure(height, unit)} ${unit}`.slice(0, longestSize);
}

function isSize(value: Millimetres | undefined): value is Millimetres {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

// Dropdown values are whole millimetres that came over the wire as text.
function spell(value: number | undefined, unit: Unit): string {
  if (value === undefined || !Number.isSafeInteger(value)) return stepText.brokenData;
  return unit === 'mm' ? String(value) : (value / 10).toFixed(1).replace('.', ',');
}
