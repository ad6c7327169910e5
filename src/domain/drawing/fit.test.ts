import { describe, expect, it } from 'vitest';
import { type DrawingInput, drawingOf } from './drawing.ts';
import type { ScreenForm } from './form.ts';
import { boxOf, figures, margins, rects, type Sizes, screen, viewOf } from './test-drawing.ts';

describe('the opening behind the screen', () => {
  it.each<[string, ScreenForm, DrawingInput['answers'], Sizes, Sizes, Sizes]>([
    ['flange A', 'clip-frame', margins(30, 30, 20, 15), [900, 1200], [928, 1228], [14, 14]],
    ['partial flange', 'clip-frame', margins(10, 30, 20, 'A', 6), [900, 1200], [923, 1207], [9, 14]],
    [
      'flange beside a rim',
      'clip-frame',
      { kozijntype: { frame_type: 'B' }, ...margins(30, 30, 30, 0) },
      [900, 1200],
      [916, 1208],
      [8, 8],
    ],
    ['flat frame', 'face-frame', margins(40, 13, 40, 40), [1000, 1300], [1032, 1340], [20, 20]],
    ['pleated in', 'pleated', { montage: { in_frame: '1' } }, [900, 2150], [896, 2147], [-2, -3]],
    [
      'pleated on',
      'pleated',
      { montage: { in_frame: '2' }, ...margins(60, 25, 40) },
      [900, 2150],
      [954, 2180],
      [30, 30],
    ],
    ['double in', 'double-pleated', { montage: { in_frame: '1' } }, [1800, 2200], [1796, 2197], [-2, -3]],
    ['roller in', 'roller', { montage: { in_frame: '1' } }, [900, 1100], [898, 1098], [-1, -1]],
    ['roller on', 'roller', { montage: { in_frame: '2' } }, [900, 1100], [944, 1144], [22, 44]],
    [
      'heavy roller on, bottom profile',
      'heavy-roller',
      { montage: { in_frame: '2' }, alle_maten: { space_bottom: '20' } },
      [450, 1500],
      [506, 1574],
      [28, 54],
    ],
    ['door in', 'hinged-door', { montage: { in_frame: '1' } }, [900, 2150], [894, 2145], [-3, -3]],
    [
      'door on, frame all round',
      'hinged-door',
      { montage: { in_frame: '2' }, kader: { frame: '2' }, ...margins(30, 60, 60, 26) },
      [900, 2150],
      [964, 2210],
      [29, 35],
    ],
  ])('lies exactly where the overlap puts it: %s', (_, form, answers, opening, total, at) => {
    const drawing = screen(form, answers, { opening, total });
    expect(boxOf(drawing, 'opening')).toEqual({ x: at[0], y: at[1], width: opening[0], height: opening[1] });
    // The shop's own answer and the drawing's arithmetic are the same size.
    const unconfirmed = screen(form, answers, { opening });
    expect(boxOf(unconfirmed, 'opening')).toEqual(boxOf(drawing, 'opening'));
    expect(viewOf(unconfirmed).millimetresPerPixel).toBe(viewOf(drawing).millimetresPerPixel);
  });

  it('reads a typed strip in the unit it was typed in', () => {
    const answers = margins(30, 30, 30, 'A', 0.6);
    const drawing = screen('clip-frame', answers, { opening: [900, 1200], answersUnit: 'cm' });
    expect(boxOf(drawing, 'obstacle')).toMatchObject({ height: 6 });
    expect(drawing.choices.sill).toBe(6);
  });

  it('lies as its form usually does in a quote that was sent before drawings were told how far a screen reaches', () => {
    const answers = margins(10, 30, 20, 15);
    const input = {
      ...{ form: 'clip-frame', measured: 'opening', unit: 'mm', answersUnit: 'mm', profileColour: null },
      ...{ opening: { width: 900, height: 1200 }, total: { width: 923, height: 1228 }, answers },
    };
    const kept: DrawingInput = JSON.parse(JSON.stringify(input));
    const now = screen('clip-frame', answers, { opening: [900, 1200], total: [923, 1228] });
    expect(drawingOf(kept)).toEqual(now);
  });

  it('is not drawn for a customer who gives the total size', () => {
    const drawing = screen('clip-frame', {}, { total: [800, 1000], measured: 'total' });
    expect(rects(drawing, 'opening')).toEqual([]);
    expect(figures(drawing)).toEqual([800, 1000]);
  });

  it('stays in the middle of a total that the margins do not explain', () => {
    const drawing = screen('clip-frame', {}, { opening: [900, 1200], total: [1000, 1220] });
    expect(boxOf(drawing, 'opening')).toMatchObject({ x: 50, y: 10 });
  });
});
