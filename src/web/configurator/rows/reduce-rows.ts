import type { Answer } from '../store/answer.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { isWholeRow, type Row, rowsAnswer } from './state/rows.ts';

// What is typed in rows is their answer only once they are left. Whether a size is missing cannot wait for that: a row
// that is being emptied could still be ordered as it was.
export function withRowsTyped(state: ConfiguratorState, blocks: readonly Row[]): ConfiguratorState {
  const typed: ConfiguratorState = { ...state, blocks, isTouched: true };
  const key = rowsKey(state);
  if (key === null) return typed;
  const answer = rowsAnswer(blocks);
  const { [key]: judged, ...others } = state.chosen;
  if (isWhole(answer) === isWhole(judged ?? null)) return typed;
  return {
    ...typed,
    chosen: answer === null ? others : { ...others, [key]: answer },
    isJudged: false,
    // What is still awaited is the judgement of other rows.
    pending: null,
  };
}

// Of the specification that is answered by rows; null outside quick order.
export function rowsKey({ server }: ConfiguratorState): string | null {
  return server?.product_specifications.find(({ display }) => display === 'SpecMatenMultiple')?.key ?? null;
}

function isWhole(answer: Answer | null): boolean {
  return answer?.kind === 'rows' && answer.rows.every(isWholeRow);
}
