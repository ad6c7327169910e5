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
} from './answers-testing.ts';
import { slowAfter } from './line-keeper.ts';
import {
  hasUnsavedWork,
  isPriceOld,
  isWaiting,
  madeSize,
  messages,
  submitDisabled,
  totalSize,
} from './selectors.ts';
import { failed, latest, ok, setUpComplete, setUpLoaded, setUpStore, type TestStore } from './testing.ts';

const outOfReach = failed(null);
const tooWide = aRefusal({
  errors: { maten: { width_opening: ['te breed'] } },
  messages: [{ ...incomplete, message: 'te breed' }],
});
const sized = anAnswer({
  calculated_total_sizes: [
    { name: 'width_total', value: 928 },
    { name: 'height_total', value: 1228 },
  ],
});

const wayOn = {
  kind: 'size' as const,
  row: null,
  label: 'Bedoelt u 900 × 1200 mm?',
  code: null,
  href: null,
  specs: { maten: { width_opening: '900', height_opening: '1200' } },
  note: null,
};

const at = ({ state }: TestStore) => state().activeIndex;

// Whatever waits for its time: the call is slow, the next try is due.
function letTimePass({ timers }: TestStore): void {
  for (const { act } of timers.splice(0)) act();
}

async function cutOff(setup: Parameters<typeof setUpLoaded>[0] = {}): Promise<TestStore> {
  const test = await setUpLoaded({ device: 'mobile', ...setup });
  test.actions.chosenValue('kozijn', option('1'));
  await latest(test.validate).resolve(outOfReach);
  return test;
}

