import { describe, expect, it } from 'vitest';
import {
  anAnswer,
  aRefusal,
  aSpecification,
  aSubSpecification,
  everyAnswer,
  incomplete,
  inzethor,
  label,
  lineSpecs,
  option,
  rolhor,
  size,
  threeSteps,
} from './answers-testing.ts';
import { beginWith } from './draft-keeper.ts';
import { createMemory } from './memory.ts';
import { errorOf, submitDisabled, togglePossible } from './selectors.ts';
import {
  failed,
  latest,
  memoryStorage,
  ok,
  settled,
  setUpComplete,
  setUpLoaded,
  setUpStore,
} from './testing.ts';

const complete = anAnswer({ complete: true });
const added = ok({ ok: true as const, timestamps: [1], lines: 1 });

describe('starting', () => {
  it('R4.14 has exactly the fourteen actions', () => {
    expect(Object.keys(setUpStore().actions).sort()).toEqual([
      'addToCart',
      'cancelSwitchProduct',
      'chosenProduct',
      'chosenValue',
      'confirmSwitchProduct',
      'hideValidationMessage',
      'initStateAdd',
      'initStateEdit',
      'resetErrorOnFocus',
      'stepBack',
      'stepForward',
      'switchProduct',
      'toggleSpec',
      'updateAmount',
    ]);
  });

  it('R7.2 asks for the product with its own device and opens the first specification', async () => {
    const { actions, init, state } = setUpStore({ device: 'desktop' });
    actions.initStateAdd(inzethor);
    expect(init.map(({ code, body }) => [code, body])).toEqual([['PE-100', 'desktop']]);
    await init[0]?.resolve(ok(anAnswer()));
    expect([state().activeIndex, state().server, state().pending]).toEqual([0, anAnswer(), null]);
  });

  it('R8.3 a failed start is reported, leaves nothing broken, and can be tried again', async () => {
    const { actions, init, state, reports } = setUpStore();
    actions.initStateAdd(inzethor);
    await init[0]?.resolve(failed(500, '/product/init/PE-100'));
    expect([reports.length, state().pending, state().server]).toEqual([1, null, null]);
    actions.initStateAdd(inzethor);
    await init[1]?.resolve(ok(anAnswer()));
    expect(state().server).toEqual(anAnswer());
  });

  it('R4.9 R8.3 trying again goes on with the line that is changed, not with a new one', async () => {
    const { actions, validate, init, state, retry } = setUpStore();
    const line = { timestamp: 99, amount: 3, totalPrice: '3.00', totalAdviesPrijs: '6.00' };
    actions.initStateEdit(inzethor, { ...line, specs: lineSpecs });
    await validate[0]?.resolve(failed(500));
    retry();
    await validate[1]?.resolve(ok(complete));
    expect([init.length, state().edited?.timestamp, state().chosen]).toEqual([0, 99, everyAnswer]);
  });

  it('R20.14 editing begins at the step that the address asks for, also when it has to be tried again', async () => {
    const { actions, validate, state, retry } = setUpStore();
    const line = {
      timestamp: 99,
      amount: 3,
      totalPrice: '3.00',
      totalAdviesPrijs: '6.00',
      openAt: 'kenmerk',
    };
    actions.initStateEdit(inzethor, { ...line, specs: lineSpecs });
    await validate[0]?.resolve(failed(500));
    retry();
    await validate[1]?.resolve(ok(complete));
    expect(state().activeIndex).toBe(2);
    expect(state().edited).not.toHaveProperty('openAt');
  });

  it('R4.9 editing takes amount, answers and price from the cart line, at the first step, ready to be ordered', async () => {
    const { actions, init, validate, state } = setUpStore({ unit: 'cm' });
    actions.initStateEdit(inzethor, {
      timestamp: 99,
      amount: 3,
      totalPrice: '258.24',
      totalAdviesPrijs: '504.00',
      specs: {
        kozijn: { frame_material: '1' },
        maten: { width_opening: '90,0', height_opening: '120.0' },
        kenmerk: { room: 'hal' },
      },
    });
    expect([state().amount, submitDisabled(state()), state().activeIndex]).toEqual([3, false, 0]);
    expect(init).toHaveLength(0);
    expect(validate[0]?.body.specs).toEqual({
      kozijn: { frame_material: '1' },
      maten: { width_opening: '90,0', height_opening: '120,0' },
      kenmerk: { room: 'hal' },
    });
    await validate[0]?.resolve(ok(complete));
    expect(state().chosen['maten']).toEqual(size(900, 1200));
    expect([state().activeIndex, submitDisabled(state())]).toEqual([0, false]);
  });

  it('shows an edited line that is refused today with its own specifications and errors', async () => {
    const { actions, init, validate, state } = setUpStore();
    actions.initStateEdit(inzethor, {
      timestamp: 99,
      amount: 1,
      totalPrice: '1.00',
      totalAdviesPrijs: '1.00',
      specs: { kozijn: { frame_material: '9' } },
    });
    const answer = aRefusal({ errors: { kozijn: { errors: ['bestaat niet'] } } });
    await validate[0]?.resolve({ kind: 'refused', answer });
    await init[0]?.resolve(ok(anAnswer()));
    expect(state().server?.product_specifications).toEqual(threeSteps);
    expect(errorOf(state(), 'kozijn')?.general).toEqual(['bestaat niet']);
    expect(state().pending).toBeNull();
  });
});

