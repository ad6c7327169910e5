import type { Specification } from '#contract/configurator-answer.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { parseMeasure } from '#domain/measure/parse-measure.ts';
import type { Range, Ranges } from './read-line.ts';

/** What the shop says a size may be now, read from where the customer reads it: '222 – 1572'. */
export function rangesOf({ specs }: Pick<Specification, 'specs'>, unit: Unit): Ranges {
  const of = (axis: 'width' | 'height'): Range | null => {
    const told = Object.entries(specs).find(([field]) => field.startsWith(axis))?.[1].placeholder ?? '';
    const [min = null, max = null] = told.split('–').map((end) => parseMeasure(end, unit));
    return min === null || max === null ? null : { min, max };
  };
  return { width: of('width'), height: of('height') };
}