describe('without a line', () => {
  it('R20.12 choosing goes on, by the questions that are known', async () => {
    const test = await cutOff();
    expect([at(test), test.state().trouble]).toEqual([1, 'offline']);
    test.actions.chosenValue('maten', size(900, 1200));
    expect([at(test), isWaiting(test.state())]).toEqual([2, false]);
    await latest(test.validate).resolve(outOfReach);
    expect([at(test), test.state().chosen]).toEqual([2, { kozijn: option('1'), maten: size(900, 1200) }]);
    test.actions.stepBack();
    test.actions.stepBack();
    test.actions.stepForward();
    expect(at(test)).toBe(1);
  });

  it('R20.12 nothing can be ordered, nor is a size told that nobody has judged', async () => {
    const test = await setUpComplete({ device: 'mobile' });
    expect(submitDisabled(test.state())).toBe(false);
    test.actions.chosenValue('maten', size(950, 1200), false);
    // Not for a moment is what was made of the last opening read beside this one.
    expect(madeSize(test.state())).toBeNull();
    await latest(test.validate).resolve(outOfReach);
    expect([submitDisabled(test.state()), totalSize(test.state()), madeSize(test.state())]).toEqual([
      true,
      null,
      null,
    ]);
    const calls = test.validate.length;
    test.actions.addToCart();
    expect([test.add.length, test.validate.length]).toEqual([0, calls]);
    test.comeBack();
    await latest(test.validate).resolve(ok({ ...sized, complete: true }));
    expect([submitDisabled(test.state()), totalSize(test.state())?.width]).toEqual([false, 928]);
  });

  it('R20.3 the size made of the last opening is not told while another is judged', async () => {
    const test = await setUpComplete({ device: 'mobile' });
    test.actions.updateAmount(2);
    await latest(test.validate).resolve(ok({ ...sized, complete: true }));
    expect(totalSize(test.state())?.width).toBe(928);
    test.actions.chosenValue('kozijn', option('2'), false);
    // What is chosen besides mostly leaves it as it is: it stays for the moment.
    expect(totalSize(test.state())?.width).toBe(928);
    test.actions.chosenValue('maten', size(950, 1200), false);
    expect([totalSize(test.state()), madeSize(test.state())]).toEqual([null, null]);
    // Only what the server itself calls complete can be ordered.
    await latest(test.validate).resolve(ok(sized));
    expect([madeSize(test.state())?.width, submitDisabled(test.state())]).toEqual([928, true]);
  });

  it.each([500, 401, 403])(
    'R20.12 what a call failed with %s left unjudged is not read beside it',
    async (status) => {
      const test = await setUpComplete({ device: 'mobile' });
      test.actions.updateAmount(2);
      await latest(test.validate).resolve(ok({ ...sized, complete: true }));
      expect([isPriceOld(test.state()), totalSize(test.state())?.width]).toEqual([false, 928]);
      test.actions.chosenValue('kozijn', option('2'), false);
      await latest(test.validate).resolve(failed(status));
      expect([isPriceOld(test.state()), totalSize(test.state())]).toEqual([true, null]);
      // Pressing the button has it judged first.
      test.actions.addToCart();
      expect(test.add).toHaveLength(0);
      await latest(test.validate).resolve(ok({ ...sized, complete: true }));
      expect([isPriceOld(test.state()), test.add.length]).toEqual([true, 1]);
    },
  );

  it('R20.10 ways on from a refused size go with it, and its words once nobody can tell of another', async () => {
    const test = await setUpComplete();
    test.actions.chosenValue('maten', size(90, 120), false);
    await latest(test.validate).resolve({ kind: 'refused', answer: { ...tooWide, repairs: [wayOn] } });
    const ways = () => test.state().refusal?.repairs.length;
    test.actions.updateAmount(3);
    expect(ways()).toBe(1);
    await latest(test.validate).resolve(outOfReach);
    // The size is still the one that was refused.
    expect([ways(), messages(test.state()).length]).toEqual([1, 1]);
    test.actions.chosenValue('maten', size(1900, 1200), false);
    expect(ways()).toBe(0);
    await latest(test.validate).resolve(outOfReach);
    expect([ways(), messages(test.state()).length]).toEqual([0, 0]);
  });

  it('R20.12 what was chosen is judged by itself when the line is back', async () => {
    const test = await cutOff();
    test.actions.chosenValue('maten', size(900, 1200));
    await latest(test.validate).resolve(outOfReach);
    const calls = test.validate.length;
    test.comeBack();
    expect(test.validate).toHaveLength(calls + 1);
    expect(latest(test.validate).body.specs).toMatchObject({ maten: { width_opening: '900' } });
    await latest(test.validate).resolve(ok(sized));
    expect([test.state().trouble, test.state().isJudged, at(test)]).toEqual([null, true, 2]);
  });

  it('R20.12 a shop that is too busy (429) is asked again by itself, and choosing goes on', async () => {
    const test = await setUpLoaded({ device: 'mobile' });
    test.actions.chosenValue('kozijn', option('1'));
    await latest(test.validate).resolve(failed(429));
    expect([test.state().trouble, at(test), submitDisabled(test.state())]).toEqual(['busy', 1, true]);
    letTimePass(test);
    expect(test.validate).toHaveLength(2);
    await latest(test.validate).resolve(ok(sized));
    expect([test.state().trouble, test.state().isJudged]).toEqual([null, true]);
  });

  it('R7.5 an order whose key is spent (409) is told, and made by a key of its own when it is pressed again', async () => {
    const test = await setUpComplete();
    test.actions.addToCart();
    await latest(test.add).resolve({ ...failed(409, '/product/add-to-cart/PE-100'), told: 'Al verstuurd.' });
    expect([test.state().trouble, submitDisabled(test.state())]).toEqual([{ told: 'Al verstuurd.' }, false]);
    test.actions.addToCart();
    expect(test.add).toHaveLength(2);
    expect(test.add[1]?.key).not.toBe(test.add[0]?.key);
    expect(test.add[1]?.lost).toEqual([test.add[0]?.key]);
  });

  it('R20.12 it is tried again and again, after pauses that grow', async () => {
    const test = await cutOff();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const due = test.timers.splice(0).filter(({ milliseconds }) => milliseconds !== slowAfter);
      pauses.push(...due.map(({ milliseconds }) => milliseconds));
      for (const { act } of due) act();
      await latest(test.validate).resolve(outOfReach);
    }
    expect(pauses).toEqual([2000, 5000, 10_000, 20_000, 30_000, 30_000]);
    expect(test.validate).toHaveLength(7);
  });

  it('R20.12 a refusal leads back to its question', async () => {
    const test = await cutOff();
    test.actions.chosenValue('maten', size(9000, 1200));
    await latest(test.validate).resolve(outOfReach);
    expect(at(test)).toBe(2);
    test.comeBack();
    await latest(test.validate).resolve({ kind: 'refused', answer: tooWide });
    expect([at(test), test.state().sought, test.state().trouble]).toEqual([
      1,
      { key: 'maten', row: null },
      null,
    ]);
  });

  it('R20.12 what was refused before can be mended, and keeps nobody', async () => {
    const test = await setUpLoaded({ device: 'mobile' });
    test.actions.chosenValue('kozijn', option('1'));
    await latest(test.validate).resolve(ok(anAnswer()));
    test.actions.chosenValue('maten', size(9000, 1200));
    await latest(test.validate).resolve({ kind: 'refused', answer: tooWide });
    expect(at(test)).toBe(1);
    test.actions.chosenValue('maten', size(900, 1200));
    await latest(test.validate).resolve(outOfReach);
    expect([at(test), test.state().refusal?.messages]).toEqual([2, []]);
    expect(submitDisabled(test.state())).toBe(true);
  });

  it('R20.12 a question that came up meanwhile is led back to, and the place is kept by its name', async () => {
    const test = await cutOff();
    test.actions.chosenValue('maten', size(900, 1200));
    await latest(test.validate).resolve(outOfReach);
    const [kozijn, maten, kenmerk] = threeSteps;
    if (!kozijn || !maten || !kenmerk) throw new Error('three steps');
    test.comeBack();
    const longer = [kozijn, maten, aSpecification({ key: 'rem' }), kenmerk];
    await latest(test.validate).resolve(ok(anAnswer({ product_specifications: longer })));
    expect(at(test)).toBe(2);
    const wide = await cutOff({ device: 'desktop' });
    wide.actions.toggleSpec(2);
    wide.comeBack();
    await latest(wide.validate).resolve(ok(anAnswer({ product_specifications: longer })));
    expect(at(wide)).toBe(3);
  });

  it('R20.12 a late answer to an earlier choice changes nothing', async () => {
    const test = await setUpLoaded({ device: 'mobile' });
    test.actions.chosenValue('kozijn', option('1'));
    letTimePass(test);
    test.actions.chosenValue('kozijn', option('2'));
    await test.validate[0]?.resolve(ok({ ...sized, complete: true }));
    expect([test.state().isJudged, test.state().chosen['kozijn']]).toEqual([false, option('2')]);
    await latest(test.validate).resolve(ok(sized));
    expect(test.state().isJudged).toBe(true);
  });

  it('R20.12 a fault of ours shows nothing, and moves nobody on', async () => {
    const test = await setUpLoaded({ device: 'mobile' });
    test.actions.chosenValue('kozijn', option('1'));
    await latest(test.validate).resolve(failed(500));
    expect([at(test), test.state().trouble]).toEqual([0, null]);
    const away = await cutOff();
    away.comeBack();
    await latest(away.validate).resolve(failed(500));
    expect([away.state().trouble, submitDisabled(away.state())]).toEqual(['offline', true]);
  });

  it('R20.12 an order is not sent by itself, but the notice goes', async () => {
    const test = await setUpComplete();
    test.actions.addToCart();
    await latest(test.add).resolve(failed(null, '/product/add-to-cart/PE-100'));
    expect([test.state().trouble, submitDisabled(test.state())]).toEqual(['offline', false]);
    test.comeBack();
    await latest(test.validate).resolve(ok(anAnswer({ complete: true })));
    expect([test.state().trouble, test.add.length]).toEqual([null, 1]);
  });

  it('R20.12 what could not be loaded is loaded when the line is back', async () => {
    const test = setUpStore({ device: 'mobile' });
    test.actions.initStateAdd(inzethor);
    await latest(test.init).resolve(failed(null, '/product/init/PE-100'));
    test.comeBack();
    await latest(test.init).resolve(ok(anAnswer()));
    expect([test.state().trouble, test.state().server === null, at(test)]).toEqual([null, false, 0]);
  });

  it('R20.12 nobody asks on behalf of who has closed it', async () => {
    const test = await cutOff();
    test.note({ type: 'closed' });
    const calls = test.validate.length;
    test.comeBack();
    letTimePass(test);
    expect(test.validate).toHaveLength(calls);
  });

  it('R20.12 changes of a cart line are kept without a line too, and cannot be ordered before it is back', async () => {
    const line = { timestamp: 99, amount: 1, totalPrice: '86.08', totalAdviesPrijs: '168.00' };
    const test = setUpStore({ device: 'mobile' });
    test.actions.initStateEdit(inzethor, { ...line, specs: lineSpecs });
    await latest(test.validate).resolve(ok(anAnswer({ complete: true })));
    test.actions.chosenValue('kozijn', option('2'));
    await latest(test.validate).resolve(outOfReach);
    expect([test.storage.length, hasUnsavedWork(test.state())]).toEqual([1, true]);
    const calls = test.validate.length;
    test.actions.addToCart();
    expect([test.update.length, test.add.length, test.validate.length]).toEqual([0, 0, calls]);
    test.comeBack();
    await latest(test.validate).resolve(ok(anAnswer({ complete: true })));
    test.actions.addToCart();
    expect([test.update.length, test.storage.length]).toEqual([1, 1]);
  });
});

