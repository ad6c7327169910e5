import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/configuration/answers.ts';
import type { Assessment, Customer } from '#domain/configuration/assessment.ts';
import { type Device, devices } from '#domain/configuration/device.ts';
import { type ProductCode, products } from './index.ts';
import { answersWith, configure, margins, opening, validAnswers } from './testing/configurator.ts';

const keys = ({ steps }: Assessment) => steps.map(({ step }) => step.key);
const fieldsOf = ({ steps }: Assessment, key: string) =>
  steps.find(({ step }) => step.key === key)?.fields.map(({ field }) => field.name);

/** The steps of the product book in its order, without those of one device only. */
const bookSteps: Readonly<Record<ProductCode, string>> = {
  'PE-100': 'kozijn kozijntype maten rondom_maten uitsteeksel obstakel bevestiging gaas color',
  'SE-100': 'montage maten schuifrichting onderstrip bevestiging gaas handgreep color',
  'SE-200': 'montage maten verdeling onderstrip bevestiging gaas handgreep color',
  'RO-50': 'montage alle_maten sluiting trekkoord gaas color',
  'RO-100': 'montage alle_maten bediening rem sluiting trekkoord borstel gaas color',
  'CE-100': 'plaatsing maten rondom_maten bevestiging borstel gaas color',
  'CA-100':
    'montage kader maten hinge_side_draaisluiting_position schopplaat dierenluik dranger borstel gaas color',
};

describe.each(products)('steps of $code', ({ code }) => {
  const steps = bookSteps[code].split(' ');
  const shared = steps.filter((key) => key !== 'maten');

  it.each<[Device, readonly string[]]>([
    ['desktop', [...steps, 'kenmerk']],
    ['mobile', ['intro', ...steps, 'kenmerk', 'aantal', 'samenvatting']],
    ['snel_bestellen_desktop', ['maten', ...shared]],
    ['snel_bestellen_mobile', ['maten', ...shared, 'samenvatting']],
  ])('on %s', (device, expected) => {
    expect(keys(configure(code, validAnswers[code], { device }))).toEqual(expected);
  });

  it('R4.6 is complete with these answers, and misses each one that is left out', () => {
    expect(configure(code, validAnswers[code]).isComplete).toBe(true);
    const optional = ['borstel'];
    for (const key of [...steps, 'kenmerk'].filter((step) => !optional.includes(step))) {
      const { isComplete, unanswered } = configure(code, answersWith(code, { [key]: null }));
      expect([isComplete, unanswered]).toEqual([false, [key]]);
    }
  });

  it('R4.6 wants a label on desktop only', () => {
    const answers = answersWith(code, { kenmerk: null });
    expect(configure(code, answers).isComplete).toBe(false);
    expect(configure(code, answers, { device: 'mobile' }).isComplete).toBe(true);
  });

  it('asks a total-measures customer for total sizes and nothing round them', () => {
    for (const device of devices) {
      const assessment = configure(code, validAnswers[code], { device, customer: { totalMeasures: true } });
      expect(keys(assessment)).not.toContain('rondom_maten');
      const fields = assessment.steps.flatMap((step) => step.fields.map(({ field }) => field));
      expect(fields.filter((field) => field.kind === 'space')).toEqual([]);
      const names = fields.filter((field) => field.kind === 'measure').map((field) => field.name);
      const quick = device.startsWith('snel');
      expect(names).toEqual(quick ? ['width_opening', 'height_opening'] : ['width_total', 'height_total']);
    }
  });
});

