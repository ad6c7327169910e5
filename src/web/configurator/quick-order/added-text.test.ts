import { expect, it } from 'vitest';
import { emptyRow } from '../rows/state/row.ts';
import { inzethor } from '../store/answers-testing.ts';
import { initialState } from '../store/state.ts';
import { addedText } from './added-text.ts';

it.each([
  [['a'], 'De Inzethor in 1 maat is toegevoegd aan de winkelwagen.'],
  [['a', 'b'], 'De Inzethor in 2 maten is toegevoegd aan de winkelwagen.'],
])('R2.52 says how many sizes were added', (ids, message) => {
  const state = initialState({
    device: 'snel_bestellen_desktop',
    customer: { id: 7, unit: 'mm' },
    product: inzethor,
    firstRowId: 'a',
  });
  const rows = { ...state.rows, asked: ids.map(emptyRow) };
  expect(addedText({ ...state, rows })).toEqual({ title: 'Producten toegevoegd', message });
});
