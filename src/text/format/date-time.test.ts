import { expect, it } from 'vitest';
import { formatDateTime } from './date-time.ts';

it.each([
  ['2026-11-15T08:05:00Z', '15 november 2026 om 09:05'],
  ['2026-07-01T22:30:00Z', '2 juli 2026 om 00:30'],
])('R1.1 writes %s as %s', (moment, text) => {
  expect(formatDateTime(new Date(moment))).toBe(text);
});
