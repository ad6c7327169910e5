import { describe, expect, it } from 'vitest';
import { millimetres } from '../measure/millimetres.ts';
import { cents } from '../money/cents.ts';
import { isExtreme, priceGrid } from './price-grid.ts';
import type { PriceList } from './price-list.ts';

const list: PriceList = {
  version: 1,
  productCode: 'XX-100',
  validFrom: '2026-01-01',
  widths: [400, 600].map(millimetres),
  heights: [800, 1000].map(millimetres),
  cells: [
    [60_00, 70_00],
    [80_00, 90_00],
  ].map((row) => row.map(cents)),
  surcharges: {},
};

describe('priceGrid', () => {
  it('holds the steps of both lists, with what each size costs under either', () => {
    const after = {
      widths: [500, 600].map(millimetres),
      heights: [800, 1000].map(millimetres),
      cells: [
        [66_00, 70_00],
        [80_00, 95_00],
      ].map((row) => row.map(cents)),
    };
    const grid = priceGrid(list, after);
    expect(grid.widths).toEqual([
      { size: 400, change: 'removed' },
      { size: 500, change: 'added' },
      { size: 600, change: 'none' },
    ]);
    expect(grid.cells).toEqual([
      [
        { before: 60_00, after: null },
        { before: 70_00, after: 66_00 },
        { before: 70_00, after: 70_00 },
      ],
      [
        { before: 80_00, after: null },
        { before: 90_00, after: 80_00 },
        { before: 90_00, after: 95_00 },
      ],
    ]);
  });

  it('of a first list nothing is called new', () => {
    expect(priceGrid(null, list).widths.map(({ change }) => change)).toEqual(['none', 'none']);
  });
});

it.each([
  [100_00, 125_00, false],
  [100_00, 125_01, true],
  [100_00, 74_99, true],
  [100_00, 75_00, false],
  [100_00, null, false],
  [null, 100_00, false],
])('from %s to %s cents is extreme: %s', (before, after, expected) => {
  const cell = {
    before: before === null ? null : cents(before),
    after: after === null ? null : cents(after),
  };
  expect(isExtreme(cell)).toBe(expected);
});
