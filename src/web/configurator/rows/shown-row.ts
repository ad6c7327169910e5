import type { Row } from './state/row.ts';
import type { RowErrors, RowsState } from './state/rows.ts';
import { isWrong } from './state/said.ts';

/** A row as it is shown, all in one flat record: facts only while they are of what is typed there. */
export function shownRow({ typed, said }: RowsState, id: string, number: number) {
  const there = typed[number - 1];
  const row = there?.id === id ? there : typed.find((one) => one.id === id);
  const facts = said[id]?.facts ?? null;
  const holds = row !== undefined && facts !== null && isSameScreen(facts.of, row);
  return {
    row,
    errors: errorsInSight({ said }, id),
    ...(holds && {
      price: facts.price,
      width: facts.width,
      height: facts.height,
      condition: facts.condition,
    }),
  };
}

export function errorsInSight({ said }: Pick<RowsState, 'said'>, id: string): RowErrors | null {
  const refusal = said[id]?.refusal ?? null;
  return refusal !== null && isWrong(refusal) && !refusal.isForgotten ? refusal.errors : null;
}

export function hasPrices({ said }: RowsState): boolean {
  return Object.values(said).some(({ facts }) => facts !== null && facts.price !== null);
}

/** Until the server agrees: also while what it refused is being corrected. */
export function areRefused({ said }: RowsState): boolean {
  return Object.values(said).some(({ refusal }) => refusal !== null);
}

// What size and price depend on; a label is only printed.
function isSameScreen(one: Row, other: Row): boolean {
  return one.width === other.width && one.height === other.height && one.amount === other.amount;
}