describe('steps that come and go', () => {
  it('asks margins of a pleated door only on the frame', () => {
    const onFrame = answersWith('SE-100', { montage: { in_frame: '2' }, rondom_maten: margins(60, 60, 60) });
    expect(keys(configure('SE-100', onFrame))).toContain('rondom_maten');
    expect(fieldsOf(configure('SE-100', onFrame), 'rondom_maten')).toEqual([
      'space_left',
      'space_right',
      'space_top',
    ]);
    expect(keys(configure('SE-100', {}))).not.toContain('rondom_maten');
  });

  it('drops the answers of a step that vanished', () => {
    const inFrame = answersWith('SE-100', { rondom_maten: { space_left: 'nonsense' } });
    const { problems, sizes } = configure('SE-100', inFrame);
    expect([problems, sizes[0]?.total]).toEqual([[], { width: 896, height: 2147 }]);
  });

  it('asks depth in the opening, space on the frame, and neither before that is known', () => {
    const measured = ['width_opening', 'height_opening'];
    expect(fieldsOf(configure('RO-50', {}), 'alle_maten')).toEqual(measured);
    expect(fieldsOf(configure('RO-50', { montage: { in_frame: '1' } }), 'alle_maten')).toEqual([
      ...measured,
      'depth',
    ]);
    expect(fieldsOf(configure('RO-50', { montage: { in_frame: '2' } }), 'alle_maten')).toEqual([
      ...measured,
      'space_left',
      'space_right',
      'space_top',
      'space_bottom',
    ]);
  });

  it('keeps only depth or space of a roller screen in quick order', () => {
    const device = 'snel_bestellen_desktop';
    expect(keys(configure('RO-50', {}, { device }))).not.toContain('alle_maten');
    expect(fieldsOf(configure('RO-50', { montage: { in_frame: '1' } }, { device }), 'alle_maten')).toEqual([
      'depth',
    ]);
  });

  it('asks the hinge side of a hinged screen', () => {
    const hinged = answersWith('CE-100', { maten: opening(800, 800), bevestiging: { fixation: '4' } });
    expect(configure('CE-100', hinged).unanswered).toEqual(['scharnierzijde']);
    expect(keys(configure('CE-100', answersWith('CE-100')))).not.toContain('scharnierzijde');
  });

  it('asks where a pet door goes when there is one', () => {
    const cat = answersWith('CA-100', { schopplaat: { kick_plate: '2' }, dierenluik: { pet_door: '1' } });
    expect(configure('CA-100', cat).unanswered).toEqual(['dierenluik']);
    expect(fieldsOf(configure('CA-100', cat), 'dierenluik')).toEqual(['pet_door', 'pet_position']);
    const none = answersWith('CA-100', { dierenluik: { pet_door: '0', pet_position: '9' } });
    expect(configure('CA-100', none).isComplete).toBe(true);
  });

  it('asks the bottom margin of a door with a frame all round, without blaming who had not seen it yet', () => {
    const onFrame = { montage: { in_frame: '2' }, rondom_maten: margins(60, 60, 60) };
    expect(configure('CA-100', answersWith('CA-100', onFrame)).sizes[0]?.total).toEqual({
      width: 970,
      height: 2185,
    });
    const allRound = { ...onFrame, kader: { frame: '2' } };
    const asked = configure('CA-100', answersWith('CA-100', allRound));
    expect([asked.problems, asked.unanswered, asked.sizes[0]?.total]).toEqual([
      [],
      ['rondom_maten'],
      { width: 970, height: null },
    ]);
    const answered = answersWith('CA-100', { ...allRound, rondom_maten: margins(60, 60, 60, 26) });
    expect(configure('CA-100', answered).sizes[0]?.total).toEqual({ width: 970, height: 2210 });
  });

  it('explains a wooden frame when it is one', () => {
    const help = (answers: Answers) =>
      configure('PE-100', answers).steps.find(({ step }) => step.key === 'kozijn')?.help;
    expect([help({}), help({ kozijn: { frame_material: '3' } })]).toEqual(['meetinstructie', 'kozijn_hout']);
  });
});

