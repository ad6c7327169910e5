import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseAddition,
  parseBelgianPostcode,
  parseDutchPostcode,
  parseHouseNumber,
  parsePostcode,
} from './address.ts';

describe('R1.1 postcode', () => {
  it.each([
    ['1234ab', '1234 AB'],
    [' 1234  AB ', '1234 AB'],
    ['1234 FI', '1234 FI'],
    ['0123 AB', null],
    ['1234 SS', null],
    ['1234 SA', null],
    ['1234 SD', null],
    ['1234 A', null],
    ['12345', null],
  ])('reads the Dutch %j as %j', (typed, postcode) => {
    expect(parseDutchPostcode(typed)).toBe(postcode);
  });

  it.each([
    ['9000', '9000'],
    [' 1000 ', '1000'],
    ['B-9000', '9000'],
    ['0999', null],
    ['10000', null],
    ['9000 AB', null],
  ])('reads the Belgian %j as %j', (typed, postcode) => {
    expect(parseBelgianPostcode(typed)).toBe(postcode);
  });

  it('reads its own output back', () => {
    fc.assert(
      fc.property(fc.constantFrom('NL', 'BE'), fc.string({ maxLength: 9 }), (country, typed) => {
        const postcode = parsePostcode(country, typed);
        expect(postcode === null || parsePostcode(country, postcode) === postcode).toBe(true);
      }),
    );
  });
});

describe('R1.1 house number', () => {
  it.each([
    ['NL', '12', '12'],
    ['NL', ' 12 ', '12'],
    ['NL', '99999', '99999'],
    ['NL', '0', null],
    ['NL', '100000', null],
    ['NL', '12a', null],
    ['BE', '32a', '32A'],
    ['BE', '32/2', null],
  ] as const)('%s %j', (country, typed, number) => {
    expect(parseHouseNumber(country, typed)).toBe(number);
  });

  it.each([
    ['NL', '', ''],
    ['NL', 'a', 'A'],
    ['NL', 'bis', 'bis'],
    ['NL', '-2', '2'],
    ['NL', '3 hoog', '3 hoog'],
    ['NL', 'veel te lange toevoeging', null],
    ['BE', 'bus 20', '20'],
    ['BE', 'bte 3', '3'],
    ['BE', '0102', '0102'],
    ['BE', '#4', null],
  ] as const)('%s addition %j', (country, typed, addition) => {
    expect(parseAddition(country, typed)).toBe(addition);
  });
});
