import type { Side } from './shape.ts';

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

/** How far the screen reaches past the opening. In the opening it stays clear of it: negative figures. */
type Fit = {
  readonly inOpening: Sides | null;
  readonly onOpening:
    | {
        readonly kind: 'flange';
        readonly standard: number;
        readonly besideRim?: number;
        readonly sides: readonly Side[];
      }
    | { readonly kind: 'hardware'; readonly sides: Sides };
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

const allSides = ['left', 'right', 'top', 'bottom'] as const;
const notBottom = ['left', 'right', 'top'] as const;

const pleatedFit: Fit = {
  inOpening: { left: -2, right: -2, top: -3, bottom: 0 },
  onOpening: { kind: 'flange', standard: 30, sides: notBottom },
  face: 'inside',
  widestMargin: 60,
};

const rollerPlay: Sides = { left: -1, right: -1, top: -1, bottom: -1 };

export const formData = {
  'clip-frame': {
    seenFrom: 'inside',
    typical: { width: 928, height: 1228 },
    standsOnFloor: false,
    build: { kind: 'clipped', body: 16, railsFrom: [1500] },
    fit: {
      inOpening: null,
      onOpening: { kind: 'flange', standard: 14, besideRim: 8, sides: allSides },
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
      onOpening: { kind: 'flange', standard: 20, sides: allSides },
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
    fit: {
      inOpening: rollerPlay,
      onOpening: { kind: 'hardware', sides: { left: 22, right: 22, top: 44, bottom: 0 } },
      face: 'inside',
      widestMargin: 80,
    },
  },
  'heavy-roller': {
    seenFrom: 'inside',
    typical: { width: 1000, height: 1500 },
    standsOnFloor: false,
    build: { kind: 'roller', guide: 28, cassette: 54, depth: 58, latch: 'tilt' },
    fit: {
      inOpening: rollerPlay,
      onOpening: { kind: 'hardware', sides: { left: 28, right: 28, top: 54, bottom: 0 } },
      face: 'inside',
      widestMargin: 80,
    },
  },
  'hinged-door': {
    seenFrom: 'outside',
    typical: { width: 950, height: 2150 },
    standsOnFloor: true,
    build: { kind: 'hinged', railCentre: 917 },
    fit: {
      inOpening: { left: -3, right: -3, top: -3, bottom: -2 },
      onOpening: { kind: 'flange', standard: 35, sides: notBottom },
      face: 'outside',
      widestMargin: 60,
    },
  },
} as const satisfies Record<ScreenForm, FormData>;
