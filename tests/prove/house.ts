import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { shopProcesses } from '../../bench/soak/memory.ts';
import { type Programs, sourcePrograms } from '../support/bundled-shop.ts';

const root = join(import.meta.dirname, '..', '..');

// What the log says of an outage itself, also where work has met several of them and a person is told.
const outages =
  /PostgreSQL (stopped|did not start)|a process ended and is replaced|payment provider unavailable|"queue":"send-mail"|No space left on device|not queryable|Connection terminated|"code":"(53|57P)/;

type Options = {
  readonly folder: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly programs?: Programs | undefined;
};

/** The shop, kept running as systemd keeps it: whoever dies is started again. */
export class House {
  readonly folder: string;
  readonly url: string;
  readonly #port: number;
  readonly #env: Options['env'];
  readonly #clock: string;
  readonly #programs: Programs;
  #child: ChildProcess | null = null;
  #isOver = false;
  starts = 0;
  /** Lines of the log that are faults. */
  readonly faults: string[] = [];

  constructor({ folder, port, env, programs = sourcePrograms }: Options) {
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#env = env;
    this.#programs = programs;
    this.#clock = join(folder, 'clock');
  }

  async open(): Promise<void> {
    await this.shiftClock(0);
    this.#start();
    if (!(await this.isReadyWithin(60_000))) throw new Error('the shop does not open');
  }

  /** A process of the shop: one of its several, where it has them. */
  processes(): readonly number[] {
    const first = this.#child?.pid;
    return first === undefined ? [] : shopProcesses(first);
  }

  async postmaster(): Promise<number> {
    const file = join(this.folder, 'postgres', 'data', 'postmaster.pid');
    return Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  }

  shiftClock(milliseconds: number): Promise<void> {
    return writeFile(this.#clock, String(milliseconds));
  }

  /** Twice in a row: what answers once may be on its way out. */
  async isReadyWithin(milliseconds: number): Promise<boolean> {
    const deadline = performance.now() + milliseconds;
    let inRow = 0;
    while (performance.now() < deadline) {
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(20_000) }).catch(
        () => null,
      );
      inRow = answer?.status === 200 ? inRow + 1 : 0;
      if (inRow === 2) return true;
      await wait(100);
    }
    return false;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  #start(): void {
    this.starts += 1;
    const preload = join(import.meta.dirname, 'shifted-clock.ts');
    const child = spawn(process.execPath, ['--import', preload, this.#programs.main], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_COMPILE_CACHE: this.#programs.compiled,
        ...{ PORT: String(this.#port), HOST: '127.0.0.1', PUBLIC_URL: this.url, DATA_DIR: this.folder },
        // Each of the load comes from an address of its own.
        ...{ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', PROVE_CLOCK: this.#clock },
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.#hear(line));
    }
    child.once('exit', () => {
      if (!this.#isOver) setTimeout(() => this.#isOver || this.#start(), 300);
    });
  }

  #hear(line: string): void {
    const isFault = line.startsWith('{') ? /^\{"level":[56]0/.test(line) : /cannot start|Error:/.test(line);
    if (isFault && !outages.test(line)) this.faults.push(line.slice(0, 500));
    if (process.env['PROVE_LOG'] !== undefined) console.error(line.slice(0, 300));
  }
}
