import { expect, it } from 'vitest';
import { firstQuoteDayKept } from './kept.ts';

it.each([
  [24, '2026-11-16', '2024-11-16'],
  [3, '2026-05-31', '2026-02-28'],
  [12, '2028-02-29', '2027-02-28'],
  [11, '2026-01-15', '2025-02-15'],
])('quotes are kept %i months: on %s from %s on', (keptMonths, today, first) => {
  expect(firstQuoteDayKept({ keptMonths }, today)).toBe(first);
});
