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
export type PatternName = 'mesh' | 'pleats' | 'bristles' | 'jamb' | 'obstacle';

export type Paint = {
  readonly fill: Ink | { readonly pattern: PatternName };
  readonly stroke: Ink;
  /** Pixels on the screen, at any size of the drawing. */
  readonly width: number;
  readonly dash?: string;
  /** A wider line beneath, where the stroke must show on any colour. */
  readonly casing?: { readonly stroke: Ink; readonly width: number };
};

const part: Paint = { fill: 'profile', stroke: 'edge', width: 0.75 };
const fixing: Paint = { fill: 'tape', stroke: 'ink', width: 0.75 };
const metal: Paint = { fill: 'soft', stroke: 'card', width: 0.75 };
const thin: Paint = { fill: 'none', stroke: 'blueprint', width: 1 };

export const paints = {
  profile: part,
  rail: part,
  cassette: part,
  guide: part,
  bar: part,
  package: part,
  catch: part,
  seam: { fill: 'none', stroke: 'edge', width: 1 },
  mesh: { fill: { pattern: 'mesh' }, stroke: 'none', width: 0 },
  pleats: { fill: { pattern: 'pleats' }, stroke: 'none', width: 0 },
  clip: fixing,
  'turn-button': fixing,
  magnet: fixing,
  'magnet-strip': { fill: 'none', stroke: 'tape', width: 1.75, casing: { stroke: 'ink', width: 3 } },
  hinge: fixing,
  handle: { fill: 'ink', stroke: 'card', width: 0.75 },
  hidden: { fill: 'none', stroke: 'ink', width: 1, dash: '2.5 2', casing: { stroke: 'card', width: 1 } },
  lock: metal,
  closer: { fill: 'soft', stroke: 'card', width: 0.75 },
  'closer-arm': { fill: 'none', stroke: 'soft', width: 2, casing: { stroke: 'card', width: 3.5 } },
  brush: { fill: { pattern: 'bristles' }, stroke: 'none', width: 0 },
  'kick-plate': part,
  'pet-door': { fill: 'card', stroke: 'ink', width: 1 },
  'pet-flap': { fill: 'pale', stroke: 'soft', width: 1 },
  'strip-grey': { fill: 'grey', stroke: 'soft', width: 0.5 },
  'strip-black': { fill: 'ink', stroke: 'ink', width: 0.5 },
  cord: { fill: 'none', stroke: 'ink', width: 1 },
  motion: { fill: 'none', stroke: 'ink', width: 1.5, casing: { stroke: 'card', width: 4 } },
  'centre-line': { fill: 'none', stroke: 'soft', width: 1, dash: '8 3 2 3' },
  floor: { fill: 'none', stroke: 'grey', width: 1.5 },
  opening: { ...thin, width: 1.25, dash: '4.5 3', casing: { stroke: 'card', width: 1.25 } },
  dimension: thin,
  'dimension-opening': { ...thin, dash: '3 2.5' },
  'dimension-small': thin,
  jamb: { fill: { pattern: 'jamb' }, stroke: 'grey', width: 1 },
  obstacle: { fill: { pattern: 'obstacle' }, stroke: 'soft', width: 1 },
  'mesh-line': { fill: 'none', stroke: 'soft', width: 1.25, dash: '2 1.5' },
  break: { fill: 'none', stroke: 'grey', width: 1 },
} as const satisfies Record<Role, Paint>;

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
  pollen: grid(2.5, 'grey', 0.45),
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

export function patternOf(name: PatternName, { mesh, frameMaterial }: Choices): Pattern {
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
