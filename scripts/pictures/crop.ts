import { boundsOf } from '#domain/drawing/box.ts';
import { type Detail, type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import type { ScreenForm } from '#domain/drawing/form.ts';
import type { Box, Drawing, Outline, Shape, View } from '#domain/drawing/shape.ts';
import { drawingToPicture } from '#domain/drawing/svg-file.ts';
import { millimetres } from '#domain/measure/millimetres.ts';

/** Pixels. */
export type Canvas = { readonly width: number; readonly height: number };

export type Subject = {
  readonly form: ScreenForm;
  readonly answers: DrawingInput['answers'];
  readonly total: readonly [width: number, height: number];
  readonly profileColour: string | null;
};

export function drawingFor(subject: Subject, detail: Detail): Drawing {
  const [width, height] = subject.total;
  return drawingOf(
    {
      form: subject.form,
      measured: 'total',
      opening: null,
      total: { width: millimetres(width), height: millimetres(height) },
      answers: subject.answers,
      profileColour: subject.profileColour,
      unit: 'mm',
      answersUnit: 'mm',
    },
    detail,
  );
}

export function viewOf(drawing: Drawing, name: View['name']): View {
  const view = drawing.views.find((each) => each.name === name);
  if (view === undefined) throw new Error(`the drawing has no ${name}`);
  return view;
}

/** The pen strokes of a view: pictures carry neither words nor sizes. */
export function outlines(view: View): readonly Outline[] {
  return view.shapes.filter(
    (shape): shape is Outline => shape.kind !== 'label' && !shape.role.startsWith('dimension'),
  );
}

export function extentOf(shapes: readonly Shape[], air: number): Box {
  const { x, y, width, height } = boundsOf(shapes, 1, 'mm');
  return { x: x - air, y: y - air, width: width + 2 * air, height: height + 2 * air };
}

/** Shapes on a canvas of their own, with a box of millimetres in the middle of it as large as it fits. */
export function pictureOf(drawing: Drawing, shapes: readonly Shape[], box: Box, canvas: Canvas): string {
  const millimetresPerPixel = Math.max(box.width / canvas.width, box.height / canvas.height);
  const at = {
    x: canvas.width / 2 - (box.x + box.width / 2) / millimetresPerPixel,
    y: canvas.height / 2 - (box.y + box.height / 2) / millimetresPerPixel,
  };
  const view: View = { name: 'front', at, millimetresPerPixel, box, shapes };
  return drawingToPicture({ ...drawing, sheet: canvas, views: [view] });
}
