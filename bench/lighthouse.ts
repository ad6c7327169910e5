import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findTestBrowser } from '../scripts/chromium.ts';
import { demoAccounts } from '../tests/support/demo.ts';
import { logIn } from './customer.ts';
import { freePort } from './processes.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const pages = [
  { path: '/producten/pe-100', runs: 3 },
  { path: '/producten/se-200', runs: 3 },
  { path: '/', runs: 1 },
  { path: '/meetinstructies/pe-100', runs: 1 },
] as const;

/** The wizard as a customer with a phone opens it: its first screen is what the address asks for. */
const wizard = { path: '/producten/pe-100?add=1', runs: 3 };

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
    await benchWizard(address, port);
  } finally {
    await browser.close();
  }
}

async function benchWizard(address: string, port: number): Promise<void> {
  const { cookie = '' } = await logIn(address, demoAccounts.millimetres);
  const paints: Paints[] = [];
  for (let run = 0; run < wizard.runs; run += 1) {
    paints.push(await paintsOf(address + wizard.path, port, { Cookie: cookie }));
  }
  const seconds = (name: keyof Paints) => (median(paints.map((of) => of[name])) / 1000).toFixed(2);
  console.log(
    `phone   wizard, first screen on slow 4G: first paint ${seconds('first')} s, largest ${seconds('largest')} s ` +
      `(median of ${wizard.runs})`,
  );
}

type Paints = { readonly first: number; readonly largest: number };

async function paintsOf(url: string, port: number, extraHeaders: Record<string, string>): Promise<Paints> {
  const result = await lighthouse(url, {
    ...{ port, extraHeaders, logLevel: 'silent', onlyCategories: ['performance'] },
    // Who is logged in stays so.
    disableStorageReset: true,
  });
  const at = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return { first: at('first-contentful-paint'), largest: at('largest-contentful-paint') };
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
