import { isWholeRow, type Row } from './row.ts';
import type { RowsState } from './rows.ts';

/** What the server last said of one row. Facts and refusal may be of different answers, so each tells what it is of. */
export type Said = {
  readonly facts: (RowFacts & { readonly of: Row }) | null;
  readonly refusal: RowRefusal | null;
};

/** The size the shop will make, in the customer's unit, and what that row costs. */
export type RowFacts = WholeSize & { readonly price: string };

export type WholeSize = { readonly width: number; readonly height: number };

export type RowErrors = {
  readonly width: readonly string[];
  readonly height: readonly string[];
  readonly combined: readonly string[];
};

/** Every row of a refused list has one, also when nothing is wrong with the row itself. */
export type RowRefusal = {
  readonly of: Row;
  readonly errors: RowErrors;
  /** A focused row forgets its errors (R5.8), though they stay the reason of the refusal. */
  readonly isForgotten: boolean;
};

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
