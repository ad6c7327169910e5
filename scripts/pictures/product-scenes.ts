import { products } from '#catalogue/index.ts';
import { type FormData, formData, type ScreenForm, type Sides } from '#domain/drawing/form.ts';
import { surroundings } from '#domain/drawing/surroundings.ts';
import { typicalAnswers, typicalColour } from '#domain/drawing/typical.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import type { Product } from '#domain/product/product.ts';
import { type Canvas, drawingFor, outlines, pictureOf, viewOf } from './crop.ts';
import type { Picture } from './option-pictures.ts';

/** Half the pixels of the file, which is rendered for sharp screens. */
const canvas: Canvas = { width: 280, height: 335 };
const jamb = 110;
/** A picture stands alone: black mesh shows best. */
export const pictureAnswers = (form: ScreenForm) => ({ ...typicalAnswers[form], gaas: { wire_id: '1' } });

/** The screen in its window or doorway: what the shop shows once it is in the cart. */
export function productScenes(): readonly Picture[] {
  return products.map((product: Product) => ({
    path: `images/kim/${product.kimLarge}_h670.png`,
    svg: sceneOf(product.form, overlapsOf(product, pictureAnswers(product.form), 'mm'), canvas),
  }));
}

export function sceneOf(form: ScreenForm, overlaps: Sides | null, on: Canvas): string {
  const data: FormData = formData[form];
  const { width, height } = data.typical;
  const subject = {
    form,
    overlaps,
    answers: pictureAnswers(form),
    total: [width, height] as const,
    profileColour: typicalColour,
  };
  const drawing = drawingFor(subject, 'plain');
  const look = { jamb, frame: 'jamb', ledge: 'strip-grey' } as const;
  const shapes = [...surroundings(data, data.typical, look), ...outlines(viewOf(drawing, 'front'))];
  const below = data.standsOnFloor ? 40 : jamb + 70;
  const air = 50;
  const box = {
    x: -jamb - air,
    y: -jamb - air,
    width: width + 2 * (jamb + air),
    height: height + jamb + below + 2 * air,
  };
  return pictureOf(drawing, shapes, box, on);
}
