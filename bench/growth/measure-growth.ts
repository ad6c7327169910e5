import { startServer } from '../processes.ts';
import { type Grown, openGrown, prepareDemo } from './database.ts';
import { runJobs } from './jobs.ts';
import { measureBoth, openSide } from './measure.ts';
import { explained, listenForPlans } from './plans.ts';
import { writeReport } from './report.ts';
import { ask, readingSteps } from './walk.ts';

/** Walks both shops of a filled folder and prints what docs/growth.md holds; what goes on is told on the other stream. */
export async function measureGrowth(folder: string): Promise<void> {
  const tell = (line: string) => console.error(line);
  const grown = await openGrown(folder);
  try {
    const [few, many] = [grown.open('few'), grown.open('many')];
    // Tables may have changed since they were filled.
    for (const { pool } of [few, many]) await prepareDemo(pool);
    const counted = await countAll(many.pool);
    const measured = await measureBoth(
      await openSide(few.pool, few.database),
      await openSide(many.pool, many.database),
      tell,
    );
    const statements = await heaviest(grown);
    const jobs = await runJobs(many.database, tell);
    await grown.close();
    console.log(writeReport({ counted, measured, statements, jobs, starts: await timeStarts(folder) }));
  } catch (error) {
    await grown.close();
    throw error;
  }
}

async function heaviest(grown: Grown) {
  const { pool, database } = grown.open('many', explained);
  const told = listenForPlans(pool);
  const side = await openSide(pool, database);
  const before = new Set(told().map(({ text }) => text));
  for (const step of readingSteps(side.shop)) {
    const visitor = side.people.get(step.who);
    if (visitor !== undefined) await ask(visitor, step, side.parts);
  }
  // What only looked for the parts of the walk is none of the shop's.
  return told().filter(({ text }) => !before.has(text) || !/placed_key is null|having count/.test(text));
}

// With the PostgreSQL that is started and stopped with it, on files that it has to read first.
async function timeStarts(folder: string): Promise<readonly number[]> {
  const starts: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const env = { DATA_DIR: folder, PORT: '0', DEMO: '1', LOG_LEVEL: 'warn' };
    const shop = await startServer('scripts/start.ts', env, '/readyz');
    starts.push(shop.startMs);
    await shop.stop();
  }
  return starts;
}

async function countAll(pool: ReturnType<Grown['open']>['pool']): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ name: string; rows: number }>(
    'select relname as name, n_live_tup::float8 as rows from pg_stat_user_tables order by n_live_tup desc limit 24',
  );
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}
