import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aConfiguredLine } from '../line/testing.ts';
import { cents, sum } from '../money/cents.ts';
import {
  type OwnLine,
  ownLineVatPercents,
  type QuoteDiscount,
  type QuoteLine,
  quoteLimits,
} from './quote-line.ts';
import { linePrice, marginOf, netOf, type QuotePricing, quoteTotals, withoutVat } from './quote-totals.ts';
import { roundings, ruleLimits } from './selling-price.ts';

const plain: QuotePricing = { rule: { kind: 'advice', basisPoints: 0 }, rounding: 'cent', discount: null };
const screen: QuoteLine = {
  ...{ kind: 'screen', id: 1, group: '', rule: null },
  screen: aConfiguredLine({ unitPrice: cents(86_08), advicePrice: cents(168_00), amount: 3 }),
};
const own = (overrides: Partial<OwnLine> = {}): OwnLine => ({
  ...{ kind: 'own', id: 2, group: '', description: 'Montage', quantity: 250, unit: 'uur' },
  ...{ price: cents(60_50), vatPercent: 21 },
  ...overrides,
});

describe('R13.2 what a line comes to', () => {
  it.each<[string, QuoteLine, number, number]>([
    ['a screen by its amount', screen, 168_00, 504_00],
    ['an own line by its quantity', own(), 60_50, 151_25],
    ['a third of an hour, half up', own({ quantity: 33, price: cents(50) }), 50, 17],
    ['half a cent goes up', own({ quantity: 50, price: cents(1) }), 1, 1],
    ['a typed price', { ...screen, rule: { kind: 'typed', price: cents(150_00) } }, 150_00, 450_00],
  ])('%s', (_words, line, unit, total) => {
    expect(linePrice(line, plain)).toMatchObject({ unit, total });
  });

  it('is exact for the largest own line there can be', () => {
    const largest = own({ quantity: quoteLimits.quantity, price: cents(quoteLimits.price) });
    expect(linePrice(largest, plain).total).toBe((quoteLimits.price * quoteLimits.quantity) / 100);
  });
});

describe('R13.2 what a quote comes to', () => {
  it.each<[string, QuoteLine[], QuoteDiscount | null, object]>([
    ['nothing', [], null, { lines: 0, discount: 0, total: 0, withoutVat: 0, vat: [] }],
    [
      'screens and mounting at 9 %',
      [screen, own({ vatPercent: 9, price: cents(109_00), quantity: 100 })],
      null,
      {
        ...{ lines: 613_00, discount: 0, total: 613_00, withoutVat: 516_53 },
        vat: [
          { percent: 21, withVat: 504_00, vat: 87_47 },
          { percent: 9, withVat: 109_00, vat: 9_00 },
        ],
      },
    ],
    [
      'ten percent off both rates',
      [screen, own({ vatPercent: 6, price: cents(106_00), quantity: 100 })],
      { kind: 'percent', basisPoints: 10_00 },
      {
        ...{ lines: 610_00, discount: 61_00, total: 549_00 },
        vat: [
          { percent: 21, withVat: 453_60, vat: 78_72 },
          { percent: 6, withVat: 95_40, vat: 5_40 },
        ],
      },
    ],
    [
      'an amount, spread to the cent',
      [own({ quantity: 100, price: cents(1_00) }), own({ quantity: 100, price: cents(2_00), vatPercent: 9 })],
      { kind: 'amount', amount: cents(1_00) },
      {
        ...{ lines: 3_00, discount: 1_00, total: 2_00 },
        // A third and two thirds of a euro: 33,33 and 66,67.
        vat: [
          { percent: 21, withVat: 67, vat: 12 },
          { percent: 9, withVat: 1_33, vat: 11 },
        ],
      },
    ],
    [
      'never more off than there is',
      [own()],
      { kind: 'amount', amount: cents(1_000_00) },
      {
        lines: 151_25,
        discount: 151_25,
        total: 0,
        withoutVat: 0,
        vat: [{ percent: 21, withVat: 0, vat: 0 }],
      },
    ],
  ])('%s', (_words, lines, discount, totals) => {
    expect(quoteTotals(lines, { ...plain, discount })).toMatchObject(totals);
  });

  it('counts the margin of what is left without VAT; own work costs nothing', () => {
    const totals = quoteTotals([screen, own()], plain);
    const margin = marginOf(sum([screen, own()].map(netOf)), totals.withoutVat);
    expect(margin).toEqual({ net: 258_24, sales: 541_53, margin: 283_29, basisPoints: 52_31 });
  });

  it.each([
    [100_00, 50_00, -50_00, -100_00],
    [0, 0, 0, null],
    [10, 0, -10, null],
    [1, 3, 2, 66_67],
  ])('pays %i and gets %i: %i, %s', (net, sales, margin, basisPoints) => {
    expect(marginOf(cents(net), cents(sales))).toMatchObject({ margin, basisPoints });
  });
});

const price = fc.integer({ min: 0, max: quoteLimits.price }).map(cents);
const anyScreen = fc
  .record({ unitPrice: price, advicePrice: price, amount: fc.integer({ min: 1, max: 99 }) })
  .map((given): QuoteLine => ({ ...screen, screen: aConfiguredLine(given) }));
const anyOwn = fc
  .record({
    quantity: fc.integer({ min: 1, max: quoteLimits.quantity }),
    price,
    vatPercent: fc.constantFrom(...ownLineVatPercents),
  })
  .map(own);
