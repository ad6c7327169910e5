import type { Unit } from '../measure/millimetres.ts';
import { boundsOf } from './box.ts';
import type { Choices } from './choices.ts';
import type { FormData } from './form.ts';
import { type Section, sectionShapes } from './section.ts';
import type { Box, View } from './shape.ts';

/** Millimetres per pixel: a section is a detail, always at the same scale. */
const pixel = 1.8;

/** Both sections side by side in an area of the sheet, with equal room between and beside them. */
export function sectionViews(data: FormData, choices: Choices, unit: Unit, area: Box): readonly View[] {
  const drawn = (['plan', 'elevation'] as const).map((name) => {
    const section: Section = { name, data, choices, pixel, unit };
    const shapes = sectionShapes(section);
    return { name, shapes, box: boundsOf(shapes, pixel, unit) };
  });
  const taken = drawn.reduce((sum, { box }) => sum + box.width / pixel, 0);
  const room = (area.width - taken) / (drawn.length + 1);
  let left = area.x;
  return drawn.map(({ name, shapes, box }): View => {
    left += room;
    const at = {
      x: left - box.x / pixel,
      y: area.y + area.height / 2 - (box.y + box.height / 2) / pixel,
    };
    left += box.width / pixel;
    return { name, at, millimetresPerPixel: pixel, box, shapes };
  });
}
