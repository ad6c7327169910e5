import type { Country } from '../business/address.ts';
import { toDayNumber } from './day-number.ts';
import { firstSeason, type Season } from './season.ts';

/** Days the workshop is shut besides weekends and public holidays: first and last, 'YYYY-MM-DD'. */
export type Closure = { readonly from: string; readonly until: string; readonly name: string };

/** Where the screens are made, and when. */
export type Workshop = {
  readonly country: Country;
  /** Day numbers: asked for every day that a promise counts. */
  readonly closed: ReadonlySet<number>;
  readonly season: Season;
};

export function workshopOf(closures: readonly Closure[], season: Season): Workshop {
  return { country: 'NL', closed: new Set(closures.flatMap(daysOf)), season };
}

/** As the product book has it: no closures, and its own season. */
export const firstWorkshop: Workshop = workshopOf([], firstSeason);

function daysOf({ from, until }: Closure): readonly number[] {
  const first = toDayNumber(from);
  return Array.from({ length: Math.max(toDayNumber(until) - first + 1, 0) }, (_, day) => first + day);
}
