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
  await measure(shot, connections, lasting(warmUpSeconds));
  return measure(shot, connections, lasting(seconds));
}

/** So many of them and no more, of what there is room for only so often; whoever asks has warmed up the shop. */
export function loadTimes(
  shot: (n: number) => Shot,
  { connections, times }: { readonly connections: number; readonly times: number },
): Promise<Load> {
  return measure(shot, connections, (fired) => fired < times);
}

function lasting(seconds: number): (fired: number) => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
}

async function measure(
  shot: (n: number) => Shot,
  connections: number,
  goesOn: (fired: number) => boolean,
): Promise<Load> {
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
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    refused,
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
