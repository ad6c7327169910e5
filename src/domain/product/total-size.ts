import type { Choice } from './condition.ts';

/** What is added to the opening on one side. */
export type Allowance =
  /** Hardware or play; negative when the screen is smaller than the opening. */
  | { readonly kind: 'fixed'; readonly millimetres: number }
  /** A flange that takes the space there is, less 1 mm, up to its own width. */
  | { readonly kind: 'overlap'; readonly field: string; readonly standard: number }
  /** Depends on the answer itself, by option. */
  | {
      readonly kind: 'perAnswer';
      readonly field: string;
      readonly millimetres: Readonly<Record<string, number>>;
    };

/** How the total size follows from the opening, for one way of mounting. */
export type TotalSize = {
  readonly when?: readonly Choice[];
  readonly width: readonly Allowance[];
  readonly height: readonly Allowance[];
};
