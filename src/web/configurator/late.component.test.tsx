import { expect, test } from 'vitest';
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

test('R20.12 what could not be had comes when the line is back, without being asked for again', async () => {
  let tries = 0;
  const Part = late<Words>(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Told;
  }, 'een ogenblik');
  show(<Part words="toch gekomen" />);
  await expect.element(page.getByText('een ogenblik')).toBeInTheDocument();
  await expect.element(page.getByText('toch gekomen'), { timeout: 10_000 }).toBeInTheDocument();
  expect(tries).toBe(2);
});
