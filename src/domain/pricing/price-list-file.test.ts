import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millimetres } from '../measure/millimetres.ts';
import { cents } from '../money/cents.ts';
import type { PriceList } from './price-list.ts';
import { readPriceListFile, type SurchargeHeading, writePriceListFile } from './price-list-file.ts';
import type { Surcharge } from './surcharge.ts';

const heading: SurchargeHeading = ['toeslag', 'bedrag', 'procent'];

const product = {
  code: 'XX-100',
  limits: { width: { min: 100, max: 600 }, height: { min: 100, max: 800 } },
  steps: [
    {
      key: 'gaas',
      kind: 'radio',
      fields: [
        { kind: 'option', name: 'wire_id', options: ['1', '2', '3'] },
        { kind: 'sides', name: 'sides', options: ['1', '2'], minimum: 0, included: 0 },
      ],
    },
  ],
} as const;

const names = ['wire_id.1', 'wire_id.2', 'wire_id.3', 'sides.each'] as const;

const good = 'XX-100;400;600\r\n400;62;68\r\n800;67,50;1.074\r\n\r\ntoeslag;bedrag;procent\r\n';

function read(text: string) {
  return readPriceListFile(text, product, heading);
}

function faultsOf(text: string) {
  const result = read(text);
  return result.ok ? [] : result.faults.map(({ kind, line, column }) => `${kind} ${line}:${column}`);
}

function stepsUpTo(last: number) {
  return fc
    .uniqueArray(fc.integer({ min: 1, max: last - 1 }), { maxLength: 6 })
    .map((steps) => [...steps.toSorted((a, b) => a - b), last].map(millimetres));
}

const money = fc.integer({ min: 1, max: 99_999_999 }).map(cents);
const percent = fc.integer({ min: 0, max: 999 });
const surcharge: fc.Arbitrary<Surcharge> = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), cents: money }),
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({ kind: fc.constant('greater' as const), cents: money, percent }),
);

const priceList: fc.Arbitrary<PriceList> = fc
  .record({ widths: stepsUpTo(600), heights: stepsUpTo(800) })
  .chain(({ widths, heights }) =>
    fc.record({
      version: fc.constant(1),
      productCode: fc.constant('XX-100'),
      validFrom: fc.constant('2026-01-01'),
      widths: fc.constant(widths),
      heights: fc.constant(heights),
      cells: fc.array(fc.array(money, { minLength: widths.length, maxLength: widths.length }), {
        minLength: heights.length,
        maxLength: heights.length,
      }),
      surcharges: fc.dictionary(fc.constantFrom(...names), surcharge),
    }),
  );

describe('a file of prices', () => {
  it('holds the same prices when it is written and read again, also as a spreadsheet fills it up', () => {
    fc.assert(
      fc.property(priceList, fc.boolean(), (list, isFilledUp) => {
        const written = writePriceListFile(list, heading);
        const text = isFilledUp ? `\uFEFF${written.replaceAll('\r\n', ';;\n')}` : written;
        const { widths, heights, cells, surcharges } = list;
        expect(read(text)).toEqual({ ok: true, file: { widths, heights, cells, surcharges } });
      }),
    );
  });

  it('survives any text', () => {
    const unit = fc.constantFrom(';', '\n', '"', '4', '0', ',', '.', 'toeslag', 'XX-100', '€', '%', ' ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const result = read(text);
        expect(result.ok || result.faults.length > 0).toBe(true);
      }),
    );
  });

  it('reads the three kinds of surcharge', () => {
    const result = read(`${good}wire_id.1;10;\r\nwire_id.2;;15%\r\nsides.each;4,50;15\r\n`);
    expect(result.ok && result.file.surcharges).toEqual({
      'wire_id.1': { kind: 'fixed', cents: 10_00 },
      'wire_id.2': { kind: 'percent', percent: 15 },
      'sides.each': { kind: 'greater', cents: 4_50, percent: 15 },
    });
  });

  it('tells no surcharges from surcharges it does not speak of', () => {
    const [matrix = ''] = good.split('\r\n\r\n');
    const silent = read(matrix);
    const none = read(good);
    expect([silent.ok && silent.file.surcharges, none.ok && none.file.surcharges]).toEqual([null, {}]);
  });

  it.each([
    ['nothing', '', ['no-matrix 1:1']],
    ['only widths', 'XX-100;400;600', ['no-matrix 1:1']],
    ['a quotation mark too many', 'XX-100;400;600\n400;"62;68', ['unreadable 2:2']],
    ['another product', good.replace('XX-100', 'PE-100'), ['other-product 1:1']],
    ['commas', 'XX-100,400,600\n400,62,68', ['no-matrix 1:1', 'not-a-size 2:1']],
    ['a size that is none', good.replace('400;600', 'vier;600'), ['not-a-size 1:2']],
    ['sizes that fall', good.replace('400;600', '700;600'), ['size-not-larger 1:3']],
    ['a size twice', good.replace('800;67', '400;67'), ['size-not-larger 3:1']],
    ['a last size too small', good.replace('400;600', '400;500'), ['too-small 1:3']],
    ['a price with a point', good.replace('67,50', '67.50'), ['not-a-price 3:2']],
    ['a price beyond any order', good.replace('67,50', '1.000.000'), ['not-a-price 3:2']],
    ['a price of nothing', good.replace('62', '0'), ['not-a-price 2:2']],
    ['a price left out', good.replace('62;68', '62;'), ['not-a-price 2:3']],
    ['a price too many', good.replace('62;68', '62;68;70'), ['outside-matrix 2:4']],
    ['a surcharge for nothing', `${good}wire_id.9;10`, ['unknown-surcharge 6:1']],
    ['a surcharge twice', `${good}wire_id.1;10\nwire_id.1;12`, ['surcharge-twice 7:1']],
    ['a surcharge without value', `${good}wire_id.1`, ['surcharge-without-value 6:2']],
    ['a percentage that is none', `${good}wire_id.1;10;half`, ['not-a-percentage 6:3']],
    [
      'several faults at once',
      `${good.replace('62', 'x').replace('400;600', '400;600a')}wire_id.9;y`,
      ['not-a-size 1:3', 'not-a-price 2:2', 'unknown-surcharge 6:1', 'not-a-price 6:2'],
    ],
  ])('with %s is refused, with the place of every fault', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('reads what is copied from a spreadsheet, with all that the spreadsheet puts around a figure', () => {
    const pasted = [
      '\uFEFF\t400 mm\t600\t\t',
      '400\t€ 62,00\t€\u00A068,-\t',
      '"800"\t62,5 €\t€ 1.074,50\t\t',
      '\t\t',
      'Toeslag\tbedrag\tprocent',
      'wire_id.1\t€ 10,00\t15 %',
      '',
    ].join('\r\n');
    const result = read(pasted);
    expect(result).toEqual({
      ok: true,
      file: {
        widths: [400, 600],
        heights: [400, 800],
        cells: [
          [62_00, 68_00],
          [62_50, 1074_50],
        ],
        surcharges: { 'wire_id.1': { kind: 'greater', cents: 10_00, percent: 15 } },
      },
    });
    expect(faultsOf(pasted.replace('62,5 €', '62.5'))).toEqual(['not-a-price 3:2']);
  });

  it('takes a point in a size for thousands', () => {
    const wide = read('XX-100;400;1.200\n400;62;68\n1.000;70;80');
    expect(wide.ok && [wide.file.widths, wide.file.heights]).toEqual([
      [400, 1200],
      [400, 1000],
    ]);
  });

  it('without a fault has none', () => {
    expect(faultsOf(good)).toEqual([]);
  });
});
