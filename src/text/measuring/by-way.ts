import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';

export type ByWay<T> = Readonly<Record<WayOfMeasuring, T>>;

/** Said alike to everyone, or to each way of measuring in its own words: one that is missing does not compile. */
export type Wording<T extends string | null = string> = T | ByWay<T>;

export function wordingFor<T extends string | null>(wording: Wording<T>, way: WayOfMeasuring): T {
  return isByWay(wording) ? wording[way] : wording;
}

function isByWay<T extends string | null>(wording: Wording<T>): wording is ByWay<T> {
  return typeof wording === 'object' && wording !== null;
}

/** What a customer who enters total measures must know, in one voice wherever it is said. */
export const madeAsTyped = 'Wij maken de hor precies in die maat: er gaat niets af en er komt niets bij.';
