// Before React itself.
import './component-quick-react.ts';
import './component-quick-elements.ts';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
// Before all others: it says which layer wins. Of the rest each component brings its own, a third of all the modules of a page.
import './global.css';
import './fonts.css';
import './tokens.css';

let pages = 1;

/** Each test is somebody else: what a late answer to the one before still keeps is not theirs. */
export function customerNumber(): number {
  return pages;
}

let shown: { readonly root: Root; readonly element: HTMLElement } | null = null;

/** Renders it on an otherwise empty page, with the shop's own styles. */
export function show(content: ReactNode): void {
  const element = document.body.appendChild(document.createElement('main'));
  shown = { root: createRoot(element), element };
  shown.root.render(content);
}

/** As the shop writes it into a page: who it is for is known by it. The first one on a page counts, so there is one. */
export function givePageToken(token: string): void {
  for (const meta of document.querySelectorAll('meta[name="csrf-token"]')) meta.remove();
  document.head.insertAdjacentHTML('beforeend', `<meta name="csrf-token" content="${token}">`);
}

/** As before a reload: what the browser keeps stays. */
export function leavePage(): void {
  shown?.root.unmount();
  shown?.element.remove();
  shown = null;
}

/** After each test, before the next one shows something. */
export function clearPage(): void {
  leavePage();
  window.fetch = realFetch;
  localStorage.clear();
  pages += 1;
  history.replaceState(null, '');
}

/**
 * Of the page as a whole only what a component can answer for: it has no title, no heading and no language here. What
 * lies behind a modal dialog nobody can reach. Of a popup that is judged elsewhere, the part that a test is about is
 * half of the work.
 */
export async function expectNoAxeViolations(part?: Element): Promise<void> {
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  await allArrived();
  const judged = part ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const { violations } = await axe.run(judged, {
    resultTypes: ['violations'],
    preload: false,
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

// Half-way through a change of colour nothing has the contrast it will have; one may begin where another ends.
async function allArrived(): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter(({ effect, playState }) => {
      return playState !== 'finished' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    });
    if (passing.length === 0) return;
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }
}

type Send = () => Promise<Response>;

const realFetch = window.fetch;

/** What answers calls to such a path from now on, in place of the shop behind the tests or around it. */
export function intercept(path: string, answer: (send: Send, body: string) => Promise<Response>): void {
  const before = window.fetch;
  window.fetch = (input, init) => {
    const send = () => before.call(window, input, init);
    return String(input).includes(path) ? answer(send, String(init?.body ?? '')) : send();
  };
}
