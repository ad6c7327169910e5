// Run after `npm install`: npm leaves out of the lock file what the registry does not hold of a package's builds for other
// platforms, `npm ci` against a fuller registry refuses such a file, and an entry without integrity is installed unchecked.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLockFaults, type Lock } from './lock-faults.ts';

const file = join(import.meta.dirname, '..', 'package-lock.json');
const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
const faults = findLockFaults(lock);
for (const { owner, name, version } of faults) {
  const advice = isHeld(name, version)
    ? 'remove package-lock.json and node_modules and run npm install'
    : `the registry does not hold it: choose a version of ${owner} all of whose builds it holds`;
  console.error(`${name}@${version} is not named with its integrity; ${advice}.`);
}
if (faults.length > 0) process.exitCode = 1;
else console.log('The lock file names every build, with its integrity.');

function isHeld(name: string, version: string): boolean {
  try {
    return (
      execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { stdio: 'pipe' }).length > 0
    );
  } catch {
    return false;
  }
}
