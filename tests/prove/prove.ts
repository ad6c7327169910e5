import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bench/processes.ts';
import type { Programs } from '../support/bundled-shop.ts';
import { startMailSink } from '../support/mail-sink.ts';
import { atWork } from './actors.ts';
import type { Around } from './away.ts';
import { Book } from './book.ts';
import { writeBeginning } from './check-adds.ts';
import { checkNow, mailsRepeated, type Seen, whatIsMissing, withShop } from './checks.ts';
import { type FaultName, faults, type Plan, plansFrom } from './faults.ts';
import { House } from './house.ts';
import { Line } from './line.ts';
import { Pauses } from './pauses.ts';
import { openProvider } from './provider.ts';
import { seeded } from './seeded.ts';
import { openRegister } from './stand-in.ts';

export type Options = {
  readonly folder: string;
  readonly seed: number;
  readonly wanted: readonly FaultName[];
  // Until this many minutes have passed, or each has been once.
  readonly minutes: number | 'once';
  readonly processes?: string | undefined;
  // Work between two faults, in milliseconds.
  readonly calm?: number;
  readonly pace?: number;
  // For who has half a minute: faults last a third as long, and what is tried again later is tried now.
  readonly hurries?: boolean;
  readonly programs?: Programs;
  readonly tell?: (line: string) => void;
};

export type Outcome = {
  readonly rows: readonly Row[];
  readonly wrong: readonly string[];
  readonly counted: string;
};

type Row = {
  readonly fault: string;
  readonly times: number;
  // How often there was a sign of it in the shop: the others prove nothing.
  readonly met: number;
  readonly slowest: number;
  readonly wrong: number;
};

type Done = Plan & { readonly readyMs: number; readonly wrong: number; readonly met: string | null };

// How long until the shop is ready again, and until all that must follow has.
const readyWithin = 90_000;
const settledWithin = 180_000;

