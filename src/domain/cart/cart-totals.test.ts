import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millimetres } from '../measure/millimetres.ts';
import { cents } from '../money/cents.ts';
import { type CartBuyer, type CartLine, cartTotals } from './cart-totals.ts';
import { firstShippingTerms } from './terms.ts';

const buyer: CartBuyer = { groupDiscount: { kind: 'group', group: 'B', basisPoints: 38_00 }, vatPercent: 21 };

function totalsOf(lines: readonly CartLine[], by: CartBuyer) {
  return cartTotals(lines, by, firstShippingTerms);
}

function aLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    unitPrice: cents(86_08),
    amount: 1,
    totalWidth: millimetres(928),
    totalHeight: millimetres(1228),
    customRal: null,
    ...changes,
  };
}

describe('cartTotals', () => {
  it('adds shipping and VAT to the lines', () => {
    expect(totalsOf([aLine({ amount: 2 })], buyer)).toEqual({
      goods: 172_16,
      setUpFees: [],
      longSideOver: 2400,
      shipping: 19_50,
      longParcelFee: 0,
      toFreeShipping: 77_84,
      subtotal: 191_66,
      vatPercent: 21,
      vat: 40_25,
      total: 231_91,
    });
  });

  it('costs nothing when it is empty', () => {
    expect(totalsOf([], buyer)).toMatchObject({ shipping: 0, subtotal: 0, vat: 0, total: 0 });
  });

  it.each([
    [249_99, 19_50],
    [250_00, 0],
  ])('ships goods of %i cents for %i', (unitPrice, shipping) => {
    expect(totalsOf([aLine({ unitPrice: cents(unitPrice) })], buyer).shipping).toBe(shipping);
  });

  it.each([
    [0, 0],
    [1, 249_99],
    [249_99, 1],
    [250_00, 0],
    [900_00, 0],
  ])('R20.14 goods of %i cents are %i short of free shipping', (goods, short) => {
    const lines = goods === 0 ? [] : [aLine({ unitPrice: cents(goods), totalHeight: millimetres(2500) })];
    expect(totalsOf(lines, buyer).toFreeShipping).toBe(short);
  });

  it('does not count set-up fees as goods', () => {
    const line = aLine({ unitPrice: cents(249_99), customRal: 'RAL 6005' });
    expect(totalsOf([line], buyer).shipping).toBe(19_50);
  });

  it.each([
    ['A', 42_00, 35_95],
    ['B', 38_00, 38_43],
    ['C', 32_00, 42_15],
  ] as const)(
    'asks group %s, with %i basis points, %i cents per custom tone, once per order',
    (group, basisPoints, price) => {
      const groupDiscount = { kind: 'group', group, basisPoints } as const;
      const lines = [
        aLine({ customRal: 'RAL 6005' }),
        aLine(),
        aLine({ customRal: 'RAL 7024', amount: 4 }),
        aLine({ customRal: 'RAL 6005' }),
      ];
      expect(totalsOf(lines, { ...buyer, groupDiscount }).setUpFees).toEqual([
        { ral: 'RAL 6005', price },
        { ral: 'RAL 7024', price },
      ]);
    },
  );

  it.each([
    [2400, 2400, 0],
    [2401, 100, 35_00],
    [100, 2401, 35_00],
  ])('a parcel of %i x %i mm costs %i extra', (width, height, fee) => {
    const line = aLine({
      totalWidth: millimetres(width),
      totalHeight: millimetres(height),
      unitPrice: cents(300_00),
    });
    const totals = totalsOf([line, line], buyer);
    expect([totals.longParcelFee, totals.shipping]).toEqual([fee, fee]);
  });

  it('adds no VAT at 0 %', () => {
    const { vatPercent, vat, subtotal, total } = totalsOf([aLine()], { ...buyer, vatPercent: 0 });
    expect([vatPercent, vat, total]).toEqual([0, 0, subtotal]);
  });

  it('never depends on the order of the lines', () => {
    const line = fc.record({
      unitPrice: fc.nat(100_000).map(cents),
      amount: fc.integer({ min: 1, max: 50 }),
      totalWidth: fc.nat(3000).map(millimetres),
      totalHeight: fc.nat(3000).map(millimetres),
      customRal: fc.constantFrom(null, 'RAL 6005', 'RAL 7024'),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { setUpFees, ...totals } = totalsOf(lines, buyer);
        const { setUpFees: reversedFees, ...reversed } = totalsOf(lines.toReversed(), buyer);
        expect(reversed).toEqual(totals);
        expect(reversedFees).toHaveLength(setUpFees.length);
      }),
    );
  });
});

it('follows the terms it is given', () => {
  const terms = { fee: cents(7_50), freeFrom: cents(50_00), longSideFee: cents(10_00), longSideOver: 1000 };
  const small = aLine({ unitPrice: cents(49_99), totalHeight: millimetres(1000) });
  expect(cartTotals([small], buyer, terms)).toMatchObject({ shipping: 7_50, toFreeShipping: 1 });
  const long = aLine({ unitPrice: cents(50_00), totalHeight: millimetres(1001) });
  expect(cartTotals([long], buyer, terms)).toMatchObject({
    shipping: 10_00,
    longParcelFee: 10_00,
    longSideOver: 1000,
  });
});