describe('choosing', () => {
  it('R4.2 moves on only after the server agreed', async () => {
    const { actions, validate, state } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    expect([state().activeIndex, togglePossible(state())]).toEqual([0, false]);
    await validate[0]?.resolve(ok(anAnswer()));
    expect([state().activeIndex, togglePossible(state())]).toEqual([1, true]);
  });

  it('R4.2 R8.1 stays on a refusal, keeps the choice and attaches the errors', async () => {
    const { actions, validate, state } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    const answer = aRefusal({ errors: { kozijn: { errors: ['kan niet'] } }, messages: [incomplete] });
    await validate[0]?.resolve({ kind: 'refused', answer });
    expect(state().activeIndex).toBe(0);
    expect(state().chosen['kozijn']).toEqual(option('1'));
    expect(errorOf(state(), 'kozijn')?.general).toEqual(['kan niet']);
  });

  it('R4.2 nobody moves while an answer is judged, whichever way they try', async () => {
    const { actions, validate, state } = await setUpLoaded({ device: 'mobile' });
    actions.chosenValue('kozijn', option('1'), false);
    await validate[0]?.resolve(ok(anAnswer()));
    actions.stepForward();
    actions.chosenValue('maten', size(9000, 1200), false);
    for (const attempt of [actions.stepForward, actions.stepBack, () => actions.toggleSpec(2)]) {
      attempt();
      expect(state().activeIndex).toBe(1);
    }
    await validate[1]?.resolve({ kind: 'refused', answer: aRefusal({ messages: [incomplete] }) });
    expect(state().activeIndex).toBe(1);
  });

  it.each([
    ['kozijn', 0, option('1'), 1],
    // What may be left open has nothing to wait for but the judgement itself.
    ['kenmerk', 2, null, 3],
  ])(
    'R4.2 a press on the forward arrow waits for the judgement of %s, and moves one step',
    async (key, at, answer, to) => {
      const list = [...threeSteps, aSpecification({ key: 'aantal', display: 'SpecAmount' })];
      const agreed = anAnswer({ product_specifications: list });
      const { actions, validate, state } = await setUpLoaded({ device: 'mobile' }, agreed);
      if (at > 0) actions.toggleSpec(at);
      actions.chosenValue(key, answer ?? label('hal'));
      if (answer === null) actions.chosenValue(key, answer, false);
      actions.stepForward();
      expect(state().activeIndex).toBe(at);
      await latest(validate).resolve(ok(agreed));
      expect(state().activeIndex).toBe(to);
    },
  );

  it('R4.2 an answer whose judgement failed is judged before one moves on', async () => {
    const { actions, validate, state } = await setUpLoaded({ device: 'mobile' });
    actions.chosenValue('kozijn', option('1'), false);
    await validate[0]?.resolve(failed(500));
    actions.stepForward();
    expect([state().activeIndex, validate.length]).toEqual([0, 2]);
    await validate[1]?.resolve(ok(anAnswer()));
    expect(state().activeIndex).toBe(1);
  });

  it('stays while the same specification still asks something', async () => {
    const { actions, validate, state } = await setUpLoaded();
    const sub = aSubSpecification;
    const asksMore = aSpecification({ key: 'kozijn', specs: { frame_material: sub, position: sub } });
    actions.chosenValue('kozijn', option('1'));
    await validate[0]?.resolve(ok(anAnswer({ product_specifications: [asksMore, ...threeSteps.slice(1)] })));
    expect(state().activeIndex).toBe(0);
    actions.chosenValue('kozijn', { kind: 'options', keys: { frame_material: '1', position: '2' } });
    await validate[1]?.resolve(ok(anAnswer({ product_specifications: [asksMore, ...threeSteps.slice(1)] })));
    expect(state().activeIndex).toBe(1);
  });

  it('R7.3 sends device, shop, customer, price, amount and every answer so far', async () => {
    const { actions, validate } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    actions.chosenValue('maten', size(900, 1200));
    expect(latest(validate).body).toEqual({
      meta: { device: 'desktop', webshop_type: 'zakelijk', customer_id: 7, price: '86.08', amount: 1 },
      specs: {
        kozijn: { frame_material: '1' },
        maten: { width_opening: '900', height_opening: '1200' },
      },
    });
  });

  it('an answer that comes late changes nothing', async () => {
    const { actions, validate, state } = await setUpLoaded();
    actions.chosenValue('maten', size(900, 1200), false);
    actions.chosenValue('maten', size(950, 1200), false);
    const newer = anAnswer({ cart_string: { summary: [], products: 'newer' } });
    await validate[1]?.resolve(ok(newer));
    await validate[0]?.resolve(ok(anAnswer({ cart_string: { summary: [], products: 'older' } })));
    expect(state().server?.cart_string?.products).toBe('newer');
    expect(state().chosen['maten']).toEqual(size(950, 1200));
  });

  it('an older refusal or failure does not disturb the newer choice', async () => {
    const { actions, validate, state, reports } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    actions.chosenValue('kozijn', option('2'));
    actions.chosenValue('kozijn', option('3'));
    await validate[0]?.resolve({ kind: 'refused', answer: aRefusal({ messages: [incomplete] }) });
    await validate[1]?.resolve(failed(500));
    expect([state().refusal, state().pending?.call, reports.length]).toEqual([null, 4, 1]);
    await validate[2]?.resolve(ok(anAnswer()));
    expect([state().activeIndex, state().pending]).toEqual([1, null]);
  });

  it('a newer call takes over where the replaced one was to go', async () => {
    const { actions, validate, state } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    actions.updateAmount(2);
    await validate[1]?.resolve(ok(anAnswer()));
    expect(state().activeIndex).toBe(1);
  });

  it('leaving a field and then pressing on is one call', async () => {
    const { actions, validate, state } = await setUpLoaded();
    actions.toggleSpec(1);
    actions.chosenValue('maten', size(900, 1200), false);
    actions.chosenValue('maten', size(900, 1200), true);
    expect(validate).toHaveLength(1);
    await validate[0]?.resolve(ok(anAnswer()));
    expect(state().activeIndex).toBe(2);
  });

  it('pressing on with what was already agreed moves on without a call', async () => {
    const { actions, validate, state } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'), false);
    await validate[0]?.resolve(ok(anAnswer()));
    actions.chosenValue('kozijn', option('1'));
    expect([validate.length, state().activeIndex]).toEqual([1, 1]);
  });

  it('R5.8 a focused error is judged again when the field is left as it was', async () => {
    const { actions, validate, state } = await setUpLoaded();
    const answer = aRefusal({ errors: { maten: { width_opening: ['te breed'] } } });
    actions.chosenValue('maten', size(9000, 1200), false);
    await validate[0]?.resolve({ kind: 'refused', answer });
    actions.resetErrorOnFocus('maten');
    expect(errorOf(state(), 'maten')).toBeNull();
    actions.chosenValue('maten', size(9000, 1200), false);
    await validate[1]?.resolve({ kind: 'refused', answer });
    expect(errorOf(state(), 'maten')?.fields).toEqual({ width_opening: ['te breed'] });
  });

  it('a cleared answer is no longer sent', async () => {
    const { actions, validate } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    actions.chosenValue('kozijn', null, false);
    expect(latest(validate).body.specs).toEqual({});
  });

  it.each([
    [3.9, 3],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [99999, 99999],
  ])('R5.3 amount %d becomes %d', async (typed, amount) => {
    const { actions, validate, state } = await setUpLoaded();
    actions.updateAmount(7);
    actions.updateAmount(typed);
    expect([state().amount, latest(validate).body.meta.amount]).toEqual([amount, amount]);
  });

  it('R2.25 a validation message can be hidden and comes back with the next answer', async () => {
    const { actions, validate, state } = await setUpLoaded();
    actions.hideValidationMessage();
    expect(state().areMessagesHidden).toBe(true);
    actions.chosenValue('kozijn', option('1'));
    await validate[0]?.resolve({ kind: 'refused', answer: aRefusal() });
    expect(state().areMessagesHidden).toBe(false);
  });
});