const anyLines = fc.array(fc.oneof(anyScreen, anyOwn), { maxLength: 12 });
const anyDiscount = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 100_00 }).map((basisPoints) => ({ kind: 'percent', basisPoints }) as const),
  price.map((amount) => ({ kind: 'amount', amount }) as const),
);
const anyPricing = fc.record({
  rule: fc.oneof(
    fc
      .integer({ min: ruleLimits.advice.least, max: ruleLimits.advice.most })
      .map((basisPoints) => ({ kind: 'advice', basisPoints }) as const),
    fc
      .integer({ min: ruleLimits.net.least, max: ruleLimits.net.most })
      .map((basisPoints) => ({ kind: 'net', basisPoints }) as const),
  ),
  rounding: fc.constantFrom(...roundings),
  discount: anyDiscount,
});

describe('R13.2 for any quote', () => {
  it('the parts are the whole: lines less discount, VAT and what is without it, rate by rate', () => {
    fc.assert(
      fc.property(anyLines, anyPricing, (lines, pricing) => {
        const totals = quoteTotals(lines, pricing);
        expect(totals.lines).toBe(sum(lines.map((line) => linePrice(line, pricing).total)));
        expect(totals.total).toBe(totals.lines - totals.discount);
        expect(sum(totals.vat.map(({ withVat }) => withVat))).toBe(totals.total);
        expect(totals.withoutVat + sum(totals.vat.map(({ vat }) => vat))).toBe(totals.total);
        expect(totals.vat.map(({ percent }) => percent)).toEqual(
          ownLineVatPercents.filter((percent) =>
            lines.some((line) => linePrice(line, pricing).vatPercent === percent),
          ),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('nothing is below zero, and no rate has more off than it had', () => {
    fc.assert(
      fc.property(anyLines, anyPricing, (lines, pricing) => {
        const { discount, total, withoutVat: without, vat } = quoteTotals(lines, pricing);
        const before = quoteTotals(lines, { ...pricing, discount: null });
        for (const amount of [discount, total, without]) expect(amount).toBeGreaterThanOrEqual(0);
        for (const [index, part] of vat.entries()) {
          expect(part.withVat).toBeGreaterThanOrEqual(0);
          expect(part.vat).toBeGreaterThanOrEqual(0);
          expect(part.withVat).toBeLessThanOrEqual(before.vat[index]?.withVat ?? -1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('the discount is spread in proportion: no rate is a cent or more from its share', () => {
    fc.assert(
      fc.property(anyLines, anyPricing, (lines, pricing) => {
        const totals = quoteTotals(lines, pricing);
        const before = quoteTotals(lines, { ...pricing, discount: null });
        for (const [index, { withVat }] of totals.vat.entries()) {
          const had = BigInt(before.vat[index]?.withVat ?? 0);
          const off = had - BigInt(withVat);
          // |off − discount × had / lines| < 1, without dividing.
          const apart = off * BigInt(totals.lines) - BigInt(totals.discount) * had;
          const size = apart < 0n ? -apart : apart;
          expect(totals.lines === 0 || size < BigInt(totals.lines)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('VAT is what an independent reading in whole numbers without end gives', () => {
    fc.assert(
      fc.property(anyLines, anyPricing, (lines, pricing) => {
        for (const { percent, withVat, vat } of quoteTotals(lines, pricing).vat) {
          const [over, under] = [BigInt(withVat) * BigInt(percent), BigInt(100 + percent)];
          expect(BigInt(vat)).toBe((2n * over + under) / (2n * under));
          expect(withoutVat(withVat, percent)).toBe(withVat - vat);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('a percentage off is that percentage of all lines, half a cent up', () => {
    const percents = fc.integer({ min: 0, max: 100_00 });
    fc.assert(
      fc.property(anyLines, percents, (lines, basisPoints) => {
        const { lines: all, discount } = quoteTotals(lines, {
          ...plain,
          discount: { kind: 'percent', basisPoints },
        });
        expect(BigInt(discount)).toBe((2n * BigInt(all) * BigInt(basisPoints) + 10_000n) / 20_000n);
      }),
      { numRuns: 200 },
    );
  });

  it('the margin is what is sold less what is paid, and its percentage is of what is sold', () => {
    fc.assert(
      fc.property(price, price, (net, sales) => {
        const { margin, basisPoints } = marginOf(net, sales);
        expect(margin + net).toBe(sales);
        expect(basisPoints === null).toBe(sales === 0);
        // Within half a hundredth of a percent, without dividing.
        const apart = BigInt(basisPoints ?? 0) * BigInt(sales) - BigInt(margin) * 10_000n;
        const size = apart < 0n ? -apart : apart;
        expect(sales === 0 || 2n * size <= BigInt(sales)).toBe(true);
      }),
    );
  });

  it('is exact for the largest quotes there can be', () => {
    const near = (most: number) => fc.integer({ min: most - 10_000, max: most });
    const largest = fc.record({
      quantity: near(quoteLimits.quantity),
      price: near(quoteLimits.price).map(cents),
    });
    fc.assert(
      fc.property(largest, fc.integer({ min: 1, max: 99_99 }), (line, basisPoints) => {
        const lines = Array.from({ length: quoteLimits.lines }, () => own(line));
        const totals = quoteTotals(lines, { ...plain, discount: { kind: 'percent', basisPoints } });
        const [all, total] = [BigInt(totals.lines), BigInt(totals.total)];
        expect(BigInt(totals.discount)).toBe((2n * all * BigInt(basisPoints) + 10_000n) / 20_000n);
        expect(BigInt(totals.total - totals.withoutVat)).toBe((2n * total * 21n + 121n) / 242n);
      }),
      { numRuns: 300 },
    );
  });
});
