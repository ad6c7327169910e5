import type { Pool } from 'pg';
import type { Dependencies } from '#server/app-env.ts';
import type { Database } from '#server/database/database.ts';
import { settings, type TestApp, testApp } from '../../tests/support/app.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { ShopName } from './database.ts';
import { furnish, readStatement } from './furnish.ts';
import { officeDeeds } from './office-work.ts';
import { arrive, findParts, type Parts, personOf, type Who } from './people.ts';
import { type Answered, ask, expectedOf, metricsToken, readingSteps } from './walk.ts';
import { deeds } from './work.ts';

export type Side = {
  readonly shop: TestApp;
  readonly people: ReadonlyMap<Who, Visitor>;
  readonly parts: Parts;
};

/** Of one question: the middle of the server's times in each shop, in milliseconds. */
export type Measured = Readonly<Record<ShopName, number>> & {
  readonly what: string;
  // Of the first answer in any of the shops that was not as expected, or else of all.
  readonly status: number;
  readonly isAsExpected: boolean;
  // How long each answer was.
  readonly bytes: Readonly<Record<ShopName, number>>;
};

export type Sides = Readonly<Record<ShopName, Side>>;

/** Somebody of each kind in a shop on this database, and what they ask for. */
export async function openSide(
  pool: Pool,
  database: Database,
  overrides: Partial<Dependencies> = {},
): Promise<Side> {
  const shop = testApp(database, { settings: settings({ METRICS_TOKEN: metricsToken }), pool, ...overrides });
  const people = await arrive(shop, pool);
  const furnished = await furnish(shop, people);
  const parts = { ...(await findParts(pool)), ...furnished };
  return { shop, people, parts: { ...parts, ...(await readStatement(people, parts)) } };
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
    measured.push(await compare(what, sides, turn, { expected: expectedOf(step) }));
    tell(describe(measured.at(-1)));
  }
  const done = [...deeds, ...officeDeeds].filter(({ what }) => what.includes(only));
  for (const { who, what, before, act, expected } of done) {
    const turn = async ({ people, parts }: Side) => ({
      status: await act(personOf(people, who), parts),
      bytes: 0,
    });
    const ready = async ({ people, parts }: Side) => before?.(personOf(people, who), parts);
    measured.push(await compare(`${who} ${what}`, sides, turn, { ready, expected }));
    tell(describe(measured.at(-1)));
  }
  return measured.toSorted((one, two) => growthOf(two) - growthOf(one));
}

/** In any of the shops: what is refused, not there or asked for too often is quick, and says nothing of the page. */
export function hasFailed({ isAsExpected }: Measured): boolean {
  return !isAsExpected;
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
  { ready, expected }: { readonly ready?: (side: Side) => Promise<void>; readonly expected: number },
): Promise<Measured> {
  const times: Readonly<Record<ShopName, number[]>> = { few: [], some: [], many: [] };
  const bytes: Record<ShopName, number> = { few: 0, some: 0, many: 0 };
  let status = expected;
  const begin = performance.now();
  // The first of each is not counted: it loads what the others find loaded.
  for (let count = 0; count <= most && (count < 4 || performance.now() - begin < longEnoughMs); count += 1) {
    for (const name of ['few', 'some', 'many'] as const) {
      await ready?.(sides[name]);
      const [ms, { status: answered, bytes: length }] = await timed(() => turn(sides[name]));
      if (status === expected) status = answered;
      bytes[name] = Math.max(bytes[name], length);
      if (count > 0) times[name].push(ms);
    }
  }
  const [few, some, many] = [middle(times.few), middle(times.some), middle(times.many)];
  return { what, status, isAsExpected: status === expected, few, some, many, bytes };
}

async function timed(turn: () => Promise<Answered>): Promise<readonly [ms: number, answered: Answered]> {
  const begin = performance.now();
  const answered = await turn();
  return [performance.now() - begin, answered];
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, two) => one - two)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function describe(measured: Measured | undefined): string {
  if (measured === undefined) return '';
  const { what, status, few, some, many } = measured;
  const times = [few, some, many].map((ms) => ms.toFixed(1)).join(' → ');
  const fullness = fullnessOf(measured).toFixed(2);
  return `${growthOf(measured).toFixed(2)}  ${times} ms  ${status}  ${fullness} as full  ${what}`;
}
