import fc from 'fast-check';
import { validateEntity } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { countryOfNumber, parseCompanyNumber, parseKboNumber, parseKvkNumber } from './company-number.ts';

describe('R1.1 KvK number', () => {
  it.each([
    ['12345678', '12345678'],
    [' 1234 5678 ', '12345678'],
    ['1234567', null],
    ['123456789', null],
    ['00000000', null],
    ['1234567a', null],
  ])('reads %j as %j', (typed, number) => {
    expect(parseKvkNumber(typed)).toBe(number);
  });
});

describe('R1.1 KBO number', () => {
  it.each([
    ['0403.170.701', '0403170701'],
    ['403170701', '0403170701'],
    ['1000000021', '1000000021'],
    ['1000000031', null],
    ['2000000042', null],
    ['0000000097', null],
    ['040317070', null],
    ['', null],
  ])('reads %j as %j', (typed, number) => {
    expect(parseKboNumber(typed)).toBe(number);
  });

  it('agrees with stdnum on every company series', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_999_999_999 }), (number) => {
        const typed = String(number).padStart(10, '0');
        expect(parseKboNumber(typed) !== null).toBe(validateEntity('BE', typed).isValid);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts every number built with its check digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19_999_999 }), (front) => {
        const number = `${String(front).padStart(8, '0')}${String(97 - (front % 97)).padStart(2, '0')}`;
        expect(parseKboNumber(number)).toBe(number);
      }),
    );
  });
});

describe('R1.1 company number of a country', () => {
  it('is KvK in the Netherlands and KBO in Belgium', () => {
    expect([
      parseCompanyNumber('NL', '12345678'),
      parseCompanyNumber('BE', '12345678'),
      parseCompanyNumber('BE', '0403170701'),
      parseCompanyNumber('NL', '0403170701'),
    ]).toEqual(['12345678', null, '0403170701', null]);
  });

  it('tells which', () => {
    expect(['12345678', '0403170701'].map(countryOfNumber)).toEqual(['NL', 'BE']);
  });
});
