import { describe, expect, it } from 'vitest';
import type { KeptAnswers } from '#domain/configuration/answers.ts';
import { keptAnswers } from '#domain/configuration/kept-answers.ts';
import { applyPreset, presetOf } from '#domain/configuration/preset.ts';
import type { Field } from '#domain/product/field.ts';
import type { Product } from '#domain/product/product.ts';
import { ca100 } from './ca-100.ts';
import { pe100 } from './pe-100.ts';
import { ro50 } from './ro-50.ts';
import { answersWith, configure, customColour, margins, opening } from './testing/configurator.ts';

const insetAnswers = answersWith('PE-100', {
  rondom_maten: margins(30, 30, 20, 'A', 6),
  color: customColour('RAL 6005'),
});
const inset = keptAnswers(configure('PE-100', insetAnswers), 0);
const door = keptAnswers(
  configure(
    'CA-100',
    answersWith('CA-100', {
      montage: { in_frame: '2' },
      rondom_maten: margins(40, 40, 40),
      schopplaat: { kick_plate: '4' },
      dierenluik: { pet_door: '2', pet_position: '3' },
      borstel: { sides: '' },
    }),
  ),
  0,
);

describe('what a preset keeps', () => {
  it('R20.8 is what was chosen, without size, label and whatever was measured around the window', () => {
    expect(presetOf(pe100, inset, { withSpaces: false })).toEqual({
      kozijn: { frame_material: '1' },
      kozijntype: { frame_type: 'A' },
      uitsteeksel: { profile_depth: '1' },
      obstakel: { obstacle: '1' },
      bevestiging: { sides: '1,2' },
      gaas: { wire_id: '1' },
      color: { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005', hex_color: '#114232' },
    });
  });

  it('R20.8 is the spaces too where somebody asks for them, in millimetres', () => {
    expect(presetOf(pe100, inset, { withSpaces: true })['rondom_maten']).toEqual(margins(30, 30, 20, 'A', 6));
    const rollers = answersWith('RO-50', { alle_maten: { ...opening(900, 1100), depth: '58' } });
    const roller = keptAnswers(configure('RO-50', rollers), 0);
    expect(presetOf(ro50, roller, { withSpaces: true })['alle_maten']).toEqual({ depth: '58' });
    expect(presetOf(ro50, roller, { withSpaces: false })['alle_maten']).toBeUndefined();
  });

  it('R20.8 is also a choice of nothing', () => {
    expect(presetOf(ca100, door, { withSpaces: false })['borstel']).toEqual({ sides: '' });
  });
});

/** The product of tomorrow. */
function changed(product: Product, change: (field: Field) => Field | null): Product {
  return {
    ...product,
    steps: product.steps.map((step) => ({
      ...step,
      fields: step.fields.flatMap((field) => change(field) ?? []),
    })),
  };
}

const without =
  (name: string, option: string) =>
  (field: Field): Field =>
    field.name === name && 'options' in field
      ? { ...field, options: field.options.filter((one) => one !== option) }
      : field;

type Case = readonly [
  what: string,
  product: Product,
  preset: KeptAnswers,
  lost: readonly (readonly [step: string, reason: string])[],
];

const insetPreset = presetOf(pe100, inset, { withSpaces: true });
const doorPreset = presetOf(ca100, door, { withSpaces: true });
const cases: readonly Case[] = [
  ['nothing changed', pe100, insetPreset, []],
  ['an option is gone', changed(pe100, without('wire_id', '1')), insetPreset, [['gaas', 'gone']]],
  ['a side is gone', changed(pe100, without('sides', '2')), insetPreset, [['bevestiging', 'gone']]],
  [
    'a colour is gone',
    changed(pe100, (field) =>
      field.kind === 'colour'
        ? { ...field, colours: field.colours.filter(({ role }) => role !== 'custom') }
        : field,
    ),
    insetPreset,
    [['color', 'gone']],
  ],
  [
    'a space is gone: the other sides are not kept without it',
    changed(pe100, (field) =>
      field.kind === 'space' ? { ...field, values: [8, 10, 20], minimum: 50 } : field,
    ),
    { ...insetPreset, rondom_maten: margins(99, 30, 20, 15) },
    [['rondom_maten', 'gone']],
  ],
  [
    'a question is gone',
    { ...pe100, steps: pe100.steps.filter(({ key }) => key !== 'obstakel') },
    insetPreset,
    [['obstakel', 'unasked']],
  ],
  [
    'one of two answers of a question is gone',
    changed(ca100, without('pet_position', '3')),
    doorPreset,
    [['dierenluik', 'gone']],
  ],
  [
    'two options are gone: told in the order of the questions, however they were kept',
    changed(changed(pe100, without('wire_id', '1')), without('sides', '2')),
    Object.fromEntries(Object.entries(insetPreset).toSorted(([one], [other]) => (one < other ? 1 : -1))),
    [
      ['bevestiging', 'gone'],
      ['gaas', 'gone'],
    ],
  ],
  [
    'what an option brought up goes with it',
    changed(ca100, without('in_frame', '2')),
    doorPreset,
    [
      ['montage', 'gone'],
      ['rondom_maten', 'unasked'],
    ],
  ],
];

describe('a preset applied', () => {
  it.each(cases)('R20.8 %s', (_what, product, preset, lost) => {
    const applied = applyPreset(product, preset, false);
    expect(applied.lost.map(({ step, reason }) => [step, reason])).toEqual(lost);
    const names = lost.map(([step]) => step);
    const rest = Object.entries(preset).filter(([step]) => !names.includes(step));
    expect(applied.answers).toEqual(Object.fromEntries(rest));
  });

  it('R20.8 spaces are not asked of who enters total measures by now', () => {
    const { answers, lost } = applyPreset(pe100, insetPreset, true);
    expect(lost).toEqual([{ step: 'rondom_maten', reason: 'unasked' }]);
    expect(answers).toEqual(presetOf(pe100, inset, { withSpaces: false }));
  });

  it('R20.8 a colour that is mixed anew looks as it does now', () => {
    const old = { ...insetPreset, color: { ...insetPreset['color'], hex_color: '#000000' } };
    expect(applyPreset(pe100, old, false)).toEqual({ answers: insetPreset, lost: [] });
  });
});
