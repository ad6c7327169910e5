import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { processesOf, type ShopProcess } from '../../bench/soak/memory.ts';
import { type Programs, sourcePrograms } from '../support/bundled-shop.ts';

const root = join(import.meta.dirname, '..', '..');

// What the log says of an outage itself, also where work has met several of them and a person is told.
const outages =
  /PostgreSQL (stopped|did not start)|a process ended and is replaced|payment provider unavailable|"queue":"send-mail"|No space left on device|not queryable|Connection terminated|"code":"(53|57P)/;

// As long as its unit gives it (deploy/systemd).
const stopWithin = 90_000;

// A process that was starting just then, and is started again.
const cutShort =
  /"reason":"(?:error: (?:terminating connection|the database system is|sorry, too many clients|remaining connection)|Error: (?:write EPIPE|read ECONNRESET|connect E|Connection terminated)).*"a process did not start"/;

type Options = {
  readonly folder: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly programs?: Programs | undefined;
};

export type Hearing = { readonly count: () => number; readonly end: () => number };

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
  readonly #listeners = new Set<(line: string) => void>();

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

  /** Every process of the shop: those that serve, who watches over them, and those that make documents for them. */
  processes(): readonly number[] {
    return this.#processes().map(({ pid }) => pid);
  }

  /** Those that customers and staff speak to: of several not the first, which only watches over them. */
  servers(): readonly number[] {
    const all = this.#processes();
    const serving = this.#isSeveral() ? all.filter((one) => this.#isWorker(one)) : all.slice(0, 1);
    return serving.map(({ pid }) => pid);
  }

  /** Those that make documents and pictures, where there is something to make. */
  helpers(): readonly number[] {
    const others = this.#processes().slice(1);
    return others.filter((one) => !this.#isWorker(one)).map(({ pid }) => pid);
  }

  /** Null where there is none. */
  async postmaster(): Promise<number | null> {
    const file = join(this.folder, 'postgres', 'data', 'postmaster.pid');
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
    return pid > 1 ? pid : null;
  }

  shiftClock(milliseconds: number): Promise<void> {
    return writeFile(this.#clock, String(milliseconds));
  }

  /** How many of those that serve go by a clock that is so far ahead. */
  async countByClock(milliseconds: number): Promise<number> {
    const told = await Promise.all(
      this.servers().map((pid) => readFile(`${this.#clock}-${pid}`, 'utf8').catch(() => '')),
    );
    return told.filter((text) => text !== '' && Math.abs(Number(text) - milliseconds) < 1000).length;
  }

  /** Counts the lines of the log that say so, from now until its end. */
  hears(what: RegExp): Hearing {
    let count = 0;
    const listener = (line: string) => {
      if (what.test(line)) count += 1;
    };
    this.#listeners.add(listener);
    return {
      count: () => count,
      end: () => {
        this.#listeners.delete(listener);
        return count;
      },
    };
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
    const isLate = Symbol('late');
    if ((await Promise.race([ended, wait(stopWithin, isLate, { ref: false })])) !== isLate) return;
    for (const pid of this.processes()) process.kill(pid, 'SIGKILL');
    throw new Error(`the shop did not stop within ${stopWithin / 1000} s`);
  }

  #processes(): readonly ShopProcess[] {
    const first = this.#child?.pid;
    return first === undefined ? [] : processesOf(first);
  }

  #isSeveral(): boolean {
    return this.#env['PROCESSES'] !== undefined;
  }

  #isWorker({ parent, command }: ShopProcess): boolean {
    return parent === this.#child?.pid && command.includes('open-worker');
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
    for (const listener of this.#listeners) listener(line);
    if (isFault && !outages.test(line) && !cutShort.test(line)) this.faults.push(line.slice(0, 500));
    if (process.env['PROVE_LOG'] !== undefined) console.error(line.slice(0, 300));
  }
}
