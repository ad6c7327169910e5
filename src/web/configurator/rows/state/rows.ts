import { emptyRow, isEmptyRow, isWholeRow, type Row } from './row.ts';

/** The rows of quick order; on a product page one, which nobody fills in. */
export type RowsState = {
  /** As they stand on screen. */
  readonly typed: readonly Row[];
  /**
   * As they were last put to the server, in the order of the wire. What is typed is their answer only once they are
   * left, and a row that came back to what it was needs no new judgement.
   */
  readonly asked: readonly Row[];
  /** By id, what the server last said of each. */
  readonly said: Readonly<Record<string, Said>>;
};

/** What the server last said of one row. Facts and refusal may be of different answers, so each tells what it is of. */
export type Said = {
  readonly facts: (RowFacts & { readonly of: Row }) | null;
  readonly refusal: RowRefusal | null;
};

/** What the shop will make of a row, and what it costs; null where it cannot be made as it is expected. */
export type RowFacts = MadeSize & { readonly price: string | null };

/** In the customer's unit; `condition` says what a size depends on that is not known for certain. */
export type MadeSize = WholeSize & { readonly condition: string | null };

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

export function firstRows(id: string): RowsState {
  return { typed: [emptyRow(id)], asked: [], said: {} };
}

/** There is no use in asking before one row has both its sizes (R5.1): until then it is an empty list. */
export function rowsToJudge(typed: readonly Row[]): readonly Row[] {
  const rows = withoutEmptyExtras(typed);
  return rows.some(isWholeRow) ? rows : [];
}

/** On proceeding, extra rows that nobody filled in go (R4.10). */
export function withoutEmptyExtras(typed: readonly Row[]): readonly Row[] {
  return typed.filter((row, index) => index === 0 || !isEmptyRow(row));
}

/** Nobody goes on with half a row. */
export function areWhole(rows: readonly Row[]): boolean {
  return rows.length > 0 && withoutEmptyExtras(rows).every(isWholeRow);
}

/** Whether the server was asked about the rows as they stand now, whatever it said. */
export function areAsked({ typed, asked }: RowsState): boolean {
  return JSON.stringify(rowsToJudge(typed)) === JSON.stringify(asked);
}
