import { boundsOf } from '#domain/drawing/box.ts';
import { type Detail, type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import type { ScreenForm, Sides } from '#domain/drawing/form.ts';
import type { Box, Drawing, Outline, Plate, Shape, View } from '#domain/drawing/shape.ts';
import { drawingToPicture } from '#domain/drawing/svg-file.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { type Note, notesOn } from './notes.ts';

/** Pixels. */
export type Canvas = { readonly width: number; readonly height: number };

export type Subject = {
  readonly form: ScreenForm;
  readonly overlaps: Sides | null;
  readonly answers: DrawingInput['answers'];
  readonly total: readonly [width: number, height: number];
  readonly profileColour: string | null;
};

export function drawingFor(subject: Subject, detail: Detail): Drawing {
  const [width, height] = subject.total;
  return drawingOf(
    {
      form: subject.form,
      overlaps: subject.overlaps,
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

/** Where a point of a box of millimetres lands on a canvas that holds it as large as it fits, in the middle. */
export function placing(box: Box, canvas: Canvas): Pick<View, 'at' | 'millimetresPerPixel'> {
  const millimetresPerPixel = Math.max(box.width / canvas.width, box.height / canvas.height);
  return {
    millimetresPerPixel,
    at: {
      x: canvas.width / 2 - (box.x + box.width / 2) / millimetresPerPixel,
      y: canvas.height / 2 - (box.y + box.height / 2) / millimetresPerPixel,
    },
  };
}

export function pictureOf(
  drawing: Plate,
  shapes: readonly Shape[],
  box: Box,
  canvas: Canvas,
  notes: readonly Note[] = [],
): string {
  const place = placing(box, canvas);
  const svg = drawingToPicture({
    ...drawing,
    sheet: canvas,
    views: [{ name: 'front', ...place, box, shapes }],
  });
  return svg.replace(/<\/svg>$/, `${notesOn(place, notes)}</svg>`);
}
