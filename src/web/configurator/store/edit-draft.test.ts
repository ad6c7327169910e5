import { describe, expect, it } from 'vitest';
import type { LineToEdit } from '#contract/catalogue-page.ts';
import { anAnswer, inzethor, lineSpecs, option, size, threeSteps } from './answers-testing.ts';
import { failed, latest, memoryStorage, ok, setUpStore } from './testing.ts';

const line: LineToEdit = {
  timestamp: 99,
  amount: 3,
  totalPrice: '258.24',
  totalAdviesPrijs: '504.00',
  specs: lineSpecs,
};
const added = { ok: true as const, timestamps: [99], lines: 1 };
const complete = anAnswer({ complete: true });

type Setup = Parameters<typeof setUpStore>[0];

async function edit(setup: Setup, opened = line) {
  const test = setUpStore(setup);
  test.actions.initStateEdit(inzethor, opened);
  await latest(test.validate).resolve(ok(complete));
  return test;
}

// The line with another frame and amount, left at its size.
async function changed(storage = memoryStorage()) {
  const test = await edit({ storage });
  test.actions.chosenValue('kozijn', option('2'));
  await latest(test.validate).resolve(ok(complete));
  test.actions.updateAmount(5);
  await latest(test.validate).resolve(ok(complete));
  return test;
}

const isAsInCart = { chosen: { kozijn: option('1') }, amount: 3, isTouched: false, isRestored: false };

describe('changes to a line that were not updated', () => {
  it('R4.9 are there again when the line is, where they were left, and say so', async () => {
    const { storage } = await changed();
    const { state } = await edit({ storage });
    expect(state()).toMatchObject({
      chosen: { kozijn: option('2'), maten: size(900, 1200) },
      ...{ amount: 5, isTouched: true, isRestored: true },
      edited: { timestamp: 99, amount: 3 },
    });
    expect(threeSteps[state().activeIndex]?.key).toBe('maten');
    expect((await edit({ storage })).state().isRestored).toBe(true);
  });

  it('R5.3 a phone has their amount as an answer, also when they were made on a wide screen', async () => {
    const { storage } = await changed();
    const test = setUpStore({ device: 'mobile', storage });
    test.actions.initStateEdit(inzethor, line);
    expect(test.state().chosen['aantal']).toEqual({ kind: 'amount', amount: 5 });
  });

  it('outlive logging in again', async () => {
    const { storage, actions, validate } = await changed();
    actions.chosenValue('kozijn', option('3'));
    await latest(validate).resolve(failed(401));
    expect((await edit({ storage })).state().chosen['kozijn']).toEqual(option('3'));
  });

  it('R4.9 are none before anything is changed', async () => {
    const { storage, actions } = await edit({});
    actions.toggleSpec(1);
    expect(storage.length).toBe(0);
  });

  it.each<[string, Partial<LineToEdit>]>([
    ['its answers', { specs: { ...lineSpecs, kenmerk: { room: 'keuken' } } }],
    ['its amount', { amount: 4 }],
  ])('are forgotten once the cart has another line: %s', async (_what, over) => {
    const { storage } = await changed();
    const { state } = await edit({ storage }, { ...line, ...over });
    expect(state().isRestored).toBe(false);
    expect(storage.length).toBe(0);
  });

  it('are not those of another line, nor of a new one', async () => {
    const { storage } = await changed();
    expect((await edit({ storage }, { ...line, timestamp: 100 })).state()).toMatchObject(isAsInCart);
    const fresh = setUpStore({ storage });
    fresh.actions.initStateAdd(inzethor);
    expect(fresh.state().chosen).toEqual({});
  });

  it('outlive another unit', async () => {
    const { storage } = await changed();
    const inCentimetres = { ...lineSpecs, maten: { width_opening: '90,0', height_opening: '120,0' } };
    const { state } = await edit({ storage, unit: 'cm' }, { ...line, specs: inCentimetres });
    expect(state().isRestored).toBe(true);
  });

  it.each<[string, (test: Awaited<ReturnType<typeof changed>>) => unknown]>([
    ['updated', ({ actions, update }) => [actions.addToCart(), update[0]?.resolve(ok(added))]],
    ['thrown away', ({ discard }) => discard()],
  ])('are forgotten once they are %s', async (_how, end) => {
    const test = await changed();
    expect(test.storage.length).toBe(1);
    await Promise.all([end(test)].flat());
    expect(test.storage.length).toBe(0);
  });

  it('give way to the line as the cart has it when one begins anew, and what is changed then is kept', async () => {
    const { storage } = await changed();
    const test = await edit({ storage });
    test.startOver();
    expect([storage.length, test.state()]).toMatchObject([0, isAsInCart]);
    await latest(test.validate).resolve(ok(complete));
    test.actions.chosenValue('kozijn', option('3'));
    expect(storage.length).toBe(1);
  });
});
