import { isWholeRow, type Row } from './row.ts';
import type { RowErrors, RowFacts, RowRefusal, RowsState, Said } from './rows.ts';

type FactsPerRow = readonly (RowFacts | null)[];

const nothing: Said = { facts: null, refusal: null };
const noErrors: RowErrors = { width: [], height: [], combined: [] };

/** The server agreed with what it was asked. */
export function agreeRows(rows: RowsState, facts: FactsPerRow): RowsState {
  return refuseRows(priceRows(rows, rows.asked, facts), []);
}

/** An empty list of errors: nothing is said against any row. */
export function refuseRows(rows: RowsState, errors: readonly RowErrors[]): RowsState {
  return sayOfEach(rows, ({ facts }, of, index) => ({
    facts,
    refusal: errors.length > 0 ? { of, errors: errors[index] ?? noErrors, isForgotten: false } : null,
  }));
}

/** What some of them cost, and no others: those with nothing wrong, beside the rows that were refused. */
export function priceRows(rows: RowsState, some: readonly Row[], facts: FactsPerRow): RowsState {
  return sayOfEach(rows, ({ refusal }, { id }) => {
    const index = some.findIndex((row) => row.id === id);
    const [of, found] = [some[index], facts[index]];
    return { facts: of && found ? { ...found, of } : null, refusal };
  });
}

export function forgetRowErrors(rows: RowsState, id: string): RowsState {
  const said = rows.said[id];
  if (!said?.refusal || said.refusal.isForgotten || !isWrong(said.refusal)) return rows;
  const refusal = { ...said.refusal, isForgotten: true };
  return { ...rows, said: { ...rows.said, [id]: { ...said, refusal } } };
}

function sayOfEach(rows: RowsState, say: (said: Said, row: Row, index: number) => Said): RowsState {
  const said = rows.asked.map((row, index) => [row.id, say(rows.said[row.id] ?? nothing, row, index)]);
  return { ...rows, said: Object.fromEntries(said) };
}

/** Whose errors are in sight or forgotten, in the order of the wire. */
export function wrongRows(rows: RowsState): readonly RowRefusal[] {
  return refusalsOf(rows).filter(isWrong);
}

/** Of the rows that were refused, those with nothing wrong; none unless other rows have errors. */
export function soundRows(rows: RowsState): readonly Row[] {
  return refusalsOf(rows).flatMap((refusal) =>
    isWrong(refusal) || !isWholeRow(refusal.of) ? [] : [refusal.of],
  );
}

function refusalsOf({ asked, said }: RowsState): readonly RowRefusal[] {
  return asked.flatMap(({ id }) => said[id]?.refusal ?? []);
}

export function isWrong({ errors: { width, height, combined } }: RowRefusal): boolean {
  return width.length + height.length + combined.length > 0;
}
