import fc from 'fast-check';
import type { Answers } from '#domain/configuration/answers.ts';
import { assess } from '#domain/configuration/assess.ts';
import { firstWorkshop } from '#domain/delivery/workshop.ts';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { type Field, spaceChoices } from '#domain/product/field.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import type { Product } from '#domain/product/product.ts';
import { answersTo } from './configurations.ts';
import { customer } from './configurator.ts';

/** For tests: what the drawing of any product is held to. */

type Size = { readonly width: number; readonly height: number };
type Choice = { readonly step: string; readonly field: string; readonly values: readonly string[] };

const someAnswers = (product: Product) => fc.sample(answersTo(product), { numRuns: 300, seed: 1 });

/** Of many configurations the total size that the shop makes, and how large it is drawn. */
export function madeAndDrawn(product: Product): readonly { readonly made: Size; readonly drawn: Size }[] {
  return someAnswers(product).flatMap((answers) => {
    const { typed, total } = sizeOf(product, answers);
    const { width, height } = total;
    if (width === null || height === null) return [];
    const { overlaps } = drawingOf({ ...drawn(product, answers), opening: typed });
    return [
      {
        made: { width, height },
        drawn: {
          width: (typed.width ?? 0) + overlaps.left + overlaps.right,
          height: (typed.height ?? 0) + overlaps.top + overlaps.bottom,
        },
      },
    ];
  });
}

/** What can be chosen and shows in no drawing, though its field does not say so. */
export function unseenChoices(product: Product): readonly string[] {
  const bases = someAnswers(product);
  return choicesOf(product)
    .filter((choice) => !bases.some((answers) => isSeen(product, answers, choice)))
    .map(({ step, field }) => `${step}.${field}`);
}

function sizeOf(product: Product, answers: Answers) {
  const { sizes } = assess({
    ...{ product, answers, customer, device: 'desktop', amount: 1, today: '2026-11-15' },
    workshop: firstWorkshop,
    // A size is the same whatever it costs.
    priceList: {
      ...{ version: 1, productCode: product.code, validFrom: '2026-01-01' },
      ...{ widths: [], heights: [], cells: [], surcharges: {} },
    },
  });
  const [size] = sizes;
  if (size === undefined) throw new Error(`no size of ${product.code}`);
  return size;
}

function drawn(product: Product, answers: Answers): DrawingInput {
  return {
    form: product.form,
    overlaps: overlapsOf(product, answers, 'mm'),
    measured: 'opening',
    opening: null,
    total: null,
    answers,
    profileColour: null,
    unit: 'mm',
    answersUnit: 'mm',
  };
}

/** Every answer that is one of a list and can be made. */
function choicesOf(product: Product): readonly Choice[] {
  return product.steps.flatMap(({ key, fields }) =>
    fields.flatMap((field): readonly Choice[] => {
      const values = ('isDrawn' in field ? [] : listed(field)).filter(
        (value) => !isNeverMade(product, field.name, value),
      );
      return values.length < 2 ? [] : [{ step: key, field: field.name, values }];
    }),
  );
}

function listed(field: Field): readonly string[] {
  if (field.kind === 'option') return field.options;
  if (field.kind === 'sides') return ['', ...field.options];
  return field.kind === 'space' ? spaceChoices(field) : [];
}

/** Refused whatever else is chosen: there is nothing to draw. */
function isNeverMade({ rules }: Product, name: string, value: string): boolean {
  return rules.some(
    (rule) =>
      rule.kind === 'forbid' &&
      rule.when.every((clause) => 'field' in clause && clause.field === name && clause.is.includes(value)),
  );
}

function isSeen(product: Product, answers: Answers, { step, field, values }: Choice): boolean {
  const pictures = values.map((value) => {
    const changed = { ...answers, [step]: { ...answers[step], [field]: value } };
    const { views, choices } = drawingOf(drawn(product, changed), 'full');
    // Mesh and frame are textures of the whole drawing, not shapes of their own.
    return JSON.stringify([views, choices.mesh, choices.frameMaterial]);
  });
  return new Set(pictures).size === values.length;
}
