import type { Choices, MeshKind } from './choices.ts';
import type { Role } from './shape.ts';

/** The shop's drawing inks, in words that mean the same in print. */
const ink = {
  ink: '#14222b',
  soft: '#51626c',
  grey: '#8c9aa0',
  mist: '#b9c3c6',
  pale: '#dfe4e4',
  paper: '#f6f5f1',
  card: '#ffffff',
  blueprint: '#0b4f6c',
  tape: '#ffc72c',
  none: 'none',
} as const;

export type Ink = keyof typeof ink | 'profile' | 'edge';
export type PatternName = 'mesh' | 'pleats' | 'bristles' | 'jamb' | 'obstacle' | 'ground';

export type Paint = {
  readonly fill: Ink | { readonly pattern: PatternName };
  readonly stroke: Ink;
  /** Pixels on the screen, at any size of the drawing. */
  readonly width: number;
  readonly dash?: string;
  /** A wider line beneath, where the stroke must show on any colour. */
  readonly casing?: { readonly stroke: Ink; readonly width: number };
};

const pen = (stroke: Ink, width: number, dash?: string): Paint => ({
  fill: 'none',
  stroke,
  width,
  ...(dash !== undefined && { dash }),
});
const solid = (fill: Ink, stroke: Ink, width = 0.75): Paint => ({ fill, stroke, width });
const textured = (pattern: PatternName, stroke: Ink = 'none'): Paint => ({
  fill: { pattern },
  stroke,
  width: 1,
});

const part = solid('profile', 'edge');
const fixing = solid('tape', 'ink');
const measure = pen('blueprint', 1);

export const paints: Readonly<Record<Role, Paint>> = {
  profile: part,
  rail: part,
  cassette: part,
  guide: part,
  bar: part,
  package: part,
  catch: part,
  'kick-plate': part,
  seam: pen('edge', 1),
  mesh: textured('mesh'),
  pleats: textured('pleats'),
  brush: textured('bristles'),
  clip: fixing,
  'turn-button': fixing,
  magnet: fixing,
  'magnet-strip': { ...pen('tape', 1.75), casing: { stroke: 'ink', width: 3 } },
  hinge: fixing,
  handle: solid('ink', 'card'),
  hidden: { ...pen('ink', 1, '2.5 2'), casing: { stroke: 'card', width: 1 } },
  lock: solid('soft', 'card'),
  closer: solid('soft', 'card'),
  'closer-arm': { ...pen('soft', 2), casing: { stroke: 'card', width: 3.5 } },
  'pet-door': solid('card', 'ink', 1),
  'pet-flap': solid('pale', 'soft', 1),
  'strip-grey': solid('grey', 'soft', 0.5),
  'strip-black': solid('ink', 'ink', 0.5),
  cord: pen('ink', 1),
  motion: { ...pen('ink', 1.5), casing: { stroke: 'card', width: 4 } },
  'centre-line': pen('soft', 1, '8 3 2 3'),
  floor: pen('grey', 1.5),
  opening: { ...pen('blueprint', 1.25, '4.5 3'), casing: { stroke: 'card', width: 1.25 } },
  dimension: measure,
  'dimension-opening': pen('blueprint', 1, '3 2.5'),
  'dimension-small': measure,
  jamb: textured('jamb', 'grey'),
  obstacle: textured('obstacle', 'soft'),
  'mesh-line': pen('soft', 1.25, '2 1.5'),
  break: pen('grey', 1),
  frame: solid('card', 'mist', 1),
  ledge: solid('card', 'ink', 1),
  pane: solid('card', 'ink', 1.25),
  glint: pen('mist', 0.75),
  ground: textured('ground'),
  enlargement: solid('card', 'blueprint', 1),
  reading: solid('card', 'none'),
  smallest: solid('tape', 'none'),
  subject: solid('tape', 'ink', 1),
};

/** Lines of a texture: a `d` of a path in a tile, in pixels of the sheet. */
export type Pattern = {
  readonly size: readonly [width: number, height: number];
  readonly ground: Ink;
  readonly strokes: readonly { readonly d: string; readonly stroke: Ink; readonly width: number }[];
  /** Degrees. */
  readonly turn?: number;
};

const grid = (pitch: number, stroke: Ink, width: number): Pattern => ({
  size: [pitch, pitch],
  ground: 'card',
  strokes: [{ d: `M0 ${pitch / 2}h${pitch}M${pitch / 2} 0v${pitch}`, stroke, width }],
});

const pleat = (fold: Ink, shade: Ink): Pattern => ({
  size: [5, 36],
  ground: 'card',
  strokes: [
    { d: 'M1.5 0v36', stroke: shade, width: 2 },
    { d: 'M2.75 0v36', stroke: fold, width: 0.5 },
    { d: 'M0 18h5', stroke: 'grey', width: 0.4 },
  ],
});

const hatch = (pitch: number, ground: Ink, stroke: Ink): Pattern => ({
  size: [pitch, pitch],
  ground,
  strokes: [{ d: `M0 0v${pitch}`, stroke, width: 1 }],
  turn: 45,
});

const meshes = {
  black: grid(4, 'soft', 0.5),
  grey: grid(4, 'grey', 0.4),
  clearview: grid(4, 'grey', 0.22),
  // Denser by its ground: lines closer than this beat against the pixels of a screen.
  pollen: { ...grid(4, 'soft', 0.4), ground: 'pale' },
  petscreen: grid(6, 'soft', 1),
} as const satisfies Record<MeshKind, Pattern>;

const jambs = {
  plastic: hatch(9, 'paper', 'pale'),
  aluminium: hatch(4, 'paper', 'grey'),
  wood: {
    size: [10, 14],
    ground: 'paper',
    strokes: [{ d: 'M2 0q3 7 0 14M6.5 0q-2 7 0 14', stroke: 'grey', width: 0.75 }],
  },
} as const satisfies Record<NonNullable<Choices['frameMaterial']>, Pattern>;

export function patternOf(
  name: PatternName,
  { mesh, frameMaterial }: Pick<Choices, 'mesh' | 'frameMaterial'>,
): Pattern {
  switch (name) {
    case 'mesh':
      return meshes[mesh ?? 'grey'];
    case 'pleats':
      return mesh === 'black' ? pleat('ink', 'mist') : pleat('grey', 'pale');
    case 'bristles':
      return hatch(2.5, 'none', 'ink');
    case 'jamb':
      return jambs[frameMaterial ?? 'plastic'];
    case 'obstacle':
      return hatch(5, 'pale', 'soft');
    case 'ground':
      return hatch(7, 'none', 'mist');
  }
}

/** The colour of an ink in this drawing; profile and its edge follow the chosen colour. */
export function colourOf(name: Ink, profileColour: string | null): string {
  const profile = profileColour ?? ink.card;
  if (name === 'profile') return profile;
  if (name !== 'edge') return ink[name];
  // White on white paper needs an edge, and so do the mitres of black on black. Green tells light from dark.
  return Number.parseInt(profile.slice(3, 5), 16) < 112 ? ink.mist : ink.soft;
}
