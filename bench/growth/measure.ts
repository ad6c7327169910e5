import type { Pool } from 'pg';
import type { Database } from '#server/database/database.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { ShopName } from './database.ts';
import { arrive, findParts, type Parts, type Who } from './people.ts';
import { type Answered, ask, readingSteps } from './walk.ts';
import { deeds } from './work.ts';

export type Side = {
  readonly shop: TestApp;
  readonly people: ReadonlyMap<Who, Visitor>;
  readonly parts: Parts;
};

/** Of one question: the middle of the server's times in each shop, in milliseconds. */
export type Measured = Readonly<Record<ShopName, number>> & {
  readonly what: string;
  readonly status: number;
  // What one shop has and another has not: nothing was compared.
  readonly isMissed: boolean;
  // How long each answer was.
  readonly bytes: Readonly<Record<ShopName, number>>;
};

export type Sides = Readonly<Record<ShopName, Side>>;

/** Somebody of each kind in a shop on this database. */
export async function openSide(pool: Pool, database: Database): Promise<Side> {
  const shop = testApp(database);
  return { shop, parts: await findParts(pool), people: await arrive(shop, pool) };
}

/**
 * Every question of the walk in all three shops, in one process and on one PostgreSQL, one after the other: whatever slows the
 * machine down meanwhile slows all. What takes long is asked less often.
 */
export async function measureAll(
  sides: Sides,
  tell: (line: string) => void,
  only = '',
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const step of readingSteps(sides.many.shop)) {
    const what = `${step.who} ${step.accept === undefined ? '' : 'JSON '}${step.path}`;
    if (!what.includes(only)) continue;
    const turn = ({ people, parts }: Side) => ask(personOf(people, step.who), step, parts);
    measured.push(await compare(what, sides, turn));
    tell(describe(measured.at(-1)));
  }
  for (const { who, what, before, act } of deeds.filter((deed) => deed.what.includes(only))) {
    const turn = async ({ people, parts }: Side) => ({
      status: await act(personOf(people, who), parts),
      bytes: 0,
    });
    const ready = async ({ people }: Side) => before?.(personOf(people, who));
    measured.push(await compare(`${who} ${what}`, sides, turn, ready));
    tell(describe(measured.at(-1)));
  }
  return measured.toSorted((one, two) => growthOf(two) - growthOf(one));
}

/** In any of the shops. */
export function hasFailed({ status, isMissed }: Measured): boolean {
  return status >= 500 || isMissed;
}

/** How much longer it takes than where the same page is as full. */
export function growthOf({ some, many }: Measured): number {
  return many / some;
}

/** How much of the large shop's page the one has that it is measured by: 1 where nothing can be told of it. */
export function fullnessOf({ bytes: { some, many } }: Measured): number {
  return many === 0 ? 1 : some / many;
}

/** How much longer than with a hundred orders, however full the page is there. */
export function ratioOf({ few, many }: Measured): number {
  return many / few;
}

const most = 11;
const longEnoughMs = 2000;

/** One question, asked in turns. */
export async function compare(
  what: string,
  sides: Sides,
  turn: (side: Side) => Promise<Answered>,
  ready?: (side: Side) => Promise<void>,
): Promise<Measured> {
  const times: Readonly<Record<ShopName, number[]>> = { few: [], some: [], many: [] };
  const bytes: Record<ShopName, number> = { few: 0, some: 0, many: 0 };
  const missed = new Set<boolean>();
  let status = 0;
  const begin = performance.now();
  // The first of each is not counted: it loads what the others find loaded.
  for (let count = 0; count <= most && (count < 4 || performance.now() - begin < longEnoughMs); count += 1) {
    for (const name of ['few', 'some', 'many'] as const) {
      await ready?.(sides[name]);
      const [ms, { status: answered, bytes: length }] = await timed(() => turn(sides[name]));
      // Of the large shop, unless one of the others failed.
      if (name === 'many' || answered >= 500) status = Math.max(status, answered);
      missed.add(answered === 404);
      bytes[name] = Math.max(bytes[name], length);
      if (count > 0) times[name].push(ms);
    }
  }
  const [few, some, many] = [middle(times.few), middle(times.some), middle(times.many)];
  return { what, status, isMissed: missed.size > 1, few, some, many, bytes };
}

async function timed(turn: () => Promise<Answered>): Promise<readonly [ms: number, answered: Answered]> {
  const begin = performance.now();
  const answered = await turn();
  return [performance.now() - begin, answered];
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, two) => one - two)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function personOf(people: ReadonlyMap<Who, Visitor>, who: Who): Visitor {
  const visitor = people.get(who);
  if (visitor === undefined) throw new Error(`there is no ${who}`);
  return visitor;
}

function describe(measured: Measured | undefined): string {
  if (measured === undefined) return '';
  const { what, status, few, some, many } = measured;
  const times = [few, some, many].map((ms) => ms.toFixed(1)).join(' → ');
  const fullness = fullnessOf(measured).toFixed(2);
  return `${growthOf(measured).toFixed(2)}  ${times} ms  ${status}  ${fullness} as full  ${what}`;
}
