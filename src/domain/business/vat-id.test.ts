import fc from 'fast-check';
import { validateEntity } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { parseBelgianVatId, parseDutchVatId, parseVatId } from './vat-id.ts';

describe('R1.1 Dutch btw-id', () => {
  it.each([
    ['NL004495445B01', 'NL004495445B01'],
    ['nl 0044.95.445.B01', 'NL004495445B01'],
    ['004495445B01', 'NL004495445B01'],
    ['NL000099998B57', 'NL000099998B57'],
    ['NL123456789B13', 'NL123456789B13'],
    ['NL123456789B12', null],
    ['NL000000000B00', null],
    ['NL004495446B01', null],
    ['BE0403170701', null],
    ['NL004495445C01', null],
    ['NL04495445B01', null],
    ['', null],
  ])('reads %j as %j', (typed, vatId) => {
    expect(parseDutchVatId(typed)).toBe(vatId);
  });

  it('agrees with stdnum on any nine digits and suffix', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (number, suffix) => {
          const typed = `NL${String(number).padStart(9, '0')}B${String(suffix).padStart(2, '0')}`;
          expect(parseDutchVatId(typed) !== null).toBe(validateEntity('NL', typed).isValid);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('R1.1 Belgian VAT id', () => {
  it.each([
    ['BE0403170701', 'BE0403170701'],
    ['BE 0428.759.497', 'BE0428759497'],
    ['428759497', 'BE0428759497'],
    ['BE1000000021', 'BE1000000021'],
    ['BE1000000031', null],
    ['BE0403170702', null],
    ['NL004495445B01', null],
    ['BE', null],
  ])('reads %j as %j', (typed, vatId) => {
    expect(parseBelgianVatId(typed)).toBe(vatId);
  });
});

describe('R1.1 VAT id of a country', () => {
  it('reads each country by its own rules', () => {
    expect([
      parseVatId('NL', 'NL004495445B01'),
      parseVatId('BE', 'NL004495445B01'),
      parseVatId('BE', 'BE0403170701'),
      parseVatId('NL', 'BE0403170701'),
    ]).toEqual(['NL004495445B01', null, 'BE0403170701', null]);
  });

  it('survives any text, and reads its own output back', () => {
    fc.assert(
      fc.property(fc.constantFrom('NL', 'BE'), fc.string(), (country, typed) => {
        const vatId = parseVatId(country, typed);
        expect(vatId === null || parseVatId(country, vatId) === vatId).toBe(true);
      }),
    );
  });
});
