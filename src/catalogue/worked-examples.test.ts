import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/configuration/answers.ts';
import { decimalString } from '#domain/money/cents.ts';
import type { ProductCode } from './index.ts';
import {
  answersWith,
  configure,
  customColour,
  listedColour,
  margins,
  opening,
} from './testing/configurator.ts';

type Example = {
  readonly title: string;
  readonly code: ProductCode;
  readonly answers: Answers;
  readonly amount?: number;
  readonly total: readonly [width: number, height: number];
  readonly prices: readonly [advice: string, unit: string, total: string, totalAdvice: string];
};

const onFrame = { in_frame: '2' };

const examples: readonly Example[] = [
  {
    title: 'flange, deeper profile, pollen mesh, three pieces',
    code: 'PE-100',
    answers: answersWith('PE-100', {
      uitsteeksel: { profile_depth: '2' },
      gaas: { wire_id: '4' },
      color: listedColour('RAL 7016 structuur'),
    }),
    amount: 3,
    total: [928, 1228],
    prices: ['168.00', '86.08', '258.24', '504.00'],
  },
  {
    title: 'strip sticking up, custom RAL',
    code: 'PE-100',
    answers: answersWith('PE-100', {
      rondom_maten: margins(10, 30, 20, 'A', 6),
      color: customColour('RAL 6005'),
    }),
    total: [923, 1207],
    prices: ['164.00', '84.03', '84.03', '164.00'],
  },
  {
    title: 'in the opening, one grip',
    code: 'SE-100',
    answers: answersWith('SE-100', { handgreep: { handgreepjes: '1' } }),
    total: [896, 2147],
    prices: ['335.00', '171.65', '171.65', '335.00'],
  },
  {
    title: 'on the frame, everything',
    code: 'SE-100',
    answers: answersWith('SE-100', {
      montage: onFrame,
      rondom_maten: margins(60, 25, 40),
      onderstrip: { onderstrip: '4' },
      gaas: { wire_id: '2' },
      handgreep: { handgreepjes: '2' },
      color: customColour('RAL 7024'),
    }),
    total: [954, 2180],
    prices: ['467.00', '239.29', '239.29', '467.00'],
  },
  {
    title: 'two leaves',
    code: 'SE-200',
    answers: answersWith('SE-200', { color: listedColour('RAL 7016 structuur') }),
    total: [1796, 2197],
    prices: ['626.00', '320.76', '320.76', '626.00'],
  },
  {
    title: 'on the frame, magnet, two pieces',
    code: 'RO-50',
    answers: answersWith('RO-50', {
      montage: onFrame,
      alle_maten: { ...opening(900, 1100), ...margins(22, 22, 44, 0) },
      sluiting: { closure: '2' },
      color: listedColour('RAL 9001'),
    }),
    amount: 2,
    total: [944, 1144],
    prices: ['193.00', '98.89', '197.78', '386.00'],
  },
  {
    title: 'on the frame with bottom profile, anodised',
    code: 'RO-100',
    answers: answersWith('RO-100', {
      montage: onFrame,
      alle_maten: { ...opening(450, 1500), ...margins(28, 28, 54, 20) },
      color: listedColour('EV 1'),
    }),
    total: [506, 1574],
    prices: ['266.00', '136.30', '136.30', '266.00'],
  },
  {
    title: 'two brushes',
    code: 'CE-100',
    answers: answersWith('CE-100', { borstel: { sides: '1,2' } }),
    total: [1040, 1340],
    prices: ['140.00', '71.74', '71.74', '140.00'],
  },
  {
    title: 'cat door, plate to the rail, petscreen, closer',
    code: 'CA-100',
    answers: answersWith('CA-100', {
      schopplaat: { kick_plate: '4' },
      dierenluik: { pet_door: '1', pet_position: '2' },
      gaas: { wire_id: '5' },
      dranger: { closer: '1' },
      color: listedColour('RAL 7016 structuur'),
    }),
    total: [894, 2145],
    prices: ['799.00', '409.40', '409.40', '799.00'],
  },
];

describe('product book §5', () => {
  it.each(examples)('$code: $title', ({ code, answers, amount = 1, total, prices }) => {
    const assessment = configure(code, answers, { amount });
    expect(assessment.problems).toEqual([]);
    expect(assessment.isComplete).toBe(true);
    expect(assessment.sizes.map((size) => size.total)).toEqual([{ width: total[0], height: total[1] }]);
    const { advice, unit, total: sum, totalAdvice } = assessment.price;
    expect([advice, unit, sum, totalAdvice].map(decimalString)).toEqual(prices);
  });

  it.each([
    {
      code: 'PE-100',
      answers: answersWith('PE-100', { maten: opening(1400, 2100), rondom_maten: margins(30, 30, 30, 30) }),
      finding: { code: 'maat_oppervlak', width: 1428, height: 2128, maxSquareMillimetres: 2_800_000 },
      step: 'maten',
    },
    {
      code: 'SE-100',
      answers: answersWith('SE-100', { maten: opening(1900, 2650) }),
      finding: { code: 'maat_oppervlak', width: 1896, height: 2647, maxSquareMillimetres: 4_800_000 },
      step: 'maten',
    },
    {
      code: 'RO-100',
      answers: answersWith('RO-100', { alle_maten: { ...opening(1250, 2000), depth: '58' } }),
      finding: { code: 'ro100_hoek', figures: { width: 1248, max: 1900 } },
      step: 'alle_maten',
    },
    {
      code: 'SE-100',
      answers: answersWith('SE-100', { maten: opening(1894, 2053) }),
      finding: { code: 'se_verhouding', figures: { surplus: 200 } },
      step: 'maten',
    },
  ] as const)('$code is refused with $finding.code', ({ code, answers, finding, step }) => {
    expect(configure(code, answers).problems).toEqual([{ finding, step, field: null, row: null }]);
  });
});
