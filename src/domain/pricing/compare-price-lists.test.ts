import { describe, expect, it } from 'vitest';
import { millimetres } from '../measure/millimetres.ts';
import { cents } from '../money/cents.ts';
import { comparePriceLists, isSamePrices } from './compare-price-lists.ts';
import type { PriceList } from './price-list.ts';

const list: PriceList = {
  version: 1,
  productCode: 'XX-100',
  validFrom: '2026-01-01',
  widths: [400, 600].map(millimetres),
  heights: [400, 800].map(millimetres),
  cells: [[62_00, 68_00].map(cents), [67_00, 74_00].map(cents)],
  surcharges: {
    'wire_id.3': { kind: 'fixed', cents: cents(15_00) },
    'wire_id.4': { kind: 'percent', percent: 10 },
  },
};

describe('two price lists', () => {
  it('that are equal differ in nothing', () => {
    const comparison = comparePriceLists(list, list);
    expect(comparison).toMatchObject({ cells: 4, changed: 0, lowest: null, surcharges: [], falling: [] });
    expect(isSamePrices(comparison)).toBe(true);
  });

  it('tell how many sizes change, and by how much at least and at most', () => {
    const cells = [[60_00, 68_00].map(cents), [67_00, 80_00].map(cents)];
    const comparison = comparePriceLists(list, { ...list, cells });
    expect(comparison).toMatchObject({
      changed: 2,
      lowest: { width: 400, height: 400, before: 62_00, after: 60_00 },
      highest: { width: 600, height: 800, before: 74_00, after: 80_00 },
    });
    expect(isSamePrices(comparison)).toBe(false);
  });

  it('speak of the sizes that change alone', () => {
    const cells = [[65_00, 68_00].map(cents), [67_00, 74_00].map(cents)];
    const { lowest, highest } = comparePriceLists(list, { ...list, cells });
    expect(lowest).toEqual({ width: 400, height: 400, before: 62_00, after: 65_00 });
    expect(highest).toBe(lowest);
  });

  it('tell which sizes came and went; a new size is held against the step that priced it before', () => {
    const after = {
      ...list,
      widths: [500, 600, 700].map(millimetres),
      cells: [[65_00, 68_00, 72_00].map(cents), [70_00, 74_00, 79_00].map(cents)],
    };
    expect(comparePriceLists(list, after)).toMatchObject({
      addedWidths: [500, 700],
      removedWidths: [400],
      addedHeights: [],
      removedHeights: [],
      cells: 6,
      changed: 4,
      lowest: { width: 500, height: 800, before: 74_00, after: 70_00 },
    });
  });

  it('tell which surcharges came, went and changed', () => {
    const surcharges = {
      'wire_id.3': { kind: 'greater', cents: cents(15_00), percent: 5 },
      'sides.each': { kind: 'fixed', cents: cents(4_00) },
    } as const;
    expect(comparePriceLists(list, { ...list, surcharges }).surcharges.map(({ name }) => name)).toEqual([
      'wire_id.3',
      'wire_id.4',
      'sides.each',
    ]);
  });

  it('show a larger size that costs less than a smaller one', () => {
    const cells = [[62_00, 61_00].map(cents), [67_00, 74_00].map(cents)];
    expect(comparePriceLists(list, { ...list, cells }).falling).toEqual([
      { width: 600, height: 400, before: 62_00, after: 61_00 },
    ]);
  });

  it('of which the first does not exist: all is new', () => {
    expect(comparePriceLists(null, list)).toMatchObject({
      changed: 4,
      lowest: null,
      addedWidths: [400, 600],
    });
  });
});
