import { formatMeasure } from '../measure/format-measure.ts';
import type { Unit } from '../measure/millimetres.ts';
import { parseMeasure } from '../measure/parse-measure.ts';
import type { Product } from '../product/product.ts';
import type { KeptAnswers } from './answers.ts';
import type { Assessment, ChosenColour } from './assessment.ts';
import { planFor } from './plan.ts';
import { colourType } from './read-colour.ts';

/**
 * The answers of one size as a cart line keeps them: the form of the product page whatever device they came from,
 * typed measures in millimetres, so that neither device nor a later change of unit makes them mean another size.
 */
export function keptAnswers(assessment: Assessment, index: number): KeptAnswers {
  return byStep([...sizeAnswers(assessment, index), ...choicesIn(assessment, assessment.customer.unit)]);
}

/** The same of every size. */
export function keptAnswersOfAll(assessment: Assessment): readonly KeptAnswers[] {
  const choices = choicesIn(assessment, assessment.customer.unit);
  return assessment.sizes.map((_, index) => byStep([...sizeAnswers(assessment, index), ...choices]));
}

/** What was accepted of answers, but for sizes, label and amount; `unit` is what they were read in. */
export function keptChoices(read: Pick<Assessment, 'steps' | 'colour'>, unit: Unit): KeptAnswers {
  return byStep(choicesIn(read, unit));
}

function byStep(answers: readonly Kept[]): KeptAnswers {
  const kept: Record<string, Record<string, string>> = {};
  for (const [step, field, value] of answers) {
    const fields = kept[step] ?? {};
    fields[field] = value;
    kept[step] = fields;
  }
  return kept;
}

type Kept = readonly [step: string, field: string, value: string];

/** Size and label, which quick order asks in rows, where the product page asks them. */
function sizeAnswers({ plan, sizes }: Assessment, index: number): readonly Kept[] {
  const { steps, sizeStep, measures } = planFor(plan.product, 'desktop', plan.totalMeasures);
  const size = sizes[index];
  if (size === undefined) return [];
  const { width, height } = size.typed;
  const label = steps.find((step) => step.kind === 'label');
  return [
    ...(width === null ? [] : [[sizeStep, measures.width, String(width)] as const]),
    ...(height === null ? [] : [[sizeStep, measures.height, String(height)] as const]),
    ...(size.label === ''
      ? []
      : (label?.fields ?? []).map(({ name }) => [label?.key ?? '', name, size.label] as const)),
  ];
}

function choicesIn({ steps, colour }: Pick<Assessment, 'steps' | 'colour'>, unit: Unit): readonly Kept[] {
  return steps.flatMap(({ step, fields }) =>
    fields.flatMap(({ field, chosen }): readonly Kept[] => {
      if (typeof chosen !== 'string') return [];
      switch (field.kind) {
        case 'option':
        case 'sides':
        case 'space':
          return [[step.key, field.name, chosen]];
        case 'raise':
          return [[step.key, field.name, inUnit(chosen, unit, 'mm')]];
        case 'colour':
          return [[step.key, field.name, chosen], ...colourAnswers(step.key, colour)];
        case 'measure':
        case 'text':
        case 'amount':
        case 'marker':
          return [];
        default:
          return field satisfies never;
      }
    }),
  );
}

function colourAnswers(step: string, colour: ChosenColour | null): readonly Kept[] {
  if (colour?.role !== 'custom') return [[step, 'color_type', colourType.listed]];
  return [
    [step, 'color_type', colourType.custom],
    [step, 'ral_color', colour.label],
    [step, 'hex_color', colour.hex],
  ];
}

/** Kept answers as they go over the wire again, typed measures in the customer's unit. */
export function answersInUnit(product: Product, kept: KeptAnswers, unit: Unit): KeptAnswers {
  const typedFields = new Set(
    product.steps.flatMap((step) =>
      step.fields.flatMap((field) => {
        if (field.kind === 'measure') return [field.name, field.totalName];
        return field.kind === 'raise' ? [field.name] : [];
      }),
    ),
  );
  const spell = ([name, value]: readonly [string, string]) =>
    [name, typedFields.has(name) ? inUnit(value, 'mm', unit) : value] as const;
  return Object.fromEntries(
    Object.entries(kept).map(([step, fields]) => [
      step,
      Object.fromEntries(Object.entries(fields).map(spell)),
    ]),
  );
}

/** Whether a kept line was entered as a total size: to be assessed again as it was, whatever the customer does now. */
export function holdsTotalMeasures(product: Product, kept: KeptAnswers): boolean {
  const { sizeStep, measures } = planFor(product, 'desktop', true);
  return kept[sizeStep]?.[measures.width] !== undefined;
}

function inUnit(text: string, from: Unit, to: Unit): string {
  const value = parseMeasure(text, from);
  return value === null ? text : formatMeasure(value, to);
}
