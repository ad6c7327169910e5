import type { Build } from '../form.ts';
import {
  beside,
  boxed,
  brushes,
  type Front,
  horizontalRails,
  inset,
  legible,
  lengthOf,
  mitredFrame,
  rect,
  spread,
} from '../part.ts';
import type { Box, Role, Shape, Side } from '../shape.ts';

type Clipped = Extract<Build, { kind: 'clipped' }>;
type Flat = Extract<Build, { kind: 'flat' }>;

const railWidth = { millimetres: 24, pixels: 5 };
/** Pixels: a profile thinner than this would not read as one. */
const leastFace = 8;
const clip = { along: 45, across: 10 };

/** A frame that hangs in the opening: its face is the body plus as much flange as the opening leaves room for. */
export function clippedFront(front: Front, build: Clipped): readonly Shape[] {
  const { overlaps, choices } = front;
  const face = (side: Side) => legible(build.body + Math.max(overlaps[side], 0), leastFace, front.pixel);
  const outer = outerBox(front);
  const inner = inset(outer, {
    left: face('left'),
    right: face('right'),
    top: face('top'),
    bottom: face('bottom'),
  });
  const sides = choices.clipSides ?? ['left', 'right'];
  return [
    ...framed(front, outer, inner, build.railsFrom),
    ...sill(front),
    ...sides.flatMap((side) => fixings('clip', front, outer, side, face(side))),
  ];
}

/** A flat frame against the face of the window frame. */
export function flatFront(front: Front, build: Flat): readonly Shape[] {
  const profile = legible(build.profile, leastFace, front.pixel);
  const outer = outerBox(front);
  const inner = inset(outer, { left: profile, right: profile, top: profile, bottom: profile });
  return [
    ...brushes(front),
    ...framed(front, outer, inner, build.railsFrom),
    ...sill(front),
    ...flatFixings(front, outer, profile),
  ];
}

export function railCount(height: number, railsFrom: readonly number[]): number {
  return railsFrom.filter((from) => height >= from).length;
}

function outerBox(front: Front): Box {
  return { x: 0, y: 0, width: front.width, height: front.height };
}

function framed(front: Front, outer: Box, inner: Box, railsFrom: readonly number[]): readonly Shape[] {
  const count = railCount(front.height, railsFrom);
  const centres = Array.from({ length: count }, (_, index) => (front.height * (index + 1)) / (count + 1));
  return [
    boxed('mesh', inner),
    ...horizontalRails(inner, centres, legible(railWidth.millimetres, railWidth.pixels, front.pixel)),
    ...mitredFrame(outer, inner),
  ];
}

/** The strip or sill that stands up in the opening; the frame stops just above it. */
function sill({ overlaps, width, height }: Front): readonly Shape[] {
  if (overlaps.bottom >= -1) return [];
  const x = Math.max(overlaps.left, 0);
  const across = width - x - Math.max(overlaps.right, 0);
  return [rect('obstacle', x, height + 1, across, -overlaps.bottom - 1)];
}

function fixings(role: Role, front: Front, box: Box, side: Side, face: number): readonly Shape[] {
  const across = legible(clip.across, 3.5, front.pixel);
  const along = legible(clip.along, 14, front.pixel);
  const from = (face - across) / 2;
  return spread(lengthOf(box, side)).map((centre) =>
    beside(role, box, side, { centre, along, from, across }),
  );
}

function flatFixings(front: Front, outer: Box, profile: number): readonly Shape[] {
  const { fixing, hingeSide } = front.choices;
  switch (fixing) {
    case null:
      return [];
    case 'turn-buttons':
      return [...turnButtons(front, outer, 'left'), ...turnButtons(front, outer, 'right')];
    case 'clips':
      return [
        ...fixings('clip', front, outer, 'left', profile),
        ...fixings('clip', front, outer, 'right', profile),
      ];
    case 'magnet-strip': {
      const by = profile / 2;
      return [boxed('magnet-strip', inset(outer, { left: by, right: by, top: by, bottom: by }))];
    }
    case 'hinges': {
      if (hingeSide === null) return [];
      const middle = beside('turn-button', outer, hingeSide === 'left' ? 'right' : 'left', {
        centre: outer.height / 2,
        ...turnButton(front.pixel),
      });
      const along = legible(70, 12, front.pixel);
      const across = legible(14, 4, front.pixel);
      const hinges = spread(outer.height).map((centre) =>
        beside('hinge', outer, hingeSide, { centre, along, from: -across / 2, across }),
      );
      return [...hinges, middle];
    }
  }
}

function turnButtons(front: Front, outer: Box, side: Side): readonly Shape[] {
  return spread(outer.height).map((centre) =>
    beside('turn-button', outer, side, { centre, ...turnButton(front.pixel) }),
  );
}

function turnButton(pixel: number) {
  const across = legible(40, 10, pixel);
  return { along: legible(14, 4, pixel), across, from: -across / 2 };
}
