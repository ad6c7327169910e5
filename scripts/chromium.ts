import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const usualNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export function findChromium(): string | null {
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
export function ensureTestBrowser(): string | null {
  const isThere = find(shellNames) !== null || install('chromium-headless-shell');
  return isThere || findChromium() !== null || install('chromium') ? null : missing;
}

const missing =
  'No Chromium found and none could be installed: install the package "chromium" or set CHROMIUM_PATH.';

function find(names: readonly string[]): string | null {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

function install(name: string): boolean {
  if (!isDebian() || process.getuid?.() !== 0) return false;
  console.log(`Installing the ${name} package …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
