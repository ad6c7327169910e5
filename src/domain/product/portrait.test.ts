import { describe, expect, it } from 'vitest';
import { drawingOf } from '../drawing/drawing.ts';
import { formData, screenForms } from '../drawing/form.ts';
import { sceneOf } from '../drawing/scene.ts';
import { figures, parts } from '../drawing/test-drawing.ts';
import { portraitOf } from './portrait.ts';
import { defineProduct } from './product.ts';

const fixing = {
  key: 'bevestiging',
  kind: 'images',
  fields: [{ kind: 'option', name: 'fixation', options: ['1', '2'] }],
} as const;

const product = defineProduct({
  id: 8,
  code: 'DA-100',
  kimLarge: 'da-100',
  form: 'face-frame',
  limits: { width: { min: 400, max: 800 }, height: { min: 1300, max: 1600 } },
  sizeErrors: 'perField',
  extraDeliveryDays: 0,
  steps: [fixing],
  totalSize: [],
  rules: [],
});

describe('the portrait of a product', () => {
  it('is as large as its form usually is, within what can be made', () => {
    const { typical } = formData['face-frame'];
    expect(portraitOf(product).total).toEqual({ width: 800, height: 1300 });
    const roomy = { width: { min: 250, max: 2000 }, height: { min: 250, max: 2000 } };
    expect(portraitOf({ ...product, limits: roomy }).total).toEqual(typical);
  });

  it('shows the parts that this product can have, and no others', () => {
    const buttons = (steps: Parameters<typeof portraitOf>[0]['steps']) =>
      parts(sceneOf(portraitOf({ ...product, steps }), 'card'), 'turn-button').length;
    expect(buttons(product.steps)).toBeGreaterThan(0);
    expect(buttons([])).toBe(0);
    expect(buttons([{ ...fixing, fields: [{ ...fixing.fields[0], options: ['2'] }] }])).toBe(0);
  });

  it('says the sizes it is made in, and none of its own', () => {
    const drawing = drawingOf(portraitOf(product), 'large');
    expect(figures(drawing)).toEqual([]);
    const ranges = drawing.views.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.content] : [])),
    );
    expect(ranges).toEqual([
      { kind: 'range', min: 400, max: 800 },
      { kind: 'range', min: 1300, max: 1600 },
    ]);
  });
});

describe('scenes', () => {
  it.each(screenForms)('%s hangs in its frame and stays within the wall', (form) => {
    const portrait = portraitOf({ ...product, form });
    for (const size of ['card', 'thumbnail'] as const) {
      const drawing = sceneOf(portrait, size);
      const [view] = drawing.views;
      expect(parts(drawing, 'frame').length).toBeGreaterThanOrEqual(3);
      expect(parts(drawing, 'floor')).toHaveLength(1);
      for (const shape of view?.shapes ?? []) {
        if (shape.kind !== 'rect' || view === undefined) continue;
        expect(shape.x).toBeGreaterThanOrEqual(view.box.x);
        expect(shape.x + shape.width).toBeLessThanOrEqual(view.box.x + view.box.width);
        expect(shape.y).toBeGreaterThanOrEqual(view.box.y);
        expect(shape.y + shape.height).toBeLessThanOrEqual(view.box.y + view.box.height + 0.001);
      }
    }
  });

  it('draws every product at one scale above one floor, unless a wall has no room for it', () => {
    const scaleOf = (width: number) => {
      const limits = { width: { min: width, max: width }, height: { min: 1200, max: 1200 } };
      return sceneOf(portraitOf({ ...product, limits }), 'card').views[0]?.millimetresPerPixel;
    };
    expect(scaleOf(400)).toBe(scaleOf(1900));
    expect(scaleOf(3800)).toBeGreaterThan(scaleOf(1900) ?? 0);
  });
});
