import { products } from '#catalogue/index.ts';
import { helpImage } from '#contract/catalogue-page.ts';
import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { ScreenForm } from '#domain/drawing/form.ts';
import { line, rect } from '#domain/drawing/part.ts';
import type { Box, Drawing, Outline } from '#domain/drawing/shape.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import type { Product } from '#domain/product/product.ts';
import { drawingWords } from '#text/configurator/drawing.ts';
import type { helpPictures as drawnOf, HelpPicture, ProductHelp } from '#text/measuring/help.ts';
import { productTexts } from '#text/products/product-texts.ts';
import { type Canvas, drawingFor, extentOf, pictureOf, viewOf } from './crop.ts';
import type { Note } from './notes.ts';
import type { Picture } from './option-pictures.ts';

type Scene = {
  readonly answers: DrawingInput['answers'];
  readonly view: 'plan' | 'elevation';
  readonly crop: Box;
  readonly extra?: readonly Outline[];
};

type Scenes<Form extends ScreenForm> = Readonly<Record<(typeof drawnOf)[Form][number], Scene>>;

const canvas: Canvas = { width: 320, height: 200 };
const plastic = { kozijn: { frame_material: '1' } };
const besideShutter = (space: string) => ({
  rondom_maten: { space_left: space },
  obstakel: { obstacle: '2' },
});
const underGrille = (space: string) => ({ rondom_maten: { space_top: space } });
const aboveStrip = { rondom_maten: { space_bottom: 'A', space_bottom_extra: '14' } };
const onFrame = { montage: { in_frame: '2' } };
const outside = { plaatsing: { placement: '2' } };

/** Millimetres from the edge of the opening; the frame is 67 deep from 0, the outside before it. */
const left: Box = { x: -72, y: -64, width: 200, height: 140 };
const top: Box = { x: -76, y: -70, width: 204, height: 126 };
const bottom: Box = { x: -76, y: 74, width: 204, height: 126 };
const flange: Box = { x: -72, y: -48, width: 190, height: 124 };

const obstacle: Omit<Scene, 'answers'> = {
  view: 'plan',
  crop: { x: -72, y: -84, width: 230, height: 158 },
  extra: [rect('obstacle', -66, -76, 34, 31), ...measured({ x: -49, y: -45 }, { x: -49, y: 0 })],
};

const inset: Scenes<'clip-frame'> = {
  'frame-type-a': { answers: { ...plastic, kozijntype: { frame_type: 'A' } }, view: 'plan', crop: flange },
  'frame-type-b': { answers: { ...plastic, kozijntype: { frame_type: 'B' } }, view: 'plan', crop: flange },
  shutter: { answers: { ...plastic, ...besideShutter('25') }, view: 'plan', crop: left },
  grille: { answers: { ...plastic, ...underGrille('20') }, view: 'elevation', crop: top },
  'drainage-strip': { answers: { ...plastic, ...aboveStrip }, view: 'elevation', crop: bottom },
  obstacle: { ...obstacle, answers: { ...plastic, uitsteeksel: { profile_depth: '2' } } },
  protrusion: {
    answers: { ...plastic, uitsteeksel: { profile_depth: '3' } },
    view: 'plan',
    crop: { x: -72, y: -70, width: 230, height: 148 },
    extra: [
      rect('obstacle', 34, -31, 70, 71),
      line('dimension-opening', { x: 0, y: 0 }, { x: 34, y: 0 }),
      ...measured({ x: 118, y: -31 }, { x: 118, y: 0 }),
      line('dimension-opening', { x: 104, y: 0 }, { x: 126, y: 0 }),
    ],
  },
  'wooden-frame': {
    answers: { kozijn: { frame_material: '3' }, ...aboveStrip, bevestiging: { sides: '1,2' } },
    view: 'elevation',
    crop: bottom,
  },
};

const face: Scenes<'face-frame'> = {
  shutter: { answers: { ...outside, ...besideShutter('30') }, view: 'plan', crop: left },
  grille: { answers: { ...outside, ...underGrille('30') }, view: 'elevation', crop: top },
  'drainage-strip': { answers: { ...outside, ...aboveStrip }, view: 'elevation', crop: bottom },
  obstacle: { ...obstacle, answers: outside },
};

