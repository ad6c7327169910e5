import fc from 'fast-check';
import { expect, it } from 'vitest';
import { millimetres } from '../measure/millimetres.ts';
import { cents, sum } from '../money/cents.ts';
import { reviewPrice } from './order-review.ts';
import type { QuoteScreen } from './quote-line.ts';
import { marginOf, netOf, type QuotePricing, quoteTotals } from './quote-totals.ts';

const advice: QuotePricing = {
  rule: { kind: 'advice', basisPoints: 0 },
  rounding: 'cent',
  discount: null,
};

function aScreen(id: number, unitPrice = 86_08, advicePrice = 168_00, amount = 3): QuoteScreen {
  const size = { width: millimetres(928), height: millimetres(1228) };
  return {
    ...{ id, kind: 'screen', group: '', rule: null },
    screen: {
      ...{ productCode: 'PE-100', device: 'desktop', unit: 'mm', answers: {}, summary: [], amount },
      ...{ openingWidth: null, openingHeight: null, totalWidth: size.width, totalHeight: size.height },
      ...{ priceListVersion: 1, unitPrice: cents(unitPrice), advicePrice: cents(advicePrice) },
      ...{ boxLabel: '', reference: '', customRal: null },
    },
  };
}

it('R13.5 a price that went up takes its whole difference from the margin, never from what was agreed', () => {
  const line = aScreen(1);
  const { before, now } = reviewPrice([{ line, unitPrice: cents(90_00) }], { ...advice, lines: [line] });
  expect(before).toMatchObject({ net: 258_24, sales: 416_53, margin: 158_29 });
  expect(now).toMatchObject({ net: 270_00, sales: 416_53, margin: 146_53 });
});

const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 99 })), {
  minLength: 1,
  maxLength: 20,
});

it('R13.5 all screens together have the margin that the quote tells, to the cent', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100_00 }), (lines, basisPoints) => {
      const screens = lines.map(([price, amount], index) => aScreen(index, price, price, amount));
      const quote = { ...advice, discount: { kind: 'percent', basisPoints } as const, lines: screens };
      const { before, now } = reviewPrice(
        screens.map((line) => ({ line, unitPrice: line.screen.unitPrice })),
        quote,
      );
      expect(now).toEqual(before);
      expect(before).toEqual(marginOf(sum(screens.map(netOf)), quoteTotals(screens, quote).withoutVat));
    }),
  );
});

it('R13.5 several screens together have the margin of each, added up', () => {
  const two = [aScreen(1, 86_08, 168_00, 1), aScreen(2, 86_08, 168_00, 1)];
  const margins = (lines: readonly QuoteScreen[]) =>
    reviewPrice(
      lines.map((line) => ({ line, unitPrice: line.screen.unitPrice })),
      { ...advice, lines: two },
    ).now.margin;
  expect(two.map((line) => margins([line]))).toEqual([52_77, 52_76]);
  expect(margins(two)).toBe(105_53);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100_00 }), fc.nat(), (lines, basisPoints, ticked) => {
      const screens = lines.map(([price, amount], index) => aScreen(index, price, price, amount));
      const quote = { ...advice, discount: { kind: 'percent', basisPoints } as const, lines: screens };
      const now = screens.map((line) => ({ line, unitPrice: line.screen.unitPrice }));
      const chosen = now.filter((_, index) => ((ticked >> index) & 1) === 1);
      const margin = (of: typeof now) => reviewPrice(of, quote).now.margin;
      expect(margin(chosen)).toBe(sum(chosen.map((one) => margin([one]))));
    }),
  );
});
