import { expect, it } from 'vitest';
import { aSeller } from '#tests/support/seller.ts';
import { render, renderOne } from './render-pool.ts';

const picture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="5" height="5"/></svg>`;
const drawing = (svgs: readonly string[]) => render({ kind: 'pictures', svgs, width: 20 });
const sheet = () => renderOne({ kind: 'measuring-sheet', code: 'PE-100', way: 'opening', seller: aSeller });

it('makes documents and pictures on other threads: this one goes on meanwhile', async () => {
  let isDone = false;
  const made = sheet().finally(() => {
    isDone = true;
  });
  // This thread is never held: each turn of it comes while the sheet is being made.
  let turns = 0;
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect(
    Buffer.from(await made)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(turns).toBeGreaterThan(20);
});

it('makes a few at once and lets some wait; the rest are told to come back', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => drawing([picture(10), picture(20)])),
  );
  const kinds = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.length : outcome.reason.status,
  );
  expect(kinds.filter((kind) => kind === 2)).toHaveLength(32);
  expect(kinds.filter((kind) => kind === 503)).toHaveLength(8);
});

it('goes on after a task that failed', async () => {
  await expect(drawing(['no picture'])).rejects.toThrow();
  expect(await drawing([picture(10)])).toHaveLength(1);
});
