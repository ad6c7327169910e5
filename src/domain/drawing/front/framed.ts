import type { Build, Side } from '../form.ts';
import {
  beside,
  boxed,
  brushes,
  evenly,
  type Front,
  inset,
  legible,
  lengthOf,
  mitredFrame,
  rail,
  rect,
  spread,
} from '../part.ts';
import type { Box, Outline, Rect, Role } from '../shape.ts';

type Clipped = Extract<Build, { kind: 'clipped' }>;
type Flat = Extract<Build, { kind: 'flat' }>;

const railWidth = { millimetres: 24, pixels: 5 };
/** Pixels: a profile thinner than this would not read as one. */
const leastFace = 8;

/** A frame that hangs in the opening: its face is the body plus as much flange as the opening leaves room for. */
export function clippedFront(front: Front, build: Clipped): readonly Outline[] {
  const { overlaps, pixel } = front;
  const face = (side: Side) => legible(build.body + Math.max(overlaps[side], 0), leastFace, pixel);
  const outer = outerBox(front);
  const inner = inset(outer, {
    left: face('left'),
    right: face('right'),
    top: face('top'),
    bottom: face('bottom'),
  });
  const sides = front.choices.clips ?? (['left', 'right'] as const);
  return [
    ...framed(front, outer, inner, build.railsFrom),
    ...sides.flatMap((side) => clips(outer, side, face(side), pixel)),
  ];
}

/** A flat frame against the face of the window frame. */
export function flatFront(front: Front, build: Flat): readonly Outline[] {
  const profile = legible(build.profile, leastFace, front.pixel);
  const outer = outerBox(front);
  return [
    ...brushes(front),
    ...framed(front, outer, inset(outer, evenly(profile)), build.railsFrom),
    ...fixings(front, outer, profile),
  ];
}

export function railCount(height: number, railsFrom: readonly number[]): number {
  return railsFrom.filter((from) => height >= from).length;
}

function outerBox({ width, height }: Front): Box {
  return { x: 0, y: 0, width, height };
}

function framed(
  { width, height, pixel, overlaps }: Front,
  outer: Box,
  inner: Box,
  railsFrom: readonly number[],
): readonly Outline[] {
  const count = railCount(height, railsFrom);
  const thick = legible(railWidth.millimetres, railWidth.pixels, pixel);
  const sill = -overlaps.bottom - 1;
  const left = Math.max(overlaps.left, 0);
  return [
    boxed('mesh', inner),
    ...Array.from({ length: count }, (_, index) => rail(inner, (height * (index + 1)) / (count + 1), thick)),
    ...mitredFrame(outer, inner),
    // The strip or sill that stands up in the opening; the frame stops just above it.
    ...(sill > 0
      ? [rect('obstacle', left, height + 1, width - left - Math.max(overlaps.right, 0), sill)]
      : []),
  ];
}

function clips(box: Box, side: Side, face: number, pixel: number): readonly Rect[] {
  const across = legible(10, 3.5, pixel);
  const along = legible(45, 14, pixel);
  return alongSide('clip', box, side, { along, across, from: (face - across) / 2 });
}

function alongSide(
  role: Role,
  box: Box,
  side: Side,
  size: { readonly along: number; readonly across: number; readonly from: number },
): readonly Rect[] {
  return spread(lengthOf(box, side)).map((centre) => beside(role, box, side, { centre, ...size }));
}

function fixings({ choices, pixel }: Front, outer: Box, profile: number): readonly Outline[] {
  const { fixing, hinges } = choices;
  const overEdge = (along: number, across: number) => ({ along, across, from: -across / 2 });
  const button = overEdge(legible(14, 4, pixel), Math.min(legible(40, 10, pixel), 14 * pixel));
  const sides = ['left', 'right'] as const;
  switch (fixing) {
    case null:
      return [];
    case 'turn-buttons':
      return sides.flatMap((side) => alongSide('turn-button', outer, side, button));
    case 'clips':
      return sides.flatMap((side) => clips(outer, side, profile, pixel));
    case 'magnet-strip':
      return [boxed('magnet-strip', inset(outer, evenly(profile / 2)))];
    case 'hinges':
      if (hinges === null) return [];
      return [
        ...alongSide('hinge', outer, hinges, overEdge(legible(70, 12, pixel), legible(14, 4, pixel))),
        beside('turn-button', outer, hinges === 'left' ? 'right' : 'left', {
          centre: outer.height / 2,
          ...button,
        }),
      ];
  }
}
