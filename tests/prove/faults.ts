import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { MailSink } from '../support/mail-sink.ts';
import { connectToShop } from '../support/shop-database.ts';
import type { House } from './house.ts';
import type { Line } from './line.ts';
import type { Provider } from './provider.ts';
import type { Choices } from './seeded.ts';

export type Around = {
  readonly house: House;
  readonly provider: Provider;
  readonly register: { readonly state: { isFailing: boolean } };
  readonly sink: MailSink;
  readonly lines: { readonly provider: Line; readonly mail: Line; readonly vies: Line };
};

/** What is chosen for it before it happens: the same seed does the same. */
export type Plan = { readonly fault: FaultName; readonly way: string; readonly holdMs: number };

type Fault = {
  readonly ways: readonly [string, ...string[]];
  // How long it lasts, in seconds.
  readonly lasts: readonly [least: number, most: number];
  readonly strike: (around: Around, plan: Plan) => Promise<void>;
};

const othersAway = ['slow', 'failing', 'cut', 'gone'] as const;
const hour = 60 * 60_000;

export const faults = {
  kill: { ways: ['one process'], lasts: [0, 0], strike: async ({ house }) => killOne(house) },
  'kill-all': {
    ways: ['every process and PostgreSQL'],
    lasts: [0, 0],
    strike: async ({ house }) => {
      const postmaster = await house.postmaster();
      for (const pid of [...house.processes(), postmaster]) end(pid, 'SIGKILL');
    },
  },
  postgres: {
    ways: ['its first process', 'one of its processes'],
    lasts: [0, 0],
    strike: async ({ house }, { way }) => {
      const pid = way === 'its first process' ? await house.postmaster() : await aBackend(house);
      end(pid, 'SIGKILL');
    },
  },
  restart: {
    ways: ['fast', 'immediate'],
    lasts: [0, 0],
    strike: async ({ house }, { way }) =>
      end(await house.postmaster(), way === 'fast' ? 'SIGINT' : 'SIGQUIT'),
  },
  connections: { ways: ['all taken'], lasts: [3, 6], strike: takeConnections },
  disk: { ways: ['full'], lasts: [4, 8], strike: fillDisk },
  provider: {
    ways: othersAway,
    lasts: [4, 8],
    strike: ({ lines, provider }, plan) =>
      away(lines.provider, plan, (is) => (provider.state.isFailing = is)),
  },
  mail: {
    ways: othersAway,
    lasts: [4, 8],
    strike: ({ lines, sink }, plan) => away(lines.mail, plan, (is) => sink.refuseWith(is ? 451 : null)),
  },
  vies: {
    ways: othersAway,
    lasts: [4, 8],
    strike: ({ lines, register }, plan) => away(lines.vies, plan, (is) => (register.state.isFailing = is)),
  },
  clock: {
    ways: ['an hour ahead and back', 'an hour behind and on'],
    lasts: [4, 8],
    strike: async ({ house }, { way, holdMs }) => {
      await house.shiftClock(way === 'an hour ahead and back' ? hour : -hour);
      await wait(holdMs);
      await house.shiftClock(0);
    },
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as [FaultName, ...FaultName[]];

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name);
}

/** Every one before any comes twice, in an order of the seed. */
export function* plansFrom(choices: Choices, wanted: readonly FaultName[]): Generator<Plan, never> {
  for (;;) {
    const left = [...wanted];
    while (left.length > 0) {
      const [fault] = left.splice(choices.between(0, left.length - 1), 1);
      if (fault === undefined) continue;
      const { ways, lasts }: Fault = faults[fault];
      const [least, most] = lasts;
      yield { fault, way: choices.oneOf(ways), holdMs: choices.between(least * 1000, most * 1000) };
    }
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 1) process.kill(pid, signal);
  } catch {
    // Gone by itself meanwhile.
  }
}

// Of several, one that serves: the first only watches over them.
function killOne(house: House): void {
  const [first, ...others] = house.processes();
  const pid = others.at(-1) ?? first;
  if (pid !== undefined) end(pid, 'SIGKILL');
}

async function aBackend(house: House): Promise<number> {
  const client = await connectToShop(house.folder);
  client.on('error', () => undefined);
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'maathor' order by backend_start limit 1`,
  );
  await client.end();
  return rows[0]?.pid ?? 0;
}

// Until the server has no more; the shop's own are cut then, and taken before it has them back.
async function takeConnections({ house }: Around, { holdMs }: Plan): Promise<void> {
  const taken: Client[] = [];
  const take = async (): Promise<boolean> => {
    const client = await connectToShop(house.folder).catch(() => null);
    client?.on('error', () => undefined);
    if (client !== null) taken.push(client);
    return client !== null;
  };
  while (await take());
  await taken[0]?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'maathor%'`,
  );
  const deadline = performance.now() + holdMs;
  while (performance.now() < deadline) if (!(await take())) await wait(50);
  await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
}

async function fillDisk({ house }: Around, { holdMs }: Plan): Promise<void> {
  const filler = join(house.folder, 'filler');
  const block = Buffer.alloc(1024 * 1024);
  // As long as a megabyte fits, and then as long as a page does.
  for (const piece of [block, block.subarray(0, 4096)]) {
    while (await fits(filler, piece));
  }
  await fillLog(house);
  await wait(holdMs);
  await rm(filler, { force: true });
}

// PostgreSQL keeps files for what it has yet to write down: with those full too, it stops.
async function fillLog(house: House): Promise<void> {
  const client = await connectToShop(house.folder).catch(() => null);
  client?.on('error', () => undefined);
  for (let written = 0; client !== null && written < 100; written += 1) {
    const isDone = await client
      .query(`select pg_logical_emit_message(false, 'prove', repeat('x', 8000000))`)
      .then(() => true)
      .catch(() => false);
    if (!isDone) break;
  }
  await client?.end().catch(() => undefined);
}

function fits(file: string, piece: Buffer): Promise<boolean> {
  return writeFile(file, piece, { flag: 'a' }).then(
    () => true,
    () => false,
  );
}

async function away(line: Line, { way, holdMs }: Plan, fail: (isFailing: boolean) => void): Promise<void> {
  if (way === 'failing') fail(true);
  else await line.become(way === 'slow' ? 'slow' : way === 'cut' ? 'cut' : 'gone', 2500);
  await wait(holdMs);
  fail(false);
  await line.become('good');
}
