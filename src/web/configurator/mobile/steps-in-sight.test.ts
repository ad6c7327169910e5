import { describe, expect, it } from 'vitest';
import {
  anAnswer,
  aRefusal,
  aSpecification,
  everyAnswer,
  incomplete,
  inzethor,
  lineSpecs,
  option,
  size,
  threeSteps,
} from '../store/answers-testing.ts';
import { latest, ok, setUpLoaded, setUpStore, type TestStore } from '../store/testing.ts';
import { stepsInSight } from './steps-in-sight.ts';

const onPhone = anAnswer({
  product_specifications: [
    aSpecification({ key: 'intro', display: 'SpecIntro' }),
    ...threeSteps,
    aSpecification({ key: 'aantal', display: 'SpecAmount' }),
    aSpecification({ key: 'samenvatting', display: 'SpecSummary' }),
  ],
});

const reachable = ({ state }: TestStore) =>
  stepsInSight(state())
    .filter(({ isReachable }) => isReachable)
    .map(({ key }) => key);

async function answered(keys: readonly (keyof typeof everyAnswer)[]): Promise<TestStore> {
  const test = await setUpLoaded({ device: 'mobile' }, onPhone);
  test.actions.chosenValue('intro', { kind: 'start' });
  await latest(test.validate).resolve(ok(onPhone));
  for (const key of keys) {
    test.actions.chosenValue(key, everyAnswer[key]);
    await latest(test.validate).resolve(ok(onPhone));
  }
  return test;
}

describe('the steps that may be reached', () => {
  it('R20.11 are those that are answered, and the first that is not', async () => {
    expect(reachable(await setUpLoaded({ device: 'mobile' }, onPhone))).toEqual(['intro']);
    expect(reachable(await answered(['kozijn']))).toEqual(['intro', 'kozijn', 'maten']);
    expect(reachable(await answered(['kozijn', 'maten']))).toEqual(
      onPhone.product_specifications.map(({ key }) => key),
    );
  });

  it('R20.11 are all of a line that is changed', async () => {
    const test = setUpStore({ device: 'mobile' });
    const line = { timestamp: 99, amount: 1, totalPrice: '86.08', totalAdviesPrijs: '168.00' };
    test.actions.initStateEdit(inzethor, { ...line, specs: lineSpecs });
    await latest(test.validate).resolve(ok({ ...onPhone, complete: true }));
    expect(reachable(test)).toHaveLength(onPhone.product_specifications.length);
    test.jumpTo('kenmerk');
    expect(test.state().activeIndex).toBe(3);
  });

  it('R20.11 R4.2 are none while an answer is judged', async () => {
    const test = await answered(['kozijn']);
    test.actions.chosenValue('maten', size(900, 1200));
    expect(reachable(test)).toEqual([]);
    test.jumpTo('intro');
    expect(test.state().activeIndex).toBe(2);
  });

  it('R20.11 R5.6 are neither past what is wrong nor away from it', async () => {
    const test = await answered(['kozijn', 'maten']);
    test.jumpTo('kozijn');
    test.actions.chosenValue('kozijn', option('2'));
    const answer = aRefusal({ errors: { kozijn: { errors: ['kan niet'] } }, messages: [incomplete] });
    await latest(test.validate).resolve({ kind: 'refused', answer });
    expect(reachable(test)).toEqual(['kozijn']);
  });

  it('R20.11 R7.11 are told to analytics by their key', async () => {
    const test = await answered(['kozijn']);
    const jumps: string[] = [];
    test.listen((event) => {
      if (event.type === 'jumped') jumps.push(event.key);
    });
    test.jumpTo('kozijn');
    test.jumpTo('samenvatting');
    expect(jumps).toEqual(['kozijn']);
  });
});