/** A pleated door lies against the inner face of the frame. */
const pleated: Scenes<'pleated'> = {
  shutter: {
    answers: { ...onFrame, ...besideShutter('40') },
    view: 'plan',
    crop: { x: -72, y: -6, width: 230, height: 144 },
  },
  grille: {
    answers: { ...onFrame, ...underGrille('40') },
    view: 'elevation',
    crop: { x: -40, y: -72, width: 208, height: 130 },
  },
};

/** In the plan of a hinged door, seen from outside, the outside is below. */
const hinged: Scenes<'hinged-door'> = {
  shutter: {
    answers: { ...onFrame, ...besideShutter('50') },
    view: 'plan',
    crop: { x: -72, y: -6, width: 230, height: 144 },
  },
  grille: {
    answers: { ...onFrame, ...underGrille('50') },
    view: 'elevation',
    crop: { x: -96, y: -72, width: 256, height: 160 },
  },
};

const scenes: { readonly [Form in ScreenForm]: Scenes<Form> } = {
  'clip-frame': inset,
  'face-frame': face,
  pleated,
  'double-pleated': pleated,
  roller: {},
  'heavy-roller': {},
  'hinged-door': hinged,
};

/** What the help column explains, cut from the same sections as the customer's own drawing. */
export function helpPictures(): readonly Picture[] {
  return products.flatMap((product) => {
    const drawn: Partial<Readonly<Record<HelpPicture, Scene>>> = scenes[product.form];
    return [...picturesIn(productTexts[product.code].help)].flatMap((name) => {
      const scene = drawn[name];
      return scene === undefined
        ? []
        : [{ path: helpImage(product.code, name).slice(1), svg: draw(product, scene) }];
    });
  });
}

function picturesIn(help: ProductHelp): ReadonlySet<HelpPicture> {
  const shown = Object.values(help).flatMap(({ picture, points = [] }) => [
    picture,
    ...points.map((point) => point.picture),
  ]);
  return new Set(shown.filter((name) => name !== undefined));
}

function draw(product: Product, { answers, view, crop, extra = [] }: Scene): string {
  const overlaps = overlapsOf(product, answers, 'mm');
  const subject = { form: product.form, overlaps, answers, profileColour: '#383e42' };
  const drawing = drawingFor({ ...subject, total: [600, 800] }, 'full');
  const shapes = viewOf(drawing, view).shapes.filter(({ kind }) => kind !== 'label');
  const middle = middleOf(extentOf(shapes, 0), view);
  // Of the two ends of the section the one in view: a wide screen would let the other one in.
  const isFar = middleOf(crop, view) > middle;
  const near = shapes.filter((shape) => middleOf(extentOf([shape], 0), view) > middle === isFar);
  return pictureOf(drawing, [...near, ...extra], crop, canvas, facesOf(drawing, view, crop));
}

/** Which way is out, in the corners that the cut leaves free. */
function facesOf({ seenFrom }: Drawing, view: Scene['view'], { x, y, width, height }: Box): readonly Note[] {
  const { inside, outside } = drawingWords;
  const word = (text: string, across: number, down: number): Note => ({
    kind: 'word',
    at: { x: x + width * across, y: y + height * down },
    text,
  });
  if (view === 'elevation') return [word(outside, 0.12, 0.94), word(inside, 0.88, 0.94)];
  const [above, below] = seenFrom === 'inside' ? [outside, inside] : [inside, outside];
  return [word(above, 0.86, 0.08), word(below, 0.86, 0.94)];
}

function middleOf({ x, y, width, height }: Box, view: Scene['view']): number {
  return view === 'plan' ? x + width / 2 : y + height / 2;
}

function measured(from: { x: number; y: number }, to: { x: number; y: number }): readonly Outline[] {
  const tick = (at: { x: number; y: number }) =>
    line('dimension', { x: at.x - 4, y: at.y + 4 }, { x: at.x + 4, y: at.y - 4 });
  return [line('dimension', from, to), tick(from), tick(to)];
}
