import type { Millimetres, Unit } from '../measure/millimetres.ts';
import type { Choices } from './choices.ts';
import type { ScreenForm, Side, Sides } from './form.ts';

/** What a shape stands for; how it is painted is decided once per role, in `paint.ts`. */
export type Role =
  | 'profile'
  | 'rail'
  | 'cassette'
  | 'guide'
  | 'bar'
  | 'package'
  | 'catch'
  | 'seam'
  | 'mesh'
  | 'pleats'
  | 'clip'
  | 'turn-button'
  | 'magnet'
  | 'magnet-strip'
  | 'hinge'
  | 'handle'
  | 'hidden'
  | 'lock'
  | 'closer'
  | 'closer-arm'
  | 'brush'
  | 'kick-plate'
  | 'pet-door'
  | 'pet-flap'
  | 'strip-grey'
  | 'strip-black'
  | 'cord'
  | 'motion'
  | 'centre-line'
  | 'floor'
  | 'opening'
  | 'dimension'
  | 'dimension-opening'
  | 'dimension-small'
  | 'jamb'
  | 'obstacle'
  | 'mesh-line'
  | 'break'
  | 'frame'
  | 'ledge'
  | 'pane'
  | 'glint'
  | 'ground'
  | 'enlargement'
  | 'reading'
  | 'smallest'
  | 'subject';

export type Point = { readonly x: number; readonly y: number };

export type Rect = {
  readonly kind: 'rect';
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
};

export type Polyline = {
  readonly kind: 'polyline';
  readonly role: Role;
  readonly points: readonly Point[];
  readonly isClosed: boolean;
};

export type LabelContent =
  | { readonly kind: 'measure'; readonly value: Millimetres }
  /** Without its unit. */
  | { readonly kind: 'figure'; readonly value: Millimetres }
  | { readonly kind: 'margin'; readonly value: Millimetres; readonly isOrMore: boolean }
  | { readonly kind: 'range'; readonly min: Millimetres; readonly max: Millimetres }
  | { readonly kind: 'word'; readonly word: 'width' | 'height' | 'inside' | 'outside' };

/** Text whose middle is at x, y; its size is a matter of the sheet, not of millimetres. */
export type Label = {
  readonly kind: 'label';
  readonly style: 'total' | 'opening' | 'small' | 'reading';
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
  readonly content: LabelContent;
};

/** What is drawn with a pen. */
export type Outline = Rect | Polyline;

export type Shape = Outline | Label;

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * One projection, in real millimetres. A point lands on the sheet at `at + point / millimetresPerPixel`; all
 * shapes stay inside `box`.
 */
export type View = {
  readonly name: 'front' | 'plan' | 'elevation' | 'detail';
  readonly at: Point;
  readonly millimetresPerPixel: number;
  readonly box: Box;
  readonly shapes: readonly Shape[];
};

/** Views put on paper, with what decides their inks and textures. */
export type Plate = {
  /** Nominal pixels. The same for every size, so that a page does not jump while one types. */
  readonly sheet: { readonly width: number; readonly height: number };
  readonly profileColour: string | null;
  readonly views: readonly View[];
  readonly choices: Pick<Choices, 'mesh' | 'frameMaterial'>;
};

/** A screen on paper. */
export type Drawing = Plate & {
  readonly form: ScreenForm;
  /** The side one looks from: left and right are meant so. */
  readonly seenFrom: 'inside' | 'outside';
  readonly unit: Unit;
  readonly opening: KnownSize;
  readonly total: KnownSize;
  /** What can be seen besides the sizes, for whoever cannot see it. */
  readonly choices: Choices;
  readonly overlaps: Sides;
  readonly margins: readonly Margin[];
  /** Middle rails that come with the size, and the fixed height of a door's own. */
  readonly rails: number;
  readonly railHeight: Millimetres | null;
};

/** Free space beside the opening that counts for this screen. */
export type Margin = { readonly side: Side; readonly value: Millimetres; readonly isOrMore: boolean };

export type SizeBounds = Readonly<
  Record<'width' | 'height', { readonly min: Millimetres; readonly max: Millimetres }>
>;

export type KnownSize = { readonly width: Millimetres | null; readonly height: Millimetres | null };
