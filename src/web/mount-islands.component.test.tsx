import { type FormEvent, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountIslands } from './mount-islands.ts';

let bring: () => void = () => undefined;

vi.mock('./islands.ts', () => ({
  islands: {
    'quick-order': [
      {
        media: 'all',
        load: () =>
          new Promise((resolve) => {
            bring = () => resolve(EarlyPressed);
          }),
      },
    ],
    configurator: [
      {
        media: 'narrow',
        load: async () => {
          isNarrowAsked = true;
          return () => <p>{'smal'}</p>;
        },
      },
      { media: 'all', load: async () => () => <p>{'breed'}</p> },
    ],
  },
}));

let isNarrow = false;
let isNarrowAsked = false;
let turned: (() => void)[] = [];

function EarlyPressed() {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <form method="get" action="?add=1" onSubmit={open}>
      <button type="submit">{'Direct bestellen'}</button>
      {isOpen && <p>{'open'}</p>}
    </form>
  );
}

beforeEach(() => {
  isNarrow = false;
  isNarrowAsked = false;
  turned = [];
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
});

afterEach(() => {
  vi.mocked(window.matchMedia).mockRestore();
  for (const left of document.querySelectorAll('#island, #island-props')) left.remove();
});

function turn(): void {
  isNarrow = !isNarrow;
  for (const tell of turned) tell();
}

it('R9.1 a phone that is turned before its page has come alive gets what suits it, without an error', async () => {
  mountIslands(document);
  // As long as its script takes, and not until React has looked at the page.
  for (let moment = 0; moment < 20; moment += 1) await null;
  turn();
  await expect.element(page.getByText('smal')).toBeVisible();
  await expect.element(page.getByText('breed')).not.toBeInTheDocument();
});

it('R9.1 a phone that is turned and turned back before its script has come is shown one page once, without an error', async () => {
  mountIslands(document);
  turn();
  turn();
  await expect.element(page.getByText('breed')).toBeVisible();
  await vi.waitFor(() => expect(document.querySelector('#island')).toHaveAttribute('data-alive'));
});

it('R1.3 what is pressed while its script is on its way shows that it waits, and is done once that has come', async () => {
  const island = document.querySelector<HTMLElement>('#island');
  if (island === null) throw new Error('no island to press');
  island.dataset['island'] = 'quick-order';
  island.innerHTML =
    '<form method="get" action="?add=1"><button type="submit">Direct bestellen</button></form>';
  const before = location.href;
  mountIslands(document);
  const button = page.getByRole('button', { name: 'Direct bestellen' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('open')).not.toBeInTheDocument();
  bring();
  await expect.element(page.getByText('open')).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(location.href).toBe(before);
});

it('R9.1 a phone that is turned keeps what somebody is at work in', async () => {
  mountIslands(document);
  const island = document.querySelector('#island');
  await vi.waitFor(() => expect(island).toHaveAttribute('data-alive'));
  const work = document.createElement('dialog');
  island?.append(work);
  work.showModal();
  turn();
  expect(isNarrowAsked).toBe(false);
  work.remove();
  turn();
  turn();
  await expect.element(page.getByText('smal')).toBeVisible();
});
