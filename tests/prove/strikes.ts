import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectToShop } from '../support/shop-database.ts';
import type { Around } from './away.ts';
import { codeOf } from './code-of.ts';
import type { House } from './house.ts';

// Each tells what shows that it was met, and null where nothing does.
type Met = Promise<string | null>;
type Which = { readonly which: number };

const hour = 60 * 60_000;
// Longer than a busy machine needs for what it is told to do at once.
const patience = 30_000;

export async function killServer({ house }: Around, { which }: Which): Met {
  const before = house.servers();
  const pid = oneOf(before, which);
  if (pid === undefined || !(await kill(pid))) return null;
  const isReplaced = () => house.servers().length === before.length && !house.servers().includes(pid);
  return (await eventually(isReplaced)) ? `${pid} is gone, ${house.servers().join(' and ')} serve` : null;
}

/** One that is at work: documents follow an order. */
export async function killHelper({ house, orderNow }: Around, { which }: Which): Met {
  const look = () => oneOf(house.helpers(), which);
  if (look() === undefined) orderNow();
  await eventually(() => look() !== undefined);
  const pid = look();
  return pid !== undefined && (await kill(pid)) ? `${pid} is gone` : null;
}

export async function killAll({ house }: Around): Met {
  const postmaster = await house.postmaster();
  const pids = [...house.processes(), ...(postmaster === null ? [] : [postmaster])];
  const gone = await Promise.all(pids.map((pid) => kill(pid)));
  if (postmaster === null || gone.includes(false)) return null;
  return `${pids.length} processes are gone, PostgreSQL (${postmaster}) among them`;
}

export async function killPostgres({ house }: Around, { way }: { readonly way: string }): Met {
  const pid = way === 'its first process' ? await house.postmaster() : await findBackend(house);
  return pid !== null && (await kill(pid)) ? `${pid} is gone` : null;
}

export async function restartPostgres({ house }: Around, { way }: { readonly way: string }): Met {
  const pid = await house.postmaster();
  if (pid === null || !(await kill(pid, way === 'fast' ? 'SIGINT' : 'SIGQUIT'))) return null;
  const other = async () => ![null, pid].includes(await house.postmaster());
  return (await eventually(other)) ? `${pid} is gone, ${await house.postmaster()} is there` : null;
}

/** Until the server has no more; the shop's own are cut then, and taken before it has them back. */
export async function takeConnections({ house }: Around, { holdMs }: { readonly holdMs: number }): Met {
  const taken: Client[] = [];
  let refused = 0;
  const take = async (): Promise<boolean> => {
    const client = await connectToShop(house.folder).catch((error: unknown) => codeOf(error));
    if (client === '53300') refused += 1;
    if (typeof client === 'string') return false;
    client.on('error', () => undefined);
    taken.push(client);
    return true;
  };
  while (await take());
  const cut = await taken[0]?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'maathor%'`,
  );
  const heard = house.hears(/the database is away|too many clients|remaining connection slots/);
  const deadline = performance.now() + holdMs;
  while (performance.now() < deadline) if (!(await take())) await wait(50);
  const told = heard.end();
  await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
  if (refused === 0 || !cut?.rowCount || told === 0) return null;
  return `${taken.length} taken, ${cut.rowCount} of the shop's cut, ${told} told in the log`;
}

export async function fillDisk({ house }: Around, { holdMs }: { readonly holdMs: number }): Met {
  const filler = join(house.folder, 'filler');
  const heard = house.hears(/No space left on device|"code":"53100"/);
  const block = Buffer.alloc(1024 * 1024);
  const codes: string[] = [];
  // As long as a megabyte fits, and then as long as a page does.
  for (const piece of [block, block.subarray(0, 4096)]) {
    let code = '';
    while (code === '') code = await append(filler, piece);
    codes.push(code);
  }
  const ofPostgres = await fillLog(house);
  await wait(holdMs);
  await rm(filler, { force: true });
  const told = heard.end();
  if (codes.some((code) => code !== 'ENOSPC') || (ofPostgres === null && told === 0)) return null;
  return `ENOSPC for us, ${ofPostgres ?? 'nothing'} for PostgreSQL, ${told} told in the log`;
}

export async function shiftClock(
  { house }: Around,
  { way, holdMs }: { readonly way: string; readonly holdMs: number },
): Met {
  const shift = way.startsWith('an hour ahead') ? hour : -hour;
  const goBy = async (milliseconds: number) => {
    await house.shiftClock(milliseconds);
    return eventually(async () => (await house.countByClock(milliseconds)) === house.servers().length);
  };
  const hasGone = await goBy(shift);
  await wait(holdMs);
  const isBack = await goBy(0);
  return hasGone && isBack ? `all ${house.servers().length} went by it and came back` : null;
}

// PostgreSQL keeps files for what it has yet to write down: with those full too, it stops. What it said then.
async function fillLog(house: House): Promise<string | null> {
  const client = await connectToShop(house.folder).catch(() => null);
  if (client === null) return 'no connection';
  client.on('error', () => undefined);
  let said: string | null = null;
  for (let written = 0; said === null && written < 100; written += 1)
    said = await client.query(`select pg_logical_emit_message(false, 'prove', repeat('x', 8000000))`).then(
      () => null,
      (error: unknown) => codeOf(error),
    );
  await client.end().catch(() => undefined);
  return said;
}

function append(file: string, piece: Buffer): Promise<string> {
  return writeFile(file, piece, { flag: 'a' }).then(() => '', codeOf);
}

async function findBackend(house: House): Promise<number | null> {
  const client = await connectToShop(house.folder);
  client.on('error', () => undefined);
  let pid: number | null = null;
  const look = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'maathor' order by backend_start limit 1`,
    );
    pid = rows[0]?.pid ?? null;
    return pid !== null;
  };
  await eventually(look);
  await client.end();
  return pid;
}

/** Whether it was there, and is no more. */
async function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<boolean> {
  if (!isAlive(pid)) return false;
  try {
    process.kill(pid, signal);
  } catch {
    return false;
  }
  return eventually(() => !isAlive(pid));
}

// One that is dead and that nobody has asked after yet still has a number.
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function eventually(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await wait(50);
  }
  return true;
}

function oneOf<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[Math.floor(which * items.length)];
}
