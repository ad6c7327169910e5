import { expect, it } from 'vitest';
import { isCheckDue } from './reconciliation.ts';

const start = new Date('2026-11-16T09:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

it.each([
  [null, 0.5, false],
  [null, 1, true],
  [1, 4, false],
  [1, 5, true],
  [5, 14, false],
  [5, 16, true],
  [16, 59, false],
  [16, 60, true],
  [60, 119, false],
  [60, 121, true],
  [121, 180, true],
  [26 * 60, 27 * 60, true],
  [27 * 60, 40 * 60, false],
  // A shop that was down for two days still asks once.
  [null, 48 * 60, true],
])('checked after %s minutes, now %s minutes: due is %s', (checkedAfter, now, expected) => {
  expect(isCheckDue(start, checkedAfter === null ? null : minutes(checkedAfter), minutes(now))).toBe(
    expected,
  );
});

it('asks 30 times in all when it is looked at every minute', () => {
  let checkedAt: Date | null = null;
  let checks = 0;
  for (let minute = 0; minute <= 3 * 24 * 60; minute += 1) {
    if (!isCheckDue(start, checkedAt, minutes(minute))) continue;
    checkedAt = minutes(minute);
    checks += 1;
  }
  expect(checks).toBe(30);
});

it('R15.2 asks about what was begun by a clock that was an hour ahead', () => {
  expect(isCheckDue(minutes(60), minutes(60), minutes(1))).toBe(true);
});
