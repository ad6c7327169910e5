import { boundsOf } from './box.ts';
import { type Section, sectionShapes } from './section.ts';
import type { Box, View } from './shape.ts';

/** Millimetres per pixel: a section is a detail, always at the same scale. */
const pixel = 1.8;

/** Both sections side by side in an area of the sheet, with equal room between and beside them. */
export function sectionViews(cut: Omit<Section, 'name' | 'pixel'>, area: Box): readonly View[] {
  const drawn = (['plan', 'elevation'] as const).map((name) => {
    const section: Section = { ...cut, name, pixel };
    const shapes = sectionShapes(section);
    return { name, shapes, box: boundsOf(shapes, pixel, cut.unit) };
  });
  const widths = drawn.map(({ box }) => box.width / pixel);
  const room = widths.reduce((left, width) => left - width, area.width) / (drawn.length + 1);
  return drawn.map(({ name, shapes, box }, index): View => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width + room, area.x + room);
    const middle = area.y + area.height / 2;
    const at = { x: before - box.x / pixel, y: middle - (box.y + box.height / 2) / pixel };
    return { name, at, millimetresPerPixel: pixel, box, shapes };
  });
}
