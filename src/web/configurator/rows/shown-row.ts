import type { Row } from './state/row.ts';
import type { RowErrors, RowFacts, RowsState } from './state/rows.ts';
import { isWrong } from './state/said.ts';

/** Asked for by every row at every change: where it is expected to stand comes first. */
export function typedRow({ typed }: RowsState, id: string, number: number): Row | undefined {
  const there = typed[number - 1];
  return there?.id === id ? there : typed.find((one) => one.id === id);
}

/** In one flat record, and only while they are of what is typed there. */
export function shownFacts({ said }: RowsState, row: Row): Partial<RowFacts> {
  const facts = said[row.id]?.facts ?? null;
  if (facts === null || !isSameScreen(facts.of, row)) return {};
  const { price, width, height, condition } = facts;
  return { price, width, height, condition };
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
