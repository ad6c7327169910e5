import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Answers } from '#domain/configuration/answers.ts';
import { readChoices } from '#domain/drawing/choices.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { overlapsOf } from '#domain/drawing/fit.ts';
import { formData } from '#domain/drawing/form.ts';
import type { Product } from '#domain/product/product.ts';
import { type CatalogueProduct, products } from './index.ts';
import { answersWith, configure } from './testing/configurator.ts';

type Choice = { readonly step: string; readonly field: string; readonly values: readonly string[] };

function withAnswer(
  answers: Answers,
  { step, field }: Pick<Choice, 'step' | 'field'>,
  value: Answer,
): Answers {
  return { ...answers, [step]: { ...answers[step], [field]: value } };
}

/** Every answer that is one of a list. */
function choicesOf(product: Product): readonly Choice[] {
  return product.steps.flatMap(({ key, fields }) =>
    fields.flatMap((field): Choice[] => {
      const at = { step: key, field: field.name };
      if (field.kind === 'option') return [{ ...at, values: field.options }];
      if (field.kind === 'sides') return [{ ...at, values: ['', ...field.options] }];
      if (field.kind !== 'space') return [];
      const values = field.values.map(String);
      return [{ ...at, values: field.raisedBy === undefined ? values : [...values, 'A'] }];
    }),
  );
}

describe('the drawing follows the catalogue', () => {
  it.each(products)('$code: is as large as what the shop makes', (product) => {
    const deciding = choicesOf(product).filter(
      ({ field }) => field.startsWith('space_') || ['in_frame', 'frame_type', 'frame'].includes(field),
    );
    const data = formData[product.form];
    let compared = 0;
    fc.assert(
      fc.property(
        fc.tuple(...deciding.map(({ values }) => fc.constantFrom(...values))),
        fc.integer({ min: 1, max: 40 }),
        (values, raised) => {
          const answers = deciding.reduce(
            (given, choice, index) => withAnswer(given, choice, values[index] ?? null),
            withAnswer(
              answersWith(product.code),
              { step: 'rondom_maten', field: 'space_bottom_extra' },
              `${raised}`,
            ),
          );
          const [size] = configure(product.code, answers).sizes;
          if (size === undefined || size.total.width === null || size.total.height === null) return;
          const overlaps = overlapsOf(data, readChoices(answers, 'mm', data.build));
          compared += 1;
          expect({
            width: (size.typed.width ?? 0) + overlaps.left + overlaps.right,
            height: (size.typed.height ?? 0) + overlaps.top + overlaps.bottom,
          }).toEqual(size.total);
        },
      ),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(20);
  });

  // Inside the cassette or behind the profile, or a question whose answer is no part of the screen.
  const unseen = ['brake', 'depth', 'obstacle'];
  const tapeOrScrews = ['SE-100', 'SE-200'];
  // What has to be chosen as well before an option shows.
  const company: Answers = {
    schopplaat: { kick_plate: '4' },
    dierenluik: { pet_door: '1', pet_position: '1' },
    bevestiging: { fixation: '4' },
    montage: { in_frame: '2' },
    rondom_maten: { space_bottom_extra: '9' },
  };

  function drawn(product: CatalogueProduct, answers: Answers): string {
    const { views, choices } = drawingOf(
      {
        form: product.form,
        measured: 'opening',
        opening: null,
        total: null,
        answers,
        profileColour: null,
        unit: 'mm',
        answersUnit: 'mm',
      },
      'full',
    );
    // Mesh and frame are textures of the whole drawing, not shapes of their own.
    return JSON.stringify([views, choices.mesh, choices.frameMaterial]);
  }

  it.each(products)('$code: shows every choice that can be seen', (product) => {
    const same = choicesOf(product).flatMap((choice) => {
      const { field } = choice;
      if (unseen.includes(field) || (field === 'fixation' && tapeOrScrews.includes(product.code))) return [];
      // More than 40 mm cannot be made, so there is nothing to draw.
      const values = choice.values.filter((value) => field !== 'profile_depth' || value !== '5');
      const base = { ...answersWith(product.code), ...company };
      const pictures = values.map((value) => drawn(product, withAnswer(base, choice, value)));
      return new Set(pictures).size === values.length ? [] : [`${choice.step}.${field}`];
    });
    expect(same).toEqual([]);
  });
});
