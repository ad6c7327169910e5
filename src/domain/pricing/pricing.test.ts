import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millimetres } from '../measure/millimetres.ts';
import { cents } from '../money/cents.ts';
import { type Discount, netPrice } from './discount.ts';
import { parsePriceList } from './parse-price-list.ts';
import { priceScreen } from './price.ts';
import { lowestPrice, matrixPrice, type PriceList, priceListOn } from './price-list.ts';
import { surchargeOn } from './surcharge.ts';

const stored = {
  version: 2,
  productCode: 'PE-100',
  validFrom: '2026-01-01',
  widths: [400, 600],
  heights: [500, 900],
  cells: [
    [62_00, 68_00],
    [67_00, 74_00],
  ],
  surcharges: {
    'wire_id.4': { kind: 'fixed', cents: 39_00 },
    'in_frame.2': { kind: 'percent', percent: 10 },
    'color.custom': { kind: 'greater', cents: 45_00, percent: 15 },
  },
};

function aPriceList(changes: Partial<typeof stored> = {}): PriceList {
  const list = parsePriceList({ ...stored, ...changes });
  if (list === null) throw new Error('not a price list');
  return list;
}

describe('parsePriceList', () => {
  it('reads back what was stored', () => {
    expect(JSON.parse(JSON.stringify(aPriceList()))).toEqual(stored);
  });

  it.each([
    { version: 0 },
    { version: '1' },
    { productCode: '' },
    { validFrom: '1-1-2026' },
    { widths: [] },
    { widths: [600, 400] },
    { widths: [400.5, 600] },
    { heights: [500] },
    { cells: [[1, 2]] },
    {
      cells: [
        [62_00, 68_00],
        [67_00, 0],
      ],
    },
    { cells: [[62_00], [67_00, 1]] },
    { surcharges: [] },
    { surcharges: { x: { kind: 'gift', cents: 1 } } },
    { surcharges: { x: { kind: 'fixed', cents: 1.5 } } },
    { surcharges: { x: { kind: 'fixed', cents: -1 } } },
    { surcharges: { x: { kind: 'percent' } } },
    { surcharges: { x: { kind: 'greater', cents: 1 } } },
    { surcharges: { x: null } },
  ])('refuses %o', (changes) => {
    expect(parsePriceList({ ...stored, ...changes })).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void parsePriceList(json)));
    expect(parsePriceList(null)).toBeNull();
  });
});

describe('matrixPrice', () => {
  it.each([
    [1, 1, 62_00],
    [400, 500, 62_00],
    [401, 500, 68_00],
    [400, 501, 67_00],
    [600, 900, 74_00],
    [601, 900, null],
    [600, 901, null],
  ])('%i x %i mm: %j', (width, height, expected) => {
    expect(matrixPrice(aPriceList(), millimetres(width), millimetres(height))).toBe(expected);
  });

  it('starts from its cheapest cell', () => {
    expect(lowestPrice(aPriceList())).toBe(62_00);
  });
});

describe('priceListOn', () => {
  const lists = [
    aPriceList({ version: 1 }),
    aPriceList({ version: 2, validFrom: '2026-06-01' }),
    aPriceList({ version: 3, validFrom: '2026-06-01' }),
    aPriceList({ version: 4, productCode: 'CE-100' }),
  ];

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 1],
    ['2026-05-31', 1],
    ['2026-06-01', 3],
  ])('on %s version %j holds', (date, version) => {
    expect(priceListOn(lists, 'PE-100', date)?.version).toBe(version);
    expect(priceListOn(lists.toReversed(), 'PE-100', date)?.version).toBe(version);
  });
});

describe('surchargeOn', () => {
  const { 'in_frame.2': percent, 'color.custom': greater } = aPriceList().surcharges;

  it.each([
    [323_00, 32_00],
    [325_00, 33_00],
    [324_00, 32_00],
    [5_00, 1_00],
    [4_00, 0],
  ])('10 %% of %i cents is %i, in whole euro', (base, expected) => {
    expect(percent && surchargeOn(cents(base), percent)).toBe(expected);
  });

  it.each([
    [119_00, 45_00],
    [299_00, 45_00],
    [303_00, 45_00],
    [304_00, 46_00],
    [323_00, 48_00],
  ])('a custom colour on %i cents costs %i', (base, expected) => {
    expect(greater && surchargeOn(cents(base), greater)).toBe(expected);
  });
});

const discounts = {
  A: { kind: 'group', group: 'A', basisPoints: 42_00 },
  B: { kind: 'group', group: 'B', basisPoints: 38_00 },
  C: { kind: 'group', group: 'C', basisPoints: 32_00 },
} as const satisfies Record<string, Discount>;

describe('netPrice', () => {
  it.each([
    ['A', 168_00, 80_53],
    ['B', 168_00, 86_08],
    ['C', 168_00, 94_41],
    ['B', 75_00, 38_43],
    ['B', 0, 0],
  ] as const)('group %s pays for an advice price of %i: %i', (group, advice, expected) => {
    expect(netPrice(cents(advice), discounts[group])).toBe(expected);
  });
});

describe('priceScreen', () => {
  it('lists what each choice adds', () => {
    const chosen = [
      { name: 'wire_id.4', times: 2 },
      { name: 'in_frame.2', times: 1 },
      { name: 'direction.1', times: 1 },
    ];
    expect(priceScreen(aPriceList(), discounts.B, millimetres(500), millimetres(500), chosen)).toEqual({
      base: 68_00,
      surcharges: [
        { name: 'wire_id.4', advice: 78_00 },
        { name: 'in_frame.2', advice: 7_00 },
      ],
      advice: 153_00,
      unit: 78_40,
    });
  });

  it('has no price beyond the matrix', () => {
    expect(priceScreen(aPriceList(), discounts.B, millimetres(700), millimetres(500), [])).toBeNull();
  });
});