describe('on a slow line', () => {
  it('R4.2 R20.12 an answer is waited for, but not for ever', async () => {
    const test = await setUpLoaded({ device: 'mobile' });
    test.actions.chosenValue('kozijn', option('1'));
    expect([at(test), isWaiting(test.state()), test.timers.at(-1)?.milliseconds]).toEqual([
      0,
      true,
      slowAfter,
    ]);
    letTimePass(test);
    expect([at(test), isWaiting(test.state()), test.state().trouble]).toEqual([1, false, 'slow']);
    test.actions.chosenValue('maten', size(900, 1200));
    expect(at(test)).toBe(2);
    await latest(test.validate).resolve(ok(sized));
    expect([at(test), test.state().trouble]).toEqual([2, null]);
  });

  it('R20.12 it is asked once more under the same number, and the first answer counts', async () => {
    const test = await setUpLoaded({ device: 'mobile' });
    test.actions.chosenValue('kozijn', option('1'));
    letTimePass(test);
    letTimePass(test);
    expect(test.validate).toHaveLength(2);
    await test.validate[0]?.resolve(ok(sized));
    expect([test.state().isJudged, test.state().pending]).toEqual([true, null]);
    await test.validate[1]?.resolve({ kind: 'refused', answer: tooWide });
    expect(test.state().refusal).toBeNull();
  });

  it('R20.12 a pressed order button waits no longer than the rest, and orders nothing by itself', async () => {
    const test = await setUpComplete({ device: 'mobile' });
    test.actions.chosenValue('kozijn', option('2'), false);
    test.actions.addToCart();
    letTimePass(test);
    expect(submitDisabled(test.state())).toBe(true);
    await latest(test.validate).resolve(ok(anAnswer({ complete: true })));
    expect([test.add.length, submitDisabled(test.state())]).toEqual([0, false]);
    test.actions.addToCart();
    expect(test.add).toHaveLength(1);
  });

  it('R20.12 everything chosen meanwhile is in what is judged', async () => {
    const test = await setUpLoaded({ device: 'mobile' });
    for (const [key, answer] of Object.entries(everyAnswer)) {
      test.actions.chosenValue(key, answer);
      letTimePass(test);
    }
    expect(latest(test.validate).body.specs).toEqual(lineSpecs);
  });
});

