import type { Choice, Clause } from './condition.ts';
import type { Figures } from './finding.ts';

/** The widest leaf as a share of the total width, by the option chosen; `otherwise` until one is. */
export type Leaves<Name extends string = string> = {
  readonly field: Name;
  readonly widest: Readonly<Record<string, readonly [part: number, of: number]>>;
  readonly otherwise: readonly [part: number, of: number];
};

/**
 * The closed set of rule kinds. An odd product gets a new kind, never an exception by its code. A rule names its own
 * finding, so that two products with the same kind of rule need not say the same; only what holds for any screen
 * (area, ratio) is said alike.
 */
export type Rule<
  C extends Choice = Choice,
  /** Names of all fields, to say where a broken rule shows. */
  N extends string = string,
  /** Codes of what it finds: the product's text has a sentence for each. */
  F extends string = string,
> =
  | { readonly kind: 'maxArea'; readonly squareMillimetres: number }
  | { readonly kind: 'maxRatio'; readonly times: number }
  /** Figures: surplus. */
  | {
      readonly kind: 'heightSurplus';
      readonly finding: F;
      readonly millimetres: number;
      readonly leaves?: Leaves<N>;
    }
  /** Figures: width and max of the leaf. */
  | {
      readonly kind: 'maxLeaf';
      readonly finding: F;
      readonly millimetres: number;
      readonly leaves: Leaves<N>;
    }
  /** The height allowed falls as the width grows: the first step that is wide enough counts. Figures: width, max. */
  | {
      readonly kind: 'corner';
      readonly finding: F;
      readonly steps: readonly { readonly upTo: number; readonly height: number }[];
    }
  | {
      readonly kind: 'forbid';
      readonly finding: F;
      readonly figures?: Figures;
      readonly when: readonly Clause<C, N>[];
      readonly at: N;
    }
  | {
      readonly kind: 'inform';
      readonly notice: F;
      readonly figures?: Figures;
      readonly when: readonly Clause<C, N>[];
    }
  | {
      readonly kind: 'oppositeSides';
      readonly finding: F;
      readonly field: N;
      readonly pairs: readonly (readonly [string, string])[];
    }
  /** A brush needs flat space on its side. Figures: side, min. */
  | {
      readonly kind: 'brushSpace';
      readonly finding: F;
      readonly field: N;
      readonly minimum: number;
      readonly spaces: Readonly<Record<string, N>>;
    }
  /** Guides and cassette need their full width beside and above the opening. Figures: guide, cassette. */
  | {
      readonly kind: 'hardware';
      readonly finding: F;
      readonly guide: number;
      readonly cassette: number;
      readonly guides: readonly N[];
      readonly top: N;
    }
  /** What stays open between the guides, in the total size less these. Figures: opening. */
  | {
      readonly kind: 'clearOpening';
      readonly notice: F;
      readonly when: readonly C[];
      readonly width: number;
      readonly height: number;
    };
