import { describe, expect, it } from 'vitest';
import type { Specification } from '#contract/configurator-answer.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import {
  anAnswer,
  aRefusal,
  aSpecification,
  aSubSpecification,
  option,
  size,
  threeSteps,
} from './answers-testing.ts';
import { errorOf, isWrong, productSpecs, submitDisabled } from './selectors.ts';
import { stoppers } from './stoppers.ts';
import { latest, ok, setUpLoaded } from './testing.ts';

const blocking = (name: string, message: string) =>
  ({ name, type: 'error', message, submitDisabled: true }) as const;

const margins = aSpecification({ key: 'rondom_maten', display: 'SpecRondomMaten' });

const tooLarge = (specifications: readonly Specification[] = threeSteps) =>
  aRefusal({
    errors: { maten: { errors: ['te groot'] } },
    messages: [blocking('maat_oppervlak', 'te groot')],
    product_specifications: [...specifications],
  });

async function refusedSize() {
  const test = await setUpLoaded();
  test.actions.toggleSpec(1);
  test.actions.chosenValue('maten', size(1400, 2100));
  await latest(test.validate).resolve({ kind: 'refused', answer: tooLarge() });
  return test;
}

describe('while one answer is refused', () => {
  it('R4.2 others can be given, are judged with it and stay, and nobody is moved on', async () => {
    const test = await refusedSize();
    expect(test.state().activeIndex).toBe(1);
    test.actions.toggleSpec(0);
    test.actions.chosenValue('kozijn', option('2'));
    expect(latest(test.validate).body.specs).toMatchObject({ kozijn: { frame_material: '2' }, maten: {} });
    await latest(test.validate).resolve({ kind: 'refused', answer: tooLarge() });
    expect(test.state()).toMatchObject({
      activeIndex: 0,
      chosen: { kozijn: option('2'), maten: size(1400, 2100) },
    });
    expect(submitDisabled(test.state())).toBe(true);
  });

  it('a choice still decides what is asked, and answers to what is no longer asked go', async () => {
    const test = await refusedSize();
    test.actions.chosenValue('kozijn', option('2'));
    await latest(test.validate).resolve({ kind: 'refused', answer: tooLarge([...threeSteps, margins]) });
    expect(productSpecs(test.state()).map(({ key }) => key)).toContain('rondom_maten');
    test.actions.chosenValue('rondom_maten', { kind: 'measures', typed: {}, spaces: { space_left: '8' } });
    await latest(test.validate).resolve({ kind: 'refused', answer: tooLarge() });
    expect(test.state().chosen).not.toHaveProperty('rondom_maten');
    test.actions.chosenValue('maten', size(900, 1200));
    await latest(test.validate).resolve(ok(anAnswer()));
    expect([stoppers(test.state()), test.state().activeIndex]).toEqual([[], 2]);
  });

  it('R5.8 a focused field forgets its error, but its section is no less wrong until it is judged anew', async () => {
    const test = await refusedSize();
    test.actions.resetErrorOnFocus('maten');
    expect([errorOf(test.state(), 'maten'), isWrong(test.state(), 'maten')]).toEqual([null, true]);
    expect(stoppers(test.state())).toHaveLength(1);
  });

  it('whoever is led to it finds the error there still', async () => {
    const test = await refusedSize();
    test.actions.toggleSpec(0);
    test.goTo({ key: 'maten', row: null });
    test.actions.resetErrorOnFocus('maten');
    test.arrived();
    expect(test.state()).toMatchObject({ activeIndex: 1, sought: null });
    expect(errorOf(test.state(), 'maten')?.general).toEqual(['te groot']);
  });
});

describe('R8.1 each blocking message', () => {
  const sized = aSpecification({
    key: 'maten',
    specs: { width_opening: aSubSpecification, height_opening: aSubSpecification },
  });
  const rows = aSpecification({ key: 'rijen', display: 'SpecMatenMultiple' });
  const mesh = aSpecification({ key: 'gaas' });

  async function causes(errors: Parameters<typeof aRefusal>[0] & object, ...texts: readonly string[]) {
    const test = await setUpLoaded({ device: 'snel_bestellen_desktop' });
    const row = { width: millimetres(900), height: millimetres(1200), amount: 1, kenmerk: '' };
    test.rows.replace([row, row]);
    test.actions.chosenValue('rijen', { kind: 'rows' });
    const answer = aRefusal({
      ...errors,
      messages: texts.map((text) => blocking(text, text)),
      product_specifications: [rows, sized, mesh],
    });
    await latest(test.validate).resolve({ kind: 'refused', answer });
    const numberOf = (id: string) => test.state().rows.typed.findIndex((one) => one.id === id) + 1;
    return stoppers(test.state()).map(
      ({ cause }) => cause && [cause.specification.key, cause.field, cause.row && numberOf(cause.row)],
    );
  }
  const lists = (...found: readonly string[][]) => JSON.stringify(found);

  it('leads to the field that is to blame alone, else to its specification', async () => {
    const errors = { maten: { errors: ['scheef'], height_opening: ['hoog'] } };
    expect(await causes({ errors }, 'hoog', 'scheef')).toEqual([
      ['maten', 'height_opening', null],
      ['maten', null, null],
    ]);
  });

  it('finds its text among several that are told as one, and the first place when it is told nowhere', async () => {
    const errors = { maten: { errors: ['hoog. breed.'] } };
    expect(await causes({ errors }, 'breed.', 'incompleet')).toEqual([
      ['maten', null, null],
      ['maten', null, null],
    ]);
    expect(await causes({ errors: {} }, 'zomaar')).toEqual([null]);
  });

  it('leads to a row, or to the choice that a row does not go with', async () => {
    const combined = lists([], ['groot', 'grijs']);
    const errors = {
      rijen: { width: lists([], []), height: lists([], []), combined },
      gaas: { wire_id: ['grijs'] },
    };
    expect(await causes({ errors }, 'groot', 'grijs')).toEqual([
      ['rijen', null, 2],
      ['gaas', 'wire_id', null],
    ]);
  });
});
