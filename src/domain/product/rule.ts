import type { Choice, Clause } from './condition.ts';
import type { Finding, Notice } from './finding.ts';

/** The widest leaf as a share of the total width, by the option chosen; `otherwise` until one is. */
export type Leaves<Name extends string = string> = {
  readonly field: Name;
  readonly widest: Readonly<Record<string, readonly [part: number, of: number]>>;
  readonly otherwise: readonly [part: number, of: number];
};

/** The closed set of rule kinds. An odd product gets a new kind, never an exception by its code. */
export type Rule<
  C extends Choice = Choice,
  /** Names of all fields, to say where a broken rule shows. */
  N extends string = string,
> =
  | { readonly kind: 'maxArea'; readonly squareMillimetres: number }
  | { readonly kind: 'maxRatio'; readonly times: number }
  | { readonly kind: 'heightSurplus'; readonly millimetres: number; readonly leaves?: Leaves<N> }
  | { readonly kind: 'maxLeaf'; readonly millimetres: number; readonly leaves: Leaves<N> }
  /** The height allowed falls as the width grows: the first step that is wide enough counts. */
  | { readonly kind: 'corner'; readonly steps: readonly { readonly upTo: number; readonly height: number }[] }
  | {
      readonly kind: 'forbid';
      readonly when: readonly Clause<C, N>[];
      readonly finding: Finding;
      readonly at: N;
    }
  | { readonly kind: 'inform'; readonly when: readonly Clause<C, N>[]; readonly notice: Notice }
  | {
      readonly kind: 'oppositeSides';
      readonly field: N;
      readonly pairs: readonly (readonly [string, string])[];
    }
  /** A brush needs flat space on its side. */
  | {
      readonly kind: 'brushSpace';
      readonly field: N;
      readonly minimum: number;
      readonly spaces: Readonly<Record<string, N>>;
    }
  /** Guides and cassette need their full width beside and above the opening. */
  | {
      readonly kind: 'hardware';
      readonly guide: number;
      readonly cassette: number;
      readonly guides: readonly N[];
      readonly top: N;
    }
  /** What stays open between the guides, in the total size less these. */
  | {
      readonly kind: 'clearOpening';
      readonly when: readonly C[];
      readonly width: number;
      readonly height: number;
    };
