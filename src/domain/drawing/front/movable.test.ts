import { describe, expect, it } from 'vitest';
import type { DrawingInput } from '../drawing.ts';
import { boxOf, middles, parts, rects, screen } from '../test-drawing.ts';

describe('pleated doors', () => {
  it.each([
    ['1', 22, 'left'],
    ['2', 878, 'right'],
  ] as const)('direction %s: package centred at %i, arrow to the %s', (direction, centre, way) => {
    const drawing = screen('pleated', { schuifrichting: { direction } }, { total: [900, 2100] });
    expect(middles(drawing, 'package', 'x')).toEqual([centre]);
    expect(middles(drawing, 'catch', 'x')).toEqual([direction === '1' ? 888 : 12]);
    const [shaft] = parts(drawing, 'motion');
    const [from, to] = shaft?.kind === 'polyline' ? shaft.points : [];
    expect((to?.x ?? 0) < (from?.x ?? 0)).toBe(way === 'left');
  });

  it.each([
    [undefined, 900],
    ['1', 900],
    ['2', 600],
    ['3', 1200],
  ])('split %s closes at %i', (split, at) => {
    const drawing = screen('double-pleated', { verdeling: { split } }, { total: [1800, 2200] });
    const [line] = parts(drawing, 'centre-line');
    expect(line?.kind === 'polyline' && line.points.map(({ x }) => x)).toEqual([at, at]);
    const [left, right] = rects(drawing, 'bar');
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(at);
    expect(right?.x).toBeGreaterThan(at);
    expect(middles(drawing, 'package', 'x')).toEqual([22, 1778]);
  });

  it.each([
    ['pleated', '0', 0, 0],
    ['pleated', '1', 1, 0],
    ['pleated', '2', 1, 1],
    ['double-pleated', '2', 2, 0],
    ['double-pleated', '4', 2, 2],
  ] as const)('%s with %s grips', (form, count, seen, hidden) => {
    const drawing = screen(form, { handgreep: { handgreepjes: count } }, { total: [1500, 2200] });
    expect([rects(drawing, 'handle').length, rects(drawing, 'hidden').length]).toEqual([seen, hidden]);
    expect(new Set(middles(drawing, 'handle', 'y'))).toEqual(new Set(seen === 0 ? [] : [2200 - 1050]));
  });

  it('has a threshold of its own colour and height', () => {
    const strip = (onderstrip: string) => {
      const drawing = screen('pleated', { onderstrip: { onderstrip } }, { total: [900, 2100] });
      return [...rects(drawing, 'strip-grey'), ...rects(drawing, 'strip-black')].map(({ role, height }) => ({
        role,
        height,
      }));
    };
    expect(strip('2')).toEqual([{ role: 'strip-black', height: expect.any(Number) }]);
    expect(strip('3')).toEqual([{ role: 'strip-grey', height: 20 }]);
  });
});

describe('roller screens', () => {
  it.each([
    ['roller', 22, 44],
    ['heavy-roller', 28, 54],
  ] as const)('%s: guides of %i, cassette of %i', (form, guide, cassette) => {
    const drawing = screen(form, {}, { total: [900, 1200] });
    expect(boxOf(drawing, 'cassette')).toEqual({ x: 0, y: 0, width: 900, height: cassette });
    expect(rects(drawing, 'guide').map(({ x, width }) => [x, width])).toEqual([
      [0, guide],
      [900 - guide, guide],
    ]);
  });

  it('shows cord, closure, lip and bottom profile only when chosen', () => {
    const count = (answers: DrawingInput['answers']) => {
      const drawing = screen('heavy-roller', answers, { total: [900, 1200] });
      const roles = ['cord', 'clip', 'magnet', 'seam', 'hidden', 'profile'] as const;
      return Object.fromEntries(roles.map((role) => [role, parts(drawing, role).length]));
    };
    const none = { cord: 0, clip: 0, magnet: 0, seam: 0, hidden: 0, profile: 0 };
    expect(count({})).toEqual(none);
    expect(count({ trekkoord: { cord: '1' } })).toEqual({ ...none, cord: 1 });
    expect(count({ sluiting: { closure: '1' } })).toEqual({ ...none, clip: 4 });
    expect(count({ sluiting: { closure: '2' } })).toEqual({ ...none, magnet: 2 });
    expect(count({ bediening: { pull_bar: '1' } })).toEqual({ ...none, seam: 1 });
    expect(count({ bediening: { pull_bar: '2' } })).toEqual({ ...none, hidden: 1 });
    expect(count({ alle_maten: { space_bottom: '20' } })).toEqual({ ...none, profile: 1 });
  });
});
