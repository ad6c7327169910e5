import type { AddAnswer } from '#contract/configurator-answer.ts';
import type { Device } from '#domain/configuration/device.ts';
import { anAnswer, everyAnswer, incomplete, inzethor } from './answers-testing.ts';
import type { ConfiguratorApi, Failure, Outcome } from './api.ts';
import type { Dependencies } from './configurator-store.ts';
import { createMemory } from './memory.ts';
import type { OrderBody, StateBody } from './payload.ts';
import type { CartSum, ConfiguratorState, Destination } from './state.ts';
import { createConfiguratorStore } from './store.ts';
import type { StateAnswer } from './wire.ts';

type Call<Body, Answer> = {
  readonly code: string;
  readonly body: Body;
  readonly key: string;
  readonly lost: readonly string[];
  readonly resolve: (outcome: Outcome<Answer>) => Promise<void>;
};

// Answers only when the test says so, so that answers can come late, out of order or never.
function heldCalls<Body, Answer>() {
  const calls: Call<Body, Answer>[] = [];
  const hold = (code: string, body: Body, key = '', lost: readonly string[] = []): Promise<Outcome<Answer>> =>
    new Promise((answer) => {
      calls.push({
        code,
        body,
        key,
        lost,
        resolve: (outcome) => {
          answer(outcome);
          return settled();
        },
      });
    });
  return { calls, hold };
}

export function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

export const ok = <Answer>(answer: Answer): Outcome<Answer> => ({ kind: 'ok', answer });

export const failed = (status: number | null, path = '/product/validate-state/PE-100'): Failure => ({
  kind: 'failed',
  status,
  request: { method: 'POST', path, body: '{}' },
});

/** What it holds are its own properties, as a browser's. */
export function memoryStorage(): Storage {
  const keys = () => Object.keys(storage);
  const storage: Storage = Object.create({
    get length() {
      return keys().length;
    },
    key: (index: number) => keys()[index] ?? null,
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
    clear: () => {
      for (const key of keys()) delete storage[key];
    },
  });
  return storage;
}

type Setup = {
  readonly device?: Device;
  readonly unit?: 'mm' | 'cm';
  readonly storage?: Storage;
  readonly quote?: string | null;
};

export function setUpStore({
  device = 'desktop',
  unit = 'mm',
  storage = memoryStorage(),
  quote = null,
}: Setup = {}) {
  const init = heldCalls<Device, StateAnswer>();
  const validate = heldCalls<StateBody, StateAnswer>();
  const add = heldCalls<OrderBody, AddAnswer>();
  const update = heldCalls<OrderBody, AddAnswer>();
  const image = heldCalls<null, { readonly src: string }>();
  const cart = heldCalls<null, CartSum>();
  const preview = heldCalls<null, string>();
  const reports: Failure[] = [];
  const previews: string[] = [];
  const timers: { readonly milliseconds: number; readonly act: () => void }[] = [];
  const backs: (() => void)[] = [];
  const delays: { readonly milliseconds: number; readonly act: () => void }[] = [];
  const visits: Destination[] = [];
  const api: ConfiguratorApi = {
    init: init.hold,
    validateState: validate.hold,
    addToCart: add.hold,
    updateCart: update.hold,
    kimImage: (code) => image.hold(code, null),
    cart: () => cart.hold('', null),
    cartPreview: () => preview.hold('', null),
    palette: () => Promise.resolve(failed(500)),
    drawing: () => Promise.resolve(failed(500)),
  };
  let ids = 0;
  const deps: Dependencies = {
    api,
    memory: createMemory(
      () => storage,
      () => 0,
    ),
    line: {
      after: (milliseconds, act) => timers.push({ milliseconds, act }),
      onBack: (act) => backs.push(act),
    },
    after: (milliseconds, act) => delays.push({ milliseconds, act }),
    navigate: (destination) => visits.push(destination),
    report: (failure) => reports.push(failure),
    showCartPreview: (html) => previews.push(html),
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    incomplete,
  };
  const customer = { id: 7, unit };
  const beginning = { device, customer, product: null, quote, firstRowId: 'first' };
  const store = createConfiguratorStore(beginning, deps);
  return {
    store,
    ...store,
    state: (): ConfiguratorState => store.getState(),
    init: init.calls,
    validate: validate.calls,
    add: add.calls,
    update: update.calls,
    image: image.calls,
    cart: cart.calls,
    preview: preview.calls,
    reports,
    previews,
    delays,
    timers,
    // The browser says that the line is back.
    comeBack: () => {
      for (const act of backs) act();
    },
    visits,
    storage,
  };
}

export type TestStore = ReturnType<typeof setUpStore>;

/** A store with a product chosen and its specifications loaded. */
export async function setUpLoaded(setup: Setup = {}, answer: StateAnswer = anAnswer()): Promise<TestStore> {
  const test = setUpStore(setup);
  test.actions.initStateAdd(inzethor);
  await test.init[0]?.resolve(ok(answer));
  return test;
}

/** A store in which every question is answered, and the server agreed. */
export async function setUpComplete(setup: Setup = {}): Promise<TestStore> {
  const test = await setUpLoaded(setup);
  for (const [key, answer] of Object.entries(everyAnswer)) test.actions.chosenValue(key, answer, false);
  await latest(test.validate).resolve(ok(anAnswer({ complete: true })));
  return test;
}

export const latest = <Item>(items: readonly Item[]): Item => {
  const item = items.at(-1);
  if (item === undefined) throw new Error('there was no such call');
  return item;
};
