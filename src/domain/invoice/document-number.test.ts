import { expect, it } from 'vitest';
import { formatDocumentNumber, parseDocumentNumber } from './document-number.ts';

it.each([
  [{ series: 'F', year: 2026, sequence: 1 }, 'F2026-00001'],
  [{ series: 'C', year: 2026, sequence: 42 }, 'C2026-00042'],
  [{ series: 'F', year: 2027, sequence: 123456 }, 'F2027-123456'],
] as const)('writes %o as %s, and reads it back', (number, expected) => {
  expect(formatDocumentNumber(number)).toBe(expected);
  expect(parseDocumentNumber(expected)).toEqual(number);
});

it.each(['', 'F2026-0001', 'F2026-000012', 'D2026-00001', 'f2026-00001', 'F2026-00001 ', 'F26-00001'])(
  'does not read %j',
  (text) => {
    expect(parseDocumentNumber(text)).toBeNull();
  },
);
