import { type Millimetres, millimetres, type Unit } from '../measure/millimetres.ts';
import type { WayOfMeasuring } from '../measure/way-of-measuring.ts';
import { type Answers, readChoices } from './choices.ts';
import { drawableLength, marginsOf, usualOverlaps } from './fit.ts';
import { type FormData, formData, type ScreenForm, type Sides } from './form.ts';
import { railCount } from './front/framed.ts';
import { frontView } from './front-view.ts';
import { sectionViews } from './section-views.ts';
import type { Drawing, KnownSize, SizeBounds } from './shape.ts';

export type DrawingInput = {
  readonly form: ScreenForm;
  /** How far it reaches past the opening, by its product (`overlapsOf`); null: as one of its form usually does. */
  readonly overlaps: Sides | null;
  /** Which of the two sizes the customer types; the other one is the shop's answer. */
  readonly measured: WayOfMeasuring;
  readonly opening: KnownSize | null;
  readonly total: KnownSize | null;
  readonly answers: Answers;
  /** '#rrggbb' of the chosen colour; null until one is chosen. */
  readonly profileColour: string | null;
  /** Of the figures in the drawing. */
  readonly unit: Unit;
  /** Of typed measures among the answers: a cart line keeps them in millimetres, a form in the customer's unit. */
  readonly answersUnit: Unit;
  /** Said in place of the total: the drawing stands for every size between. */
  readonly range?: SizeBounds;
};

/**
 * `plain`: the screen alone, for small pictures; `small`: the same on a phone, where its mesh would blur. `front`: with
 * its sizes; `tall`, `panel` and `strip`: the same where there is more height or less, `large`: where it is the subject of the page.
 * `sections`: the cuts alone. `full`: the front with the sections beneath.
 */
export type Detail = 'plain' | 'small' | 'front' | 'tall' | 'panel' | 'strip' | 'large' | 'sections' | 'full';

const frontArea = { width: 320, height: 348 };
const sectionArea = { width: frontArea.width, height: 156 };
// A sheet of its own for every height: scaled down with the rest the figures could not be read, and scaled up by its
// width alone a drawing would leave half of a high window empty.
const areas = {
  plain: { width: 240, height: 280 },
  small: { width: 128, height: 152 },
  front: frontArea,
  tall: { width: 320, height: 400 },
  panel: { width: 320, height: 300 },
  strip: { width: 320, height: 184 },
  large: { width: 480, height: 540 },
  sections: sectionArea,
  full: frontArea,
} as const satisfies Record<Detail, Drawing['sheet']>;

/** The drawing of a screen as far as it is known. Any answers and any sizes give a drawing. */
export function drawingOf(input: DrawingInput, detail: Detail = 'front'): Drawing {
  const data: FormData = formData[input.form];
  const choices = readChoices(input.answers, input.answersUnit, data.build);
  // A quote that was sent before a drawing was told this keeps an input without it.
  const overlaps = input.overlaps ?? usualOverlaps(data, choices);
  const isOpeningAsked = input.measured === 'opening';
  const opening = known(isOpeningAsked ? input.opening : null);
  const total = known(input.total);
  const { unit, profileColour, range = null } = input;
  const area = areas[detail];
  const front = () =>
    frontView(
      { data, choices, overlaps, opening, total, range, isOpeningAsked, unit },
      area,
      detail !== 'plain' && detail !== 'small',
    );
  const sections = (y: number) =>
    sectionViews({ data, choices, overlaps, unit }, { x: 0, y, ...sectionArea });
  return {
    form: input.form,
    seenFrom: data.seenFrom,
    unit,
    sheet: detail === 'full' ? { ...area, height: area.height + sectionArea.height } : area,
    profileColour: profileColour !== null && /^#[\da-f]{6}$/i.test(profileColour) ? profileColour : null,
    views: [
      ...(detail === 'sections' ? sections(0) : [front()]),
      ...(detail === 'full' ? sections(area.height) : []),
    ],
    opening,
    total,
    choices,
    overlaps,
    margins: marginsOf(data, choices),
    rails: railsOf(data, total.height),
    railHeight: data.build.kind === 'hinged' ? millimetres(data.build.railCentre) : null,
  };
}

function railsOf({ build }: FormData, height: Millimetres | null): number {
  return height !== null && 'railsFrom' in build ? railCount(height, build.railsFrom) : 0;
}

function known(size: KnownSize | null): KnownSize {
  return { width: drawableLength(size?.width), height: drawableLength(size?.height) };
}
