export type Side = 'left' | 'right' | 'top' | 'bottom';

export const screenForms = [
  'clip-frame',
  'pleated',
  'double-pleated',
  'roller',
  'heavy-roller',
  'face-frame',
  'hinged-door',
] as const;

/** What a screen looks like. A product names its form; several products may share one. */
export type ScreenForm = (typeof screenForms)[number];

export type Sides = Readonly<Record<Side, number>>;

export type Build =
  | { readonly kind: 'clipped'; readonly body: number; readonly railsFrom: readonly number[] }
  | { readonly kind: 'flat'; readonly profile: number; readonly railsFrom: readonly number[] }
  | { readonly kind: 'pleated'; readonly leaves: 1 | 2 }
  | {
      readonly kind: 'roller';
      readonly guide: number;
      readonly cassette: number;
      readonly depth: number;
      readonly latch: 'hook' | 'tilt';
    }
  | { readonly kind: 'hinged'; readonly railCentre: number };

/**
 * How a screen of the form usually lies: a product's own total size says how far it reaches (`overlapsOf`). In the opening it
 * stays clear of it: negative figures.
 */
type Fit = {
  readonly inOpening: Sides | null;
  readonly onOpening: Sides;
  /** A flange gives way where there is less room; hardware does not. */
  readonly isFlange: boolean;
  /** The flange beside a raised rim. */
  readonly besideRim?: number;
  /** The face of the frame that a screen on the opening lies against; null when the customer chooses it. */
  readonly face: 'inside' | 'outside' | null;
  /** The margin that means 'this or more'. */
  readonly widestMargin: number;
};

export type FormData = {
  readonly seenFrom: 'inside' | 'outside';
  readonly typical: { readonly width: number; readonly height: number };
  readonly standsOnFloor: boolean;
  readonly build: Build;
  readonly fit: Fit;
};

const sides = (left: number, right: number, top: number, bottom: number): Sides => ({
  left,
  right,
  top,
  bottom,
});

const pleatedFit: Fit = {
  inOpening: sides(-2, -2, -3, 0),
  onOpening: sides(30, 30, 30, 0),
  isFlange: true,
  face: 'inside',
  widestMargin: 60,
};

const rollerFit = (guide: number, cassette: number): Fit => ({
  inOpening: sides(-1, -1, -1, -1),
  onOpening: sides(guide, guide, cassette, 0),
  isFlange: false,
  face: 'inside',
  widestMargin: 80,
});

export const formData = {
  'clip-frame': {
    seenFrom: 'inside',
    typical: { width: 928, height: 1228 },
    standsOnFloor: false,
    build: { kind: 'clipped', body: 16, railsFrom: [1500] },
    fit: {
      inOpening: null,
      onOpening: sides(14, 14, 14, 14),
      isFlange: true,
      besideRim: 8,
      face: 'outside',
      widestMargin: 30,
    },
  },
  'face-frame': {
    seenFrom: 'inside',
    typical: { width: 940, height: 1240 },
    standsOnFloor: false,
    build: { kind: 'flat', profile: 36, railsFrom: [1600, 2000] },
    fit: {
      inOpening: null,
      onOpening: sides(20, 20, 20, 20),
      isFlange: true,
      face: null,
      widestMargin: 40,
    },
  },
  pleated: {
    seenFrom: 'inside',
    typical: { width: 1000, height: 2150 },
    standsOnFloor: true,
    build: { kind: 'pleated', leaves: 1 },
    fit: pleatedFit,
  },
  'double-pleated': {
    seenFrom: 'inside',
    typical: { width: 1900, height: 2200 },
    standsOnFloor: true,
    build: { kind: 'pleated', leaves: 2 },
    fit: pleatedFit,
  },
  roller: {
    seenFrom: 'inside',
    typical: { width: 900, height: 1200 },
    standsOnFloor: false,
    build: { kind: 'roller', guide: 22, cassette: 44, depth: 46, latch: 'hook' },
    fit: rollerFit(22, 44),
  },
  'heavy-roller': {
    seenFrom: 'inside',
    typical: { width: 1000, height: 1500 },
    standsOnFloor: false,
    build: { kind: 'roller', guide: 28, cassette: 54, depth: 58, latch: 'tilt' },
    fit: rollerFit(28, 54),
  },
  'hinged-door': {
    seenFrom: 'outside',
    typical: { width: 950, height: 2150 },
    standsOnFloor: true,
    build: { kind: 'hinged', railCentre: 917 },
    fit: {
      inOpening: sides(-3, -3, -3, -2),
      onOpening: sides(35, 35, 35, 0),
      isFlange: true,
      face: 'outside',
      widestMargin: 60,
    },
  },
} as const satisfies Record<ScreenForm, FormData>;
