import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import {
  anAnswer,
  aRefusal,
  aSpecification,
  aSubSpecification,
  everyAnswer,
  inzethor,
  label,
  option,
  size,
} from '../store/answers-testing.ts';
import { activeSpecification, hasUnsavedWork } from '../store/selectors.ts';
import { latest, ok, setUpComplete, setUpLoaded, setUpStore, type TestStore } from '../store/testing.ts';
import { hasAllChoices } from './keepable.ts';
import { isAsPreset, presetInUse, withPreset, wouldReplace } from './preset-answers.ts';

type Preset = Parameters<typeof presetInUse>[0];

function begin({ store, state }: TestStore, preset: Preset): void {
  const inUse = presetInUse(preset, state(), false);
  store.fill(inUse, withPreset(state(), inUse));
}

const replaces = ({ state }: TestStore, preset: Preset) =>
  wouldReplace(state(), presetInUse(preset, state(), false));

const plastic = { id: 3, name: 'Kunststof', specs: { kozijn: { frame_material: '1' } }, lost: [] };

describe('beginning with a preset', () => {
  it('R20.8 puts all its choices in, has them judged in one call, and opens at the size', async () => {
    const test = await setUpLoaded();
    const { validate, state } = test;
    begin(test, plastic);
    expect(validate.map(({ body }) => body.specs)).toEqual([{ kozijn: { frame_material: '1' } }]);
    await validate[0]?.resolve(ok(anAnswer()));
    expect(activeSpecification(state())?.key).toBe('maten');
    expect([state().chosen, isAsPreset(state()), hasUnsavedWork(state())]).toEqual([
      { kozijn: option('1') },
      true,
      true,
    ]);
  });

  it('R20.8 before the questions are known, it is the one call that is waited for', async () => {
    const test = setUpStore({ device: 'mobile' });
    const { actions, init, validate, state } = test;
    actions.initStateAdd(inzethor);
    begin(test, plastic);
    await init[0]?.resolve(ok(anAnswer()));
    expect(state().server).toBeNull();
    await validate[0]?.resolve(ok(anAnswer()));
    expect(activeSpecification(state())?.key).toBe('maten');
  });

  it('R20.8 keeps size, label and rows that were typed, and goes to what is still open', async () => {
    const test = await setUpLoaded();
    const { actions, validate, state } = test;
    actions.chosenValue('maten', size(900, 1200), false);
    await latest(validate).resolve(ok(anAnswer()));
    begin(test, plastic);
    await latest(validate).resolve(ok(anAnswer()));
    expect(state().chosen).toEqual({ kozijn: option('1'), maten: size(900, 1200) });
    expect(activeSpecification(state())?.key).toBe('kenmerk');
  });

  it('R20.8 in quick order the rows stay', async () => {
    const rowsFirst = [
      aSpecification({ key: 'maten', display: 'SpecMatenMultiple' }),
      aSpecification({ key: 'kozijn' }),
    ];
    const test = await setUpLoaded(
      { device: 'snel_bestellen_desktop' },
      anAnswer({ product_specifications: rowsFirst }),
    );
    const { rows, validate, state, actions } = test;
    const [first] = state().rows.typed;
    rows.edit(first?.id ?? '', { width: millimetres(900), height: millimetres(1200) });
    actions.chosenValue('maten', { kind: 'rows' }, false);
    await latest(validate).resolve(ok(anAnswer({ product_specifications: rowsFirst })));
    begin(test, plastic);
    expect(latest(validate).body.specs).toMatchObject({
      kozijn: { frame_material: '1' },
      maten: { width_opening: '["900"]' },
    });
  });

  it('R20.8 of a roller screen replaces the depth and not the size in the same step', async () => {
    const test = await setUpLoaded();
    const { actions, state } = test;
    const typed = { width_opening: millimetres(900), height_opening: millimetres(1100) };
    actions.chosenValue('alle_maten', { kind: 'measures', typed, spaces: {} }, false);
    const deep = { ...plastic, specs: { alle_maten: { depth: '58' } } };
    expect(replaces(test, deep)).toBe(false);
    begin(test, deep);
    expect(state().chosen['alle_maten']).toEqual({ kind: 'measures', typed, spaces: { depth: '58' } });
    expect(replaces(test, { ...deep, specs: { alle_maten: { depth: '46' } } })).toBe(true);
  });

  it('R20.8 what is refused is shown where it can be mended', async () => {
    const test = await setUpLoaded();
    const { init, validate, state } = test;
    begin(test, plastic);
    await validate[0]?.resolve({
      kind: 'refused',
      answer: aRefusal({ errors: { kozijn: { errors: ['Nee'] } } }),
    });
    await latest(init).resolve(ok(anAnswer()));
    expect(state().refusal?.causes).toEqual({ kozijn: { general: ['Nee'], fields: {} } });
    expect(state().chosen).toEqual({ kozijn: option('1') });
  });

  it('R20.8 one that is gone says so and changes nothing', async () => {
    const test = await setUpLoaded();
    const { validate, state } = test;
    begin(test, { id: 0, name: '', specs: {}, lost: ['Deze uitvoering is er niet meer.'] });
    expect([validate.length, state().chosen, hasUnsavedWork(state())]).toEqual([0, {}, false]);
    expect(state().preset?.lost).toEqual(['Deze uitvoering is er niet meer.']);
  });
});

describe('asking first', () => {
  it('R20.8 is needed only where a choice was made otherwise', async () => {
    const test = await setUpLoaded();
    const { actions } = test;
    expect(replaces(test, plastic)).toBe(false);
    actions.chosenValue('maten', size(900, 1200), false);
    actions.chosenValue('kenmerk', label('hal'), false);
    expect(replaces(test, plastic)).toBe(false);
    actions.chosenValue('kozijn', option('1'), false);
    expect(replaces(test, plastic)).toBe(false);
    actions.chosenValue('kozijn', option('2'), false);
    expect(replaces(test, plastic)).toBe(true);
  });
});

describe('keeping', () => {
  const radio = aSpecification({ key: 'kozijn', specs: { frame_material: aSubSpecification } });
  const asked = anAnswer({
    product_specifications: [radio, aSpecification({ key: 'maten', display: 'SpecMaten' })],
  });

  it('R20.8 is offered once every choice is made, with or without a size', async () => {
    const { actions, validate, state } = await setUpLoaded({}, asked);
    expect(hasAllChoices(state())).toBe(false);
    actions.chosenValue('maten', size(900, 1200), false);
    expect(hasAllChoices(state())).toBe(false);
    actions.chosenValue('maten', null, false);
    actions.chosenValue('kozijn', option('1'), false);
    await latest(validate).resolve(ok(asked));
    expect(hasAllChoices(state())).toBe(true);
  });

  it('R20.8 the choices are the preset for as long as none of them changes', async () => {
    const test = await setUpComplete();
    const { actions, state } = test;
    expect(isAsPreset(state())).toBe(false);
    test.store.keptAs(presetInUse(plastic, state(), true));
    expect([isAsPreset(state()), state().chosen]).toEqual([true, everyAnswer]);
    actions.chosenValue('maten', size(1000, 1200), false);
    expect(isAsPreset(state())).toBe(true);
    actions.chosenValue('kozijn', option('2'), false);
    expect(isAsPreset(state())).toBe(false);
  });
});
