import type { Counted } from '../processes/departed-metrics.ts';
import type { Siblings } from '../processes/siblings.ts';
import { processFigures } from './figure-table.ts';

/** Bytes that each process of this start holds, by what it tells for /metrics; none where one serves by itself. */
export async function findSiblings(siblings: Siblings): Promise<readonly number[]> {
  const counted = (await siblings.ask('metrics')) as readonly Counted[];
  return counted
    .flatMap((figures) => figures.filter(({ name }) => name === processFigures.memory.name))
    .flatMap(({ values }) => values.map(({ value }) => value));
}
