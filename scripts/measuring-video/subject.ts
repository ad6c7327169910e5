import { findProduct, type ProductCode } from '#catalogue/index.ts';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { type FormData, formData } from '#domain/drawing/form.ts';
import type { Drawing } from '#domain/drawing/shape.ts';
import { typicalColour } from '#domain/drawing/typical.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import { type Film, type FilmSize, generalFilm, productFilm } from '#text/measuring/films.ts';
import { exampleCode, productTexts } from '#text/products/product-texts.ts';
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

export function subjectOf(way: WayOfMeasuring, code: ProductCode | null): Subject {
  const shown = code ?? exampleCode;
  const product = findProduct(shown);
  if (product === null) throw new Error(`no product ${shown}`);
  const text = productTexts[product.code];
  const film = code === null ? generalFilm(way, text) : productFilm(way, code, text);
  const answers = { ...pictureAnswers(product.form), ...text.film.answers };
  const drawn = (changes: Answers) => {
    const shownWith = { ...answers, ...changes };
    return drawingOf(
      {
        form: product.form,
        overlaps: overlapsOf(product, shownWith, 'mm'),
        measured: 'opening',
        opening: size(film.opening),
        total: size(film.total),
        answers: shownWith,
        profileColour: typicalColour,
        unit: 'mm',
        answersUnit: 'mm',
      },
      'full',
    );
  };
  return {
    film,
    code: product.code,
    form: formData[product.form],
    isGeneral: code === null,
    inside: drawn({ montage: { in_frame: '1' }, onderstrip: { onderstrip: '1' } }),
    made: drawn({}),
  };
}

function size([width, height]: FilmSize) {
  return { width: millimetres(width), height: millimetres(height) };
}
