import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../component-testing.tsx';
import { late } from './late.tsx';

type Words = { readonly words: string };
const Told = ({ words }: Words) => <p>{words}</p>;
const told = (words: string) => page.getByText(words).query() !== null;
const frame = () => new Promise((next) => requestAnimationFrame(next));

test('what comes late is shown in the next frame', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Told>();
  const Part = late<Words>(() => promise, <p role="status" />);
  show(<Part words="gekomen" />);
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  resolve(Told);
  await frame();
  await frame();
  expect(told('gekomen')).toBe(true);
});

test('what was asked for before is there at once', async () => {
  const Part = late<Words>(async () => Told);
  Part.ask();
  await expect.poll(Part.isThere).toBe(true);
  show(<Part words="al gevraagd" />);
  await frame();
  await frame();
  expect(told('al gevraagd')).toBe(true);
});

test('R20.12 R7.12 what could not be had says so, is reported once, and comes after pauses that grow', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    let tries = 0;
    const gone = new TypeError('Failed to fetch dynamically imported module');
    const Part = late<Words>(async () => {
      tries += 1;
      if (tries < 4) throw gone;
      return Told;
    });
    show(<Part words="toch gekomen" />);
    await vi.advanceTimersByTimeAsync(0);
    await expect.element(page.getByRole('status')).toMatchTextContent('ververs dan de pagina');
    const triesAfter = [];
    for (const pause of [1999, 1, 3999, 1, 7999, 1]) {
      await vi.advanceTimersByTimeAsync(pause);
      triesAfter.push(tries);
    }
    expect(triesAfter).toEqual([1, 2, 2, 3, 3, 4]);
    await frame();
    await frame();
    expect(told('toch gekomen')).toBe(true);
    expect(reported.mock.calls).toEqual([[gone]]);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
