import type { Choices } from './choices.ts';
import type { Side, Sides } from './form.ts';
import type { Box, Outline, Point, Polyline, Rect, Role } from './shape.ts';

/** What the front view of every form is drawn from; the origin is the screen's top left corner. */
export type Front = {
  readonly width: number;
  readonly height: number;
  readonly overlaps: Sides;
  /** Millimetres per pixel of the sheet: what is smaller than a few of them is drawn as a symbol. */
  readonly pixel: number;
  readonly choices: Choices;
};

export function rect(role: Role, x: number, y: number, width: number, height: number, radius = 0): Rect {
  return { kind: 'rect', role, x, y, width: Math.max(width, 0), height: Math.max(height, 0), radius };
}

export function boxed(role: Role, box: Box, radius = 0): Rect {
  return rect(role, box.x, box.y, box.width, box.height, radius);
}

export function line(role: Role, ...points: readonly Point[]): Polyline {
  return { kind: 'polyline', role, points, isClosed: false };
}

/** A symbol keeps its true size until that would be too small to see. */
export function legible(millimetres: number, pixels: number, pixel: number): number {
  return Math.max(millimetres, pixels * pixel);
}

export function evenly(width: number): Sides {
  return { left: width, right: width, top: width, bottom: width };
}

export function inset(box: Box, by: Sides): Box {
  const left = Math.min(by.left, box.width / 2);
  const top = Math.min(by.top, box.height / 2);
  return {
    x: box.x + left,
    y: box.y + top,
    width: box.width - left - Math.min(by.right, box.width / 2),
    height: box.height - top - Math.min(by.bottom, box.height / 2),
  };
}

/** Mitred profiles between two boxes; where the boxes share their bottom edge the frame is open below. */
export function mitredFrame(outer: Box, inner: Box): readonly Polyline[] {
  const from = cornersOf(outer);
  const to = cornersOf(inner);
  const isOpen = from[2].y === to[2].y;
  const profile = (a: 0 | 1 | 2 | 3, b: 0 | 1 | 2 | 3): Polyline => ({
    kind: 'polyline',
    role: 'profile',
    points: [from[a], from[b], to[b], to[a]],
    isClosed: true,
  });
  return [profile(0, 1), profile(1, 2), profile(3, 0), ...(isOpen ? [] : [profile(2, 3)])];
}

function cornersOf({ x, y, width, height }: Box): readonly [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

export function rail(field: Box, centre: number, width: number): Rect {
  return rect('rail', field.x, centre - width / 2, field.width, width);
}

/** Where fixings sit along a side of this length: closer together on a long side. */
export function spread(length: number): readonly number[] {
  const shares = length < 400 ? [0.5] : length <= 1500 ? [0.28, 0.72] : [0.18, 0.5, 0.82];
  return shares.map((share) => share * length);
}

/** One small part against a side of a box: `from` the edge inward, its middle at `centre` along the side. */
export function beside(
  role: Role,
  box: Box,
  side: Side,
  at: { readonly centre: number; readonly along: number; readonly from: number; readonly across: number },
): Rect {
  const { across } = at;
  const along = Math.min(at.along, lengthOf(box, side));
  const start = Math.min(Math.max(at.centre - along / 2, 0), lengthOf(box, side) - along);
  const isFar = side === 'right' || side === 'bottom';
  const offset = (length: number) => (isFar ? length - at.from - across : at.from);
  const radius = Math.min(across, along) / 4;
  return isUpright(side)
    ? rect(role, box.x + offset(box.width), box.y + start, across, along, radius)
    : rect(role, box.x + start, box.y + offset(box.height), along, across, radius);
}

export function lengthOf(box: Box, side: Side): number {
  return isUpright(side) ? box.height : box.width;
}

function isUpright(side: Side): boolean {
  return side === 'left' || side === 'right';
}

/** Bristles stand outside the profile: they close what the profile leaves. */
export function brushes({ width, height, pixel, choices }: Front): readonly Rect[] {
  const box = { x: 0, y: 0, width, height };
  const across = Math.min(legible(8, 3.5, pixel), 7 * pixel);
  return choices.brushes.map((side) => {
    const along = lengthOf(box, side);
    return boxed('brush', beside('brush', box, side, { centre: along / 2, along, from: -across, across }));
  });
}

/** An arrow: its point shows the way the moving part opens. */
export function arrow(from: Point, to: Point, pixel: number): readonly Polyline[] {
  const head = 5 * pixel;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = ((to.x - from.x) / length) * head;
  const y = ((to.y - from.y) / length) * head;
  const wing = (turn: number) => ({ x: to.x - x - turn * y, y: to.y - y + turn * x });
  return [line('motion', from, to), line('motion', wing(0.6), to, wing(-0.6))];
}

/** The same parts for the other hand. */
export function mirrored(shapes: readonly Outline[], width: number): readonly Outline[] {
  return shapes.map((shape) =>
    shape.kind === 'rect'
      ? { ...shape, x: width - shape.x - shape.width }
      : { ...shape, points: shape.points.map(({ x, y }) => ({ x: width - x, y })) },
  );
}
