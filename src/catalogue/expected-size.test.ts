import { describe, expect, it } from 'vitest';
import { devices } from '#domain/configuration/device.ts';
import { type ProductCode, products } from './index.ts';
import { answersWith, configure, margins, opening, validAnswers } from './testing/configurator.ts';

const size = (width: number, height: number) => ({ width, height });

function expected(code: ProductCode, answers: Parameters<typeof configure>[1], changes = {}) {
  const { sizes, presumptions } = configure(code, answers, changes);
  return { made: sizes[0]?.expected, total: sizes[0]?.total, presumptions };
}

describe('what is expected of an opening', () => {
  const sides = ['space_left', 'space_right', 'space_top', 'space_bottom'];
  const inset = { kozijntype: { frame_type: 'A' }, maten: opening(900, 1200) };

  it('R20.3 is what full margins give, as long as those are not known', () => {
    const { made, total, presumptions } = expected('PE-100', inset);
    expect(made).toEqual(size(928, 1228));
    expect(total).toEqual({ width: null, height: null });
    expect(presumptions).toEqual(sides.map((field) => ({ kind: 'space', field, from: 15 })));
  });

  it('R20.3 takes the sides that are known as they are', () => {
    const { made, presumptions } = expected('PE-100', { ...inset, rondom_maten: { space_left: '8' } });
    expect(made).toEqual(size(921, 1228));
    expect(presumptions.map(({ field }) => field)).toEqual(sides.slice(1));
  });

  it('R20.3 names the choices that it presumes', () => {
    expect(expected('PE-100', { maten: opening(900, 1200) }).presumptions[0]).toEqual({
      kind: 'choice',
      field: 'frame_type',
      option: 'A',
    });
    const hinged = expected('CA-100', { maten: opening(900, 2150) });
    expect(hinged.made).toEqual(size(894, 2145));
    expect(hinged.presumptions).toEqual([{ kind: 'choice', field: 'in_frame', option: '1' }]);
    const roller = expected('RO-50', { montage: { in_frame: '2' }, alle_maten: opening(900, 1100) });
    expect(roller.made).toEqual(size(944, 1144));
    expect(roller.presumptions).toEqual([{ kind: 'choice', field: 'space_bottom', option: '0' }]);
  });

  it('R20.3 is the typed size itself for a customer who enters total sizes', () => {
    const typed = { maten: { width_total: '900', height_total: '1200' } };
    expect(expected('PE-100', typed, { customer: { totalMeasures: true } })).toMatchObject({
      made: size(900, 1200),
      presumptions: [],
    });
  });

  it.each(products.map(({ code }) => code))(
    'R20.3 presumes nothing of a %s that is wholly answered, and is then what will be made',
    (code) => {
      for (const device of devices.filter((one) => !one.startsWith('snel'))) {
        const { made, total, presumptions } = expected(code, validAnswers[code], { device });
        expect(presumptions).toEqual([]);
        expect(made).toEqual(total);
      }
    },
  );

  it('R20.3 comes true whenever the answers to come are the ones it presumes', () => {
    const presumed = expected('CA-100', {
      ...answersWith('CA-100', { montage: { in_frame: '2' }, kader: { frame: '2' } }),
      rondom_maten: {},
    });
    const answered = expected(
      'CA-100',
      answersWith('CA-100', {
        montage: { in_frame: '2' },
        kader: { frame: '2' },
        rondom_maten: margins(36, 40, 50, 60),
      }),
    );
    expect(presumed.made).toEqual(answered.total);
  });

  // Another way of mounting or narrower margins could still make them, so they are not refused.
  it.each<[ProductCode, number, number, Parameters<typeof configure>[1]]>([
    ['SE-100', 567, 2100, {}],
    ['PE-100', 1300, 2130, { kozijntype: { frame_type: 'A' } }],
    ['SE-100', 1640, 1850, { montage: { in_frame: '2' } }],
    ['SE-200', 2800, 2300, { montage: { in_frame: '2' }, verdeling: { split: '2' } }],
    ['CE-100', 970, 1300, { bevestiging: { fixation: '4' } }],
  ])(
    'R20.3 is nothing for a %s of %i × %i that cannot be made so, and costs nothing',
    (code, w, h, answers) => {
      const { sizes, problems } = configure(code, { ...answers, maten: opening(w, h) });
      expect(problems).toEqual([]);
      expect(sizes[0]).toMatchObject({ expected: { width: null, height: null }, expectedPrice: null });
    },
  );

  it('R20.3 is known of a size that was measured only one way, unless it is too large', () => {
    const made = (width: number) => expected('PE-100', { maten: { width_opening: String(width) } }).made;
    expect([made(900), made(1580)]).toEqual([
      { width: 928, height: null },
      { width: null, height: null },
    ]);
  });
});
