import { describe, expect, it } from 'vitest';
import type { TotalSizes } from '#contract/configurator-answer.ts';
import type { Device } from '#domain/configuration/device.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { isEmptyRow } from '../rows/state/row.ts';
import {
  anAnswer,
  aRefusal,
  aRefused,
  aSpecification,
  everyAnswer,
  incomplete,
  inzethor,
  label,
  option,
  rolhor,
  threeSteps,
} from './answers-testing.ts';
import { reduce } from './reduce.ts';
import {
  blockingMessages,
  canStepBack,
  canStepForward,
  chosenOf,
  errorOf,
  isProductChosen,
  isStarted,
  leftcol,
  price,
  progressPercent,
  submitDisabled,
  togglePossible,
  totalSize,
} from './selectors.ts';
import { type ConfiguratorState, initialState } from './state.ts';
import { totalSizesPerRow } from './total-sizes.ts';

function aState(over: Partial<ConfiguratorState> = {}, device: Device = 'desktop'): ConfiguratorState {
  const beginning = {
    device,
    customer: { id: 7, unit: 'mm' },
    product: inzethor,
    firstRowId: 'a',
  } as const;
  return { ...initialState(beginning), server: anAnswer(), ...over };
}

const pending = { call: 1, kind: 'validate', about: null, go: null, thenSubmit: false } as const;

describe('where one is', () => {
  it('R3.3 begins with no product at index -1, amount 1, the measuring instruction and a closed order', () => {
    const state = initialState({
      device: 'mobile',
      customer: { id: 7, unit: 'cm' },
      product: null,
      firstRowId: 'a',
    });
    expect({
      activeIndex: state.activeIndex,
      amount: state.amount,
      units: state.customer.unit,
      leftcol: leftcol(state),
      price: price(state).totalPrice,
      submitDisabled: submitDisabled(state),
      togglePossible: togglePossible(state),
      isChosen: isProductChosen(state),
      switchProduct: state.switchProduct,
      showPostAddToCartPage: state.showPostAddToCartPage,
    }).toEqual({
      activeIndex: -1,
      amount: 1,
      units: 'cm',
      leftcol: 'meetinstructie',
      price: '0.00',
      submitDisabled: true,
      togglePossible: true,
      isChosen: false,
      switchProduct: { show: false, product: null },
      showPostAddToCartPage: false,
    });
  });

  it('R4.4 a start without a product clears everything and closes the order', () => {
    const busy = aState({
      chosen: { kozijn: option('1') },
      server: anAnswer({ complete: true }),
      showPostAddToCartPage: true,
    });
    const beginning = { device: busy.device, customer: busy.customer, product: null, firstRowId: 'b' };
    const state = reduce(busy, { type: 'started', beginning, restored: null });
    expect(state).toEqual(initialState(beginning));
    expect(submitDisabled(state)).toBe(true);
  });

  it.each([
    [0, 1, 1],
    [0, 2, 2],
    [1, 1, -1],
    [0, 3, -1],
    [2, 99, -1],
    [-1, 0, 0],
  ])('R4.5 from %i toggling %i opens %i', (activeIndex, index, expected) => {
    expect(reduce(aState({ activeIndex }), { type: 'stepToggled', index }).activeIndex).toBe(expected);
  });

  it('R4.5 nothing toggles while a call is awaited', () => {
    const state = aState({ pending });
    expect(togglePossible(state)).toBe(false);
    expect(reduce(state, { type: 'stepToggled', index: 2 })).toBe(state);
  });

  it('R2.13 the open specification decides the help column', () => {
    expect(leftcol(aState({ activeIndex: 1 }))).toBe('bijzonderheden');
    expect(leftcol(aState({ activeIndex: -1 }))).toBe('meetinstructie');
  });

  it('R2.22 progress is the step over the number of steps', () => {
    expect(progressPercent(aState({ activeIndex: 1 }, 'mobile'))).toBeCloseTo(66.67, 1);
    expect(progressPercent(aState({ product: null, activeIndex: -1 }, 'mobile'))).toBe(0);
  });
});

