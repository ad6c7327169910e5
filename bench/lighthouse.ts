import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findTestBrowser } from '../scripts/chromium.ts';
import { freePort } from './processes.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const pages = [
  { path: '/producten/pe-100', runs: 3 },
  { path: '/producten/se-200', runs: 3 },
  { path: '/', runs: 1 },
  { path: '/meetinstructies/pe-100', runs: 1 },
] as const;

/**
 * A phone with a slow processor and a slow line, as Lighthouse simulates it. The median of several runs: one of them
 * may share the machine with something else.
 */
export async function benchLighthouse(address: string): Promise<void> {
  const executablePath = findTestBrowser();
  if (executablePath === null) return console.log('phone   no Chromium: Lighthouse was not run');
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const { path, runs } of pages) {
      const scores: Scores[] = [];
      for (let run = 0; run < runs; run += 1) scores.push(await score(address + path, port));
      const words = categories.map((name) => `${name} ${median(scores.map((of) => of[name] ?? 0))}`);
      console.log(`phone   ${path}: Lighthouse ${words.join(', ')}${runs > 1 ? ` (median of ${runs})` : ''}`);
    }
  } finally {
    await browser.close();
  }
}

type Scores = Readonly<Record<string, number>>;

async function score(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: categories });
  const scored = Object.entries(result?.lhr.categories ?? {});
  return Object.fromEntries(
    scored.map(([name, category]) => [name, Math.round((category.score ?? 0) * 100)]),
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