describe('failing', () => {
  it('R8.2 a 500 is reported with its request, shows nothing, keeps everything, and the next try works', async () => {
    const { actions, validate, state, reports } = await setUpLoaded();
    const before = state();
    actions.chosenValue('kozijn', option('1'));
    await validate[0]?.resolve(failed(500));
    expect(reports).toEqual([failed(500)]);
    expect(state()).toEqual({
      ...before,
      chosen: { kozijn: option('1') },
      isJudged: false,
      isLeftUnjudged: true,
      isTouched: true,
    });
    actions.chosenValue('kozijn', option('1'));
    await validate[1]?.resolve(ok(anAnswer()));
    expect(state().activeIndex).toBe(1);
  });

  it.each([
    [null, '/product/validate-state/PE-100', 'offline'],
    [502, '/product/validate-state/PE-100', 'offline'],
    [503, '/product/validate-state/PE-100', 'offline'],
    [429, '/product/validate-state/PE-100', 'busy'],
    [429, '/product/add-to-cart/PE-100', 'busy'],
    [401, '/product/validate-state/PE-100', 'signed-out'],
    [404, '/product/update-cart/PE-100', 'line-gone'],
    [404, '/product/add-to-cart/PE-100', 'line-gone'],
    [404, '/product/validate-state/PE-100', null],
    [500, '/product/validate-state/PE-100', null],
  ])('tells the customer of status %s on %s: %s', async (status, path, trouble) => {
    const { actions, validate, state } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    await validate[0]?.resolve(failed(status, path));
    expect(state().trouble).toBe(trouble);
    actions.chosenValue('kozijn', option('2'));
    // Until an answer comes: leaving a field to press the link in the notice must not take the notice away.
    expect(state().trouble).toBe(trouble);
    await validate[1]?.resolve(ok(anAnswer()));
    expect(state().trouble).toBeNull();
  });

  it.each([
    ['over', 'signed-out'],
    ['another', 'other-account'],
    // Refused for a reason of its own: nobody is told to log in who has, but why.
    ['same', { told: 'Dit kan alleen de klant zelf.' }],
  ] as const)('R8.2 tells the customer of a refused call whose login is %s: %s', async (login, trouble) => {
    const { actions, validate, state } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    await validate[0]?.resolve({ ...failed(403), login, told: 'Dit kan alleen de klant zelf.' });
    expect(state().trouble).toEqual(trouble);
  });

  it.each([
    [409, { told: 'Dit is al eerder verstuurd.' }],
    [413, { told: 'Dit is al eerder verstuurd.' }],
    [500, null],
  ])('R8.2 what the shop says of a %i stands in sight: %j', async (status, trouble) => {
    const { actions, validate, state } = await setUpLoaded();
    actions.chosenValue('kozijn', option('1'));
    await validate[0]?.resolve({ ...failed(status), told: 'Dit is al eerder verstuurd.' });
    expect(state()).toMatchObject({ trouble, chosen: { kozijn: option('1') }, isLeftUnjudged: true });
  });
});

