import type { PgBoss } from 'pg-boss';
import { bookkeepingWorkers } from '../bookkeeping/export-workers.ts';
import type { Database } from '../database/database.ts';
import { doLongWork, type LongWorkers } from '../long-work/do-long-work.ts';
import { makeQuotePdf } from '../quotes/sending/make-quote-pdf.ts';
import type { FailureDependencies } from '../tasks/tell-failure.ts';
import { type Pace, workOn } from './work-on.ts';

type Dependencies = FailureDependencies & Pace & { readonly now: () => Date };

/** Who does what kind of long work: a new kind gets its line here. */
export function longWorkers(database: Database): LongWorkers {
  return { ...bookkeepingWorkers(database) };
}

export async function workOnLongWork(boss: PgBoss, deps: Dependencies): Promise<void> {
  const workers = longWorkers(deps.database);
  await workOn(boss, deps, 'do-long-work', ({ workId }) => doLongWork(deps, workers, workId));
}

/** Of what was sent; the mail with it waits for it. */
export async function workOnQuotes(boss: PgBoss, deps: Dependencies): Promise<void> {
  await workOn(boss, deps, 'make-quote-pdf', ({ versionId }) => makeQuotePdf(deps, versionId));
}
