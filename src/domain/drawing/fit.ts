import type { Millimetres } from '../measure/millimetres.ts';
import type { Choices } from './choices.ts';
import type { FormData, Sides } from './form.ts';
import type { Box, Side } from './shape.ts';

const clearance = 1;
const bottomProfile = 20;
const tallestSill = 200;
const drawable = { min: 50, max: 6000 };

export type Axis = {
  readonly length: number;
  /** The opening along this axis, measured from the screen's left or top edge. */
  readonly opening: { readonly start: number; readonly length: number } | null;
};

/** Before the customer has said so, a screen that can hang in the opening is drawn in it. */
export function mountOf(data: FormData, choices: Choices): 'in' | 'on' {
  return data.fit.inOpening === null ? 'on' : (choices.mount ?? 'in');
}

/** How far the screen reaches past the opening on each side, by the product book's formula. */
export function overlapsOf(data: FormData, choices: Choices): Sides {
  const { inOpening, onOpening } = data.fit;
  if (inOpening !== null && mountOf(data, choices) === 'in') return inOpening;
  if (onOpening.kind === 'hardware') {
    const { sides } = onOpening;
    return choices.hasBottomProfile ? { ...sides, bottom: sides.bottom + bottomProfile } : sides;
  }
  const standard = choices.hasRaisedRim ? (onOpening.besideRim ?? onOpening.standard) : onOpening.standard;
  const overlap = (side: Side) => {
    if (!onOpening.sides.includes(side) && !(side === 'bottom' && choices.isAllRound === true)) return 0;
    const space = choices.margins[side];
    return space === null ? standard : Math.min(Math.max(space - clearance, 0), standard);
  };
  const sill = choices.sillHeight === null ? null : Math.min(choices.sillHeight, tallestSill);
  return {
    left: overlap('left'),
    right: overlap('right'),
    top: overlap('top'),
    bottom: sill === null ? overlap('bottom') : -(sill + clearance),
  };
}

/** A size that can be drawn to scale; anything else counts as not known yet. */
export function drawableLength(length: Millimetres | null): Millimetres | null {
  return length !== null && length >= drawable.min && length <= drawable.max ? length : null;
}

export function fitAxis(
  sizes: {
    readonly opening: number | null;
    readonly total: number | null;
    readonly typical: number;
    readonly isOpeningAsked: boolean;
  },
  before: number,
  after: number,
): Axis {
  const { opening, total, typical, isOpeningAsked } = sizes;
  if (opening === null) {
    const length = total ?? typical;
    const open = length - before - after;
    if (!isOpeningAsked || total !== null || open <= 0) return { length, opening: null };
    return { length, opening: { start: before, length: open } };
  }
  const length = Math.max(total ?? opening + before + after, drawable.min);
  // A total that the margins do not explain is still drawn true to size, with the opening in its middle.
  const start = opening + before + after === length ? before : (length - opening) / 2;
  return { length, opening: { start, length: opening } };
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
