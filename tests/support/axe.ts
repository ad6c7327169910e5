import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

// With its few letters beyond ASCII as they are the browser holds and reads all of it at two bytes a letter.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\p{ASCII}]/gu,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

// By width. What stands around a page has the contrast it had around the one before: a page's styles name its own classes only.
const judgedSurroundings = new Set<string>();

export async function expectNoAxeViolations(page: Page): Promise<void> {
  await judge(page, 'all of it');
}

/** At another width than it was just judged at: contrast, more than half of the work, is judged of what did not show there. */
export async function expectNoAxeViolationsHereEither(page: Page): Promise<void> {
  await judge(page, 'what is new');
}

type Contrast = 'all of it' | 'what is new';

async function judge(page: Page, contrast: Contrast): Promise<void> {
  const { hasAxe, surroundings } = await page.evaluate(lookAround);
  if (!hasAxe) await page.evaluate(source);
  const known = surroundings.map((html) => judgedSurroundings.has(html));
  expect(await page.evaluate(findViolations, { contrast, known })).toEqual([]);
  for (const html of surroundings) judgedSurroundings.add(html);
}

// What forms carry unseen differs from login to login.
function lookAround() {
  window.surroundings =
    document.querySelector('dialog:modal') === null
      ? [...document.querySelectorAll('body > :not(main) > *')].filter((part) =>
          part.checkVisibility({ visibilityProperty: true }),
        )
      : [];
  return {
    hasAxe: 'axe' in window,
    surroundings: window.surroundings.map(
      (part) =>
        `${innerWidth} ${part.parentElement?.className} ${part.outerHTML.replaceAll(/ value="[^"]*"/g, '')}`,
    ),
  };
}

type Asked = { readonly contrast: Contrast; readonly known: readonly boolean[] };

// In the page itself; only what is wrong is written out, or a page of forty rows takes seconds to tell of. Behind a modal
// dialog lies a page nobody can reach, which has a story of its own: judging it again at every step took longer than the
// step. Of a long table the first rows speak for the rest, which are taken out: also what is hidden axe walks through.
async function findViolations({ contrast, known }: Asked): Promise<readonly string[]> {
  const showsText = (element: Element) =>
    element.checkVisibility() &&
    (element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''));

  const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const rest = [...document.querySelectorAll('tbody')].map((body) => ({
    body,
    rows: [...body.querySelectorAll(':scope > tr:nth-child(n + 7)')],
  }));
  for (const { rows } of rest) for (const row of rows) row.remove();
  const texts = [...part.querySelectorAll('*')].filter(showsText);
  const isKnown = (text: Element) =>
    (contrast === 'what is new' && window.judgedTexts?.has(text)) ||
    window.surroundings?.some((around, place) => known[place] && around.contains(text));
  const asked = texts.filter((text) => !isKnown(text));
  window.judgedTexts = new WeakSet(texts);
  for (const text of asked) text.toggleAttribute('data-asked', true);
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-asked]' }] });
  const { violations } = await window.axe.run(part, { resultTypes: ['violations'], preload: false });
  for (const text of asked) text.toggleAttribute('data-asked', false);
  for (const { body, rows } of rest) body.append(...rows);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

declare global {
  interface Window {
    axe: typeof Axe;
    judgedTexts?: WeakSet<Element>;
    surroundings?: Element[];
  }
}
