import { describe, expect, it } from 'vitest';
import { compareYears, intakeDays } from './intake.ts';

describe('R11.1 order intake of this year and the last', () => {
  it('counts whole weeks of both years', () => {
    expect(intakeDays('2026-11-16')).toEqual({ from: '2024-12-30', until: '2027-01-04' });
    // In week 53 of the year before.
    expect(intakeDays('2027-01-02')).toEqual({ from: '2024-12-30', until: '2027-01-04' });
  });

  it('has every week: empty ones, those to come, and one that a year does not have', () => {
    const counted = [
      { monday: '2026-11-09', count: 3, cents: 300_00 },
      { monday: '2025-11-10', count: 2, cents: 200_00 },
    ];
    const { year, week, weeks } = compareYears('2026-11-16', counted, true);
    expect([year, week, weeks.length]).toEqual([2026, 47, 53]);
    expect(weeks[44]).toEqual({
      week: 45,
      now: { count: 0, cents: 0 },
      before: { count: 0, cents: 0 },
    });
    expect(weeks[45]).toEqual({
      week: 46,
      now: { count: 3, cents: 300_00 },
      before: { count: 2, cents: 200_00 },
    });
    expect(weeks[46]?.now).toEqual({ count: 0, cents: 0 });
    expect(weeks[47]?.now).toBeNull();
    expect(weeks[52]).toEqual({ week: 53, now: null, before: null });
  });

  it('the last week of a long year has none beside it, whichever of the two is long', () => {
    const long = compareYears('2026-12-30', [{ monday: '2026-12-28', count: 1, cents: 5 }], true);
    expect(long.weeks.at(-1)).toEqual({ week: 53, now: { count: 1, cents: 5 }, before: null });
    const after = compareYears('2027-11-15', [{ monday: '2026-12-28', count: 1, cents: 5 }], true);
    expect(after.weeks.at(-1)).toEqual({ week: 53, now: null, before: { count: 1, cents: 5 } });
  });

  it('tells no money to who sees none', () => {
    const { weeks } = compareYears('2026-11-16', [{ monday: '2026-11-09', count: 3, cents: 300_00 }], false);
    expect(weeks[45]?.now).toEqual({ count: 3, cents: null });
    expect(
      weeks.every(({ now, before }) => (now?.cents ?? null) === null && (before?.cents ?? null) === null),
    ).toBe(true);
  });
});
