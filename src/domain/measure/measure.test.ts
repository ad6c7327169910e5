import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMeasure, measureInUnit } from './format-measure.ts';
import { millimetres, type Unit } from './millimetres.ts';
import { isRounded, parseMeasure } from './parse-measure.ts';

describe('parseMeasure', () => {
  it.each<[string, Unit, number]>([
    ['900', 'mm', 900],
    ['  900 ', 'mm', 900],
    ['0900', 'mm', 900],
    ['900,4', 'mm', 900],
    ['900,5', 'mm', 901],
    ['900.49999', 'mm', 900],
    ['0', 'mm', 0],
    ['92,8', 'cm', 928],
    ['92.8', 'cm', 928],
    ['92', 'cm', 920],
    ['92,', 'cm', 920],
    [',8', 'cm', 8],
    ['92,84', 'cm', 928],
    ['92,85', 'cm', 929],
    ['99,95', 'cm', 1000],
    ['1.005', 'cm', 10],
    ['120.5', 'cm', 1205],
    ['1.200', 'cm', 12],
  ])('R5.1 reads %j in %s as %i mm', (text, unit, expected) => {
    expect(parseMeasure(text, unit)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-5',
    '+5',
    '1e3',
    '0x10',
    '1.2.3',
    '1,2,3',
    '1.200,5',
    '12 0',
    'NaN',
    'Infinity',
    '٣',
    '900mm',
    '99999999',
    '9'.repeat(400),
  ])('R5.1 refuses %j', (text) => {
    expect(parseMeasure(text, 'mm')).toBeNull();
    expect(parseMeasure(text, 'cm')).toBeNull();
  });

  it('R5.1 reads back every size it writes, in both units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.constantFrom<Unit>('mm', 'cm'),
        (value, unit) => {
          expect(parseMeasure(formatMeasure(millimetres(value), unit), unit)).toBe(value);
        },
      ),
    );
  });

  it('R5.1 reads comma and point alike', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999),
        fc.stringMatching(/^\d{0,4}$/),
        fc.constantFrom<Unit>('mm', 'cm'),
        (whole, decimals, unit) => {
          expect(parseMeasure(`${whole},${decimals}`, unit)).toBe(parseMeasure(`${whole}.${decimals}`, unit));
        },
      ),
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseMeasure(text, 'cm');
        expect(value === null || Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });
});

describe('formatMeasure', () => {
  it('R9.2 shows one decimal in cm and none in mm', () => {
    expect(formatMeasure(millimetres(920), 'cm')).toBe('92,0');
    expect(formatMeasure(millimetres(-46), 'cm')).toBe('-4,6');
    expect(formatMeasure(millimetres(920), 'mm')).toBe('920');
    expect(measureInUnit(millimetres(928), 'cm')).toBe(92.8);
    expect(measureInUnit(millimetres(928), 'mm')).toBe(928);
  });
});

it('millimetres refuses a fraction', () => {
  expect(() => millimetres(0.5)).toThrow(RangeError);
});

describe('isRounded', () => {
  it.each([
    ['900', 'mm', false],
    ['900,0', 'mm', false],
    ['90,5', 'mm', true],
    ['900.4', 'mm', true],
    ['90,5', 'cm', false],
    ['90,50', 'cm', false],
    ['90,55', 'cm', true],
    ['abc', 'mm', false],
    ['', 'cm', false],
  ] as const)('R5.1 says of %j in %s whether a decimal is lost: %s', (text, unit, expected) => {
    expect(isRounded(text, unit)).toBe(expected);
  });
});
