import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { ByWay } from './by-way.ts';

const ends: ByWay<string> = { opening: '', total: '-totaal' };

/** Of the files of a film, without folder and extension. */
export function filmFile(way: WayOfMeasuring, code = 'meten'): string {
  return code.toLowerCase() + ends[way];
}
