import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

// With its few letters beyond ASCII as they are the browser holds and reads all of it at two bytes a letter.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\p{ASCII}]/gu,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

// Contrast is more than half of the work, and the same for every text that looks alike: of each look one was judged.
const judgedLooks = new Set<string>();

export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { hasAxe, looks } = await page.evaluate(lookAround);
  if (!hasAxe) await page.evaluate(source);
  const known = looks.filter((look) => judgedLooks.has(look));
  const { violations, unsure } = await page.evaluate(judge, known);
  expect(violations).toEqual([]);
  for (const look of looks) if (!unsure.includes(look)) judgedLooks.add(look);
}

// Letters, and whatever they stand on: what is painted or placed on the way up to them, by its own class.
function lookAround() {
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const { backgroundColor, backgroundImage, position, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${position} ${opacity}`;
    const below = groundOf(element.parentElement);
    const ground =
      own === 'rgba(0, 0, 0, 0) none static 1'
        ? below
        : `${below}/${element.localName}.${element.getAttribute('class')} ${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const isOff = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true;
  // A link is told from those.
  const wordsAround = (element: Element) => {
    if (!element.matches('a, [role="link"]')) return '';
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement;
    return block && block.textContent !== element.textContent && getComputedStyle(block).color;
  };
  const lookOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine, borderBottom } =
      getComputedStyle(element);
    // Of what is off and of a single letter axe asks no contrast.
    const asked = `${isOff(element)} ${element.textContent.trim().length === 1} ${element.getAttribute('type')}`;
    const letters = `${color} ${fontSize} ${fontWeight} ${textShadow} ${textDecorationLine} ${borderBottom} ${wordsAround(element)}`;
    return `${groundOf(element)}/${element.localName}.${element.getAttribute('class')} ${letters} ${asked}`;
  };
  const showsText = (element: Element) =>
    element.checkVisibility() &&
    (element.matches('input, select, textarea, a[href]') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''));

  const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const texts = [...part.querySelectorAll(':not(tbody > tr:nth-child(n + 7) *)')].filter(showsText);
  window.looks = new Map(texts.map((text) => [text, lookOf(text)]));
  return { hasAxe: 'axe' in window, looks: [...new Set(window.looks.values())] };
}

// In the page itself; only what is wrong is written out, or a page of forty rows takes seconds to tell of. Behind a modal
// dialog lies a page nobody can reach, which has a story of its own: judging it again at every step took longer than the
// step. Of a long table the first rows speak for the rest, which are taken out: also what is hidden axe walks through.
async function judge(known: readonly string[]) {
  const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const rest = [...document.querySelectorAll('tbody')].map((body) => ({
    body,
    rows: [...body.querySelectorAll(':scope > tr:nth-child(n + 7)')],
  }));
  const looks = window.looks ?? new Map<Element, string>();
  const alike = Map.groupBy(looks.keys(), (text) => looks.get(text));
  for (const look of known) alike.delete(look);
  // The first and the last: of one that lies half under another axe is not sure.
  const asked = [...alike.values()].flatMap((texts) => [texts.at(0), texts.at(-1)]);
  for (const { rows } of rest) for (const row of rows) row.remove();
  for (const text of asked) text?.toggleAttribute('data-asked', true);
  const rules = [
    { id: 'color-contrast', selector: '[data-asked]' },
    { id: 'link-in-text-block', selector: ':is(a[href], [role="link"])[data-asked]' },
  ];
  window.axe.configure({ noHtml: true, rules });
  const { violations, incomplete } = await window.axe.run(part, {
    ...{ resultTypes: ['violations', 'incomplete'], elementRef: true, preload: false },
  });
  for (const text of asked) text?.toggleAttribute('data-asked', false);
  for (const { body, rows } of rest) body.append(...rows);
  const unsure = incomplete
    .filter(({ id }) => rules.some((rule) => rule.id === id))
    .flatMap(({ nodes }) => nodes.map(({ element }) => (element && looks.get(element)) ?? ''));
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    unsure,
  };
}

declare global {
  interface Window {
    axe: typeof Axe;
    looks?: ReadonlyMap<Element, string>;
  }
}
