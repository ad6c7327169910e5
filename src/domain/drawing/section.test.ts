import { describe, expect, it } from 'vitest';
import type { DrawingInput } from './drawing.ts';
import type { ScreenForm } from './form.ts';
import { figures, margins, rects, screen, viewOf } from './test-drawing.ts';

describe('sections', () => {
  const full = (form: ScreenForm, answers: DrawingInput['answers']) => screen(form, answers, {}, 'full');

  it('names the margins on their own side', () => {
    const drawing = full('clip-frame', margins(10, 20, 12, 25));
    expect([figures(drawing, 'plan'), figures(drawing, 'elevation')]).toEqual([
      [10, 20],
      [12, 25],
    ]);
    const labels = viewOf(drawing, 'plan').shapes.filter((shape) => shape.kind === 'label');
    expect(labels[0]?.x).toBeLessThan(labels[1]?.x ?? 0);
  });

  it('puts the viewer below: inside, for a hinged door outside', () => {
    const order = (form: ScreenForm) =>
      viewOf(full(form, {}), 'plan')
        .shapes.flatMap((shape) =>
          shape.kind === 'label' && shape.content.kind === 'word'
            ? [{ y: shape.y, word: shape.content.word }]
            : [],
        )
        .sort((a, b) => a.y - b.y)
        .map(({ word }) => word);
    expect(order('clip-frame')).toEqual(['outside', 'inside']);
    expect(order('hinged-door')).toEqual(['inside', 'outside']);
  });

  it('shows a screen in the opening between the jambs, on the opening against their face', () => {
    const place = (in_frame: string) => {
      const drawing = full('pleated', { montage: { in_frame } });
      const [jamb] = rects(drawing, 'jamb', 'plan');
      const [stack] = rects(drawing, 'package', 'plan');
      if (jamb === undefined || stack === undefined) throw new Error('missing');
      return { past: jamb.x + jamb.width - stack.x, under: stack.y - jamb.y - jamb.height };
    };
    expect(place('1')).toMatchObject({ past: -2 });
    expect(place('1').under).toBeLessThan(0);
    expect(place('2')).toEqual({ past: 30, under: 0 });
  });

  it('lays a flat frame against the chosen face', () => {
    const face = (placement: string) => {
      const drawing = full('face-frame', { plaatsing: { placement } });
      return (
        (rects(drawing, 'profile', 'plan')[0]?.y ?? 0) >= (rects(drawing, 'jamb', 'plan')[0]?.height ?? 0)
      );
    };
    expect([face('1'), face('2')]).toEqual([true, false]);
  });

  it('shows the frame alone until the customer has said how it is mounted', () => {
    const roles = viewOf(full('roller', {}), 'plan').shapes.flatMap((shape) =>
      shape.kind === 'label' ? [] : [shape.role],
    );
    expect(new Set(roles)).toEqual(new Set(['jamb']));
  });

  it('makes the profile as deep as what sticks out asks', () => {
    const depth = (profile_depth: string) =>
      rects(full('clip-frame', { uitsteeksel: { profile_depth } }), 'profile', 'plan')[0]?.height;
    expect(['1', '2', '3', '4'].map(depth)).toEqual([19, 27, 34, 43]);
  });
});
