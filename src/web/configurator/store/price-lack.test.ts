import { expect, it } from 'vitest';
import { anAnswer, aSpecification, everyAnswer, inzethor, option } from './answers-testing.ts';
import { isPriceFrom, priceLack } from './selectors.ts';
import { type ConfiguratorState, initialState } from './state.ts';

const known = [
  { name: 'width_total' as const, value: 928 },
  { name: 'height_total' as const, value: 1228 },
];
const costly = {
  ...{ key: '2', nicename: 'Clearview', shortname: 'Clearview', order: 1, img_url: null },
  surcharge: { price: '7.69', adviesPrijs: '15.00' },
};
const mesh = aSpecification({ key: 'gaas', options: [costly] });
const answer = anAnswer({ product_specifications: [...anAnswer().product_specifications, mesh] });

function aState(over: Partial<ConfiguratorState>): ConfiguratorState {
  const customer = { id: 7, unit: 'mm' } as const;
  return { ...initialState({ device: 'desktop', customer, product: inzethor, firstRowId: '1' }), ...over };
}

it.each<[string | null, Partial<ConfiguratorState>]>([
  [null, { server: null }],
  ['sizes', { server: answer }],
  ['sizesAndSurcharges', { server: answer, chosen: { kozijn: option('1') } }],
  ['choices', { server: { ...answer, calculated_total_sizes: known }, chosen: everyAnswer }],
  [null, { server: { ...anAnswer(), calculated_total_sizes: known }, chosen: {} }],
  [
    null,
    { server: { ...answer, calculated_total_sizes: known }, chosen: { ...everyAnswer, gaas: option('2') } },
  ],
])('R20.3 a price lacks %j', (lack, over) => {
  expect(priceLack(aState(over))).toBe(lack);
});

const edited = { timestamp: 99, amount: 1, totalPrice: '86.08', totalAdviesPrijs: '168.00', specs: {} };

it.each<[string, boolean, string | null, Partial<ConfiguratorState>]>([
  ['that is opened', false, null, { server: null }],
  ['whose size is known', false, null, { server: { ...anAnswer(), calculated_total_sizes: known } }],
  ['whose size was emptied', true, 'sizesAndSurcharges', { server: answer, chosen: { gaas: option('2') } }],
  ['with a choice open', false, 'choices', { server: { ...answer, calculated_total_sizes: known } }],
])('R4.9 R20.3 the price of a line %s', (_line, isFrom, lack, over) => {
  const state = aState({ edited, chosen: everyAnswer, ...over });
  expect([isPriceFrom(state), priceLack(state)]).toEqual([isFrom, lack]);
});
