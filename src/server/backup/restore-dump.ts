import type { Actor } from '#domain/logbook/entry.ts';
import { restoreTexts as texts } from '#text/staff/backup.ts';
import { connectPool } from '../database/open.ts';
import { CommandProblem } from '../errors.ts';
import { withVerifiedMode } from '../settings/open-lines.ts';
import { afterRestore } from './after-restore.ts';
import type { About } from './archive/archive.ts';
import { feedRestore, lookAt } from './dump.ts';
import type { Restored } from './restore-backup.ts';
import { findTools } from './tools.ts';

type Wish = {
  readonly secret: string | null;
  readonly url: string;
  readonly tools: string | null;
  readonly signal: AbortSignal;
};
type Who = { readonly actor: Actor; readonly now: () => Date };

/** R15.3: into a database in which there is nothing: one that is in use is its owner's to put aside. */
export async function restoreDump(
  file: string,
  about: About,
  wish: Wish,
  who: Who,
  after: typeof afterRestore = afterRestore,
): Promise<Restored> {
  const begun = performance.now();
  if (about.kind !== 'dump') throw new CommandProblem(texts.isCluster);
  const { isEmpty } = await lookAt(wish.url);
  if (!isEmpty) throw new CommandProblem(texts.databaseInUse);
  const { secret, url, signal } = wish;
  await feedRestore(file, secret, findTools(wish.tools, about.postgres), url, signal).catch(
    (error: unknown) => {
      throw signal.aborted ? new CommandProblem(texts.interrupted) : error;
    },
  );
  const madeAt = new Date(about.madeAt);
  const { pool } = connectPool(
    { connectionString: withVerifiedMode(wish.url), statement_timeout: 0, max: 2 },
    () => undefined,
  );
  try {
    const story = { file, madeAt, actor: who.actor, now: who.now() };
    const contents = await after(pool, story).catch((error: unknown) => {
      throw new CommandProblem(texts.unfinished(error instanceof Error ? error.message : String(error)));
    });
    return { madeAt, contents, place: texts.database, aside: null, tookMs: performance.now() - begun };
  } finally {
    await pool.end();
  }
}
