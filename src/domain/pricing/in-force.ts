import { addDays } from '../business/dutch-date.ts';
import { counts, isAfter, type Step } from './discount-steps.ts';

/** `replaced`: another step took its place before it ever held: on its own day, or where it is an end that came too late. */
export type ForceState = 'former' | 'present' | 'coming' | 'replaced';

export type InForce<S> = {
  readonly step: S;
  /** The last day it holds, 'YYYY-MM-DD'; null as long as nothing follows it. */
  readonly until: string | null;
  readonly state: ForceState;
};

/** From when until when each step of one series holds, the latest first. */
export function inForce<S extends Step>(series: readonly S[], today: string): readonly InForce<S>[] {
  const sorted = series.toSorted((one, other) => (isAfter(one, other) ? -1 : 1));
  const counting = sorted.filter((step) => counts(step, series));
  return sorted.map((step) => {
    const index = counting.indexOf(step);
    const next = index === -1 ? step : counting[index - 1];
    const until = next === undefined ? null : addDays(next.validFrom, -1);
    return { step, until, state: stateOf(step, until, today) };
  });
}

function stateOf({ validFrom }: Step, until: string | null, today: string): ForceState {
  if (until !== null && until < validFrom) return 'replaced';
  if (validFrom > today) return 'coming';
  return until !== null && until < today ? 'former' : 'present';
}
