import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { build, isBuilt } from './build.ts';
import { ensureTestBrowser } from './chromium.ts';

// Runs everything CI runs, goes on after a failure so that one run shows all of them, and ends with one sum.
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const isFast = process.argv.includes('--fast');

const sum = { passed: 0, failed: 0 };

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
check('types and import directions', 'tsc', ['-b']);
check('dead code', 'knip', []);
if (!isBuilt()) await build();

vitest(isFast ? ['unit'] : ['unit', 'integration', 'process']);
if (!isFast) playwright();

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;

function check(title: string, command: string, args: readonly string[]): void {
  count(title, run(command, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function vitest(projects: readonly string[]): void {
  const report = join(results, 'vitest.json');
  const status = run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = vitestReport.parse(read(report));
  count('vitest', { passed: numPassedTests, failed: atLeastOne(numFailedTests, status) });
}

function playwright(): void {
  const missing = ensureTestBrowser();
  if (missing !== null) {
    console.error(missing);
    count('browser', { passed: 0, failed: 1 });
    return;
  }
  const status = run('playwright', ['test']);
  const { stats } = playwrightReport.parse(read(join(results, 'e2e.json')));
  count('browser', { passed: stats.expected, failed: atLeastOne(stats.unexpected + stats.flaky, status) });
}

// A runner can fail without a failed test: a broken setup, a file that does not compile, a leak.
function atLeastOne(failed: number, status: number): number {
  return status === 0 ? failed : Math.max(1, failed);
}

function count(title: string, counted: { passed: number; failed: number }): void {
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  console.log(
    `${counted.failed === 0 ? '✓' : '✗'} ${title}: ${counted.passed} passed, ${counted.failed} failed`,
  );
}

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, stats: { expected: 0, unexpected: 1, flaky: 0 } };
  }
}
