import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { build, isBuilt } from './build.ts';
import { ensureTestBrowser } from './chromium.ts';
import { auditToday } from './security/ask-registry.ts';
import { describeAudit } from './security/read-audit.ts';

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

// Beside the tests, which leave a core idle whenever they wait for a database; told after them, for nobody can read two
// programs at once.
const checks = checkSources();
const audit = isFast ? null : auditToday();
if (!isBuilt()) await build();
const missingBrowser = isFast ? null : ensureTestBrowser();
await vitest(projects());
for (const { title, status, output } of await checks) {
  process.stdout.write(output);
  count(title, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}
if (!isFast) await playwright();
// Told and not counted: a hole that was published this morning is no fault of the change that is tested.
if (audit !== null) console.log(`· known holes: ${describeAudit(await audit).join('\n  ')}`);

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;

type Checked = { readonly title: string; readonly status: number; readonly output: string };

async function checkSources(): Promise<readonly Checked[]> {
  return [
    await check('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
    // More checkers would each read the same types again.
    await check('types and import directions', 'tsc', ['-b', '--checkers', '1']),
    await check('dead code', 'knip', []),
  ];
}

async function check(title: string, command: string, args: readonly string[]): Promise<Checked> {
  return { title, ...(await run(command, args, 'pipe')) };
}

async function vitest(args: readonly string[]): Promise<void> {
  const report = join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await run('vitest', ['run', ...args, ...reporters], 'inherit');
  const { numPassedTests, numFailedTests } = vitestReport.parse(read(report));
  count('vitest', { passed: numPassedTests, failed: atLeastOne(numFailedTests, status) });
}

// Components are shown in a browser, as stories are.
function projects(): readonly string[] {
  if (isFast) return ['--project', 'unit'];
  return missingBrowser === null ? [] : ['--project', '!component'];
}

async function playwright(): Promise<void> {
  if (missingBrowser !== null) {
    console.error(missingBrowser);
    count('browser', { passed: 0, failed: 1 });
    return;
  }
  const { status } = await run('playwright', ['test'], 'inherit');
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

type Ended = { readonly status: number; readonly output: string };

async function run(command: string, args: readonly string[], stdio: 'inherit' | 'pipe'): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(command, args, { cwd: root, stdio: ['inherit', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('error', (error) => {
    output += `${error.message}\n`;
    resolve(1);
  });
  child.on('close', (code) => resolve(code ?? 1));
  return { status: await promise, output };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, stats: { expected: 0, unexpected: 1, flaky: 0 } };
  }
}
