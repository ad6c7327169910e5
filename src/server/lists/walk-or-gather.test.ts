import { describe, expect, it } from 'vitest';
import { walkOrGather } from './walk-or-gather.ts';

const wanted = 5;
const many = Array.from({ length: 10_000 }, (_, place) => place);

/** The page of what fits, and how it was looked for. */
async function find(fits: (place: number) => boolean, all: readonly number[] = many) {
  const steps: (number | 'gather')[] = [];
  const page = (from: readonly number[]) => from.filter(fits).slice(0, wanted);
  const found = await walkOrGather({
    ...{ wanted, glance: 100, farthest: 1000 },
    walk: (most) => {
      steps.push(most);
      return Promise.resolve(page(all.slice(0, most)));
    },
    hasMore: (than) => Promise.resolve(all.length > than),
    gather: () => {
      steps.push('gather');
      return Promise.resolve(page(all));
    },
  });
  expect(found).toEqual(page(all));
  return steps;
}

describe('R15.4 a page of what fits', () => {
  it('is there at a glance where many have it', async () => {
    expect(await find((place) => place % 10 === 0)).toEqual([100]);
  });

  it('is all there is in a small shop, however few have it', async () => {
    expect(await find((place) => place === 7, many.slice(0, 100))).toEqual([100]);
    expect(await find((place) => place === 7, many.slice(0, 101))).toEqual([100, 750, 'gather']);
  });

  it('is walked to where some have it, as far as their number tells', async () => {
    expect(await find((place) => place % 40 === 0)).toEqual([100, 250]);
  });

  it.each([
    ['few have it', (place: number) => place % 100 === 0, [100, 750]],
    ['they come thinner further on', (place: number) => place < 4 || place === 300, [100, 188, 353]],
    ['hardly any have it', (place: number) => place % 400 === 0, [100, 750, 'gather']],
    ['it stands at the far end', (place: number) => place > 9000, [100, 'gather']],
    ['nobody has it', () => false, [100, 'gather']],
  ] as const)('is whole however it is found: %s', async (_, fits, steps) => {
    expect(await find(fits)).toEqual(steps);
  });
});
