import { startBrowserShop } from '#tests/support/browser-shop.ts';

// One shop for the whole run.
export default async function startShop(): Promise<() => Promise<void>> {
  const { url, stop } = await startBrowserShop();
  process.env['E2E_BASE_URL'] = url;
  return stop;
}
