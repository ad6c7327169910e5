import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findTestBrowser } from '../scripts/chromium.ts';
import { logIn } from './customer.ts';
import { freePort } from './processes.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

// With ?add=1 the configurator opens by itself: on this phone as the wizard.
const pages = [
  { path: '/producten/pe-100?add=1', runs: 3, email: 'mm@voorbeeld.nl' },
  { path: '/producten/ca-100?add=1', runs: 3, email: 'mm@voorbeeld.nl' },
  { path: '/producten/pe-100', runs: 3, email: null },
  { path: '/producten/se-200', runs: 3, email: null },
  { path: '/', runs: 1, email: null },
  { path: '/meetinstructies/pe-100', runs: 1, email: null },
] as const;

/**
 * A phone with a slow processor and a slow line, as Lighthouse simulates it. The median of several runs: one of them
 * may share the machine with something else.
 */
export async function benchLighthouse(address: string): Promise<void> {
  const executablePath = findTestBrowser();
  if (executablePath === null) return console.log('phone   no Chromium: Lighthouse was not run');
  for (const { path, runs, email } of pages) {
    const cookie = email === null ? undefined : (await logIn(address, email))['cookie'];
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1)
      measured.push(await measure(address + path, { executablePath, cookie }));
    const words = categories.map(
      (name) => `${name} ${median(measured.map(({ scores }) => scores[name] ?? 0))}`,
    );
    const paints = `first paint ${median(measured.map(({ firstPaint }) => firstPaint))} ms, largest ${median(measured.map(({ largestPaint }) => largestPaint))} ms`;
    console.log(
      `phone   ${path}: Lighthouse ${words.join(', ')}, ${paints}${runs > 1 ? ` (median of ${runs})` : ''}`,
    );
  }
}

type Measured = {
  readonly scores: Readonly<Record<string, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
};

type Visit = { readonly executablePath: string; readonly cookie: string | undefined };

// A browser of its own for each run: what the one before left in the cache would flatter it.
async function measure(url: string, { executablePath, cookie }: Visit): Promise<Measured> {
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: categories,
      ...(cookie !== undefined && { extraHeaders: { cookie } }),
    });
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
    const { audits, categories: scored } = result.lhr;
    if (cookie !== undefined) expectWizard(url, audits['network-requests']?.details);
    const paint = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
    return {
      scores: Object.fromEntries(
        Object.entries(scored).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      firstPaint: paint('first-contentful-paint'),
      largestPaint: paint('largest-contentful-paint'),
    };
  } finally {
    await browser.close();
  }
}

// A visitor's page is lighter, and is no wizard.
function expectWizard(url: string, requests: unknown): void {
  const loaded = JSON.stringify(requests);
  for (const part of ['/assets/Wizard-', '/product/init/'])
    if (!loaded.includes(part)) throw new Error(`${url} was measured without its wizard: no ${part}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
