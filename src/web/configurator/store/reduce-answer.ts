import { reduceRows } from '../rows/state/reduce-rows.ts';
import type { RowEvent } from '../rows/state/row-actions.ts';
import { areWhole, type RowsState, rowsToJudge } from '../rows/state/rows.ts';
import type { Answer, Answers } from './answer.ts';
import { specificationsOf } from './reduce-place.ts';
import type { ConfiguratorState, PresetInUse, Refusal } from './state.ts';

/** Null takes the answer back. An answer by rows puts them to the server as they are typed. */
export function chooseValue(state: ConfiguratorState, key: string, answer: Answer | null): ConfiguratorState {
  const { [key]: previous, ...others } = state.chosen;
  const isOfRows = answer?.kind === 'rows' || previous?.kind === 'rows';
  return {
    ...state,
    chosen: answer === null ? others : { ...others, [key]: answer },
    rows: isOfRows ? askRows(state.rows) : state.rows,
    refusal: answer?.kind === 'measures' ? withoutWaysOn(state.refusal) : state.refusal,
    amount: answer?.kind === 'amount' ? answer.amount : state.amount,
    isJudged: false,
    isTouched: true,
  };
}

// They lead on with the size that was refused, which is not the size any more.
function withoutWaysOn(refusal: Refusal | null): Refusal | null {
  return refusal && { ...refusal, repairs: refusal.repairs.filter(({ row }) => row !== null) };
}

/** One that holds nothing has only something to say. */
export function fillIn(state: ConfiguratorState, preset: PresetInUse, chosen: Answers): ConfiguratorState {
  if (Object.keys(preset.answers).length === 0) return { ...state, preset };
  return { ...state, preset, chosen, isJudged: false, isTouched: true, isRestored: false };
}

/**
 * What is typed in rows is their answer only once they are left. Whether a size is missing cannot wait for that: a row
 * that is being emptied could still be ordered as it was.
 */
export function typeRows(state: ConfiguratorState, event: RowEvent): ConfiguratorState {
  const rows = { ...state.rows, typed: reduceRows(state.rows.typed, event) };
  const typed = { ...state, rows, isTouched: true };
  const key = rowsKey(state);
  if (key === null || areWhole(rowsToJudge(rows.typed)) === areWhole(rows.asked)) return typed;
  // What is still awaited is the judgement of other rows.
  return { ...chooseValue(typed, key, rowsAnswer(rows)), pending: null };
}

export function askRows(rows: RowsState): RowsState {
  return { ...rows, asked: rowsToJudge(rows.typed) };
}

/** Of the specification that is answered by rows; null outside quick order. */
export function rowsKey(state: ConfiguratorState): string | null {
  return specificationsOf(state).find(({ display }) => display === 'SpecMatenMultiple')?.key ?? null;
}

/** What the rows as typed answer; null while there is nothing to judge. */
export function rowsAnswer({ typed }: RowsState): Answer | null {
  return rowsToJudge(typed).length > 0 ? { kind: 'rows' } : null;
}