describe('R20.12 of several tries', () => {
  const pauseOf = ({ timers }: TestStore) =>
    timers.filter(({ milliseconds }) => milliseconds !== slowAfter).at(-1)?.milliseconds;

  it('only the last that waits has its turn', async () => {
    const test = await cutOff();
    test.actions.chosenValue('maten', size(900, 1200));
    await latest(test.validate).resolve(outOfReach);
    const calls = test.validate.length;
    letTimePass(test);
    expect(test.validate).toHaveLength(calls + 1);
  });

  it('the first after a line that came back, or after an answer, waits as short as the first of all', async () => {
    const test = await cutOff();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      letTimePass(test);
      await latest(test.validate).resolve(outOfReach);
    }
    expect(pauseOf(test)).toBe(10_000);
    test.comeBack();
    await latest(test.validate).resolve(outOfReach);
    expect(pauseOf(test)).toBe(2000);
    letTimePass(test);
    await latest(test.validate).resolve(ok(sized));
    test.actions.chosenValue('kozijn', option('2'));
    await latest(test.validate).resolve(outOfReach);
    expect(pauseOf(test)).toBe(2000);
  });

  it('an order is none: it is held until its answer comes, sent once, and never called slow', async () => {
    const test = await setUpComplete();
    test.actions.addToCart();
    letTimePass(test);
    expect([test.state().trouble, test.add.length]).toEqual([null, 1]);
    await latest(test.add).resolve(failed(null, '/product/add-to-cart/PE-100'));
    test.actions.addToCart();
    const calls = test.validate.length;
    expect(isWaiting(test.state())).toBe(true);
    letTimePass(test);
    expect([test.add.length, test.validate.length]).toEqual([2, calls]);
    expect(test.add[1]?.key).toBe(test.add[0]?.key);
  });

  it('what failed as an order leaves price and size as they were agreed', async () => {
    const test = await setUpComplete();
    test.actions.addToCart();
    await latest(test.add).resolve(failed(500, '/product/add-to-cart/PE-100'));
    expect(isPriceOld(test.state())).toBe(false);
  });

  it('a late answer moves nobody who has gone elsewhere since, and being cut off stays told as that', async () => {
    const test = await setUpLoaded({ device: 'mobile' });
    test.actions.chosenValue('kozijn', option('1'));
    letTimePass(test);
    test.actions.stepBack();
    await latest(test.validate).resolve(ok(sized));
    expect(at(test)).toBe(0);
    const away = await cutOff();
    away.actions.chosenValue('maten', size(900, 1200));
    letTimePass(away);
    expect(away.state().trouble).toBe('offline');
  });
});
