import { expect, it } from 'vitest';
import { formatDocumentNumber } from './document-number.ts';

it.each([
  [{ series: 'F', year: 2026, sequence: 1 }, 'F2026-00001'],
  [{ series: 'C', year: 2026, sequence: 42 }, 'C2026-00042'],
  [{ series: 'F', year: 2027, sequence: 123456 }, 'F2027-123456'],
] as const)('writes %o as %s', (number, expected) => {
  expect(formatDocumentNumber(number)).toBe(expected);
});