describe('stepping', () => {
  it('R4.2 steps back, not below 0 on product pages', () => {
    expect(reduce(aState({ activeIndex: 2 }, 'mobile'), { type: 'steppedBack' }).activeIndex).toBe(1);
    expect(reduce(aState({ activeIndex: 0 }, 'mobile'), { type: 'steppedBack' }).activeIndex).toBe(0);
  });

  it('R4.3 quick order steps out of the first step into the switch question, and back again', () => {
    const start = aState({ activeIndex: 0 }, 'snel_bestellen_mobile');
    const asked = reduce(start, { type: 'steppedBack' });
    expect([asked.activeIndex, asked.switchProduct.show, isProductChosen(asked)]).toEqual([-1, true, false]);
    const stayed = reduce(asked, { type: 'switchCancelled' });
    expect([stayed.activeIndex, stayed.switchProduct.show, isProductChosen(stayed)]).toEqual([
      0,
      false,
      true,
    ]);
  });

  it('R4.2 a chosen product opens its first specification and clears the switch question', () => {
    const asked = reduce(aState({ activeIndex: 2 }), { type: 'switchAsked', product: rolhor });
    const state = reduce(asked, { type: 'productChosen', product: rolhor, firstRowId: 'b' });
    expect([state.product, state.activeIndex, state.switchProduct.show, state.chosen]).toEqual([
      rolhor,
      0,
      false,
      {},
    ]);
  });

  it('R5.6 forward needs a product, a value and no blocking message', () => {
    const filled = aState({ chosen: { kozijn: option('1') } }, 'mobile');
    expect(canStepForward(filled)).toBe(true);
    expect(canStepForward(aState({}, 'mobile'))).toBe(false);
    expect(canStepForward({ ...filled, product: null })).toBe(false);
    expect(canStepForward({ ...filled, refusal: aRefused({}, [incomplete]) })).toBe(false);
  });

  it('R5.6 back is closed below index 1, in the wizard below 0, and on an error', () => {
    expect(canStepBack(aState({ activeIndex: 0 }))).toBe(false);
    expect(canStepBack(aState({ activeIndex: 1 }))).toBe(true);
    expect(canStepBack(aState({ activeIndex: 0 }, 'mobile'))).toBe(true);
    expect(canStepBack(aState({ activeIndex: -1 }, 'mobile'))).toBe(false);
    const refused = reduce(aState({ activeIndex: 1, pending }, 'mobile'), {
      type: 'refused',
      call: 1,
      answer: aRefusal({ errors: { maten: { errors: ['te groot'] } } }),
    });
    expect(canStepBack(refused)).toBe(false);
  });
});

