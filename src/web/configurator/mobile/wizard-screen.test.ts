import { describe, expect, it } from 'vitest';
import type { Device } from '#domain/configuration/device.ts';
import { anAnswer, aRefused, inzethor, option } from '../store/answers-testing.ts';
import { type ConfiguratorState, initialState } from '../store/state.ts';
import { screenOf, wayBack } from './wizard-screen.ts';

const frame = { isAcknowledged: false, isPrompting: false };

function aState(over: Partial<ConfiguratorState> = {}, device: Device = 'mobile'): ConfiguratorState {
  const customer = { id: 7, unit: 'mm' } as const;
  const beginning = { device, customer, product: inzethor, firstRowId: 'a' };
  return { ...initialState(beginning), server: anAnswer(), ...over };
}

const worked = { chosen: { kozijn: option('1') }, isTouched: true };
const wrong = { general: ['Nee'], fields: {} };

describe('what the wizard shows', () => {
  it.each([
    ['the step', aState(), 'step'],
    ['waiting until the server has spoken', aState({ server: null }), 'waiting'],
    ['R2.27 the chooser without a product', aState({ product: null, server: null }), 'chooser'],
    ['R2.27 the prompt before what was kept', aState({ ...worked, isRestored: true }), 'prompt'],
    [
      'R4.3 the question before another product',
      aState({ switchProduct: { show: true, product: null } }),
      'reset',
    ],
    ['R2.50 what was added', aState({ showPostAddToCartPage: true }), 'added'],
  ] as const)('%s', (_name, state, screen) => {
    expect(screenOf(state, frame)).toBe(screen);
  });

  it('R2.27 asks once about what was kept', () => {
    const state = aState({ ...worked, isRestored: true });
    expect(screenOf(state, { ...frame, isAcknowledged: true })).toBe('step');
  });

  it('R2.43 leaves it to quick order to ask in its own words', () => {
    expect(screenOf(aState({ ...worked, isRestored: true }, 'snel_bestellen_mobile'), frame)).toBe('step');
  });
});

describe('where the back gesture leads', () => {
  it.each([
    ['R5.6 one step back', aState({ ...worked, activeIndex: 2 }), 'step'],
    ['out of the first step with nothing to lose', aState(), 'close'],
    [
      'out of the first step when only the start button was pressed',
      aState({ chosen: { intro: { kind: 'start' } }, isTouched: true }),
      'close',
    ],
    ['a question before work is left', aState(worked), 'ask-to-close'],
    [
      'back to the product that is kept',
      aState({ switchProduct: { show: true, product: null } }),
      'stay-with-product',
    ],
    ['out of the chooser', aState({ product: null, server: null }), 'close'],
    ['out of the prompt, which loses nothing', aState({ ...worked, isRestored: true }), 'close'],
    ['away from what was added', aState({ showPostAddToCartPage: true }), 'close'],
    [
      'R5.6 nowhere while the step has an error',
      aState({ ...worked, activeIndex: 1, refusal: aRefused({ maten: wrong }) }),
      'nowhere',
    ],
    [
      'R4.2 nowhere while an answer is judged',
      aState({
        ...worked,
        activeIndex: 1,
        pending: { call: 1, kind: 'validate', about: 'maten', go: null, thenSubmit: false },
      }),
      'nowhere',
    ],
    [
      'nowhere while the order is on its way',
      aState({ ...worked, pending: { call: 1, kind: 'add', about: null, go: null, thenSubmit: false } }),
      'nowhere',
    ],
    [
      'nowhere while the next page is on its way',
      aState({ showPostAddToCartPage: true, leaving: 'cart' }),
      'nowhere',
    ],
  ] as const)('%s', (_name, state, way) => {
    expect(wayBack(state, frame)).toBe(way);
  });

  it('out of the prompt that the arrow opened', () => {
    expect(wayBack(aState(), { ...frame, isPrompting: true })).toBe('leave-prompt');
  });
});
