import type { Choice } from './condition.ts';

/** What is added to the opening, on one side or on both. */
export type Allowance =
  /** Hardware or play; negative when the screen is smaller than the opening. */
  | {
      readonly kind: 'fixed';
      readonly millimetres: number;
      /** How much of it is on the left or at the top; half, where nothing is said. */
      readonly before?: number;
    }
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

/** A flange stays 1 mm clear of the obstacle; something that sticks up pushes the frame 1 mm above itself. */
export function flangeOver(space: number, standard: number): number {
  if (space < 0) return space - 1;
  return Math.min(Math.max(space - 1, 0), standard);
}
