import { execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished } from 'vitest';
import type { Programs } from './bundled-shop.ts';
import { quickFolder } from './quick-folder.ts';
import { connectToShop } from './shop-database.ts';

const root = join(import.meta.dirname, '..', '..');

type Variables = Readonly<Record<string, string>>;

export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type Launched = {
  readonly pid: number;
  // The address, once it answers; rejected when the start fails.
  readonly opened: Promise<string>;
  readonly ended: Promise<Ended>;
  readonly stdout: () => string;
  readonly kill: (signal: NodeJS.Signals) => Promise<Ended>;
  // As Ctrl-C in a terminal does: to every process of the group.
  readonly killGroup: (signal: NodeJS.Signals) => Promise<Ended>;
};

type Start = {
  readonly command?: readonly string[];
  readonly cwd?: string;
  // Bundled, unless it is about the sources themselves.
  readonly from?: Programs;
};

const { PATH: path, HOME: home } = process.env;

/** Under root the database has another user, who must be able to pass. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(quickFolder(), 'maathor-process-'));
  await chmod(folder, 0o711);
  return folder;
}

/** At once: thousands of files one by one take seven times as long. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export async function temporaryFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** The data of a shop that has run before: who starts from a copy is spared the first start. */
export async function copyStoppedShop(folder: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${inject('stoppedShop')}/.`, folder]);
}

/** Made once for the run, by `stopped-shop.ts`. */
export function bundledPrograms(): Programs {
  return inject('programs');
}

/** A command that the owner types. */
export function launchCommand(variables: Variables, ...args: readonly string[]): Launched {
  return launchShop(variables, { command: [process.execPath, bundledPrograms().command, ...args] });
}

/** The shop in a process of its own, ready to answer. Whatever the test leaves running is ended after it. */
export async function startShopProcess(variables: Variables, start: Start = {}) {
  const shop = launchShop(variables, start);
  onTestFinished(async () => {
    await shop.kill('SIGTERM');
    const { DATA_DIR: folder } = variables;
    await endSurvivor(folder);
  });
  return { ...shop, url: await shop.opened };
}

export function launchShop(
  variables: Variables,
  { from = bundledPrograms(), command = [process.execPath, from.main], cwd = root }: Start = {},
): Launched {
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: {
      PATH: `${join(root, 'node_modules', '.bin')}:${path}`,
      HOME: home,
      PORT: '0',
      LOG_LEVEL: 'silent',
      // The sources are read and compiled once for all starts, not once for each.
      NODE_COMPILE_CACHE: from.compiled,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const opened = Promise.withResolvers<string>();
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    const url = /is open at (https?:\S+)/.exec(stdout)?.[1];
    if (url !== undefined) opened.resolve(url);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => {
      opened.reject(new Error(`the shop ended with code ${code}: ${stderr}`));
      resolve({ code, signal, stdout, stderr });
    });
  });
  // Not every test waits for it.
  opened.promise.catch(() => undefined);
  const pid = child.pid ?? 0;
  return {
    pid,
    opened: opened.promise,
    ended,
    stdout: () => stdout,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
    killGroup: (signal) => {
      process.kill(-pid, signal);
      return ended;
    },
  };
}

export function dataIn(folder: string): string {
  return join(folder, 'postgres', 'data');
}

export async function runningPostmaster(folder: string): Promise<number> {
  const text = await readFile(join(dataIn(folder), 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

/** A process that has ended but was not yet buried does not count. */
export async function isRunning(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'Z');
    return !/\) Z/.test(status) && status !== 'Z';
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The processes of a shop that has several, but for the first, which only watches over them. */
export async function servingUnder(pid: number): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,stat=,args=', '--ppid', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout
    .split('\n')
    .filter((line) => line.includes('open-worker.') && !/^\s*\d+ Z/.test(line))
    .map((line) => Number.parseInt(line, 10));
}

/** Looks again until it is so: what is waited for has no event to hear. */
export async function until(claim: () => Promise<boolean>, patienceMs = 30_000): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const deadline = Date.now() + patienceMs;
  const look = async (): Promise<void> => {
    const began = performance.now();
    if (await claim()) return resolve();
    if (Date.now() > deadline) return reject(new Error(`never came true: ${claim}`));
    // A look that is dear, as a new connection to the database is, would take the processor from what is waited for.
    setTimeout(look, Math.min(250, Math.max(10, 4 * (performance.now() - began))));
  };
  await look();
  return promise;
}

/** The database that a killed shop left behind. */
export async function endSurvivor(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const pid = await runningPostmaster(folder).catch(() => null);
  if (pid === null || pid === process.pid || !(await isRunning(pid))) return;
  process.kill(pid, 'SIGINT');
  await until(async () => !(await isRunning(pid)));
}

/** What the first start makes for itself, once and for all later ones. */
export const secretsQuery = 'select name, value from secrets';

export async function statuses(url: string): Promise<{ healthz: number; readyz: number }> {
  const [healthz, readyz] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
  return { healthz: healthz.status, readyz: readyz.status };
}

export async function draftsIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('postgres.new-'));
}

export async function query<Row extends Record<string, unknown>>(
  folder: string,
  text: string,
): Promise<Row[]> {
  const client = await connectToShop(folder);
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}
