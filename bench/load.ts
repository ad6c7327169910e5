import { Agent, type RequestOptions, request } from 'node:http';

export type Shot = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
};

type LoadOptions = { readonly connections: number; readonly seconds: number };

// What a shop does all day is compiled code; the first seconds are not.
const warmUpSeconds = 4;

/** Fires `shot(n)` over a fixed number of connections, each waiting for its answer before the next. */
export async function load(shot: (n: number) => Shot, options: LoadOptions): Promise<Load> {
  const { connections, seconds } = options;
  await fireWhile(shot, connections, lasting(warmUpSeconds));
  return figuresOf([await fireWhile(shot, connections, lasting(seconds))]);
}

const turns = 4;

/** Two by turns, so that both see the same machine: from one four seconds to the next its speed can differ by a third. */
export async function loadBeside(
  shot: (n: number) => Shot,
  reference: (n: number) => Shot,
  { connections, seconds }: LoadOptions,
): Promise<{ readonly ours: Load; readonly reference: Load }> {
  const [ours, theirs]: [Fired[], Fired[]] = [[], []];
  for (const one of [reference, shot]) await fireWhile(one, connections, lasting(warmUpSeconds));
  for (let turn = 0; turn < turns; turn += 1) {
    theirs.push(await fireWhile(reference, connections, lasting(seconds / turns)));
    ours.push(await fireWhile(shot, connections, lasting(seconds / turns)));
  }
  return { ours: figuresOf(ours), reference: figuresOf(theirs) };
}

type Rounds = {
  readonly connections: number;
  // There is room for so many; then it is made anew.
  readonly times: number;
  readonly makeRoom: () => Promise<void>;
};

const warmUpRounds = 4;
const rounds = 4;

/** The same of what there is room for only so often, in rounds. */
export async function loadInRounds(
  shot: (n: number) => Shot,
  { connections, times, makeRoom }: Rounds,
): Promise<Load> {
  const fired: Fired[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    await makeRoom();
    fired.push(await fireWhile(shot, connections, (count) => count < times));
  }
  return figuresOf(fired.slice(warmUpRounds));
}

function lasting(seconds: number): (fired: number) => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
}

type Fired = { readonly times: readonly number[]; readonly seconds: number; readonly refused: number };

async function fireWhile(
  shot: (n: number) => Shot,
  connections: number,
  goesOn: (fired: number) => boolean,
): Promise<Fired> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let fired = 0;
  let refused = 0;
  const started = performance.now();
  const connection = async () => {
    while (goesOn(fired)) {
      const begin = performance.now();
      const status = await fire(shot(fired++), agent);
      times.push(performance.now() - begin);
      if (status >= 400) refused++;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { times, seconds, refused };
}

function figuresOf(all: readonly Fired[]): Load {
  const times = all.flatMap((fired) => fired.times).toSorted((a, b) => a - b);
  const sum = (of: (fired: Fired) => number) => all.reduce((total, fired) => total + of(fired), 0);
  return {
    perSecond: times.length / sum(({ seconds }) => seconds),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    refused: sum(({ refused }) => refused),
  };
}

/** That many of the same, four at a time. */
export async function fireAll(shot: Shot, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let fired = 0;
  const connection = async () => {
    while (fired++ < count) {
      const status = await fire(shot, agent);
      if (status >= 400) throw new Error(`${shot.url} was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, connection));
  agent.destroy();
}

function fire(shot: Shot, agent: Agent): Promise<number> {
  const options: RequestOptions = { method: shot.method ?? 'GET', agent, headers: { ...shot.headers } };
  return new Promise((resolve, reject) => {
    const call = request(shot.url, options, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(shot.body);
  });
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
