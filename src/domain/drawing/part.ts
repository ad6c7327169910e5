import type { Choices } from './choices.ts';
import type { Sides } from './form.ts';
import type { Box, Point, Polyline, Rect, Role, Shape, Side } from './shape.ts';

/** What the front view of every form is drawn from; the origin is the screen's top left corner. */
export type Front = {
  readonly width: number;
  readonly height: number;
  readonly overlaps: Sides;
  /** Millimetres per pixel of the sheet: what is smaller than a few of them is drawn as a symbol. */
  readonly pixel: number;
  readonly choices: Choices;
};

export function rect(role: Role, x: number, y: number, width: number, height: number, radius?: number): Rect {
  const box = { kind: 'rect', role, x, y, width: Math.max(width, 0), height: Math.max(height, 0) } as const;
  return radius === undefined ? box : { ...box, radius };
}

export function boxed(role: Role, box: Box, radius?: number): Rect {
  return rect(role, box.x, box.y, box.width, box.height, radius);
}

export function line(role: Role, ...points: readonly Point[]): Polyline {
  return { kind: 'polyline', role, points, isClosed: false };
}

export function polygon(role: Role, ...points: readonly Point[]): Polyline {
  return { kind: 'polyline', role, points, isClosed: true };
}

/** A symbol keeps its true size until that would be too small to see. */
export function legible(millimetres: number, pixels: number, pixel: number): number {
  return Math.max(millimetres, pixels * pixel);
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

/** Four mitred profiles round a box; a side of width 0 is left open and the others run on to the edge. */
export function mitredFrame(outer: Box, inner: Box): readonly Polyline[] {
  const at = (box: Box) => ({
    topLeft: { x: box.x, y: box.y },
    topRight: { x: box.x + box.width, y: box.y },
    bottomLeft: { x: box.x, y: box.y + box.height },
    bottomRight: { x: box.x + box.width, y: box.y + box.height },
  });
  const o = at(outer);
  const i = at(inner);
  const frame = [
    polygon('profile', o.topLeft, o.topRight, i.topRight, i.topLeft),
    polygon('profile', o.topRight, o.bottomRight, i.bottomRight, i.topRight),
    polygon('profile', o.topLeft, i.topLeft, i.bottomLeft, o.bottomLeft),
  ];
  if (i.bottomLeft.y < o.bottomLeft.y)
    frame.push(polygon('profile', o.bottomLeft, i.bottomLeft, i.bottomRight, o.bottomRight));
  return frame;
}

export function horizontalRails(field: Box, centres: readonly number[], width: number): readonly Rect[] {
  return centres.map((centre) => rect('rail', field.x, centre - width / 2, field.width, width));
}

/** Where fixings sit along a side of this length: closer together on a long side. */
export function spread(length: number): readonly number[] {
  const shares = length < 400 ? [0.5] : length <= 1500 ? [0.28, 0.72] : [0.18, 0.5, 0.82];
  return shares.map((share) => share * length);
}

/** One small part against a side of a box: `across` its thickness from the edge inward, `along` its length. */
export function beside(
  role: Role,
  box: Box,
  side: Side,
  at: { readonly centre: number; readonly along: number; readonly from: number; readonly across: number },
): Rect {
  const start = at.centre - at.along / 2;
  const radius = Math.min(at.across, at.along) / 4;
  switch (side) {
    case 'left':
      return rect(role, box.x + at.from, box.y + start, at.across, at.along, radius);
    case 'right':
      return rect(role, box.x + box.width - at.from - at.across, box.y + start, at.across, at.along, radius);
    case 'top':
      return rect(role, box.x + start, box.y + at.from, at.along, at.across, radius);
    case 'bottom':
      return rect(role, box.x + start, box.y + box.height - at.from - at.across, at.along, at.across, radius);
  }
}

export function lengthOf(box: Box, side: Side): number {
  return side === 'left' || side === 'right' ? box.height : box.width;
}

/** Bristles stand outside the profile: they close what the profile leaves. */
export function brushes(front: Front): readonly Shape[] {
  const box = { x: 0, y: 0, width: front.width, height: front.height };
  const across = Math.min(legible(8, 3.5, front.pixel), 9 * front.pixel);
  return front.choices.brushSides.map((side) => {
    const along = lengthOf(box, side);
    const brush = beside('brush', box, side, { centre: along / 2, along, from: -across, across });
    return boxed('brush', brush);
  });
}

/** An arrow: its point shows the way the moving part opens. */
export function arrow(from: Point, to: Point, pixel: number): readonly Polyline[] {
  const head = 5 * pixel;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / (length || 1), y: (to.y - from.y) / (length || 1) };
  const wing = (turn: number) => ({
    x: to.x - along.x * head - turn * along.y * head * 0.6,
    y: to.y - along.y * head + turn * along.x * head * 0.6,
  });
  return [line('motion', from, to), line('motion', wing(1), to, wing(-1))];
}
