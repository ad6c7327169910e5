import { formatMeasure } from '../measure/format-measure.ts';
import type { Unit } from '../measure/millimetres.ts';
import { parseMeasure } from '../measure/parse-measure.ts';
import type { Axis } from '../product/field.ts';
import type { Product } from '../product/product.ts';
import type { KeptAnswers } from './answers.ts';
import type { Assessment } from './assessment.ts';
import { planFor } from './plan.ts';
import { colourType } from './read-colour.ts';

/**
 * The answers of one size as a cart line keeps them: the form of the product page whatever device they came from,
 * typed measures in millimetres, so that neither device nor a later change of unit makes them mean another size.
 */
export function keptAnswers(assessment: Assessment, index: number): KeptAnswers {
  const { plan, customer, steps, colour } = assessment;
  const size = assessment.sizes[index];
  const kept: Record<string, Record<string, string>> = {};
  const keep = (step: string, field: string, value: string) => {
    kept[step] = { ...kept[step], [field]: value };
  };
  const page = planFor(plan.product, 'desktop', plan.totalMeasures);
  for (const axis of axes) {
    const typed = size?.typed[axis];
    if (typed !== null && typed !== undefined) keep(page.sizeStep, page.measures[axis], String(typed));
  }
  for (const { step, fields } of steps) {
    if (step.kind === 'rows') continue;
    for (const { field, chosen } of fields) {
      if (typeof chosen !== 'string' || isOfTheDevice(field.kind)) continue;
      keep(step.key, field.name, field.kind === 'raise' ? inUnit(chosen, customer.unit, 'mm') : chosen);
      if (field.kind !== 'colour' || colour === null) continue;
      keep(step.key, 'color_type', colour.role === 'custom' ? colourType.custom : colourType.listed);
      if (colour.role !== 'custom') continue;
      keep(step.key, 'ral_color', colour.label);
      keep(step.key, 'hex_color', colour.hex);
    }
  }
  const label = page.steps.find((step) => step.kind === 'label');
  const field = label?.fields[0];
  if (label !== undefined && field !== undefined && size !== undefined && size.label !== '') {
    keep(label.key, field.name, size.label);
  }
  return kept;
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

const axes: readonly Axis[] = ['width', 'height'];

/** Asked by some devices only, or kept with the line itself. */
function isOfTheDevice(kind: string): boolean {
  return kind === 'measure' || kind === 'marker' || kind === 'amount' || kind === 'text';
}

function inUnit(text: string, from: Unit, to: Unit): string {
  const value = parseMeasure(text, from);
  return value === null ? text : formatMeasure(value, to);
}
