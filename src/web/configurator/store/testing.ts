import type { AddAnswer, Message, Specification, SubSpecification } from '#contract/configurator-answer.ts';
import type { Device } from '#domain/configuration/device.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import type { Answer } from './answer.ts';
import type { ConfiguratorApi, Failure, Outcome } from './api.ts';
import type { Dependencies } from './configurator-store.ts';
import { createMemory } from './memory.ts';
import type { OrderBody, StateBody } from './payload.ts';
import type { CartSum, ConfiguratorState, Destination, Product, Refusal } from './state.ts';
import { createConfiguratorStore } from './store.ts';
import type { RefusalAnswer, StateAnswer } from './wire.ts';

export const inzethor: Product = { code: 'PE-100', name: 'Inzethor' };
export const rolhor: Product = { code: 'RO-50', name: 'Rolhor' };

export const incomplete: Message = {
  name: 'incompleet',
  type: 'error',
  message: 'U heeft nog niet alle opties voor deze hor ingevuld.',
  submitDisabled: true,
};

export function aSpecification(over: Partial<Specification> & Pick<Specification, 'key'>): Specification {
  return {
    display: 'SpecOptionRadio',
    label: over.key,
    label_short: over.key,
    label_mobile: over.key,
    question: `${over.key}?`,
    instruction: null,
    tooltip: null,
    explanation_bottom: null,
    leftcol: 'meetinstructie',
    specs: {},
    options: [],
    ...over,
  };
}

export const threeSteps: Specification[] = [
  aSpecification({ key: 'kozijn' }),
  aSpecification({ key: 'maten', display: 'SpecMaten', leftcol: 'bijzonderheden' }),
  aSpecification({ key: 'kenmerk', display: 'SpecTextfield' }),
];

export const aSubSpecification: SubSpecification = {
  label: 'x',
  label_cart: 'x',
  placeholder: null,
  default_answer: null,
  chosen_value: null,
};

export function anAnswer(over: Partial<StateAnswer> = {}): StateAnswer {
  return {
    price: { price: '86.08', adviesPrijs: '168.00', totalPrice: '86.08', totalAdviesPrijs: '168.00' },
    calculated_total_sizes: [
      { name: 'width_total', value: null },
      { name: 'height_total', value: null },
    ],
    expected_total_sizes: [
      { name: 'width_total', value: null },
      { name: 'height_total', value: null },
    ],
    expected_if: null,
    messages: [],
    meta: { space_bottom: null, amount: 1 },
    ga_messages: [],
    delivery_date: null,
    product_specifications: threeSteps,
    complete: false,
    cart_string: { summary: [], products: 'opaque' },
    ...over,
  };
}

export function aRefusal(over: Partial<RefusalAnswer> = {}): RefusalAnswer {
  return { message: 'Nee', errors: {}, messages: [], ...over };
}

export function aRefused(causes: Refusal['causes'], messages: readonly Message[] = []): Refusal {
  return { causes, errors: causes, messages, repairs: [], specifications: null };
}

export const option = (key: string): Answer => ({ kind: 'options', keys: { frame_material: key } });

export const size = (width: number, height: number): Extract<Answer, { kind: 'measures' }> => ({
  kind: 'measures',
  typed: { width_opening: millimetres(width), height_opening: millimetres(height) },
  spaces: {},
});

export const label = (text: string): Answer => ({ kind: 'text', text });

export const everyAnswer = { kozijn: option('1'), maten: size(900, 1200), kenmerk: label('hal') };

/** The same, as a cart line has them. */
export const lineSpecs = {
  kozijn: { frame_material: '1' },
  maten: { width_opening: '900', height_opening: '1200' },
  kenmerk: { room: 'hal' },
};

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
