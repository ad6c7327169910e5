import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { notedAdvisories } from './noted-advisories.ts';
import { type Audit, readAudit } from './read-audit.ts';

const root = join(import.meta.dirname, '..', '..');
// A registry that is away must not keep anybody waiting.
const longest = 20_000;

/** What the registry knows today of what a running shop uses. */
export async function auditToday(): Promise<Audit> {
  return readAudit(await askRegistry(), notedAdvisories, new Date().toISOString().slice(0, 10));
}

// npm leaves with 1 where it found something: what it printed tells more.
async function askRegistry(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only'];
  const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: longest });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.on('error', () => resolve());
  child.on('close', () => resolve());
  await promise;
  return printed;
}
