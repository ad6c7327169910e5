import type { DrawingInput } from '#domain/drawing/drawing.ts';
import { line, mitredFrame, rect } from '#domain/drawing/part.ts';
import type { Box, Outline, Shape } from '#domain/drawing/shape.ts';
import { type Canvas, drawingFor, pictureOf, viewOf } from './crop.ts';
import type { Picture } from './option-pictures.ts';

type Scene = {
  readonly answers: DrawingInput['answers'];
  readonly view: 'plan' | 'elevation';
  readonly crop: Box;
  readonly extra?: readonly Outline[];
};

const canvas: Canvas = { width: 320, height: 200 };
const plastic = { kozijn: { frame_material: '1' } };
const beside = (left: string) => ({ rondom_maten: { space_left: left } });

/** Millimetres from the edge of the opening; the outer face of the frame is at 0, the outside before it. */
const scenes: Readonly<Record<string, Scene>> = {
  'frame-type-a': {
    answers: { ...plastic, kozijntype: { frame_type: 'A' } },
    view: 'plan',
    crop: { x: -72, y: -36, width: 180, height: 112 },
  },
  'frame-type-b': {
    answers: { ...plastic, kozijntype: { frame_type: 'B' } },
    view: 'plan',
    crop: { x: -72, y: -36, width: 180, height: 112 },
  },
  shutter: {
    answers: { ...plastic, ...beside('25'), obstakel: { obstacle: '2' } },
    view: 'plan',
    crop: { x: -72, y: -64, width: 200, height: 140 },
  },
  grille: {
    answers: { ...plastic, rondom_maten: { space_top: '20' } },
    view: 'elevation',
    crop: { x: -76, y: -70, width: 204, height: 126 },
  },
  'drainage-strip': {
    answers: { ...plastic, rondom_maten: { space_bottom: 'A', space_bottom_extra: '14' } },
    view: 'elevation',
    crop: { x: -76, y: 74, width: 204, height: 126 },
  },
  obstakel: {
    answers: { ...plastic, uitsteeksel: { profile_depth: '2' } },
    view: 'plan',
    crop: { x: -72, y: -84, width: 230, height: 158 },
    extra: [rect('obstacle', -66, -76, 34, 31), ...measured({ x: -49, y: -45 }, { x: -49, y: 0 })],
  },
  uitsteeksel: {
    answers: { ...plastic, uitsteeksel: { profile_depth: '3' } },
    view: 'plan',
    crop: { x: -72, y: -56, width: 216, height: 134 },
    extra: [
      rect('obstacle', 34, -31, 70, 71),
      line('dimension-opening', { x: 0, y: 0 }, { x: 34, y: 0 }),
      ...measured({ x: 118, y: -31 }, { x: 118, y: 0 }),
      line('dimension-opening', { x: 104, y: 0 }, { x: 126, y: 0 }),
    ],
  },
  kozijn_hout: {
    answers: {
      kozijn: { frame_material: '3' },
      rondom_maten: { space_bottom: 'A', space_bottom_extra: '14' },
      bevestiging: { sides: '1,2' },
    },
    view: 'elevation',
    crop: { x: -76, y: 74, width: 204, height: 126 },
  },
};

/** What the help column explains, cut from the same sections as the customer's own drawing. */
export function helpPictures(): readonly Picture[] {
  return [
    { path: 'images/help/meetinstructie.svg', svg: measuring() },
    ...Object.entries(scenes).map(([name, scene]) => ({ path: `images/help/${name}.svg`, svg: draw(scene) })),
  ];
}

function draw({ answers, view, crop, extra = [] }: Scene): string {
  const drawing = drawingFor(
    { form: 'clip-frame', answers, total: [600, 800], profileColour: '#383e42' },
    'full',
  );
  const shapes = viewOf(drawing, view).shapes.filter(({ kind }) => kind !== 'label');
  return pictureOf(drawing, [...shapes, ...extra], crop, canvas);
}

function measured(from: { x: number; y: number }, to: { x: number; y: number }): readonly Outline[] {
  const tick = (at: { x: number; y: number }) =>
    line('dimension', { x: at.x - 4, y: at.y + 4 }, { x: at.x + 4, y: at.y - 4 });
  return [line('dimension', from, to), tick(from), tick(to)];
}

/** Three readings each way; the smallest, in the middle here, counts. */
function measuring(): string {
  const opening = { x: 0, y: 0, width: 1300, height: 900 };
  const frame = { x: -110, y: -110, width: 1520, height: 1120 };
  const jambs = mitredFrame(frame, opening).map((profile): Outline => ({ ...profile, role: 'jamb' }));
  const across = [150, 450, 750].map((y) => reading({ x: 0, y }, { x: 1300, y }, y === 450));
  const down = [250, 650, 1050].map((x) => reading({ x, y: 0 }, { x, y: 900 }, x === 650));
  const drawing = drawingFor(
    { form: 'clip-frame', answers: {}, total: [600, 800], profileColour: null },
    'plain',
  );
  const shapes: readonly Shape[] = [
    ...jambs,
    { ...rect('opening', 0, 0, 1300, 900) },
    ...across.flat(),
    ...down.flat(),
  ];
  return pictureOf(drawing, shapes, { x: -130, y: -130, width: 1560, height: 1160 }, canvas);
}

function reading(
  from: { x: number; y: number },
  to: { x: number; y: number },
  isSmallest: boolean,
): readonly Outline[] {
  const tick = (at: { x: number; y: number }) =>
    line('dimension', { x: at.x - 22, y: at.y + 22 }, { x: at.x + 22, y: at.y - 22 });
  return [line(isSmallest ? 'magnet-strip' : 'dimension', from, to), tick(from), tick(to)];
}
