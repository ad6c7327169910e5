import type { Millimetres, Unit } from '../measure/millimetres.ts';
import type { Choices } from './choices.ts';
import { type Dimension, dimension } from './dimension.ts';
import { type Axis, fitAxis, openingBox } from './fit.ts';
import type { FormData, Sides } from './form.ts';
import { screenFront } from './front/screen.ts';
import { line } from './part.ts';
import type { Box, KnownSize, LabelContent, Shape, SizeBounds, View } from './shape.ts';

export type FrontInput = {
  readonly data: FormData;
  readonly choices: Choices;
  readonly overlaps: Sides;
  readonly opening: KnownSize;
  readonly total: KnownSize;
  readonly range: SizeBounds | null;
  readonly isOpeningAsked: boolean;
  readonly unit: Unit;
};

/** Pixels kept free round the screen: room for dimension lines, or just air. */
const surround = { sized: { x: 46, y: 40 }, plain: { x: 8, y: 8 } };
const dimensionOffset = 20;

/** The screen as one sees it, to scale, in the middle of an area of the sheet. */
export function frontView(
  input: FrontInput,
  area: { readonly width: number; readonly height: number },
  isSized: boolean,
): View {
  const { data, choices, overlaps } = input;
  const width = axisOf(input, 'width', overlaps.left, overlaps.right);
  const height = axisOf(input, 'height', overlaps.top, overlaps.bottom);
  const opening = openingBox(width, height);
  // What stands up below the screen is drawn with it, also where no opening is known.
  const below = Math.max(-overlaps.bottom, 0);
  const across = spanOf(width, 0);
  const down = spanOf(height, below);
  const extent = { x: across.from, width: across.length, y: down.from, height: down.length };
  const free = isSized ? surround.sized : surround.plain;
  const pixel = Math.max(
    extent.width / (area.width - 2 * free.x),
    extent.height / (area.height - 2 * free.y),
  );
  const box = {
    x: extent.x + extent.width / 2 - (area.width * pixel) / 2,
    y: extent.y + extent.height / 2 - (area.height * pixel) / 2,
    width: area.width * pixel,
    height: area.height * pixel,
  };
  const front = { width: width.length, height: height.length, overlaps, pixel, choices };
  return {
    name: 'front',
    at: { x: -box.x / pixel, y: -box.y / pixel },
    millimetresPerPixel: pixel,
    box,
    shapes: [
      ...(data.standsOnFloor ? [floor(extent, pixel, isSized)] : []),
      ...screenFront(data.build, front, isSized ? opening : null),
      ...(isSized ? dimensions(input, width, height, extent, pixel) : []),
    ],
  };
}

function axisOf(input: FrontInput, name: AxisName, before: number, after: number): Axis {
  const { opening, total, data, isOpeningAsked } = input;
  const size = { opening: opening[name], total: total[name], typical: data.typical[name] };
  return fitAxis(size, isOpeningAsked, before, after);
}

/** Screen and opening together. */
function spanOf({ length, opening }: Axis, after: number) {
  const from = Math.min(0, opening?.start ?? 0);
  const to = Math.max(length + after, (opening?.start ?? 0) + (opening?.length ?? 0));
  return { from, length: to - from };
}

function floor(extent: Box, pixel: number, isSized: boolean): Shape {
  const y = extent.y + extent.height;
  const reach = (isSized ? 14 : 6) * pixel;
  return line('floor', { x: extent.x - reach, y }, { x: extent.x + extent.width + reach, y });
}

/** The opening above and to the right, what we make below and to the left: four figures that cannot collide. */
function dimensions(
  input: FrontInput,
  width: Axis,
  height: Axis,
  extent: Box,
  pixel: number,
): readonly Shape[] {
  const offset = dimensionOffset * pixel;
  const top = { edge: extent.y, offset: -offset };
  const right = { edge: extent.x + extent.width, offset };
  const bottom = { edge: extent.y + extent.height, offset };
  const left = { edge: extent.x, offset: -offset };
  return [
    openingDimension(input, 'width', width, top),
    openingDimension(input, 'height', height, right),
    totalDimension(input, 'width', width, bottom),
    totalDimension(input, 'height', height, left),
  ].flatMap((each) => (each === null ? [] : dimension(each, pixel, input.unit)));
}

type Line = Pick<Dimension, 'edge' | 'offset'>;
type AxisName = 'width' | 'height';

const letters = { width: 'x', height: 'y' } as const;

function openingDimension(input: FrontInput, name: AxisName, { opening }: Axis, at: Line): Dimension | null {
  if (opening === null) return null;
  const content = figure(input.opening[name], name);
  const to = opening.start + opening.length;
  return { axis: letters[name], from: opening.start, to, ...at, role: 'dimension-opening', content };
}

/** Without a figure of its own the total is only named where no opening is. */
function totalDimension(
  input: FrontInput,
  name: AxisName,
  { opening, length }: Axis,
  at: Line,
): Dimension | null {
  const total = input.total[name];
  if (total === null && opening !== null) return null;
  const range = input.range?.[name];
  const content: LabelContent = range === undefined ? figure(total, name) : { kind: 'range', ...range };
  return { axis: letters[name], from: 0, to: length, ...at, role: 'dimension', content };
}

function figure(value: Millimetres | null, word: AxisName): LabelContent {
  return value === null ? { kind: 'word', word } : { kind: 'measure', value };
}