/** Faults at random while customers and staff are at work; after each, whether all that was confirmed is there, once. */
export async function prove(options: Options): Promise<Outcome> {
  const { folder, seed, wanted, minutes, calm = 5000, pace = 150, tell = () => undefined } = options;
  const sink = await startMailSink();
  const provider = await openProvider();
  const register = await openRegister();
  const port = await freePort();
  const lines = {
    customers: new Line(port),
    provider: new Line(provider.port),
    mail: new Line(Number(new URL(sink.url).port)),
    vies: new Line(register.port),
  };
  for (const line of Object.values(lines)) await line.become('good');
  const house = new House({
    folder,
    port,
    programs: options.programs,
    env: {
      MOLLIE_API_KEY: 'test_prove',
      MOLLIE_BASE_URL: `http://127.0.0.1:${lines.provider.port}`,
      SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
      VIES_BASE_URL: `http://127.0.0.1:${lines.vies.port}`,
      DEMO: '1',
      ...(options.processes === undefined ? {} : { PROCESSES: options.processes }),
    },
  });
  const book = new Book();
  const pauses = new Pauses();
  const seen: Seen = { folder, book, provider, sink, register };
  const around: Around = {
    ...{ house, book, provider, register, sink, lines },
    orderNow: () => pauses.end(),
  };
  const wrong: string[] = [];
  const done: Done[] = [];
  const began = performance.now();
  let isOver = false;
  const isTime = () =>
    minutes === 'once' ? done.length >= wanted.length : performance.now() - began > minutes * 60_000;

  try {
    await house.open();
    // Room enough for as many orders on account as come.
    await withShop(folder, async (shop) => {
      await shop.query(
        `update companies set credit_limit_cents = 100000000 where credit_limit_cents is not null`,
      );
      await writeBeginning(shop, book);
    });
    const url = `http://127.0.0.1:${lines.customers.port}`;
    const work = atWork({ url, book, provider, seed, pace, pauses, isOver: () => isOver });
    if (!(await hasAllToLose())) wrong.push(`after ${readyWithin / 1000} s only: ${book.count()}`);
    const plans = plansFrom(seeded(seed, 'faults'), wanted);
    while (!isTime()) {
      await wait(calm);
      const chosen = plans.next().value;
      const plan = { ...chosen, holdMs: chosen.holdMs / (options.hurries === true ? 3 : 1) };
      const struck = performance.now();
      const met = await faults[plan.fault].strike(around, plan);
      const free = performance.now();
      const isReady = await house.isReadyWithin(readyWithin);
      const readyMs = performance.now() - free;
      const found = isReady ? await check() : [`not ready after ${readyWithin / 1000} s`];
      wrong.push(...found.map((one) => `after ${plan.fault} (${plan.way}): ${one}`));
      done.push({ ...plan, readyMs, wrong: found.length, met });
      const at = ((struck - began) / 1000).toFixed(0);
      tell(
        `${at.padStart(4)} s  ${plan.fault} (${plan.way}${plan.holdMs > 0 ? `, ${(plan.holdMs / 1000).toFixed(1)} s` : ''}): ready after ${(readyMs / 1000).toFixed(1)} s; there once: ${book.count()}; ${found.length} wrong`,
      );
      tell(`        ${met === null ? 'NOT MET, so that it proves nothing' : `met: ${met}`}`);
      for (const one of found) tell(`        ${one}`);
      if (!isReady) break;
    }
    isOver = true;
    pauses.end();
    await work;
    tell('        the work is over; what must follow of itself is waited for');
    const missing = await settle();
    const last = [...missing, ...(await check())];
    wrong.push(...last.map((one) => `at the end: ${one}`));
  } finally {
    isOver = true;
    provider.close();
    await house.close();
    for (const line of Object.values(lines)) await line.close();
    register.close();
    await sink.close();
  }
  const kills = done.filter(({ fault }) => /kill|postgres|restart|connections|disk/.test(fault)).length;
  const repeated = mailsRepeated(seen);
  const { hungUp } = lines.mail;
  if (repeated > kills + hungUp)
    wrong.push(
      `${repeated} mails came twice, with ${kills} faults and ${hungUp} lines cut that explain one each`,
    );
  return {
    rows: rowsOf(done),
    wrong,
    counted: `${book.count()}, to Belgium ${book.toBelgium.free} without VAT and ${book.toBelgium.taxed} with it, ${sink.received.length} mails (${repeated} repeated under the same id), ${house.starts} starts, answers ${answersOf(book)}`,
  };

  async function hasAllToLose(): Promise<boolean> {
    const deadline = performance.now() + readyWithin;
    while (!book.hasAllToLose() && performance.now() < deadline) await wait(50);
    return book.hasAllToLose();
  }

  async function check(): Promise<readonly string[]> {
    const told = [...book.faults.splice(0), ...house.faults.splice(0)];
    const found = await checkNow(seen).catch((error: unknown) => [`could not be checked: ${String(error)}`]);
    return [...told, ...found];
  }

  async function settle(): Promise<readonly string[]> {
    const before = new Date(Date.now() + 60_000);
    const deadline = performance.now() + settledWithin;
    for (;;) {
      if (options.hurries === true) await hurry(folder);
      const missing = await whatIsMissing(seen, before);
      if (missing.length === 0 || performance.now() > deadline) return missing;
      await wait(500);
    }
  }
}

// A process at work says so every ten seconds.
async function hurry(folder: string): Promise<void> {
  await withShop(folder, (shop) =>
    shop.query(
      `update pgboss.job set state = 'retry', start_after = now()
        where (state = 'retry' and start_after > now())
           or (state = 'active' and heartbeat_on < now() - interval '11 seconds')`,
    ),
  );
}

function rowsOf(done: readonly Done[]): readonly Row[] {
  const names = [...new Set(done.map(({ fault, way }) => `${fault}: ${way}`))].toSorted();
  return names.map((name) => {
    const own = done.filter(({ fault, way }) => `${fault}: ${way}` === name);
    return {
      fault: name,
      times: own.length,
      met: own.filter(({ met }) => met !== null).length,
      slowest: Math.max(...own.map(({ readyMs }) => readyMs)),
      wrong: own.reduce((sum, { wrong }) => sum + wrong, 0),
    };
  });
}

function answersOf({ tally }: Book): string {
  return [...tally]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status === 0 ? 'none' : status}×${count}`)
    .join(' ');
}
