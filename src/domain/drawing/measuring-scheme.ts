import { millimetres } from '../measure/millimetres.ts';
import { labelWidth } from './dimension.ts';
import type { FormData } from './form.ts';
import { boxed, line, rect } from './part.ts';
import type { Plate, Point, Shape } from './shape.ts';
import { surroundings } from './surroundings.ts';

export type Readings = { readonly widths: readonly number[]; readonly heights: readonly number[] };

/** Three readings each way of an example opening: its size is the smallest of each. */
export function readingsOf([width, height]: readonly [number, number]): Readings {
  return { widths: [width + 2, width, width + 3], heights: [height + 3, height + 1, height] };
}

/** Pixels. A scheme is not to scale: its figures are what one reads. */
const margin = { left: 38, right: 38, top: 28 };
const opening = { width: 244, window: 326, door: 408 };
const jamb = 19;
const tick = 5.5;
const plate = 24;
const places = [0.16, 0.5, 0.84];
const figuresAt = 0.33;

/** An opening measured in three places each way, with the smallest reading of each marked. */
export function measuringScheme(
  { widths, heights }: Readings,
  { standsOnFloor }: Pick<FormData, 'standsOnFloor'>,
): Plate {
  const { width } = opening;
  const height = standsOnFloor ? opening.door : opening.window;
  const sheet = {
    width: margin.left + width + margin.right,
    height: margin.top + height + (standsOnFloor ? 8 : jamb + 24),
  };
  const box = { x: 0, y: 0, width, height };
  const shapes: readonly Shape[] = [
    ...surroundings({ standsOnFloor }, box, { jamb, frame: 'frame', ledge: 'frame' }),
    boxed('pane', box),
    ...(standsOnFloor ? [line('floor', { x: -35, y: height }, { x: width + 35, y: height })] : []),
    ...widths.flatMap((value, index) => {
      const y = height * (places[index] ?? 0);
      const isSmallest = value === Math.min(...widths);
      return reading({ x: 0, y }, { x: width, y }, { x: width * figuresAt, y }, value, isSmallest);
    }),
    ...heights.flatMap((value, index) => {
      const x = width * (places[index] ?? 0);
      const isSmallest = value === Math.min(...heights);
      return reading({ x, y: 0 }, { x, y: height }, { x, y: height * figuresAt }, value, isSmallest);
    }),
  ];
  return {
    sheet,
    profileColour: null,
    choices: { mesh: null, frameMaterial: null },
    views: [
      {
        name: 'front',
        at: { x: margin.left, y: margin.top },
        millimetresPerPixel: 1,
        box: { x: -margin.left, y: -margin.top, ...sheet },
        shapes,
      },
    ],
  };
}

function reading(from: Point, to: Point, at: Point, value: number, isSmallest: boolean): readonly Shape[] {
  const slash = ({ x, y }: Point) =>
    line('dimension', { x: x - tick, y: y + tick }, { x: x + tick, y: y - tick });
  const content = { kind: 'figure', value: millimetres(value) } as const;
  const wide = labelWidth(content, 'mm', 'reading') + 8;
  return [
    line('dimension', from, to),
    slash(from),
    slash(to),
    rect(isSmallest ? 'smallest' : 'reading', at.x - wide / 2, at.y - plate / 2, wide, plate, 4),
    { kind: 'label', style: 'reading', ...at, isUpright: false, content },
  ];
}
