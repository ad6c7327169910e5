import { expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { daysLate, openOf, standingOf } from './standing.ts';

it.each([
  [10_000, 0, 10_000],
  [10_000, 6_000, 4_000],
  [10_000, 10_000, 0],
  // Paid, and credited afterwards without giving the money back.
  [7_000, 10_000, 0],
  [0, 0, 0],
])('R11.6 of %i with %i received there is %i open', (left, received, open) => {
  expect(openOf({ left: cents(left), received: cents(received) })).toBe(open);
});

it.each([
  ['2026-11-17', 10_000, 10_000, 'open'],
  ['2026-11-16', 10_000, 1, 'open'],
  ['2026-11-15', 10_000, 1, 'overdue'],
  ['2026-11-15', 10_000, 0, 'paid'],
  ['2026-11-15', 0, 0, 'credited'],
])('R11.6 due on %s with %i left and %i open is %s', (dueOn, left, open, standing) => {
  expect(standingOf({ left: cents(left), open: cents(open), dueOn }, '2026-11-16')).toBe(standing);
});

it.each([
  ['2026-11-16', 0],
  ['2026-11-17', 0],
  ['2026-11-15', 1],
  // Over the end of summer time.
  ['2026-10-20', 27],
])('R11.6 what was due on %s is %i days late', (dueOn, days) => {
  expect(daysLate(dueOn, '2026-11-16')).toBe(days);
});
