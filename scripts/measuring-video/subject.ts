import { findProduct, type ProductCode } from '#catalogue/index.ts';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { type FormData, formData } from '#domain/drawing/form.ts';
import type { Drawing } from '#domain/drawing/shape.ts';
import { typicalColour } from '#domain/drawing/typical.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { type Film, type FilmSize, measuringFilm } from '#text/measuring/films.ts';
import { pictureAnswers } from '../pictures/product-scenes.ts';

type Answers = DrawingInput['answers'];

/** A film with everything that its frames are drawn from. */
export type Subject = {
  readonly film: Film;
  readonly code: ProductCode;
  readonly form: FormData;
  readonly isGeneral: boolean;
  /** In the opening, where the product can be. */
  readonly inside: Drawing;
  readonly made: Drawing;
};

const on = { montage: { in_frame: '2' } };

/** The answers that make the film's total of its opening. */
export const filmAnswers: Readonly<Record<ProductCode, Answers>> = {
  'PE-100': { kozijntype: { frame_type: 'A' }, rondom_maten: spaces(30, 30, 20, 15) },
  'SE-100': { ...on, onderstrip: { onderstrip: '4' }, rondom_maten: spaces(60, 25, 40) },
  'SE-200': { ...on, onderstrip: { onderstrip: '4' }, rondom_maten: spaces(60, 25, 40) },
  'RO-50': { ...on, alle_maten: spaces(35, 28, 60, 0) },
  'RO-100': { ...on, alle_maten: spaces(35, 28, 60, 0) },
  'CE-100': { plaatsing: { placement: '1' }, rondom_maten: spaces(40, 40, 30, 25) },
  'CA-100': { ...on, kader: { frame: '1' }, rondom_maten: spaces(40, 60, 40) },
};

export function subjectOf(way: WayOfMeasuring, code: ProductCode | null): Subject {
  const example = code ?? 'PE-100';
  const product = findProduct(example);
  if (product === null) throw new Error(`no product ${example}`);
  const film = measuringFilm(way, code ?? undefined);
  const answers = { ...pictureAnswers(product.form), ...filmAnswers[example] };
  const drawn = (changes: Answers) =>
    drawingOf(
      {
        form: product.form,
        measured: 'opening',
        opening: size(film.opening),
        total: size(film.total),
        answers: { ...answers, ...changes },
        profileColour: typicalColour,
        unit: 'mm',
        answersUnit: 'mm',
      },
      'full',
    );
  return {
    film,
    code: example,
    form: formData[product.form],
    isGeneral: code === null,
    inside: drawn({ montage: { in_frame: '1' }, onderstrip: { onderstrip: '1' } }),
    made: drawn({}),
  };
}

function size([width, height]: FilmSize) {
  return { width: millimetres(width), height: millimetres(height) };
}

function spaces(left: number, right: number, top: number, bottom?: number) {
  return {
    space_left: String(left),
    space_right: String(right),
    space_top: String(top),
    ...(bottom === undefined ? {} : { space_bottom: String(bottom) }),
  };
}