describe('answers of the server', () => {
  it('R4.2 moves to the specification after the answered one, in the list as it is now', () => {
    const state = aState({
      chosen: { kozijn: option('1') },
      pending: { ...pending, go: { to: 'after', key: 'kozijn' } },
    });
    const inserted = [aSpecification({ key: 'nieuw' }), ...threeSteps];
    const after = reduce(state, {
      type: 'serverAnswered',
      call: 1,
      answer: anAnswer({ product_specifications: inserted }),
    });
    expect(after.activeIndex).toBe(2);
  });

  it('R4.2 stays where a blocking message stands', () => {
    const state = aState({
      chosen: { kozijn: option('1') },
      pending: { ...pending, go: { to: 'after', key: 'kozijn' } },
    });
    const after = reduce(state, {
      type: 'serverAnswered',
      call: 1,
      answer: anAnswer({ messages: [incomplete] }),
    });
    expect(after.activeIndex).toBe(0);
  });

  it('R4.11 chosen values survive by key, those of vanished specifications go', () => {
    const state = aState({ pending, chosen: { kozijn: option('1'), kenmerk: label('hal') } });
    const answer = anAnswer({ product_specifications: threeSteps.slice(1) });
    expect(reduce(state, { type: 'serverAnswered', call: 1, answer }).chosen).toEqual({
      kenmerk: label('hal'),
    });
  });

  it('R4.11 an unchosen checkbox is an empty list, anything else null', () => {
    const state = aState();
    expect(chosenOf(state, aSpecification({ key: 'borstel', display: 'SpecOptionCheckbox' }))).toEqual({
      kind: 'sides',
      sides: [],
    });
    expect(chosenOf(state, aSpecification({ key: 'gaas' }))).toBeNull();
  });

  it('R8.1 errors attach to their specification and the messages replace the list', () => {
    const info = { name: 'seizoen', type: 'info', message: 'Later', submitDisabled: false } as const;
    const state = aState({ pending, server: anAnswer({ messages: [info], complete: true }) });
    const refused = reduce(state, {
      type: 'refused',
      call: 1,
      answer: aRefusal({
        errors: { maten: { errors: ['samen te groot'], width_opening: ['te breed', 'echt'] } },
        messages: [incomplete],
      }),
    });
    expect(errorOf(refused, 'maten')).toEqual({
      general: ['samen te groot'],
      fields: { width_opening: ['te breed', 'echt'] },
    });
    expect(errorOf(refused, 'kozijn')).toBeNull();
    expect(blockingMessages(refused)).toEqual([incomplete]);
    expect(submitDisabled(refused)).toBe(true);
    const agreed = reduce({ ...refused, pending }, { type: 'serverAnswered', call: 1, answer: anAnswer() });
    expect([agreed.refusal, blockingMessages(agreed)]).toEqual([null, []]);
  });

  it('R4.6 marks what is unfilled and adds the blocking message once', () => {
    const once = reduce(aState(), { type: 'foundIncomplete', keys: ['kozijn'], message: incomplete });
    const twice = reduce(once, { type: 'foundIncomplete', keys: ['maten'], message: incomplete });
    expect(blockingMessages(twice)).toEqual([incomplete]);
    expect(errorOf(twice, 'kozijn')?.general).toEqual([incomplete.message]);
    expect(errorOf(twice, 'maten')?.general).toEqual([incomplete.message]);
  });

  it('R4.6 on the desktop the text field must be filled before one can order', () => {
    const server = anAnswer({ complete: true });
    const { kenmerk, ...chosen } = everyAnswer;
    expect(submitDisabled(aState({ server, chosen }))).toBe(true);
    expect(submitDisabled(aState({ server, chosen: { ...chosen, kenmerk: label('  ') } }))).toBe(true);
    expect(submitDisabled(aState({ server, chosen: { ...chosen, kenmerk } }))).toBe(false);
    expect(submitDisabled(aState({ server, chosen }, 'mobile'))).toBe(false);
  });

  it('R5.8 focusing clears the error', () => {
    const errors = { maten: { errors: ['te breed'] } };
    const refused = reduce(aState({ pending }), { type: 'refused', call: 1, answer: aRefusal({ errors }) });
    expect(errorOf(reduce(refused, { type: 'errorFocused', key: 'maten', row: null }), 'maten')).toBeNull();
    expect(reduce(aState(), { type: 'errorFocused', key: 'maten', row: null }).refusal).toBeNull();
  });

  it('R3.8 gives the size that will be made once both sides are known', () => {
    const sizes: TotalSizes = [
      { name: 'width_total', value: 928 },
      { name: 'height_total', value: 1228 },
    ];
    expect(totalSize(aState({ server: anAnswer({ calculated_total_sizes: sizes }) }))).toEqual({
      width: 928,
      height: 1228,
    });
    expect(totalSize(aState())).toBeNull();
    expect(totalSizesPerRow(anAnswer({ calculated_total_sizes: [sizes, sizes] }))).toEqual([sizes, sizes]);
  });

  it('R4.9 an edited line has its unit price by division until the server has spoken', () => {
    const edited = { timestamp: 1, amount: 3, totalPrice: '258.24', totalAdviesPrijs: '504.00', specs: {} };
    expect(price(aState({ server: null, edited }))).toEqual({
      price: '86.08',
      adviesPrijs: '168.00',
      totalPrice: '258.24',
      totalAdviesPrijs: '504.00',
    });
  });
});

describe('rows', () => {
  const quick = () => aState({}, 'snel_bestellen_desktop');

  it('R4.10 adds rows and resets the first in place of removing it', () => {
    const two = reduce(quick(), { type: 'rowAdded', id: 'b', content: {} });
    const filled = reduce(two, {
      type: 'rowEdited',
      id: 'a',
      changes: { width: millimetres(900), amount: 4 },
    });
    const reset = reduce(filled, { type: 'rowRemoved', id: 'a' });
    expect(reset.rows.typed.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(reset.rows.typed.every(isEmptyRow)).toBe(true);
    expect(reduce(reset, { type: 'rowRemoved', id: 'b' }).rows.typed.map(({ id }) => id)).toEqual(['a']);
  });

  it('R4.10 on proceeding, extra rows at their defaults go and the first stays', () => {
    let state = quick();
    for (const id of ['b', 'c', 'd']) state = reduce(state, { type: 'rowAdded', id, content: {} });
    state = reduce(state, { type: 'rowEdited', id: 'c', changes: { kenmerk: 'hal' } });
    state = reduce(state, { type: 'rowEdited', id: 'd', changes: { amount: 2 } });
    expect(reduce(state, { type: 'rowsProceeded' }).rows.typed.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('R4.10 counts as started once the first row has content', () => {
    const two = reduce(quick(), { type: 'rowAdded', id: 'b', content: { width: millimetres(900) } });
    expect(isStarted(two)).toBe(false);
    expect(isStarted(reduce(two, { type: 'rowEdited', id: 'a', changes: { width: millimetres(1) } }))).toBe(
      true,
    );
  });
});
