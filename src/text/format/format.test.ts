import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { maxEuro, parseEuro } from '#domain/money/parse-euro.ts';
import { countAtStart } from './count.ts';
import { formatDate, formatDay, formatDeliveryTime, formatLongDay, formatShortDate } from './date.ts';
import { formatDateTime } from './date-time.ts';
import { formatEither } from './either.ts';
import {
  formatExcessSquareMetres,
  formatLength,
  formatRange,
  formatSize,
  formatSquareMetres,
} from './measure.ts';
import {
  formatConfiguratorPrice,
  formatDecimal,
  formatEuro,
  formatSurcharge,
  groupThousands,
} from './money.ts';
import { formatBasisPoints, formatChange } from './percent.ts';

it.each([
  [[8, 14, 30], '8, 14 of 30'],
  [['NL', 'BE'], 'NL of BE'],
  [[8], '8'],
])('names a choice of %j as %s', (choices, expected) => {
  expect(formatEither(choices)).toBe(expected);
});

it.each([
  [1, 'Eén'],
  [7, 'Zeven'],
  [8, 'Acht'],
  [20, 'Twintig'],
  [21, '21'],
  [1200, '1.200'],
])('begins a sentence about %i with %s', (count, expected) => {
  expect(countAtStart(count)).toBe(expected);
});

describe('money', () => {
  it.each([
    [123450, '€ 1.234,50'],
    [8608, '€ 86,08'],
    [0, '€ 0,00'],
    [100000000, '€ 1.000.000,00'],
    [-5, '€ -0,05'],
  ])('writes %i cents as %s', (amount, expected) => {
    expect(formatEuro(cents(amount))).toBe(expected);
  });

  // A form fills in what was typed before, and what there is to pay.
  it('is read back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxEuro }), (value) => {
        expect(parseEuro(formatEuro(cents(value)))).toBe(value);
      }),
    );
  });

  it('parts thousands wherever a comma stands before the cents', () => {
    expect(formatDecimal('-1234.50')).toBe('-1.234,50');
    expect(formatSurcharge('1005.12')).toBe('+ € 1.005,12');
  });

  it.each([
    ['504.00', '504.-'],
    ['258.24', '258.24'],
    ['0.00', '0.-'],
    ['100.10', '100.10'],
  ])('R9.3 shows %s as %s in the configurator', (decimal, expected) => {
    expect(formatConfiguratorPrice(decimal)).toBe(expected);
  });
});

it.each([
  ['504.-', '504.-'],
  ['1504.-', '1\u00a0504.-'],
  ['12805.80', '12\u00a0805.80'],
  ['1000000.00', '1\u00a0000\u00a0000.00'],
])('R9.3 groups %s as %s beside a decimal point', (decimal, expected) => {
  expect(groupThousands(decimal)).toBe(expected);
});

describe('sizes', () => {
  it('R9.2 follows the customer’s unit', () => {
    expect(formatLength(millimetres(928), 'cm')).toBe('92,8 cm');
    expect(formatLength(millimetres(928), 'mm')).toBe('928 mm');
    expect(formatSize(millimetres(900), millimetres(1200), 'mm')).toBe('900 x 1200 mm');
    expect(formatRange(millimetres(222), millimetres(1572), 'mm')).toBe('222 – 1572');
    expect(formatRange(millimetres(222), millimetres(1572), 'cm')).toBe('22,2 – 157,2');
  });

  it.each([
    [1428 * 2128, '3,04'],
    [1896 * 2647, '5,02'],
    [2_800_000, '2,80'],
    [94_999, '0,09'],
  ])('writes %i mm² as %s m²', (area, expected) => {
    expect(formatSquareMetres(area)).toBe(expected);
  });

  it('never names an area that looks allowed', () => {
    expect(formatExcessSquareMetres(2_800_001, 2_800_000)).toBe('2,81');
    expect(formatExcessSquareMetres(2_812_000, 2_800_000)).toBe('2,81');
    expect(formatExcessSquareMetres(2_830_100, 2_800_000)).toBe('2,83');
  });
});

it('writes dates and delivery times', () => {
  expect(formatDate('2026-11-05')).toBe('5 november 2026');
  expect(formatShortDate('2026-11-05')).toBe('05-11-2026');
  expect(formatDay('2026-11-26')).toBe('do 26 nov');
  expect(formatDay('2027-03-01')).toBe('ma 1 mrt');
  expect(formatLongDay('2027-01-03')).toBe('zondag 3 januari 2027');
  expect(formatDeliveryTime(15)).toBe('binnen 15 werkdagen');
});

it.each([
  ['2026-11-15T08:05:00Z', '15 november 2026 om 09:05'],
  ['2026-07-01T22:30:00Z', '2 juli 2026 om 00:30'],
])('R1.1 writes %s as %s', (moment, text) => {
  expect(formatDateTime(new Date(moment))).toBe(text);
});

it.each([
  [3800, '38 %'],
  [3850, '38,5 %'],
  [3805, '38,05 %'],
  [0, '0 %'],
  [10000, '100 %'],
  [-250, '−2,5 %'],
  [-5, '−0,05 %'],
  [-10831, '−108,31 %'],
])('writes %i basis points as %s', (points, text) => {
  expect(formatBasisPoints(points)).toBe(text);
});

it.each([
  [100_00, 104_20, '+4,2 %'],
  [200_00, 199_00, '−0,5 %'],
  [3_00, 4_00, '+33,3 %'],
])('tells the change of %i cents into %i as %s', (before, after, text) => {
  expect(formatChange(before, after)).toBe(text);
});
