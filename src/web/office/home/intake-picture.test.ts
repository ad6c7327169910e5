import { describe, expect, it } from 'vitest';
import { compareYears } from '#domain/intake/intake.ts';
import { drawIntake } from './intake-picture.ts';

const size = { width: 720, height: 200 };
const counted = (pairs: readonly (readonly [string, number])[]) =>
  pairs.map(([monday, count]) => ({ monday, count, cents: 0 }));

describe('R11.1 the picture of order intake', () => {
  it('stays within its frame, whatever came in', () => {
    for (const most of [0, 1, 3, 7, 42, 999, 12_345]) {
      const years = compareYears(
        '2026-11-16',
        counted([
          ['2026-11-09', most],
          ['2025-03-03', most],
        ]),
        true,
      );
      const { bars, steps, lines, weeks } = drawIntake(years, size);
      expect(bars).toHaveLength(most === 0 ? 0 : 1);
      for (const { x, y, width, height } of bars) {
        expect(x).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(size.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeCloseTo(176);
      }
      expect(steps).not.toContain('NaN');
      expect(steps.match(/H/g)).toHaveLength(52);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines.at(-1)?.value).toBeGreaterThanOrEqual(most);
      expect(lines.every(({ value }) => Number.isInteger(value))).toBe(true);
      expect(weeks.map(({ week }) => week)).toEqual([1, 10, 20, 30, 40, 50]);
    }
  });

  it('is as high as what came in', () => {
    const years = compareYears(
      '2026-11-16',
      counted([
        ['2026-11-09', 4],
        ['2026-11-02', 2],
      ]),
      true,
    );
    const [half, whole] = drawIntake(years, size).bars;
    expect([half?.week, whole?.week]).toEqual([45, 46]);
    expect(whole?.height).toBeCloseTo(2 * (half?.height ?? 0), 0);
  });
});
