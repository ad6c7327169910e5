import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millimetres, type Unit } from '../measure/millimetres.ts';
import { extentOf } from './box.ts';
import { type Detail, type DrawingInput, drawingOf } from './drawing.ts';
import { screenForms } from './form.ts';
import type { Box, Drawing, Shape, View } from './shape.ts';

describe('any input', () => {
  const value = fc.oneof(
    fc.constantFrom('0', '1', '2', '3', '4', '5', 'A', 'B', '8', '20', '30', '60', '80', '1,2,3,4', ''),
    fc.integer({ min: -5, max: 100 }),
    fc.anything(),
  );
  const fields = [
    ['kozijn', 'frame_material'],
    ['kozijntype', 'frame_type'],
    ['rondom_maten', 'space_left', 'space_right', 'space_top', 'space_bottom', 'space_bottom_extra'],
    ['alle_maten', 'space_left', 'space_right', 'space_top', 'space_bottom', 'depth'],
    ['uitsteeksel', 'profile_depth'],
    ['obstakel', 'obstacle'],
    ['bevestiging', 'sides', 'fixation'],
    ['borstel', 'sides'],
    ['gaas', 'wire_id'],
    ['color', 'color'],
    ['montage', 'in_frame'],
    ['plaatsing', 'placement'],
    ['schuifrichting', 'direction'],
    ['verdeling', 'split'],
    ['onderstrip', 'onderstrip'],
    ['handgreep', 'handgreepjes'],
    ['bediening', 'pull_bar'],
    ['sluiting', 'closure'],
    ['trekkoord', 'cord'],
    ['kader', 'frame'],
    ['scharnierzijde', 'hinge_side'],
    ['hinge_side_draaisluiting_position', 'hinge_side', 'draaisluiting_position'],
    ['schopplaat', 'kick_plate'],
    ['dierenluik', 'pet_door', 'pet_position'],
    ['dranger', 'closer'],
  ] as const;
  const answers = fc.record(
    Object.fromEntries(
      fields.map(([step, ...names]) => [
        step,
        fc.oneof(
          { weight: 9, arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, value]))) },
          { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
        ),
      ]),
    ),
    { requiredKeys: [] },
  );
  const length = fc.option(
    fc.oneof(fc.integer({ min: 200, max: 4000 }), fc.integer()).map((number) => millimetres(number)),
  );
  const reach = fc.integer({ min: -60, max: 120 });
  const size = fc.option(fc.record({ width: length, height: length }));
  const input: fc.Arbitrary<DrawingInput> = fc.record({
    form: fc.constantFrom(...screenForms),
    overlaps: fc.option(fc.record({ left: reach, right: reach, top: reach, bottom: reach })),
    measured: fc.constantFrom('opening', 'total'),
    opening: size,
    total: size,
    answers,
    profileColour: fc.option(fc.oneof(fc.constant('#383e42'), fc.string())),
    unit: fc.constantFrom('mm', 'cm'),
    answersUnit: fc.constantFrom('mm', 'cm'),
  });

  it('gives a drawing of finite, positive shapes within their view and the sheet', () => {
    fc.assert(
      fc.property(
        input,
        fc.constantFrom<Detail>('plain', 'small', 'front', 'tall', 'panel', 'strip', 'sections', 'full'),
        (given, detail) => {
          const drawing = drawingOf(given, detail);
          expect(
            drawing.views.flatMap((view) => [...strays(view, drawing.unit), ...offSheet(view, drawing)]),
          ).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

function strays(view: View, unit: Unit): readonly Shape[] {
  const pixel = view.millimetresPerPixel;
  return view.shapes.filter((shape) => {
    const { x, y, width, height } = extentOf(shape, pixel, unit);
    const isInside = isWithin({ x, y, width, height }, view.box, pixel * 0.01);
    return !isInside || width < 0 || height < 0;
  });
}

function offSheet(
  { at, box, millimetresPerPixel: pixel, name }: View,
  { sheet }: Drawing,
): readonly string[] {
  const onSheet = {
    x: at.x + box.x / pixel,
    y: at.y + box.y / pixel,
    width: box.width / pixel,
    height: box.height / pixel,
  };
  return isWithin(onSheet, { x: 0, y: 0, ...sheet }, 0.01) ? [] : [name];
}

// A number that is not finite is within nothing.
function isWithin(box: Box, outer: Box, slack: number): boolean {
  return (
    box.x >= outer.x - slack &&
    box.y >= outer.y - slack &&
    box.x + box.width <= outer.x + outer.width + slack &&
    box.y + box.height <= outer.y + outer.height + slack
  );
}
