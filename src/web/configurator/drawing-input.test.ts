import { expect, it } from 'vitest';
import { drawingInput } from './drawing-input.ts';
import { initialState } from './state.ts';
import { anAnswer, aSpecification, inzethor, size } from './testing.ts';

const beginning = {
  device: 'desktop',
  customer: { id: 7, unit: 'cm' },
  product: inzethor,
  firstBlockId: 'a',
} as const;

it('draws what was typed, chosen and calculated, in millimetres', () => {
  const colours = aSpecification({
    key: 'color',
    options: [
      {
        key: '4',
        nicename: 'x',
        shortname: 'x',
        order: 0,
        img_url: null,
        ral: 'RAL 7016 structuur',
        hex: '#383E42',
      },
    ],
  });
  const state = {
    ...initialState(beginning),
    chosen: {
      maten: size(900, 1200),
      color: { kind: 'colour', colour: 'RAL 7016 structuur', custom: null },
    },
    server: anAnswer({
      product_specifications: [colours],
      calculated_total_sizes: [
        { name: 'width_total', value: 92.8 },
        { name: 'height_total', value: 122.8 },
      ],
    }),
  } as const;
  expect(drawingInput(state, false)).toEqual({
    form: 'clip-frame',
    measured: 'opening',
    opening: { width: 900, height: 1200 },
    total: { width: 928, height: 1228 },
    answers: {
      maten: { width_opening: '90,0', height_opening: '120,0' },
      color: { color: 'RAL 7016 structuur', color_type: '1' },
    },
    profileColour: '#383E42',
    unit: 'cm',
    answersUnit: 'cm',
  });
});

it('knows nothing without a product, and little of one that has just been chosen', () => {
  expect(drawingInput({ ...initialState(beginning), product: null }, false)).toBeNull();
  expect(drawingInput(initialState(beginning), true)).toMatchObject({
    measured: 'total',
    opening: null,
    total: null,
    profileColour: null,
  });
});
