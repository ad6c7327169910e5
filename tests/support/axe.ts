import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function expectNoAxeViolations(page: Page): Promise<void> {
  await judge(page, 'all of it');
}

/** At another width than it was just judged at: contrast, more than half of the work, is judged of what did not show there. */
export async function expectNoAxeViolationsHereEither(page: Page): Promise<void> {
  await judge(page, 'what is new');
}

type Contrast = 'all of it' | 'what is new';

async function judge(page: Page, contrast: Contrast): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(await page.evaluate(findViolations, contrast)).toEqual([]);
}

// In the page itself; only what is wrong is written out, or a page of forty rows takes seconds to tell of. Behind a modal
// dialog lies a page nobody can reach, which has a story of its own: judging it again at every step took longer than the
// step. Of a long table the first rows speak for the rest, which are taken out: also what is hidden axe walks through.
async function findViolations(contrast: Contrast): Promise<readonly string[]> {
  const run = async (within: Axe.ElementContext, options: Axe.RunOptions) =>
    (await window.axe.run(within, { resultTypes: ['violations'], preload: false, ...options })).violations;
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
  const news = texts.filter((text) => !window.judgedTexts?.has(text));
  window.judgedTexts = new WeakSet(texts);
  const violations =
    contrast === 'all of it'
      ? await run(part, {})
      : [
          ...(await run(part, { rules: { 'color-contrast': { enabled: false } } })),
          ...(news.length === 0 ? [] : await run({ include: news }, { runOnly: ['color-contrast'] })),
        ];
  for (const { body, rows } of rest) body.append(...rows);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

declare global {
  interface Window {
    axe: typeof Axe;
    judgedTexts?: WeakSet<Element>;
  }
}
