import { existsSync } from 'node:fs';
import { findProgram, install } from './debian.ts';

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const usualNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function findChromium(): string | null {
  return find(usualNames);
}

/** As root in a container, and without calls to the browser's maker. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The same engine without windows: stories run in it in two thirds of the time. */
export function findTestBrowser(): string | null {
  return find(shellNames) ?? findChromium();
}

/** Returns the reason when there is no browser and none can be installed. */
export async function ensureTestBrowser(): Promise<string | null> {
  const isThere = find(shellNames) !== null || (await install(['chromium-headless-shell']));
  return isThere || findChromium() !== null || (await install(['chromium'])) ? null : missing;
}

const missing =
  'No Chromium found and none could be installed: install the package "chromium" or set CHROMIUM_PATH.';

function find(names: readonly string[]): string | null {
  const { CHROMIUM_PATH: given = '' } = process.env;
  return existsSync(given) ? given : findProgram(names);
}
