import { describe, expect, it } from 'vitest';
import { planFor } from '#domain/configuration/plan.ts';
import { findProduct, type ProductCode, products } from './index.ts';
import { answersWith, configure, priceListOf } from './testing/configurator.ts';

/** Cells the product book leaves empty, as 'height x width': no size that may be made falls in them. */
const emptyCells: Readonly<Record<ProductCode, readonly string[]>> = {
  'PE-100': ['2200 x 400', '2200 x 1600'],
  'SE-100': [],
  'SE-200': [],
  'RO-50': [],
  'RO-100': [
    '1600 x 1800',
    '1800 x 1800',
    '2000 x 1800',
    '2200 x 1400',
    '2200 x 1600',
    '2200 x 1800',
    '2400 x 1200',
    '2400 x 1400',
    '2400 x 1600',
    '2400 x 1800',
    '2600 x 1200',
    '2600 x 1400',
    '2600 x 1600',
    '2600 x 1800',
  ],
  'CE-100': ['2200 x 400', '2200 x 1800', '2400 x 400', '2400 x 1800'],
  'CA-100': [],
};

/** A few cells read from the book by eye, against a slip in the data itself. */
const knownCells: readonly [ProductCode, width: number, height: number, euro: number][] = [
  ['PE-100', 400, 400, 62],
  ['PE-100', 1600, 1600, 163],
  ['PE-100', 600, 2200, 121],
  ['PE-100', 1000, 1400, 119],
  ['SE-100', 800, 2100, 285],
  ['SE-100', 1600, 2700, 413],
  ['SE-100', 1300, 2400, 360],
  ['SE-200', 1600, 2100, 550],
  ['SE-200', 3200, 2700, 806],
  ['SE-200', 3800, 2400, 848],
  ['RO-50', 600, 600, 122],
  ['RO-50', 1200, 1800, 222],
  ['RO-50', 1400, 1400, 215],
  ['RO-100', 400, 600, 166],
  ['RO-100', 1600, 1900, 394],
  ['RO-100', 900, 2500, 359],
  ['RO-100', 1800, 1400, 360],
  ['CE-100', 400, 400, 60],
  ['CE-100', 1600, 2000, 176],
  ['CE-100', 1000, 2400, 152],
  ['CE-100', 1800, 1600, 166],
  ['CA-100', 800, 2000, 486],
  ['CA-100', 1100, 2600, 590],
  ['CA-100', 1300, 2200, 590],
];

/** Advice price of a bare screen of this total size, in euro; null when it cannot be made. */
function price(code: ProductCode, width: number, height: number): number | null {
  const typed = { width_total: String(width), height_total: String(height) };
  const product = findProduct(code);
  if (product === null) throw new Error(`no product ${code}`);
  const { sizeStep } = planFor(product, 'desktop', true);
  // A narrow roller needs the slower brake; who has none is not asked.
  const answers = answersWith(code, { [sizeStep]: typed, rem: { brake: '2' } });
  const { sizes, problems } = configure(code, answers, { customer: { totalMeasures: true } });
  const base = sizes[0]?.price?.base ?? null;
  expect(base === null).toBe(problems.length > 0);
  return base === null ? null : base / 100;
}

describe.each(products)('matrix of $code', ({ code, limits }) => {
  const { widths, heights, cells } = priceListOf(code);
  const cellsOf = heights.flatMap((height, row) =>
    widths.map((width, column) => ({
      name: `${height} x ${width}`,
      euro: (cells[row]?.[column] ?? 0) / 100,
      smallestWidth: (widths[column - 1] ?? limits.width.min - 1) + 1,
      smallestHeight: (heights[row - 1] ?? limits.height.min - 1) + 1,
      width: Math.min(width, limits.width.max),
      height: Math.min(height, limits.height.max),
    })),
  );

  it('prices every cell from its smallest to its largest size', () => {
    for (const cell of cellsOf) {
      const prices = [
        price(code, cell.smallestWidth, cell.smallestHeight),
        price(code, cell.smallestWidth, cell.height),
        price(code, cell.width, cell.smallestHeight),
        price(code, cell.width, cell.height),
      ].filter((found) => found !== null);
      const isEmpty = emptyCells[code].includes(cell.name);
      expect([cell.name, ...new Set(prices)]).toEqual(isEmpty ? [cell.name] : [cell.name, cell.euro]);
    }
  });

  it('covers the limits', () => {
    expect(widths.at(-1)).toBeGreaterThanOrEqual(limits.width.max);
    expect(heights.at(-1)).toBeGreaterThanOrEqual(limits.height.max);
  });

  it('starts from its cheapest cell until a size is known', () => {
    const { price: from } = configure(code, {}, { amount: 3 });
    const cheapest = Math.min(...cells.flat());
    expect([from.advice, from.totalAdvice]).toEqual([cheapest, 3 * cheapest]);
  });
});

it.each(knownCells)('%s of %i x %i mm is %i euro', (code, width, height, euro) => {
  expect(price(code, width, height)).toBe(euro);
});
