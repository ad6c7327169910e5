import { describe, expect, it } from 'vitest';
import type { Specification, SubSpecification } from '#contract/configurator-answer.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { type Answer, decodeFields } from './answer.ts';
import { anAnswer, aSpecification, aSubSpecification, inzethor, label } from './answers-testing.ts';
import { encodeAnswers } from './payload.ts';
import { canStepForward, submitDisabled } from './selectors.ts';
import { summarise } from './summarise.ts';
import { latest, memoryStorage, ok, setUpStore } from './testing.ts';

const fields = (...names: readonly string[]): Record<string, SubSpecification> =>
  Object.fromEntries(names.map((name) => [name, aSubSpecification]));

const mm = millimetres;
const spaces = { space_left: '30', space_bottom: '15' };
const raised = { space_left: '30', space_bottom: 'A' };
const margins = { display: 'SpecRondomMaten', specs: fields('space_left', 'space_bottom') } as const;
const roller = {
  display: 'SpecAlleMatenRo',
  specs: fields('width_opening', 'height_opening', 'space_left', 'space_bottom'),
} as const;
const size = { width_opening: mm(900), height_opening: mm(1200) };
const sides = {
  display: 'SpecOptionCheckbox',
  specs: { sides: { ...aSubSpecification, min_checked: 2 } },
} as const;

type Case = readonly [
  name: string,
  specification: Partial<Specification>,
  whole: Answer,
  // What a step says when its question is open again.
  openAgain: Answer | null,
  summary: string | null,
];

const cases: readonly Case[] = [
  [
    'a colour, when other colours are unfolded',
    { display: 'SpecOptionColor', specs: fields('color', 'color_type') },
    { kind: 'colour', colour: 'RAL 7016 structuur', custom: null },
    null,
    null,
  ],
  [
    'a size, when a field is emptied',
    { display: 'SpecMaten', specs: fields('width_opening', 'height_opening') },
    { kind: 'measures', typed: size, spaces: {} },
    null,
    null,
  ],
  [
    'margins, when a side goes back to Selecteer',
    margins,
    { kind: 'measures', typed: {}, spaces },
    { kind: 'measures', typed: {}, spaces: { ...spaces, space_left: '-1' } },
    'keuze niet volledig',
  ],
  ['margins, when every side does', margins, { kind: 'measures', typed: {}, spaces }, null, null],
  [
    'margins, when the bottom is raised and nobody has said by how much',
    margins,
    { kind: 'measures', typed: {}, spaces },
    { kind: 'measures', typed: {}, spaces: raised },
    'keuze niet volledig',
  ],
  [
    'margins, when the height of the raised bottom is emptied',
    { ...margins, specs: fields('space_left', 'space_bottom', 'space_bottom_extra') },
    { kind: 'measures', typed: { space_bottom_extra: mm(6) }, spaces: raised },
    { kind: 'measures', typed: {}, spaces: raised },
    'keuze niet volledig',
  ],
  [
    'all measures of a roller screen, when a size is emptied',
    roller,
    { kind: 'measures', typed: size, spaces },
    { kind: 'measures', typed: {}, spaces },
    'keuze niet volledig',
  ],
  [
    'all measures of a roller screen, when a space goes back to Selecteer',
    roller,
    { kind: 'measures', typed: size, spaces },
    { kind: 'measures', typed: size, spaces: { ...spaces, space_bottom: '-1' } },
    'keuze niet volledig',
  ],
  [
    'a choice, when it brings up a further question',
    { specs: fields('flap', 'position') },
    { kind: 'options', keys: { flap: '1', position: '2' } },
    { kind: 'options', keys: { flap: '2' } },
    null,
  ],
  [
    'a text, when it is emptied',
    { display: 'SpecTextfield', specs: fields('room') },
    label('keuken'),
    label(''),
    null,
  ],
  ['R5.5 sides, when too few are left', sides, { kind: 'sides', sides: ['1', '2'] }, null, null],
];

const others = [
  aSpecification({ key: 'eerst' }),
  aSpecification({ key: 'kenmerk', display: 'SpecTextfield', specs: fields('room') }),
];

// Another question and this one, answered and agreed; as a new line and as one from the cart.
async function answered(
  specification: Specification,
  whole: Answer,
  isEdit: boolean,
  storage = memoryStorage(),
) {
  const [first, last] = others;
  const list = [first, specification, last].filter((one) => one !== undefined);
  const complete = anAnswer({ product_specifications: list, complete: true });
  const test = setUpStore({ device: 'desktop', storage });
  const chosen = {
    eerst: { kind: 'options', keys: { eerst: '1' } },
    vraag: whole,
    kenmerk: label('hal'),
  } as const;
  if (isEdit) {
    const line = { timestamp: 99, amount: 1, totalPrice: '1.00', totalAdviesPrijs: '1.00' };
    test.actions.initStateEdit(inzethor, { ...line, specs: encodeAnswers(chosen, 'mm', 'desktop') });
    await latest(test.validate).resolve(ok(complete));
  } else {
    test.actions.initStateAdd(inzethor);
    await latest(test.init).resolve(ok({ ...complete, complete: false }));
    for (const [key, answer] of Object.entries(chosen)) test.actions.chosenValue(key, answer, false);
    await latest(test.validate).resolve(ok(complete));
  }
  return { ...test, complete };
}

describe.each([
  ['added', false],
  ['changed', true],
])('a question that is open again is unanswered, in what is %s', (_name, isEdit) => {
  it.each(cases)('R4.6 %s', async (_case, over, whole, openAgain, summary) => {
    const specification = aSpecification({ ...over, key: 'vraag' });
    const { actions, state, validate, add, update, complete } = await answered(specification, whole, isEdit);
    expect(submitDisabled(state())).toBe(false);

    actions.chosenValue('vraag', openAgain, false);
    expect(submitDisabled(state())).toBe(true);
    expect(summarise(specification, state().chosen['vraag'] ?? null, 'mm')).toBe(summary);
    const sent = latest(validate).body.specs['vraag'];
    expect(sent && decodeFields(sent, 'mm')).not.toEqual(whole);

    // Not even when the server, for whatever reason, takes it for complete.
    actions.addToCart();
    await latest(validate).resolve(ok(complete));
    expect([add.length, update.length, submitDisabled(state())]).toEqual([0, 0, true]);
    actions.toggleSpec(1);
    expect(canStepForward(state())).toBe(false);
  });
});

it.each(cases)('a draft does not bring back %s', async (_case, over, whole, openAgain) => {
  const specification = aSpecification({ ...over, key: 'vraag' });
  const { actions, storage } = await answered(specification, whole, false);
  actions.chosenValue('vraag', openAgain, false);
  const again = setUpStore({ storage });
  again.actions.initStateAdd(inzethor);
  expect(again.state().chosen['vraag'] ?? null).toEqual(openAgain);
});

it('a draft does not bring back the only answer there was', async () => {
  const intro = aSpecification({ key: 'intro', display: 'SpecIntro' });
  const { actions, validate, init, storage } = setUpStore({ device: 'mobile' });
  const answer = anAnswer({ product_specifications: [intro, ...others] });
  actions.initStateAdd(inzethor);
  await latest(init).resolve(ok(answer));
  actions.chosenValue('intro', { kind: 'start' });
  actions.chosenValue('eerst', { kind: 'options', keys: { eerst: '1' } }, false);
  await latest(validate).resolve(ok(answer));
  expect(storage.length).toBe(1);
  actions.chosenValue('eerst', null, false);
  expect(storage.length).toBe(0);
});
