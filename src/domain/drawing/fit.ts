import type { Millimetres } from '../measure/millimetres.ts';
import type { Choices } from './choices.ts';
import type { FormData, Side, Sides } from './form.ts';
import type { Box, Margin } from './shape.ts';

const clearance = 1;
const bottomProfile = 20;
const drawable = { min: 200, max: 6000 };

export type Axis = {
  readonly length: number;
  /** The opening along this axis, measured from the screen's left or top edge. */
  readonly opening: { readonly start: number; readonly length: number } | null;
};

/** How far a screen of this form usually reaches past the opening, where no product says it. */
export function usualOverlaps({ fit }: FormData, choices: Choices): Sides {
  if (fit.inOpening !== null && choices.mount !== 'on') return fit.inOpening;
  const { onOpening, isFlange, besideRim } = fit;
  const overlap = (side: Side, full: number) => {
    const standard = choices.hasRaisedRim ? (besideRim ?? full) : full;
    const space = choices.margins[side];
    return space === null || !isFlange ? standard : Math.min(Math.max(space - clearance, 0), standard);
  };
  const { sill, surround, hasBottomProfile } = choices;
  // A frame all round laps over at the bottom as it does at the top.
  const bottom = surround === 'all-round' ? onOpening.top : onOpening.bottom;
  return {
    left: overlap('left', onOpening.left),
    right: overlap('right', onOpening.right),
    top: overlap('top', onOpening.top),
    bottom:
      sill !== null ? -(sill + clearance) : hasBottomProfile ? bottomProfile : overlap('bottom', bottom),
  };
}

/** The margins that count: on the opening only, and not below hardware that stands on the sill. */
export function marginsOf({ fit }: FormData, choices: Choices): readonly Margin[] {
  if (fit.inOpening !== null && choices.mount !== 'on') return [];
  return (['left', 'right', 'top', 'bottom'] as const).flatMap((side) => {
    const value = choices.margins[side];
    if (value === null || (side === 'bottom' && !fit.isFlange)) return [];
    return [{ side, value, isOrMore: value >= fit.widestMargin }];
  });
}

/** A size that can be drawn to scale; anything else counts as not known yet. */
export function drawableLength(length: Millimetres | null | undefined): Millimetres | null {
  return length && Number.isSafeInteger(length) && length >= drawable.min && length <= drawable.max
    ? length
    : null;
}

/** One axis of the front view: the screen, and the opening behind it where one is measured. */
export function fitAxis(
  size: { readonly opening: number | null; readonly total: number | null; readonly typical: number },
  isOpeningAsked: boolean,
  before: number,
  after: number,
): Axis {
  const { opening, total, typical } = size;
  const open = opening ?? (isOpeningAsked && total === null ? typical - before - after : null);
  if (open === null) return { length: total ?? typical, opening: null };
  const length = Math.max(total ?? open + before + after, drawable.min);
  // A total that the margins do not explain is still drawn true to size, with the opening in its middle.
  const start = open + before + after === length ? before : (length - open) / 2;
  return { length, opening: { start, length: open } };
}

export function openingBox(width: Axis, height: Axis): Box | null {
  if (width.opening === null || height.opening === null) return null;
  return {
    x: width.opening.start,
    y: height.opening.start,
    width: width.opening.length,
    height: height.opening.length,
  };
}