it.each([
  ['the first that is open', { kozijn: option('1'), maten: size(900, 1200) }, 'kenmerk'],
  ['the size, when that is', { kozijn: option('1') }, 'maten'],
  ['the size, when none is', everyAnswer, 'maten'],
])('R20.10 answers that came from another product open at %s', async (_where, chosen, key) => {
  const storage = memoryStorage();
  const place = { customerId: 7, code: inzethor.code, flow: 'product' } as const;
  const memory = createMemory(
    () => storage,
    () => 0,
  );
  memory.keepDraft(place, { chosen, amount: 3, rows: [], activeKey: null });
  const { actions, validate, state } = setUpStore({ storage });
  actions.initStateAdd(inzethor);
  await validate[0]?.resolve(ok(anAnswer()));
  expect([threeSteps[state().activeIndex]?.key, state().amount]).toEqual([key, 3]);
});

describe('ordering', () => {
  it('R7.4 adds what was agreed with the cart string, once, and shows the post-add screen', async () => {
    const { actions, add, image, preview, previews, state } = await setUpComplete();
    actions.addToCart();
    actions.addToCart();
    expect(add).toHaveLength(1);
    expect([add[0]?.code, add[0]?.body.cartString, add[0]?.key]).toEqual(['PE-100', 'opaque', 'id-2']);
    await add[0]?.resolve(added);
    expect(state().showPostAddToCartPage).toBe(true);
    await image[0]?.resolve(ok({ src: '/images/kim/pe_h670.png' }));
    await preview[0]?.resolve(ok('<a>1</a>'));
    expect([state().postAddImage, previews]).toEqual(['/images/kim/pe_h670.png', ['<a>1</a>']]);
  });

  it('R4.8 only the desktop refreshes its cart preview, and a failure there is only reported', async () => {
    const { actions, add, preview, image, previews, reports, state } = await setUpComplete();
    actions.addToCart();
    await add[0]?.resolve(added);
    await image[0]?.resolve(failed(500));
    await preview[0]?.resolve(failed(500));
    expect([state().showPostAddToCartPage, previews, reports.length]).toEqual([true, [], 2]);
    const mobile = await setUpComplete({ device: 'mobile' });
    mobile.actions.addToCart();
    await mobile.add[0]?.resolve(added);
    expect(mobile.preview).toHaveLength(0);
  });

  it('R4.6 incomplete is not sent: a blocking message comes and the unfilled specifications are marked', async () => {
    const { actions, add, state } = await setUpLoaded();
    actions.addToCart();
    expect(add).toHaveLength(0);
    expect(state().refusal?.messages).toEqual([incomplete]);
    expect(Object.keys(state().refusal?.errors ?? {})).toEqual(['kozijn', 'maten', 'kenmerk']);
  });

  it('R8.1 a refused order says why and can be sent again under a new key', async () => {
    const { actions, add, validate, state } = await setUpComplete();
    actions.addToCart();
    const answer = aRefusal({ errors: { maten: { errors: ['te groot'] } }, messages: [incomplete] });
    await add[0]?.resolve({ kind: 'refused', answer });
    expect([state().showPostAddToCartPage, submitDisabled(state())]).toEqual([false, true]);
    actions.chosenValue('maten', size(950, 1200), false);
    await latest(validate).resolve(ok(complete));
    actions.addToCart();
    expect(add.map(({ key }) => key)).toEqual(['id-2', 'id-3']);
  });

  it('a repeat of an order that may have arrived keeps its key, a changed one takes its place', async () => {
    const { actions, add, validate } = await setUpComplete();
    actions.addToCart();
    await add[0]?.resolve(failed(null, '/product/add-to-cart/PE-100'));
    actions.addToCart();
    await add[1]?.resolve(failed(500, '/product/add-to-cart/PE-100'));
    actions.updateAmount(2);
    await latest(validate).resolve(ok(complete));
    actions.addToCart();
    const [first, second, third] = add.map(({ key }) => key);
    expect([second === first, third === first]).toEqual([true, false]);
    expect(add.map(({ lost }) => lost)).toEqual([[], [], [first]]);
  });

  it('an order from a page that is opened again takes nothing out: it may be of the next window', async () => {
    const { actions, add, storage } = await setUpComplete();
    actions.addToCart();
    expect(add).toHaveLength(1);
    const again = setUpStore({ storage });
    again.actions.initStateAdd(inzethor);
    // Once more, for this store counts its ids from one as well.
    again.actions.initStateAdd(inzethor);
    expect(again.state().isRestored).toBe(true);
    again.actions.chosenValue('maten', size(950, 1200), false);
    await latest(again.validate).resolve(ok(complete));
    again.actions.addToCart();
    expect(again.add.map(({ lost }) => lost)).toEqual([[]]);
  });

  it('ordering while a choice is being judged waits for it', async () => {
    const { actions, add, validate } = await setUpComplete();
    actions.chosenValue('kenmerk', label('keuken'));
    actions.addToCart();
    expect(add).toHaveLength(0);
    await latest(validate).resolve(ok(complete));
    expect(add[0]?.body.specs['kenmerk']).toEqual({ room: 'keuken' });
  });

  it('ordering after a failed call has the choice judged first', async () => {
    const { actions, add, validate } = await setUpComplete();
    actions.chosenValue('kozijn', option('2'));
    await latest(validate).resolve(failed(500));
    const calls = validate.length;
    actions.addToCart();
    expect([add.length, validate.length - calls]).toEqual([0, 1]);
    await latest(validate).resolve(ok(complete));
    expect(add).toHaveLength(1);
  });

  it('nothing changes while the order is under way', async () => {
    const { actions, validate, state } = await setUpComplete();
    actions.addToCart();
    const calls = validate.length;
    const busy = state();
    actions.chosenValue('kozijn', option('2'));
    actions.updateAmount(9);
    actions.toggleSpec(2);
    expect([state(), validate.length]).toEqual([busy, calls]);
  });

  it('R7.5 an edited line is updated with its timestamp', async () => {
    const { actions, validate, update, add } = setUpStore();
    const line = { timestamp: 99, amount: 3, totalPrice: '3.00', totalAdviesPrijs: '6.00' };
    actions.initStateEdit(inzethor, { ...line, specs: lineSpecs });
    actions.addToCart();
    await validate[0]?.resolve(ok(complete));
    expect([add.length, update[0]?.body.timestamp, update[0]?.body.meta.amount]).toEqual([0, 99, 3]);
  });

  it.each(['shop', 'cart', 'checkout'] as const)(
    'R9.4 R2.51 R4.12 leaves for the %s after 500 ms, and has live buttons for whoever comes back',
    async (destination) => {
      const { leave, delays, visits, state } = await setUpComplete();
      leave(destination);
      expect([visits, state().leaving, delays.map(({ milliseconds }) => milliseconds)]).toEqual([
        [],
        destination,
        [500],
      ]);
      delays[0]?.act();
      expect([visits, state().leaving]).toEqual([[destination], null]);
    },
  );
});

