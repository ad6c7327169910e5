import { chromium } from '@playwright/test';
import { findTestBrowser } from '../scripts/chromium.ts';
import { demoAccounts, demoPassword } from '../tests/support/demo.ts';
import { compressedLength } from './page-bytes.ts';

const visits = [
  { name: 'popup', path: '/producten/pe-100?add=1', width: 1280, height: 960 },
  { name: 'wizard', path: '/producten/pe-100?add=1', width: 390, height: 844 },
  { name: 'quick order, wide', path: '/snel-bestellen', width: 1280, height: 960 },
  { name: 'quick order, phone', path: '/snel-bestellen', width: 390, height: 844 },
] as const;

/** What a customer's browser really loads, by what it asked the shop for: islands choose their own variant. */
export async function benchBrowserBytes(address: string): Promise<void> {
  const executablePath = findTestBrowser();
  if (executablePath === null) return console.log('script  no Chromium: the configurator was not measured');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const { name, path, width, height } of visits) {
      const page = await browser.newPage({ baseURL: address, viewport: { width, height } });
      await page.goto('/inloggen');
      await page.getByLabel('E-mailadres').fill(demoAccounts.millimetres);
      await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Inloggen' }).click();
      await page.waitForURL((url) => url.pathname !== '/inloggen');
      const scripts = new Set<string>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.add(response.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const lengths = await Promise.all([...scripts].map(compressedLength));
      const total = lengths.reduce((sum, length) => sum + length, 0);
      console.log(`script  ${path} at ${width} px: ${total} bytes gzip for a customer (${name})`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
