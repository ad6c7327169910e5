import { expect, it } from 'vitest';
import { fillIn, unknownPlaceholders } from './placeholders.ts';

const values = { nummer: 'F2026-00001', bedrag: '€ 12,50', vervaldag: '1 december 2026' };

it('R11.7 a reminder names number, amount and due day, and leaves other braces as they are', () => {
  expect(fillIn('Factuur {nummer} van {bedrag} voor {vervaldag}; {naam}, {nummer}', values)).toBe(
    'Factuur F2026-00001 van € 12,50 voor 1 december 2026; {naam}, F2026-00001',
  );
  expect(fillIn('{bedrag}', { ...values, bedrag: '$& {nummer}' })).toBe('$& {nummer}');
});

it('R11.7 a placeholder that means nothing is found', () => {
  expect(unknownPlaceholders('{nummer} {naam} {Nummer} {}')).toEqual(['naam', 'Nummer', '']);
});
