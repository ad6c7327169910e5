import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const usualNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    '/usr/bin/chromium',
    ...usualNames.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

// Returns the reason when there is no browser and none can be installed.
export function ensureChromium(): string | null {
  if (findChromium() !== null) return null;
  if (!isDebian() || process.getuid?.() !== 0) {
    return 'No Chromium found: install the package "chromium" or set CHROMIUM_PATH.';
  }
  console.log('Installing the chromium package …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return install.status === 0 && findChromium() !== null
    ? null
    : 'The package "chromium" could not be installed: install it or set CHROMIUM_PATH.';
}

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
