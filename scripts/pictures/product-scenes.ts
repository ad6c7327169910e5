import { products } from '#catalogue/index.ts';
import type { DrawingInput } from '#domain/drawing/drawing.ts';
import { type FormData, formData, type ScreenForm } from '#domain/drawing/form.ts';
import { mitredFrame, rect } from '#domain/drawing/part.ts';
import type { Outline } from '#domain/drawing/shape.ts';
import type { Product } from '#domain/product/product.ts';
import { type Canvas, drawingFor, outlines, pictureOf, viewOf } from './crop.ts';
import type { Picture } from './option-pictures.ts';

/** Half the pixels of the file, which is rendered for sharp screens. */
const canvas: Canvas = { width: 280, height: 335 };
const jamb = 110;

export const looks: Readonly<Record<ScreenForm, DrawingInput['answers']>> = {
  'clip-frame': { bevestiging: { sides: '1,2' }, gaas: { wire_id: '1' } },
  'face-frame': { bevestiging: { fixation: '1' }, gaas: { wire_id: '1' } },
  pleated: { schuifrichting: { direction: '1' }, handgreep: { handgreepjes: '1' }, gaas: { wire_id: '1' } },
  'double-pleated': { handgreep: { handgreepjes: '2' }, gaas: { wire_id: '1' } },
  roller: { sluiting: { closure: '1' }, trekkoord: { cord: '1' }, gaas: { wire_id: '1' } },
  'heavy-roller': { sluiting: { closure: '2' }, bediening: { pull_bar: '1' }, gaas: { wire_id: '1' } },
  'hinged-door': {
    hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '1' },
    schopplaat: { kick_plate: '2' },
    gaas: { wire_id: '1' },
  },
};

/** The screen in its window or doorway: what the shop shows once it is in the cart. */
export function productScenes(): readonly Picture[] {
  return products.map(({ kimLarge, form }: Product) => ({
    path: `images/kim/${kimLarge}_h670.png`,
    svg: sceneOf(form, canvas),
  }));
}

export function sceneOf(form: ScreenForm, on: Canvas): string {
  const data: FormData = formData[form];
  const { width, height } = data.typical;
  const subject = { form, answers: looks[form], total: [width, height] as const, profileColour: '#383e42' };
  const drawing = drawingFor(subject, 'plain');
  const shapes = [...surroundings(data, width, height), ...outlines(viewOf(drawing, 'front'))];
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

/** The fixed frame, and below a window its sill. */
function surroundings({ standsOnFloor }: FormData, width: number, height: number): readonly Outline[] {
  const opening = { x: 0, y: 0, width, height };
  const outer = {
    x: -jamb,
    y: -jamb,
    width: width + 2 * jamb,
    height: height + (standsOnFloor ? jamb : 2 * jamb),
  };
  const frame = mitredFrame(outer, opening).map((profile): Outline => ({ ...profile, role: 'jamb' }));
  return standsOnFloor
    ? frame
    : [...frame, rect('strip-grey', -jamb - 30, height + jamb, width + 2 * jamb + 60, 46, 4)];
}
