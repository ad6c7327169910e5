import type { ScreenForm } from '#domain/drawing/form.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { HelpTopic } from '#domain/product/step.ts';
import { type ByWay, type Wording, wordingFor } from './by-way.ts';

/** What the left column explains beside an open step; how to measure comes first, and apart: `help-measuring.ts`. */
export type SpecialTopic = Exclude<HelpTopic, 'meetinstructie'>;

export type HelpText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly HelpPoint[];
  /** A file of the product's help pictures, without folder and extension. */
  readonly picture: HelpPicture | null;
};

export type HelpPoint = {
  readonly term: string;
  readonly text: string;
  readonly picture: HelpPicture | null;
};

export type HelpPicture =
  | 'shutter'
  | 'grille'
  | 'drainage-strip'
  | 'frame-type-a'
  | 'frame-type-b'
  | 'obstacle'
  | 'protrusion'
  | 'wooden-frame';

/**
 * What is drawn of each form, by `scripts/pictures`. Words are shared by products of any form: where theirs has no such
 * picture, the words stand alone.
 */
export const helpPictures = {
  'clip-frame': [
    ...(['shutter', 'grille', 'drainage-strip', 'obstacle'] as const),
    ...(['frame-type-a', 'frame-type-b', 'protrusion', 'wooden-frame'] as const),
  ],
  'face-frame': ['shutter', 'grille', 'drainage-strip', 'obstacle'],
  pleated: ['shutter', 'grille'],
  'double-pleated': ['shutter', 'grille'],
  roller: [],
  'heavy-roller': [],
  'hinged-door': ['shutter', 'grille'],
} as const satisfies Readonly<Record<ScreenForm, readonly HelpPicture[]>>;

/** A point or topic as it is written: alike for both ways of measuring, or for each in its own words. */
export type PointWords = { readonly term: string; readonly text: Wording; readonly picture?: HelpPicture };

export type HelpWords = {
  readonly title: Wording;
  readonly paragraphs: ByWay<readonly string[]> | readonly string[];
  readonly points?: readonly PointWords[];
  readonly picture?: HelpPicture;
};

/** By the topics that its steps name. */
export type ProductHelp = Partial<Readonly<Record<SpecialTopic, HelpWords>>>;

export function helpText(words: HelpWords, way: WayOfMeasuring, form: ScreenForm): HelpText {
  const { title, paragraphs, points = [], picture } = words;
  const drawn: readonly HelpPicture[] = helpPictures[form];
  const ofForm = (name: HelpPicture | undefined) => drawn.find((each) => each === name) ?? null;
  return {
    title: wordingFor(title, way),
    paragraphs: 'opening' in paragraphs ? paragraphs[way] : paragraphs,
    points: points.map((point) => ({
      term: point.term,
      text: wordingFor(point.text, way),
      picture: ofForm(point.picture),
    })),
    picture: ofForm(picture),
  };
}
