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