describe('switching product', () => {
  const started = async () => {
    const test = await setUpLoaded({ device: 'snel_bestellen_desktop' });
    test.rows.edit('id-1', { kenmerk: 'hal' });
    return test;
  };

  it('R2.41 asks before work is lost, and not when there is none', async () => {
    const { actions, state } = await started();
    actions.switchProduct(rolhor);
    expect(state().switchProduct).toEqual({ show: true, product: rolhor });
    actions.cancelSwitchProduct();
    expect([state().switchProduct.show, state().product]).toEqual([false, inzethor]);
    const fresh = await setUpLoaded({ device: 'snel_bestellen_desktop' });
    fresh.actions.switchProduct(rolhor);
    expect([fresh.state().product, fresh.state().switchProduct.show]).toEqual([rolhor, false]);
  });

  it('R4.3 confirming loads the new product, and its answer alone counts', async () => {
    const { actions, init, state } = await started();
    actions.switchProduct(rolhor);
    actions.confirmSwitchProduct();
    expect([state().product, state().chosen, init[1]?.code, init[1]?.body]).toEqual([
      rolhor,
      {},
      'RO-50',
      'snel_bestellen_desktop',
    ]);
    await init[1]?.resolve(ok(anAnswer()));
    expect(state().activeIndex).toBe(0);
  });

  it('R4.3 stepping out of the first step and confirming leaves no product', async () => {
    const { actions, state } = await started();
    actions.stepBack();
    expect(state().activeIndex).toBe(-1);
    actions.confirmSwitchProduct();
    expect([state().product, state().activeIndex, state().switchProduct.show]).toEqual([null, -1, false]);
  });

  it('the answer for a product one has left changes nothing', async () => {
    const { actions, init, state } = setUpStore({ device: 'snel_bestellen_desktop' });
    actions.chosenProduct(inzethor);
    actions.chosenProduct(rolhor);
    await init[0]?.resolve(ok(anAnswer()));
    expect(state().server).toBeNull();
    await init[1]?.resolve(ok(complete));
    expect(state().server).toEqual(complete);
  });

  it('R4.2 R4.3 steps forward only where R5.6 allows', async () => {
    const { actions, state, validate } = await setUpLoaded({ device: 'mobile' });
    actions.stepForward();
    expect(state().activeIndex).toBe(0);
    actions.chosenValue('kozijn', option('1'), false);
    await validate[0]?.resolve(ok(anAnswer()));
    actions.stepForward();
    expect(state().activeIndex).toBe(1);
    actions.stepBack();
    expect(state().activeIndex).toBe(0);
  });
});

