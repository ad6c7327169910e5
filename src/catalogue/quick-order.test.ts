import { describe, expect, it } from 'vitest';
import { keptAnswers } from '#domain/configuration/kept-answers.ts';
import type { ProductCode } from './index.ts';
import { answersWith, configure, margins, opening } from './testing/configurator.ts';

type Row = readonly [width: string, height: string, amount?: string, label?: string];

const device = 'snel_bestellen_desktop';

function rows(...list: readonly Row[]) {
  return {
    width_opening: list.map(([width]) => width),
    height_opening: list.map(([, height]) => height),
    user_amount: list.map(([, , amount]) => amount ?? '1'),
    room: list.map(([, , , label]) => label ?? ''),
  };
}

function order(
  code: ProductCode,
  maten: ReturnType<typeof rows>,
  changes: Parameters<typeof answersWith>[1] = {},
) {
  return configure(code, answersWith(code, { kenmerk: null, maten, ...changes }), { device });
}

describe('quick order', () => {
  it('R2.34 measures and prices every row, and adds them up', () => {
    const { sizes, price, amount, isComplete } = order(
      'PE-100',
      rows(['900', '1200', '1', 'keuken'], ['1000', '1300', '2']),
    );
    expect(sizes.map(({ total, price: of, label }) => [total.width, total.height, of?.unit, label])).toEqual([
      [928, 1228, 60_98, 'keuken'],
      [1028, 1328, 66_61, ''],
    ]);
    expect(price).toEqual({ unit: 60_98, advice: 119_00, total: 194_20, totalAdvice: 379_00 });
    expect([amount, isComplete]).toEqual([3, true]);
  });

  it('R3.7 puts every problem on its row and field', () => {
    const { problems } = order(
      'PE-100',
      rows(['900', '1200'], ['1700', '1300'], ['abc', '2300', '51'], ['1400', '2100']),
    );
    expect(problems.map(({ finding, field, row }) => [row, field, finding.code])).toEqual([
      [1, 'width_opening', 'maat_te_breed'],
      [2, 'width_opening', 'maat_geen_getal'],
      [2, 'user_amount', 'aantal_onjuist'],
      [2, 'height_opening', 'maat_te_hoog'],
      [3, null, 'maat_oppervlak'],
    ]);
  });

  it('names the row that breaks a rule of an option all rows share', () => {
    const { problems } = order('SE-100', rows(['900', '2150'], ['900', '2650']), { gaas: { wire_id: '2' } });
    expect(problems).toEqual([
      {
        finding: { code: 'se_grijs_hoogte', figures: { max: 2600 } },
        step: 'gaas',
        field: 'wire_id',
        row: 1,
      },
    ]);
  });

  it('R5.1 reads zero as empty, and waits for what is missing', () => {
    const { problems, unanswered, price } = order('PE-100', rows(['900', '1200'], ['0', ''], ['650', '']));
    expect([problems, unanswered]).toEqual([[], ['maten']]);
    expect(price.total).toBe(60_98);
  });

  it('starts from the cheapest cell without any row', () => {
    const { sizes, price, unanswered } = configure('PE-100', {}, { device });
    expect([sizes.length, price.advice, price.totalAdvice]).toEqual([1, 62_00, 62_00]);
    expect(unanswered).toContain('maten');
  });

  it('counts every screen of every row from the cheapest cell on while no size is known', () => {
    const maten = rows(['900', '1200', '50'], ['1000', '1300', '50'], ['', '', '50'], ['800', '', '50']);
    const { price, amount } = configure('PE-100', { maten }, { device });
    expect(price).toEqual({ unit: 31_77, advice: 62_00, total: 6354_00, totalAdvice: 12_400_00 });
    expect(amount).toBe(200);
  });

  it('R5.3 takes amounts of 1 to 50', () => {
    const { sizes, problems } = order(
      'PE-100',
      rows(['900', '1200', '50'], ['900', '1200', '0'], ['900', '1200', '1,9']),
    );
    expect([sizes.map(({ amount }) => amount), problems]).toEqual([[50, 1, 1], []]);
  });

  it('understands lists of different lengths and refuses more rows than it takes', () => {
    const { sizes } = order('PE-100', {
      width_opening: ['900', '800'],
      height_opening: ['1200'],
      user_amount: [],
      room: [],
    });
    expect(sizes).toHaveLength(2);
    const many = order('PE-100', rows(...Array.from({ length: 251 }, (): Row => ['900', '1200'])));
    expect(many.problems.map(({ finding }) => finding.code)).toEqual(['te_veel_maten']);
    expect(many.sizes).toHaveLength(250);
  });

  it('shares depth or space of a roller screen between rows of width and height', () => {
    const onFrame = { montage: { in_frame: '2' }, alle_maten: margins(22, 22, 44, 20) };
    const { sizes, isComplete } = order('RO-50', rows(['900', '1100'], ['1000', '1200']), onFrame);
    expect(sizes.map(({ total }) => total)).toEqual([
      { width: 944, height: 1164 },
      { width: 1044, height: 1264 },
    ]);
    expect(isComplete).toBe(true);
  });

  it('reads total sizes for a customer who enters those', () => {
    const answers = answersWith('PE-100', {
      kenmerk: null,
      rondom_maten: null,
      maten: rows(['928', '1228']),
    });
    const { sizes, isComplete } = configure('PE-100', answers, { device, customer: { totalMeasures: true } });
    expect([sizes[0]?.total, isComplete]).toEqual([{ width: 928, height: 1228 }, true]);
  });

  it('makes one cart line per row, in the form of the product page', () => {
    const assessment = order('RO-50', rows(['900', '1100'], ['1000', '1200', '2', 'zolder']), {
      alle_maten: { depth: '46' },
    });
    expect(keptAnswers(assessment, 1)).toEqual(
      answersWith('RO-50', {
        alle_maten: { ...opening(1000, 1200), depth: '46' },
        kenmerk: { room: 'zolder' },
      }),
    );
  });
});
