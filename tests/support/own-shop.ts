import { startBrowserShop } from './browser-shop.ts';
import { test as base } from './e2e.ts';

// For stories that change what other stories hold on to: a shop in which nobody else is at work.
export const test = base.extend<object, { readonly ownShop: string }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { url, stop } = await startBrowserShop();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop),
});
