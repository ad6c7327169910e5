import { type Millimetres, millimetres, type Unit } from '../measure/millimetres.ts';
import { parseMeasure } from '../measure/parse-measure.ts';
import type { Fact } from './fact.ts';
import type { MeshKind, Side } from './shape.ts';

/** Answers by the product book's own specification keys and sub-fields, as they are kept and sent. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>> | null | undefined>>;

type Of<Kind extends Fact['kind'], Key extends string> =
  Extract<Fact, { readonly kind: Kind }> extends infer Found
    ? Key extends keyof Found
      ? Found[Key]
      : never
    : never;

/** What the customer chose, as far as it can be seen; null where nothing valid was chosen yet. */
export type Choices = {
  readonly mesh: MeshKind | null;
  readonly colourName: string | null;
  readonly frameMaterial: 'plastic' | 'aluminium' | 'wood' | null;
  readonly hasRaisedRim: boolean;
  readonly mount: 'in' | 'on' | null;
  readonly face: 'inside' | 'outside' | null;
  readonly margins: Readonly<Record<Side, Millimetres | null>>;
  readonly sillHeight: Millimetres | null;
  readonly hasBottomProfile: boolean;
  readonly profileDepth: Millimetres | null;
  readonly obstacle: 'none' | 'shutter' | 'other' | null;
  readonly clipSides: readonly Side[] | null;
  readonly brushSides: readonly Side[];
  readonly fixing: Of<'fixing', 'fixing'> | null;
  readonly packageSide: 'left' | 'right' | null;
  readonly split: Of<'split', 'split'> | null;
  readonly threshold: Of<'threshold', 'threshold'> | null;
  readonly grips: number;
  readonly pullBar: Of<'pull-bar', 'direction'> | null;
  readonly closure: 'latch' | 'magnet' | null;
  readonly hasCord: boolean;
  readonly isAllRound: boolean | null;
  readonly hingeSide: 'left' | 'right' | null;
  readonly lock: Of<'lock', 'height'> | undefined;
  readonly kickPlate: Of<'kick-plate', 'height'> | null;
  readonly petDoor: Of<'pet-door', 'animal'> | null;
  readonly petPosition: Of<'pet-door', 'position'>;
  readonly hasCloser: boolean;
};

const leftRight = { 1: 'left', 2: 'right' } as const;
const sideByCode: Readonly<Record<string, Side>> = { 1: 'left', 2: 'right', 3: 'top', 4: 'bottom' };
const noSill = { bottom: null, sillHeight: null };

export function readChoices(answers: Answers, unit: Unit): Choices {
  const text = (key: string, field: string) => readText(answers, key, field);
  const pick = <Value>(key: string, field: string, table: Readonly<Record<string, Value>>): Value | null =>
    lookUp(table, text(key, field));
  const space = (side: Side) => readMargin(answers, side);
  const bottom = readBottom(answers, unit);
  const hinges = 'hinge_side_draaisluiting_position';
  return {
    mesh: pick<MeshKind>('gaas', 'wire_id', {
      1: 'black',
      2: 'grey',
      3: 'clearview',
      4: 'pollen',
      5: 'petscreen',
    }),
    colourName: text('color', 'color'),
    frameMaterial: pick('kozijn', 'frame_material', { 1: 'plastic', 2: 'aluminium', 3: 'wood' } as const),
    hasRaisedRim: text('kozijntype', 'frame_type') === 'B',
    mount: pick('montage', 'in_frame', { 1: 'in', 2: 'on' } as const),
    face: pick('plaatsing', 'placement', { 1: 'inside', 2: 'outside' } as const),
    margins: {
      left: space('left'),
      right: space('right'),
      top: space('top'),
      bottom: bottom.bottom,
    },
    sillHeight: bottom.sillHeight,
    hasBottomProfile: text('alle_maten', 'space_bottom') === '20',
    profileDepth: pick('uitsteeksel', 'profile_depth', {
      1: millimetres(19),
      2: millimetres(27),
      3: millimetres(34),
      4: millimetres(43),
    }),
    obstacle: pick('obstakel', 'obstacle', { 1: 'none', 2: 'shutter', 3: 'other' } as const),
    clipSides: readSides(answers, 'bevestiging'),
    brushSides: readSides(answers, 'borstel') ?? [],
    fixing: pick('bevestiging', 'fixation', {
      1: 'turn-buttons',
      2: 'magnet-strip',
      3: 'clips',
      4: 'hinges',
    } as const),
    packageSide: pick('schuifrichting', 'direction', leftRight),
    split: pick('verdeling', 'split', { 1: 'equal', 2: 'left-third', 3: 'right-third' } as const),
    threshold: pick('onderstrip', 'onderstrip', {
      1: 'flat-grey',
      2: 'flat-black',
      3: 'raised',
      4: 'asymmetric',
    } as const),
    grips: pick('handgreep', 'handgreepjes', { 1: 1, 2: 2, 4: 4 }) ?? 0,
    pullBar: pick('bediening', 'pull_bar', { 1: 'normal', 2: 'contra' } as const),
    closure: pick('sluiting', 'closure', { 1: 'latch', 2: 'magnet' } as const),
    hasCord: text('trekkoord', 'cord') === '1',
    isAllRound: pick('kader', 'frame', { 1: false, 2: true }),
    hingeSide: pick('scharnierzijde', 'hinge_side', leftRight) ?? pick(hinges, 'hinge_side', leftRight),
    lock: readLock(text(hinges, 'draaisluiting_position')),
    kickPlate: pick<Millimetres | 'rail'>('schopplaat', 'kick_plate', {
      1: millimetres(300),
      2: millimetres(400),
      3: millimetres(500),
      4: 'rail',
    }),
    petDoor: pick('dierenluik', 'pet_door', { 1: 'cat', 2: 'small-dog', 3: 'large-dog' } as const),
    petPosition: pick('dierenluik', 'pet_position', { 1: 'left', 2: 'middle', 3: 'right' } as const),
    hasCloser: text('dranger', 'closer') === '1',
  };
}

function readText(answers: Answers, key: string, field: string): string | null {
  if (!Object.hasOwn(answers, key)) return null;
  const fields = answers[key];
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, field)) return null;
  const value = fields[field];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string | null): Value | null {
  return key !== null && Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

function readSides(answers: Answers, key: string): readonly Side[] | null {
  const value = answers[key]?.['sides'];
  const codes = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : null;
  if (codes === null) return null;
  const chosen = codes.map((code) => (typeof code === 'string' ? code.trim() : code));
  return Object.entries(sideByCode).flatMap(([code, side]) =>
    chosen.includes(code) || chosen.includes(Number(code)) ? side : [],
  );
}

function readMargin(answers: Answers, side: Side): Millimetres | null {
  const field = `space_${side}`;
  const text = readText(answers, 'rondom_maten', field) ?? readText(answers, 'alle_maten', field);
  return text === null ? null : parseMeasure(text, 'mm');
}

function readBottom(answers: Answers, unit: Unit) {
  if (readText(answers, 'rondom_maten', 'space_bottom') !== 'A') {
    return { ...noSill, bottom: readMargin(answers, 'bottom') };
  }
  const typed = readText(answers, 'rondom_maten', 'space_bottom_extra');
  return { ...noSill, sillHeight: typed === null ? null : parseMeasure(typed, unit) };
}

function readLock(key: string | null): Millimetres | null | undefined {
  const heights = { 1: millimetres(1050), 2: millimetres(900), 3: millimetres(1200) };
  return key === '0' ? null : (lookUp<Millimetres>(heights, key) ?? undefined);
}
