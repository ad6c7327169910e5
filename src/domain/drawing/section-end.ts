import type { Choices } from './choices.ts';
import { mountOf, overlapsOf } from './fit.ts';
import type { FormData } from './form.ts';
import { hingedHardware } from './front/hinged.ts';
import { pleatedHardware } from './front/pleated.ts';
import { rollerBar } from './front/roller.ts';
import type { Role, Side } from './shape.ts';

/** The window frame in a section: how deep it is, and how much of it is shown. */
export const jamb = { depth: 67, shown: 66 };

export type Range = readonly [from: number, to: number];

/**
 * A piece of a section at one side of the opening. `u` runs from the edge of the opening inward, `v` from the
 * inner face of the window frame to the outer one.
 */
export type Piece = { readonly role: Role; readonly u: Range; readonly v: Range };

export type SectionEnd = {
  readonly pieces: readonly Piece[];
  /** Where the mesh leaves the profile. */
  readonly mesh: { readonly u: number; readonly v: number };
};

/** The screen cut through at one side of the opening. */
export function sectionEnd(data: FormData, choices: Choices, side: Side): SectionEnd {
  const { build } = data;
  const overlap = overlapsOf(data, choices)[side];
  switch (build.kind) {
    case 'clipped':
      return clippedEnd(build.body, overlap, choices, side);
    case 'flat':
      return boxEnd('profile', overlap, build.profile, faceRange(data, choices, 14));
    case 'pleated':
      return pleatedEnd(data, choices, side, overlap);
    case 'roller':
      return rollerEnd(data, choices, side, overlap);
    case 'hinged':
      return hingedEnd(data, choices, side, overlap);
  }
}

function boxEnd(role: Role, overlap: number, width: number, v: Range): SectionEnd {
  const u: Range = [-overlap, width - overlap];
  return { pieces: [{ role, u, v }], mesh: { u: u[1], v: (v[0] + v[1]) / 2 } };
}

/** The depth a profile takes: in the middle of the frame, or against one of its faces. */
function faceRange(data: FormData, choices: Choices, depth: number): Range {
  if (mountOf(data, choices) === 'in') return [(jamb.depth - depth) / 2, (jamb.depth + depth) / 2];
  return (data.fit.face ?? choices.face) === 'outside' ? [jamb.depth, jamb.depth + depth] : [-depth, 0];
}

function clippedEnd(body: number, overlap: number, choices: Choices, side: Side): SectionEnd {
  const depth = choices.profileDepth ?? 19;
  const sides = choices.clipSides ?? ['left', 'right'];
  const start = Math.max(-overlap, 2);
  const outer = jamb.depth;
  const clip: readonly Piece[] = sides.includes(side)
    ? [
        { role: 'clip', u: [start, start + 4], v: [outer - 30, outer] },
        { role: 'clip', u: [start + 4, start + 10], v: [outer - 30, outer - 26] },
      ]
    : [];
  return {
    pieces: [
      ...clip,
      { role: 'profile', u: [start, start + body - 2], v: [outer, outer + depth] },
      { role: 'profile', u: [-overlap, start + body - 2], v: [outer, outer + 4] },
    ],
    mesh: { u: start + body - 2, v: outer + depth - 4 },
  };
}

function pleatedEnd(data: FormData, choices: Choices, side: Side, overlap: number): SectionEnd {
  const v = faceRange(data, choices, 26);
  const { package: stack, catch: stop, head } = pleatedHardware;
  if (side === 'top') return boxEnd('profile', overlap, head, v);
  if (side === 'bottom') {
    const role = choices.threshold === 'flat-black' ? 'strip-black' : 'strip-grey';
    const wide: Range = choices.threshold === 'asymmetric' ? [v[0] - 14, v[1]] : v;
    return {
      ...boxEnd(role, overlap, choices.threshold === 'raised' ? 20 : 5, wide),
      mesh: { u: choices.threshold === 'raised' ? 20 : 5, v: (v[0] + v[1]) / 2 },
    };
  }
  const isPackage = data.build.kind === 'pleated' && data.build.leaves === 2;
  const stackSide = choices.packageSide ?? 'left';
  return isPackage || side === stackSide
    ? boxEnd('package', overlap, stack, v)
    : boxEnd('catch', overlap, stop, v);
}

function rollerEnd(data: FormData, choices: Choices, side: Side, overlap: number): SectionEnd {
  const { build } = data;
  const depth = build.kind === 'roller' ? build.depth : 0;
  const v = faceRange(data, choices, depth);
  const middle = (v[0] + v[1]) / 2;
  if (build.kind !== 'roller' || side === 'left' || side === 'right') {
    return boxEnd('guide', overlap, build.kind === 'roller' ? build.guide : 0, v);
  }
  if (side === 'top') {
    const end = boxEnd('cassette', overlap, build.cassette, v);
    return { pieces: end.pieces, mesh: { u: build.cassette - overlap, v: middle } };
  }
  const lip: Range = choices.pullBar === 'contra' ? [middle + 8, middle + 20] : [middle - 20, middle - 8];
  const foot = Math.max(-overlap, 0);
  const bar: Piece = { role: 'bar', u: [foot, foot + rollerBar], v: [middle - 8, middle + 8] };
  const pull: Piece = { role: 'bar', u: [foot + 10, foot + 15], v: lip };
  const below: readonly Piece[] =
    overlap > 0 ? [{ role: 'profile', u: [-overlap, 0], v: [v[0] + 12, v[1]] }] : [];
  return { pieces: [...below, bar, pull], mesh: { u: foot + rollerBar, v: middle } };
}

function hingedEnd(data: FormData, choices: Choices, side: Side, overlap: number): SectionEnd {
  const { surround, threshold, gap: play, stile } = hingedHardware;
  const v = faceRange(data, choices, 30);
  const isOpenBelow = side === 'bottom' && choices.isAllRound !== true;
  const frame = side === 'bottom' ? threshold : surround;
  const start = isOpenBelow ? -overlap : frame - overlap + play;
  const leaf: Piece = { role: 'profile', u: [start, start + stile], v };
  const surroundPiece: readonly Piece[] = isOpenBelow
    ? []
    : [{ role: 'profile', u: [-overlap, frame - overlap], v }];
  const knuckle: readonly Piece[] =
    side === choices.hingeSide
      ? [{ role: 'hinge', u: [start - play - 5, start + 5], v: [v[1], v[1] + 9] }]
      : [];
  return {
    pieces: [...surroundPiece, leaf, ...knuckle],
    mesh: { u: leaf.u[1], v: (v[0] + v[1]) / 2 },
  };
}
