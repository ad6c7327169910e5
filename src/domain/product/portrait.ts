import type { Answers } from '../drawing/choices.ts';
import type { DrawingInput } from '../drawing/drawing.ts';
import { formData } from '../drawing/form.ts';
import { typicalAnswers, typicalColour } from '../drawing/typical.ts';
import { millimetres } from '../measure/millimetres.ts';
import type { Field } from './field.ts';
import { overlapsOf } from './overlaps.ts';
import type { Product, Range } from './product.ts';

export type Portrait = DrawingInput & Required<Pick<DrawingInput, 'range'>>;

/**
 * What a product looks like before anything is chosen: its form in an everyday size, as far as this product can be
 * made so, standing for all the sizes it is made in.
 */
export function portraitOf(product: Product): Portrait {
  const { form, limits, steps } = product;
  const { typical } = formData[form];
  const usual = typicalAnswers[form];
  const answers: Answers = Object.fromEntries(
    steps.map(({ key, fields }) => [key, offered(fields, usual[key] ?? {})]),
  );
  return {
    form,
    overlaps: overlapsOf(product, answers, 'mm'),
    measured: 'total',
    opening: null,
    total: { width: within(limits.width, typical.width), height: within(limits.height, typical.height) },
    range: { width: bounds(limits.width), height: bounds(limits.height) },
    answers,
    profileColour: typicalColour,
    unit: 'mm',
    answersUnit: 'mm',
  };
}

function offered(fields: readonly Field[], usual: NonNullable<Answers[string]>): Answers[string] {
  const isOffered = (name: string, answer: unknown) =>
    fields.some(
      (field) =>
        field.name === name &&
        (field.kind === 'sides' || (field.kind === 'option' && field.options.some((key) => key === answer))),
    );
  return Object.fromEntries(Object.entries(usual).filter(([name, answer]) => isOffered(name, answer)));
}

function within({ min, max }: Range, length: number) {
  return millimetres(Math.min(Math.max(length, min), max));
}

function bounds({ min, max }: Range) {
  return { min: millimetres(min), max: millimetres(max) };
}
