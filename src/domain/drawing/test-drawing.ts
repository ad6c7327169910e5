import { millimetres } from '../measure/millimetres.ts';
import { type Detail, type DrawingInput, drawingOf } from './drawing.ts';
import type { ScreenForm } from './form.ts';
import type { Drawing, Outline, Rect, Role, View } from './shape.ts';

export type Sizes = readonly [width: number, height: number];

export function screen(
  form: ScreenForm,
  answers: DrawingInput['answers'],
  {
    opening,
    total,
    ...more
  }: { opening?: Sizes; total?: Sizes } & Partial<
    Pick<DrawingInput, 'measured' | 'unit' | 'answersUnit'>
  > = {},
  detail: Detail = 'front',
): Drawing {
  const size = (sizes: Sizes | undefined) =>
    sizes === undefined ? null : { width: millimetres(sizes[0]), height: millimetres(sizes[1]) };
  return drawingOf(
    {
      form,
      overlaps: null,
      measured: 'opening',
      opening: size(opening),
      total: size(total),
      answers,
      profileColour: null,
      unit: 'mm',
      answersUnit: 'mm',
      ...more,
    },
    detail,
  );
}

export function viewOf(drawing: Drawing, name: View['name'] = 'front'): View {
  const view = drawing.views.find((each) => each.name === name);
  if (view === undefined) throw new Error(`no ${name}`);
  return view;
}

export function parts(drawing: Drawing, role: Role, name: View['name'] = 'front'): readonly Outline[] {
  return viewOf(drawing, name).shapes.filter(
    (shape): shape is Outline => shape.kind !== 'label' && shape.role === role,
  );
}

export function rects(drawing: Drawing, role: Role, name: View['name'] = 'front'): readonly Rect[] {
  return parts(drawing, role, name).filter((shape) => shape.kind === 'rect');
}

export function boxOf(drawing: Drawing, role: Role) {
  const [rect] = rects(drawing, role);
  return rect && { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
}

export function middles(drawing: Drawing, role: Role, axis: 'x' | 'y'): readonly number[] {
  return rects(drawing, role).map((rect) =>
    Math.round(axis === 'x' ? rect.x + rect.width / 2 : rect.y + rect.height / 2),
  );
}

export function figures(drawing: Drawing, name: View['name'] = 'front'): readonly number[] {
  return viewOf(drawing, name).shapes.flatMap((shape) =>
    shape.kind === 'label' && 'value' in shape.content ? [shape.content.value] : [],
  );
}

export const margins = (left: number, right: number, top: number, bottom?: number | 'A', extra?: number) => ({
  rondom_maten: {
    space_left: String(left),
    space_right: String(right),
    space_top: String(top),
    ...(bottom === undefined ? {} : { space_bottom: String(bottom) }),
    ...(extra === undefined ? {} : { space_bottom_extra: String(extra) }),
  },
});
