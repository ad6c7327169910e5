import { startBrowserShop } from '#tests/support/browser-shop.ts';

/** One shop for the whole run. */
export default async function startShop(): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startBrowserShop();
  process.env['E2E_BASE_URL'] = url;
  process.env['E2E_DATA_DIR'] = dataDir;
  return stop;
}
