import { afterAll, expect, it } from 'vitest';
import { aSeller } from '#domain/business/testing.ts';
import { importAnew } from '#tests/support/import-anew.ts';

// In this process neither layout nor pictures can be had; the pool's knows nothing of this.
const nothing = import.meta.resolve('#tests/support/never-here.ts');
const makers = ['../documents/pdf.ts', '../pictures/render-svg.ts'].map((maker) =>
  import.meta.resolve(maker),
);
const anew = importAnew(import.meta.url, new Map(makers.map((maker) => [maker, nothing])));
afterAll(anew.end);
const { render, renderOne } = await import('./render-pool.ts');

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
const draw = (svgs: readonly string[]) => render({ kind: 'pictures', svgs, width: 20 });

it('makes documents and pictures in a process of their own', async () => {
  const [sheet, pictures] = await Promise.all([
    renderOne({ kind: 'measuring-sheet', code: 'PE-100', way: 'opening', seller: aSeller }),
    draw([picture, picture]),
  ]);
  expect(Buffer.from(sheet).subarray(0, 5).toString()).toBe('%PDF-');
  expect(pictures).toHaveLength(2);
});

it('goes on after a task that failed', async () => {
  await expect(draw(['no picture'])).rejects.toThrow();
  expect(await draw([picture])).toHaveLength(1);
});

it('would fail here', async () => {
  await expect(import('../documents/pdf.ts')).rejects.toThrow('was loaded where it has no business');
});
