import { type DrawingInput, drawingOf } from './drawing.ts';
import { type FormData, formData } from './form.ts';
import { screenFront } from './front/screen.ts';
import { line, rect } from './part.ts';
import type { Drawing, View } from './shape.ts';
import { surroundings } from './surroundings.ts';

/** Millimetres. Every scene is of the same wall, so that products on one page can be compared. */
const wall = { width: 2400, height: 2400, ground: 64 };
/** Heads of windows and doors are in one line. */
const head = 2190;
const look = { jamb: 70, frame: 'frame', ledge: 'frame' } as const;

/** Pixels of the sheet, and how much smaller than on a sheet of its own a part may be drawn. */
const sizes = { card: { side: 232, finer: 0.6 }, thumbnail: { side: 96, finer: 0.4 } };

export type SceneSize = keyof typeof sizes;

/** A screen in its wall, above the floor: as small as on a card, or as a thumbnail beside its name. */
export function sceneOf(input: DrawingInput, size: SceneSize): Drawing {
  const drawing = drawingOf(input, 'plain');
  const data: FormData = formData[input.form];
  const width = drawing.total.width ?? data.typical.width;
  const height = drawing.total.height ?? data.typical.height;
  const { side, finer } = sizes[size];
  const across = Math.max(wall.width, width + 4 * look.jamb);
  const down = Math.max(wall.height, height + 3 * look.jamb);
  const pixel = Math.max(across, down) / side;
  const floor = data.standsOnFloor ? height : Math.max(head, height);
  const box = {
    x: (width - side * pixel) / 2,
    y: floor + wall.ground - side * pixel,
    width: side * pixel,
    height: side * pixel,
  };
  const { choices, overlaps } = drawing;
  const front = { width, height, overlaps, pixel: pixel * finer, choices };
  const view: View = {
    name: 'front',
    at: { x: -box.x / pixel, y: -box.y / pixel },
    millimetresPerPixel: pixel,
    box,
    shapes: [
      ...surroundings(data, { width, height }, look),
      rect('frame', 0, 0, width, height),
      ...screenFront(data.build, front, null),
      rect('ground', box.x, floor, box.width, wall.ground),
      line('floor', { x: box.x, y: floor }, { x: box.x + box.width, y: floor }),
    ],
  };
  return { ...drawing, sheet: { width: side, height: side }, views: [view] };
}
