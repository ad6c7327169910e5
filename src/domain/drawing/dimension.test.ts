import { describe, expect, it } from 'vitest';
import { millimetres } from '../measure/millimetres.ts';
import { extentOf } from './box.ts';
import { drawingOf } from './drawing.ts';
import { screenForms } from './form.ts';
import type { Role } from './shape.ts';
import { figures, margins, parts, type Sizes, screen, viewOf } from './test-drawing.ts';

describe('dimension lines', () => {
  it('give opening and total size, as long as what they measure', () => {
    const drawing = screen('clip-frame', margins(30, 30, 20, 15), {
      opening: [900, 1200],
      total: [928, 1228],
    });
    expect(figures(drawing)).toEqual([900, 1200, 928, 1228]);
    const reach = (role: Role, axis: 'x' | 'y') =>
      parts(drawing, role)
        .flatMap((shape) => (shape.kind === 'polyline' ? shape.points : []))
        .map((point) => point[axis]);
    const long = (role: Role, axis: 'x' | 'y') => [
      Math.min(...reach(role, axis)),
      Math.max(...reach(role, axis)),
    ];
    const xs = parts(drawing, 'dimension-opening').flatMap((shape) =>
      shape.kind === 'polyline' && shape.points.every((point) => point.y < 0) ? shape.points : [],
    );
    expect([Math.min(...xs.map(({ x }) => x)), Math.max(...xs.map(({ x }) => x))]).toEqual([14, 914]);
    expect(long('dimension', 'x')[0]).toBeLessThan(0);
  });

  it('carry no figures before a size is known', () => {
    for (const form of screenForms) expect(figures(screen(form, {}))).toEqual([]);
  });

  it('show the one size that is known', () => {
    const drawing = drawingOf({
      form: 'roller',
      overlaps: null,
      measured: 'opening',
      opening: { width: millimetres(900), height: null },
      total: null,
      answers: {},
      profileColour: null,
      unit: 'mm',
      answersUnit: 'mm',
    });
    expect(figures(drawing)).toEqual([900]);
  });

  it.each<[string, Sizes]>([
    ['smallest', [250, 250]],
    ['narrow', [250, 1250]],
    ['low', [1250, 250]],
    ['widest', [3800, 2700]],
    ['far beyond the limits', [200, 6000]],
  ])('keep their figures apart: %s', (_, size) => {
    for (const unit of ['mm', 'cm'] as const) {
      const drawing = screen('face-frame', margins(40, 40, 40, 40), { opening: size, total: size, unit });
      const view = viewOf(drawing);
      const boxes = view.shapes
        .filter((shape) => shape.kind === 'label')
        .map((shape) => extentOf(shape, view.millimetresPerPixel, unit));
      expect(boxes).toHaveLength(4);
      for (const [index, a] of boxes.entries()) {
        for (const b of boxes.slice(index + 1)) {
          const apart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart).toBe(true);
        }
      }
    }
  });
});
