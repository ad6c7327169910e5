import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './build.ts';
import { auditToday } from './security/ask-registry.ts';
import { describeAudit } from './security/read-audit.ts';
import { ensureTestPrograms } from './test-programs.ts';
import {
  describeFailure,
  type Failure,
  readPlaywrightReport,
  readVitestReport,
  type TestReport,
} from './test-report.ts';

// Runs everything CI runs, with --thorough also what tells a thing again at a price (decision 084); goes on after a failure so that one run shows all of them, and ends with those and one sum: of a run
// far away the last lines are often all there is to read.
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
// A run starts some forty programs of Node, most of which read the same sources.
const compiled = join(root, 'node_modules', '.cache', 'compiled-for-tests');
const isFast = process.argv.includes('--fast');
const isThorough = process.argv.includes('--thorough');
// Playwright looks for it in the width, the file, the title and the tags of a story.
const toldAgain = '@thorough|^wide .*@phone-first|^phone .*@wide-first';

const sum: { passed: number; failed: Failure[] } = { passed: 0, failed: [] };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Beside the tests, which leave a core idle whenever they wait for a database; told after them, for nobody can read two
// programs at once.
const checks = checkSources();
const audit = isFast ? null : auditToday();
// An installation mostly waits, and what comes first needs none of these.
const installed = isFast ? null : ensureTestPrograms();
if (!isBuilt()) await build();
await vitest('near', isFast ? ['unit'] : ['unit', 'integration']);
for (const { title, status, output } of await checks) {
  process.stdout.write(output);
  count(
    title,
    status === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [{ title, message: output }] },
  );
}
const missing = await installed;
// One after the other: each keeps both cores busy by itself, and together they took an eighth more of the processor.
if (missing !== null) {
  if (missing.others.length > 0) count('programs', { passed: 0, failed: missing.others });
  // Components are shown in a browser, as stories are.
  await vitest('far', missing.browser === null ? ['component', 'process'] : ['process']);
  await playwright(missing.browser);
}
// Told and not counted: a hole that was published this morning is no fault of the change that is tested.
if (audit !== null) console.log(`· known holes: ${describeAudit(await audit).join('\n  ')}`);

for (const failure of sum.failed) console.log(`\n${describeFailure(failure)}`);
console.log(`\n${sum.passed} passed, ${sum.failed.length} failed`);
process.exitCode = sum.failed.length === 0 ? 0 : 1;

type Checked = { readonly title: string; readonly status: number; readonly output: string };

async function checkSources(): Promise<readonly Checked[]> {
  return [
    await check('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
    // More threads would each read the same types again; a quarter of its time went to tidying up what ends with it anyway.
    await check('types and import directions', 'tsc', ['-b', '--singleThreaded'], {
      GOGC: 'off',
      GOMEMLIMIT: '3GiB',
    }),
    await check('dead code', 'knip', []),
  ];
}

async function check(
  title: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Checked> {
  return { title, ...(await run(command, args, 'pipe', env)) };
}

async function vitest(name: string, projects: readonly string[]): Promise<void> {
  const report = join(results, `vitest-${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = isThorough ? [] : ['--tagsFilter=!thorough'];
  const { status } = await run(
    'vitest',
    ['run', ...projects.flatMap((project) => ['--project', project]), ...chosen, ...reporters],
    'inherit',
  );
  count(`vitest, ${projects.join(' and ')}`, atLeastOne('vitest', status, read(report, readVitestReport)));
}

async function playwright(missingBrowser: string | null): Promise<void> {
  if (missingBrowser !== null) {
    count('browser', { passed: 0, failed: [{ title: 'browser', message: missingBrowser }] });
    return;
  }
  const chosen = isThorough ? [] : ['--grep-invert', toldAgain];
  // Node reads these sources by itself; Playwright would first write each of them anew, which on a new machine took seconds.
  const { status } = await run('playwright', ['test', ...chosen], 'inherit', { PW_DISABLE_TS_ESM: '1' });
  const report = read(join(results, 'e2e.json'), readPlaywrightReport);
  count('browser', atLeastOne('playwright', status, report));
}

// A runner can fail without a failed test: a broken setup, a leak.
function atLeastOne(title: string, status: number, report: TestReport): TestReport {
  if (status === 0 || report.failed.length > 0) return report;
  return { ...report, failed: [{ title, message: `ended with ${status} and told of no failed test` }] };
}

function count(title: string, { passed, failed }: TestReport): void {
  sum.passed += passed;
  sum.failed.push(...failed);
  console.log(`${failed.length === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed.length} failed`);
}

type Ended = { readonly status: number; readonly output: string };

async function run(
  command: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe',
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', stdio, stdio],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
  });
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

function read(file: string, parse: (report: unknown) => TestReport): TestReport {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { passed: 0, failed: [{ title: file, message: String(error) }] };
  }
}
