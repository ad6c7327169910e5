import { type Millimetres, millimetres, type Unit } from '../measure/millimetres.ts';
import { parseMeasure } from '../measure/parse-measure.ts';
import type { Build, Side } from './form.ts';

/** Answers by the product book's own specification keys and sub-fields, as they are kept and sent. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>> | null | undefined>>;

export type MeshKind = 'black' | 'grey' | 'clearview' | 'pollen' | 'petscreen';

type Hand = 'left' | 'right';

/**
 * What the customer chose, as far as it can be seen; null where nothing valid was chosen yet. The drawing is made
 * from it, and so are the words that describe the drawing.
 */
export type Choices = {
  readonly mesh: MeshKind | null;
  readonly colour: string | null;
  readonly frameMaterial: 'plastic' | 'aluminium' | 'wood' | null;
  readonly hasRaisedRim: boolean;
  readonly mount: 'in' | 'on' | null;
  readonly face: 'inside' | 'outside' | null;
  readonly margins: Readonly<Record<Side, Millimetres | null>>;
  /** What stands up at the bottom of the opening. */
  readonly sill: Millimetres | null;
  readonly hasBottomProfile: boolean;
  readonly profileDepth: Millimetres | null;
  readonly hasShutter: boolean;
  readonly clips: readonly Side[] | null;
  readonly brushes: readonly Side[];
  readonly fixing: 'turn-buttons' | 'magnet-strip' | 'clips' | 'hinges' | null;
  readonly packageSide: Hand | null;
  readonly split: 'equal' | 'left-third' | 'right-third' | null;
  readonly threshold: 'flat-grey' | 'flat-black' | 'raised' | 'asymmetric' | null;
  readonly grips: number;
  readonly pullBar: 'normal' | 'contra' | null;
  readonly closure: 'hook' | 'tilt' | 'magnet' | null;
  readonly hasCord: boolean;
  readonly surround: 'three-sided' | 'all-round' | null;
  readonly hinges: Hand | null;
  /** Its height above the bottom; `none` is a door with magnets alone. */
  readonly lock: Millimetres | 'none' | null;
  readonly kickPlate: Millimetres | 'rail' | null;
  readonly petDoor: 'cat' | 'small-dog' | 'large-dog' | null;
  readonly petPosition: 'left' | 'middle' | 'right' | null;
  readonly hasCloser: boolean;
};

const hands = ['left', 'right'] as const;
const sides = ['left', 'right', 'top', 'bottom'] as const;
const hingeStep = 'hinge_side_draaisluiting_position';
/** Beyond this a margin or sill is a slip of the pen. */
const widestGap = 200;
const profileDepths = [19, 27, 34, 43].map(millimetres);
const lockHeights = [1050, 900, 1200].map(millimetres);
const kickPlates = [...[300, 400, 500].map(millimetres), 'rail' as const];

/** `unit` is that of typed measures among the answers; what is chosen from a list is always millimetres. */
export function readChoices(answers: Answers, unit: Unit, build: Build): Choices {
  const text = (step: string, field: string) => readText(answers, step, field);
  // Options are numbered from 1 in the product book.
  const option = <Value>(step: string, field: string, values: readonly Value[]): Value | null =>
    values[Number(text(step, field) ?? 0) - 1] ?? null;
  const length = (step: string, field: string, typedIn: Unit) => readLength(answers, step, field, typedIn);
  const margin = (side: Side) =>
    length('rondom_maten', `space_${side}`, 'mm') ?? length('alle_maten', `space_${side}`, 'mm');
  const isRaised = text('rondom_maten', 'space_bottom') === 'A';
  return {
    mesh: option('gaas', 'wire_id', ['black', 'grey', 'clearview', 'pollen', 'petscreen']),
    colour: text('color', 'color'),
    frameMaterial: option('kozijn', 'frame_material', ['plastic', 'aluminium', 'wood']),
    hasRaisedRim: text('kozijntype', 'frame_type') === 'B',
    mount: option('montage', 'in_frame', ['in', 'on']),
    face: option('plaatsing', 'placement', ['inside', 'outside']),
    margins: { left: margin('left'), right: margin('right'), top: margin('top'), bottom: margin('bottom') },
    sill: isRaised ? length('rondom_maten', 'space_bottom_extra', unit) : null,
    hasBottomProfile: text('alle_maten', 'space_bottom') === '20',
    profileDepth: option('uitsteeksel', 'profile_depth', profileDepths),
    hasShutter: text('obstakel', 'obstacle') === '2',
    clips: readSides(answers, 'bevestiging'),
    brushes: readSides(answers, 'borstel') ?? [],
    fixing:
      build.kind === 'flat'
        ? option('bevestiging', 'fixation', ['turn-buttons', 'magnet-strip', 'clips', 'hinges'])
        : null,
    packageSide: option('schuifrichting', 'direction', hands),
    split: option('verdeling', 'split', ['equal', 'left-third', 'right-third']),
    threshold: option('onderstrip', 'onderstrip', ['flat-grey', 'flat-black', 'raised', 'asymmetric']),
    grips: option('handgreep', 'handgreepjes', [1, 2, 3, 4]) ?? 0,
    pullBar: option('bediening', 'pull_bar', ['normal', 'contra']),
    closure: build.kind === 'roller' ? option('sluiting', 'closure', [build.latch, 'magnet']) : null,
    hasCord: text('trekkoord', 'cord') === '1',
    surround: option('kader', 'frame', ['three-sided', 'all-round']),
    hinges: option('scharnierzijde', 'hinge_side', hands) ?? option(hingeStep, 'hinge_side', hands),
    lock:
      option(hingeStep, 'draaisluiting_position', lockHeights) ??
      (text(hingeStep, 'draaisluiting_position') === '0' ? 'none' : null),
    kickPlate: option('schopplaat', 'kick_plate', kickPlates),
    petDoor: option('dierenluik', 'pet_door', ['cat', 'small-dog', 'large-dog']),
    petPosition: option('dierenluik', 'pet_position', ['left', 'middle', 'right']),
    hasCloser: text('dranger', 'closer') === '1',
  };
}

// Own properties only: a step named 'constructor' must not find one of Object's.
function answerTo(answers: Answers, step: string, field: string): unknown {
  return Object.hasOwn(answers, step) ? answers[step]?.[field] : null;
}

export function readText(answers: Answers, step: string, field: string): string | null {
  const value = answerTo(answers, step, field);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What is chosen from a list is millimetres in every unit. */
export function readLength(answers: Answers, step: string, field: string, unit: Unit): Millimetres | null {
  const value = parseMeasure(readText(answers, step, field) ?? '', unit);
  return value !== null && value <= widestGap ? value : null;
}

function readSides(answers: Answers, step: string): readonly Side[] | null {
  const value = answerTo(answers, step, 'sides');
  const codes = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : null;
  return codes && sides.filter((_, index) => codes.includes(`${index + 1}`) || codes.includes(index + 1));
}
