import { chromium } from '@playwright/test';
import { ensureChromium, findChromium } from '../chromium.ts';

export type Renderer = {
  /** A PNG of an SVG at its own size times `scale`. */
  readonly render: (svg: string, scale: number) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

export async function openRenderer(): Promise<Renderer> {
  const reason = ensureChromium();
  const executablePath = findChromium();
  if (reason !== null || executablePath === null) throw new Error(reason ?? 'no Chromium');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return {
    async render(svg, scale) {
      const page = await browser.newPage({ deviceScaleFactor: scale });
      try {
        await page.setContent(`<body style="margin:0">${svg}</body>`);
        await page.evaluate(() => document.fonts.ready);
        return await page.locator('body > svg').screenshot({ type: 'png', omitBackground: true });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
