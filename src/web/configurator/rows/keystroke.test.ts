import { expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { anAnswer, aRefusal, aSpecification, incomplete } from '../store/answers-testing.ts';
import { isSame } from '../store/is-same.ts';
import { rowsAnswer } from '../store/reduce-answer.ts';
import * as selectors from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { stoppers } from '../store/stoppers.ts';
import { latest, setUpLoaded } from '../store/testing.ts';
import { errorsInSight, shownFacts, typedRow } from './shown-row.ts';
import type { RowsState } from './state/rows.ts';

const ofThePage = Object.values({ ...selectors, stoppers }).flatMap((select) =>
  select.length === 1 ? [select as (state: ConfiguratorState) => unknown] : [],
);

async function twoHundredRows() {
  const rows = aSpecification({ key: 'maten', display: 'SpecMatenMultiple' });
  const test = await setUpLoaded(
    { device: 'snel_bestellen_desktop' },
    anAnswer({ product_specifications: [rows, aSpecification({ key: 'kleur' })] }),
  );
  const content = { width: millimetres(900), height: millimetres(1200), amount: 1, kenmerk: '' };
  test.rows.replace(Array.from({ length: 200 }, () => content));
  test.actions.chosenValue('maten', rowsAnswer(test.state().rows), false);
  const wide = JSON.stringify(Array.from({ length: 200 }, (_, row) => (row === 7 ? ['breed'] : [])));
  const answer = aRefusal({ errors: { maten: { width: wide } }, messages: [incomplete] });
  await latest(test.validate).resolve({ kind: 'refused', answer });
  return test;
}

function shown(rows: RowsState, id: string, number: number): readonly unknown[] {
  const row = typedRow(rows, id, number);
  return [row, errorsInSight(rows, id), ...(row === undefined ? [] : Object.values(shownFacts(rows, row)))];
}

it('a keystroke in one of 200 rows changes what that row shows, and nothing of the others or of the page', async () => {
  const { rows, state } = await twoHundredRows();
  const before = state();
  const id = before.rows.typed[49]?.id ?? '';
  rows.edit(id, { kenmerk: 'h' });
  const changed = before.rows.typed.flatMap((row, index) => {
    const [was, is] = [before, state()].map(({ rows }) => shown(rows, row.id, index + 1));
    return isSame(was, is) ? [] : [row.id];
  });
  expect(changed).toEqual([id]);
  expect(ofThePage.length).toBeGreaterThan(20);
  expect(ofThePage.filter((select) => !isSame(select(before), select(state())))).toEqual([]);
});

it('every selector gives the same of one state twice: a component that takes it would be drawn without end', async () => {
  const { state } = await twoHundredRows();
  for (const given of [state(), { ...state(), refusal: null }, { ...state(), server: null }])
    expect(ofThePage.filter((select) => !isSame(select(given), select(given)))).toEqual([]);
});