describe('what the browser keeps', () => {
  it('an unfinished configuration comes back, where one left it', async () => {
    const first = await setUpLoaded();
    first.actions.chosenValue('kozijn', option('2'));
    await first.validate[0]?.resolve(ok(anAnswer()));
    first.actions.updateAmount(4);
    const again = setUpStore({ storage: first.storage });
    again.actions.initStateAdd(inzethor);
    expect(again.init).toHaveLength(0);
    expect(again.validate[0]?.body.specs).toEqual({ kozijn: { frame_material: '2' } });
    await again.validate[0]?.resolve(ok(anAnswer()));
    const { amount, activeIndex, isRestored, chosen } = again.state();
    expect([amount, activeIndex, isRestored, chosen]).toEqual([4, 1, true, { kozijn: option('2') }]);
  });

  describe('R20.10 what was being made of a product that another goes on as', () => {
    const place = { customerId: 7, code: inzethor.code, flow: 'product' } as const;
    const carry = (storage: Storage, carried: string) => {
      const memory = createMemory(
        () => storage,
        () => 0,
      );
      const chosen = { maten: size(900, 1200) };
      beginWith(memory, place, { chosen, amount: 1, rows: [], activeKey: null, carried });
    };
    const open = (storage: Storage) => {
      const test = setUpStore({ storage });
      test.actions.initStateAdd(inzethor);
      return test;
    };

    it('steps aside, and comes back once the other is thrown away', async () => {
      const { storage, actions } = await setUpLoaded();
      actions.chosenValue('kozijn', option('2'));
      carry(storage, 'Overgenomen.');
      const carried = open(storage);
      expect(carried.state()).toMatchObject({ carried: 'Overgenomen.', chosen: { maten: size(900, 1200) } });
      expect(open(storage).state().carried).toBe('Overgenomen.');
      carried.discard();
      const back = open(storage);
      expect(back.state()).toMatchObject({ chosen: { kozijn: option('2') }, isRestored: true });
      expect(back.state().carried).toBeUndefined();
      back.discard();
      expect(open(storage).state().isRestored).toBe(false);
    });

    it('stays aside when sizes come over once more, and what was made of the first does so too', async () => {
      const { storage, actions } = await setUpLoaded();
      actions.chosenValue('kozijn', option('2'));
      carry(storage, 'Eerste.');
      carry(storage, 'Tweede.');
      open(storage).discard();
      expect(open(storage).state().chosen).toEqual({ kozijn: option('2') });
      carry(storage, 'Derde.');
      open(storage).actions.chosenValue('kozijn', option('3'));
      carry(storage, 'Vierde.');
      open(storage).discard();
      expect(open(storage).state().chosen).toEqual({ maten: size(900, 1200), kozijn: option('3') });
    });
  });

  it('nothing is kept of what was ordered or thrown away, even when an answer comes late', async () => {
    const ordered = await setUpComplete();
    expect(ordered.storage.length).toBe(1);
    ordered.actions.addToCart();
    await ordered.add[0]?.resolve(added);
    await settled();
    expect(ordered.storage.length).toBe(0);

    const thrown = await setUpLoaded();
    thrown.actions.chosenValue('kozijn', option('2'));
    thrown.discard();
    await thrown.validate[0]?.resolve(ok(anAnswer()));
    expect(thrown.storage.length).toBe(0);
  });

  it('R3.11 margins are remembered per product and side once the server agreed', async () => {
    const test = await setUpLoaded();
    const spaces = { space_left: '30', space_bottom: 'A' };
    test.actions.chosenValue('rondom_maten', { kind: 'measures', typed: {}, spaces }, false);
    expect(test.storage.getItem('maathor.margins.PE-100')).toBeNull();
    const withMargins = [...threeSteps, aSpecification({ key: 'rondom_maten' })];
    await test.validate[0]?.resolve(ok(anAnswer({ product_specifications: withMargins })));
    expect(JSON.parse(test.storage.getItem('maathor.margins.PE-100') ?? '')).toEqual(spaces);
  });
});
