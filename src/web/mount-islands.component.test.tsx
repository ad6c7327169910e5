import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountIslands } from './mount-islands.ts';

vi.mock('./islands.ts', () => ({
  islands: {
    configurator: [
      { media: 'narrow', load: async () => () => <p>{'smal'}</p> },
      { media: 'all', load: async () => () => <p>{'breed'}</p> },
    ],
  },
}));

it('R9.1 a phone that is turned before its page has come alive gets what suits it, without an error', async () => {
  let isNarrow = false;
  const turned: (() => void)[] = [];
  const query = (media: string) => ({
    matches: media === 'all' || isNarrow,
    addEventListener: (_: string, listener: () => void) => turned.push(listener),
  });
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, query(media)),
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-island="configurator" id="island"><p>breed</p></div><script type="application/json" id="island-props">{}</script>',
  );
  mountIslands(document);
  // As long as its script takes, and not until React has looked at the page.
  for (let moment = 0; moment < 20; moment += 1) await null;
  isNarrow = true;
  for (const tell of turned) tell();
  await expect.element(page.getByText('smal')).toBeVisible();
  await expect.element(page.getByText('breed')).not.toBeInTheDocument();
});