describe('what may be typed', () => {
  const ranges = (code: ProductCode, answers: Answers) => {
    const { width, height } = configure(code, answers).ranges;
    return `${width.min}–${width.max} x ${height.min}–${height.max}`;
  };

  it.each<[ProductCode, Answers, string]>([
    ['PE-100', {}, '222–1572 x 222–2172'],
    ['PE-100', { kozijntype: { frame_type: 'B' } }, '234–1584 x 234–2184'],
    ['PE-100', answersWith('PE-100'), '222–1572 x 222–2172'],
    ['PE-100', answersWith('PE-100', { rondom_maten: margins(8, 10, 30, 0) }), '234–1584 x 236–2186'],
    ['PE-100', answersWith('PE-100', { rondom_maten: margins(8, 8, 8, 'A', 40) }), '236–1586 x 284–2234'],
    ['SE-100', {}, '604–1904 x 1803–2703'],
    ['SE-100', { montage: { in_frame: '2' } }, '540–1840 x 1770–2670'],
    ['RO-50', { montage: { in_frame: '2' } }, '406–1356 x 456–1756'],
    ['RO-50', { montage: { in_frame: '2' }, alle_maten: { space_bottom: '20' } }, '406–1356 x 436–1736'],
    ['CE-100', {}, '210–1760 x 210–2360'],
  ])('%s with %o: %s', (code, answers, expected) => {
    expect(ranges(code, answers)).toBe(expected);
  });
});

describe('a size that was most likely typed in the other unit', () => {
  it.each<[Customer['unit'], string, readonly string[]]>([
    ['mm', '199', ['eenheid_cm', 'maat_te_smal']],
    ['mm', '200', ['maat_te_smal']],
    ['cm', '400', ['maat_te_breed']],
    ['cm', '400,1', ['eenheid_mm', 'maat_te_breed']],
  ])('in %s, %s wide: %o', (unit, width, codes) => {
    const answers = answersWith('PE-100', { maten: { width_opening: width } });
    const { problems } = configure('PE-100', answers, { customer: { unit } });
    expect(problems.map(({ finding }) => finding.code)).toEqual(codes);
  });
});

describe('amounts', () => {
  it.each([
    [3, 3],
    [2.9, 2],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [9999, 9999],
  ])('R5.3 %d of them are %i', (amount, expected) => {
    const { amount: found, isComplete } = configure('PE-100', answersWith('PE-100'), { amount });
    expect([found, isComplete]).toEqual([expected, true]);
  });

  it.each([10_000, 1e9, 1e300, Number.POSITIVE_INFINITY])(
    'R5.3 %d of them are refused, never made fewer in silence',
    (amount) => {
      for (const device of ['desktop', 'mobile'] as const) {
        const { problems, isComplete } = configure('PE-100', answersWith('PE-100'), { amount, device });
        expect([problems, isComplete]).toEqual([
          [
            {
              finding: { code: 'aantal_onjuist', max: 9999 },
              step: 'aantal',
              field: 'user_amount',
              row: null,
            },
          ],
          false,
        ]);
      }
    },
  );

  it.each([
    ['4', 4, []],
    ['4.8', 4, []],
    ['0', 1, []],
    ['-2', 1, []],
    ['', 1, []],
    ['10', 10, []],
    // More than the phone’s list offers: a line made on a wide screen, changed on a phone.
    ['25', 25, []],
    ['10000', 1, ['aantal_onjuist']],
    ['veel', 1, ['aantal_onjuist']],
  ])('R5.3 the wizard’s own step says %j: %i', (user_amount, expected, codes) => {
    const answers = { ...answersWith('PE-100'), aantal: { user_amount } };
    const { amount, problems } = configure('PE-100', answers, { device: 'mobile' });
    expect([amount, problems.map(({ finding }) => finding.code)]).toEqual([expected, codes]);
  });
});

it('calls a wrong margin wrong, not missing', () => {
  const { problems } = configure('PE-100', answersWith('PE-100', { rondom_maten: margins(9, 30, 20, 15) }));
  expect(problems.map(({ finding }) => finding.code)).toEqual(['keuze_onbekend']);
});

it('leaves margins that are all unset alone', () => {
  const { problems, unanswered } = configure(
    'PE-100',
    answersWith('PE-100', { rondom_maten: margins(-1, -1, -1, -1) }),
  );
  expect([problems, unanswered]).toEqual([[], ['rondom_maten']]);
});
