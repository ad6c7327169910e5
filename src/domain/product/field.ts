import type { ColourOption } from './colour.ts';
import type { Choice } from './condition.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';
export type Axis = 'width' | 'height';

/** What a customer answers shows in the drawing, unless it is said that it does not: it is hidden, or no part of the screen. */
type Seen = { readonly isDrawn?: false };

/** One of a fixed list of answers. */
export type OptionField = Seen & {
  readonly kind: 'option';
  readonly name: string;
  readonly options: readonly string[];
  readonly when?: Choice;
  /** A field of the same step whose answer the pictures of these options show as well. */
  readonly picturedWith?: string;
};

/** A typed size. A customer who enters total measures is asked `totalName` instead. */
export type MeasureField = {
  readonly kind: 'measure';
  readonly name: string;
  readonly totalName: string;
  readonly axis: Axis;
};

/** Free space beside the opening or depth behind it, chosen from whole millimetres. */
export type SpaceField = Seen & {
  readonly kind: 'space';
  readonly name: string;
  readonly side: Side | 'depth';
  readonly values: readonly number[];
  readonly sorting: 'up' | 'down';
  /** Less than this cannot be ordered, unless the value is listed itself. */
  readonly minimum?: number;
  /** The field that says how far something sticks up, asked when the answer is 'A'. */
  readonly raisedBy?: string;
  readonly when?: Choice;
};

/** What its list holds; 'A' where something may stick up. */
export function spaceChoices({ values, raisedBy }: SpaceField): readonly string[] {
  const listed = values.map(String);
  return raisedBy === undefined ? listed : [...listed, 'A'];
}

/** How far a strip or sill sticks up above the bottom of the opening; typed. */
export type RaiseField = {
  readonly kind: 'raise';
  readonly name: string;
  readonly of: string;
  readonly min: number;
  readonly max: number;
};

/** Any number of the four sides: 1 left, 2 right, 3 top, 4 bottom. */
export type SidesField = Seen & {
  readonly kind: 'sides';
  readonly name: string;
  readonly options: readonly string[];
  readonly minimum: number;
  /** This many sides are in the matrix price; each further one costs 'sides.each'. */
  readonly included: number;
  readonly initial?: readonly string[];
};

export type ColourField = {
  readonly kind: 'colour';
  readonly name: string;
  readonly colours: readonly ColourOption[];
};

export type TextField = { readonly kind: 'text'; readonly name: string; readonly maxLength: number };
export type AmountField = {
  readonly kind: 'amount';
  readonly name: string;
  readonly max: number;
  /** How far a list to choose from goes; an amount from elsewhere may be more. */
  readonly listedTo?: number;
};
export type MarkerField = { readonly kind: 'marker'; readonly name: string };

export type Field =
  | OptionField
  | MeasureField
  | SpaceField
  | RaiseField
  | SidesField
  | ColourField
  | TextField
  | AmountField
  | MarkerField;
