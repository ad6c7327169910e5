import type { Choices } from './choices.ts';
import type { Build, FormData, Side, Sides } from './form.ts';
import { hingedHardware } from './front/hinged.ts';
import { pleatedHardware } from './front/pleated.ts';
import { rollerBar } from './front/roller.ts';
import type { Role } from './shape.ts';

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

/** What a cut shows. */
export type Cut = { readonly data: FormData; readonly choices: Choices; readonly overlaps: Sides };

/** The screen cut through at one side of the opening. */
export function sectionEnd({ data, choices, overlaps }: Cut, side: Side): SectionEnd {
  // No further than the frame is shown, or it would run off the sheet.
  const overlap = Math.min(overlaps[side], jamb.shown);
  const v = depthRange(data, choices);
  const pieces = piecesOf(data.build, choices, side, overlap, v);
  const u = Math.max(...pieces.map((piece) => piece.u[1]));
  return { pieces, mesh: { u, v: data.build.kind === 'clipped' ? v[1] - 2 : (v[0] + v[1]) / 2 } };
}

export function screenDepth(build: Build, choices: Choices): number {
  switch (build.kind) {
    case 'clipped':
      return choices.profileDepth ?? 19;
    case 'flat':
      return 14;
    case 'pleated':
      return 26;
    case 'roller':
      return build.depth;
    case 'hinged':
      return 32;
  }
}

/** The depth a screen takes: in the middle of the frame, or against one of its faces. */
function depthRange(data: FormData, choices: Choices): Range {
  const depth = screenDepth(data.build, choices);
  if (data.fit.inOpening !== null && choices.mount !== 'on') {
    return [(jamb.depth - depth) / 2, (jamb.depth + depth) / 2];
  }
  return (data.fit.face ?? choices.face) === 'outside' ? [jamb.depth, jamb.depth + depth] : [-depth, 0];
}

function piecesOf(build: Build, choices: Choices, side: Side, overlap: number, v: Range): readonly Piece[] {
  const box = (role: Role, width: number, from = -overlap, across = v): Piece => ({
    role,
    u: [from, from + width],
    v: across,
  });
  switch (build.kind) {
    case 'clipped': {
      const from = Math.max(-overlap, 2);
      const inner = v[0] - 30;
      return [
        ...((choices.clips ?? ['left', 'right']).includes(side)
          ? [box('clip', 4, from, [inner, v[0]]), box('clip', 10, from, [inner, inner + 4])]
          : []),
        box('profile', build.body - 2, from),
        box('profile', from + build.body - 2 + overlap, -overlap, [v[0], v[0] + 4]),
      ];
    }
    case 'flat':
      return [box('profile', build.profile)];
    case 'pleated': {
      const { package: stack, catch: stop, head } = pleatedHardware;
      if (side === 'top') return [box('profile', head)];
      if (side === 'bottom') return [thresholdPiece(choices, v)];
      const isStack = build.leaves === 2 || side === (choices.packageSide ?? 'left');
      return [isStack ? box('package', stack) : box('catch', stop)];
    }
    case 'roller': {
      if (side === 'top') return [box('cassette', build.cassette)];
      if (side !== 'bottom') return [box('guide', build.guide)];
      const middle = (v[0] + v[1]) / 2;
      const lip = choices.pullBar === 'contra' ? middle + 8 : middle - 20;
      const foot = Math.max(-overlap, 0);
      return [
        box('profile', Math.max(overlap, 0), -overlap, [v[0] + 12, v[1]]),
        box('bar', rollerBar, foot, [middle - 8, middle + 8]),
        box('bar', 5, foot + 10, [lip, lip + 12]),
      ];
    }
    case 'hinged': {
      const { surround, threshold, gap, stile } = hingedHardware;
      const isOpen = side === 'bottom' && choices.surround !== 'all-round';
      const frame = isOpen ? 0 : side === 'bottom' ? threshold : surround;
      const from = isOpen ? -overlap : frame - overlap + gap;
      return [
        box('profile', frame),
        box('profile', stile, from),
        ...(side === choices.hinges ? [box('hinge', 13, from - 8, [v[1], v[1] + 9])] : []),
      ];
    }
  }
}

function thresholdPiece({ threshold }: Choices, v: Range): Piece {
  return {
    role: threshold === 'flat-black' ? 'strip-black' : 'strip-grey',
    u: [0, threshold === 'raised' ? 20 : 5],
    v: threshold === 'asymmetric' ? [v[0] - 14, v[1]] : v,
  };
}
