import type { Pool } from 'pg';
import type { Database } from '#server/database/database.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { arrive, findParts, type Parts, type Who } from './people.ts';
import { ask, readingSteps } from './walk.ts';
import { deeds } from './work.ts';

export type Side = {
  readonly shop: TestApp;
  readonly people: ReadonlyMap<Who, Visitor>;
  readonly parts: Parts;
};

/** Of one question: the middle of the server's times, in milliseconds, with few and with many. */
export type Measured = {
  readonly what: string;
  readonly status: number;
  readonly few: number;
  readonly many: number;
};

/** Somebody of each kind in a shop on this database. */
export async function openSide(pool: Pool, database: Database): Promise<Side> {
  const shop = testApp(database);
  return { shop, parts: await findParts(pool), people: await arrive(shop, database, pool) };
}

/**
 * Every question of the walk in both shops, in one process and on one PostgreSQL, one after the other: whatever slows the machine
 * down meanwhile slows both. What takes long is asked less often.
 */
export async function measureBoth(
  few: Side,
  many: Side,
  tell: (line: string) => void,
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const step of readingSteps(many.shop)) {
    const what = `${step.who} ${step.accept === undefined ? '' : 'JSON '}${step.path}`;
    const turn = ({ people, parts }: Side) => ask(personOf(people, step.who), step, parts);
    measured.push(
      await compare(
        what,
        () => turn(few),
        () => turn(many),
      ),
    );
    tell(describe(measured.at(-1)));
  }
  for (const { who, what, before, act } of deeds) {
    const turn = ({ people, parts }: Side) => act(personOf(people, who), parts);
    const ready = async () => {
      await before?.(personOf(few.people, who));
      await before?.(personOf(many.people, who));
    };
    measured.push(
      await compare(
        `${who} ${what}`,
        () => turn(few),
        () => turn(many),
        ready,
      ),
    );
    tell(describe(measured.at(-1)));
  }
  return measured.toSorted((one, two) => ratioOf(two) - ratioOf(one));
}

export function ratioOf({ few, many }: Measured): number {
  return many / few;
}

const most = 11;
const longEnoughMs = 1500;

async function compare(
  what: string,
  askFew: () => Promise<number>,
  askMany: () => Promise<number>,
  ready: () => Promise<void> = () => Promise.resolve(),
): Promise<Measured> {
  const times: { readonly few: number[]; readonly many: number[] } = { few: [], many: [] };
  let status = 0;
  const begin = performance.now();
  // The first of each is not counted: it loads what the others find loaded.
  for (let turn = 0; turn <= most && (turn < 4 || performance.now() - begin < longEnoughMs); turn += 1) {
    await ready();
    const [few] = await timed(askFew);
    const [many, answered] = await timed(askMany);
    status = answered;
    if (turn === 0) continue;
    times.few.push(few);
    times.many.push(many);
  }
  return { what, status, few: middle(times.few), many: middle(times.many) };
}

async function timed(turn: () => Promise<number>): Promise<readonly [ms: number, status: number]> {
  const begin = performance.now();
  const status = await turn();
  return [performance.now() - begin, status];
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
  const { what, status, few, many } = measured;
  return `${ratioOf(measured).toFixed(2)}  ${few.toFixed(1)} → ${many.toFixed(1)} ms  ${status}  ${what}`;
}
