import { startServer } from '../processes.ts';
import { type Grown, openGrown, prepareDemo, type ShopName } from './database.ts';
import { runJobs } from './jobs.ts';
import { hasFailed, measureAll, openSide, type Side } from './measure.ts';
import { explained, listenForPlans } from './plans.ts';
import { writeReport } from './report.ts';
import { ask, readingSteps } from './walk.ts';

/** Walks the three shops of a filled folder and prints what docs/growth.md holds; what goes on is told on the other stream. */
export async function measureGrowth(folder: string, only?: string): Promise<void> {
  const tell = (line: string) => console.error(line);
  const grown = await openGrown(folder);
  try {
    const side = async (name: ShopName): Promise<Side> => {
      const { pool, database } = grown.open(name);
      // Tables may have changed since they were filled.
      await prepareDemo(pool);
      return openSide(pool, database);
    };
    const sides = { few: await side('few'), some: await side('some'), many: await side('many') };
    const counted = await countAll(grown.open('many').pool);
    const measured = await measureAll(sides, tell, only);
    for (const { what, status } of measured.filter(hasFailed)) {
      tell(`${status} ${what}: an answer that failed says nothing of what it costs`);
      process.exitCode = 1;
    }
    if (only !== undefined) return await grown.close();
    const statements = await heaviest(grown);
    const jobs = await runJobs(grown.open('many').database, tell);
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
  // Who and what the walk asks for is looked up on other connections: that is none of the shop's.
  const side = await openSide(grown.open('many').pool, database);
  for (const step of readingSteps(side.shop)) {
    const visitor = side.people.get(step.who);
    if (visitor !== undefined) await ask(visitor, step, side.parts);
  }
  return told();
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
