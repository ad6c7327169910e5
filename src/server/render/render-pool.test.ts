import { expect, it, vi } from 'vitest';
import { aSeller } from '#domain/business/testing.ts';
import { render, renderOne } from './render-pool.ts';

// In this process neither layout nor pictures can be had; the pool's knows nothing of this.
vi.mock('../documents/pdf.ts', () => {
  throw new Error('a document was made in this process');
});
vi.mock('../pictures/render-svg.ts', () => {
  throw new Error('a picture was drawn in this process');
});

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
