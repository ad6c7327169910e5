import { startBrowserShop } from './browser-shop.ts';
import { test as base, logIn } from './e2e.ts';

type OwnShop = { readonly ownShop: string };

// For stories that change what other stories hold on to: a shop in which nobody else is at work.
export const test = base.extend<object, OwnShop>({
  ownShop: [openOwnShop, { scope: 'worker', timeout: 60_000 }],
  baseURL: ({ ownShop }, use) => use(ownShop),
});

// For stories that end logins and change passwords: nobody goes on where another left.
export const accountTest = base.extend<object, OwnShop>({
  ownShop: [openOwnShop, { scope: 'worker', timeout: 60_000 }],
  baseURL: ({ ownShop }, use) => use(ownShop),
  loginAs: ({ page }, use) => use((email) => logIn(page, email)),
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
async function openOwnShop({}: object, use: (url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await startBrowserShop();
  await use(url);
  await stop();
}
