import { expect, it } from 'vitest';
import { firstDayKept, yearsKept } from './retention.ts';

it.each([
  [yearsKept.books, '2026-11-15', '2019-01-01'],
  [yearsKept.books, '2026-12-31', '2019-01-01'],
  [yearsKept.books, '2027-01-01', '2020-01-01'],
  [yearsKept.formerCustomers, '2026-11-15', '2024-11-15'],
  [yearsKept.mails, '2028-02-29', '2027-03-01'],
])('%o on %s keeps what is of %s or later', (kept, today, first) => {
  expect(firstDayKept(kept, today)).toBe(first);
});
