import { and, desc, eq, gt, inArray, isNull, lte, max, min, type SQL, sql } from 'drizzle-orm';
import { knownUntil } from '#domain/backup/keep.ts';
import type { Database } from '../database/database.ts';
import { backups } from '../database/schema/backups.ts';

export type Backup = typeof backups.$inferSelect;
type NewBackup = Pick<Backup, 'kind' | 'file' | 'isEncrypted' | 'startedAt'>;

/**
 * The newest that was made and checked and whose file the rule has not let go; null when there is none. `folder` leaves out what
 * was put elsewhere by hand.
 */
export async function findLastGoodBackup(
  database: Database,
  now: Date,
  folder: string | null = null,
): Promise<Backup | null> {
  const [backup] = await database
    .select()
    .from(backups)
    .where(and(eq(backups.state, 'good'), isNull(backups.removedAt), isKnown(now), isIn(folder)))
    .orderBy(desc(backups.startedAt))
    .limit(1);
  return backup ?? null;
}

/** When one was last tried in this folder, whatever became of it. */
export async function findLastTry(database: Database, now: Date, folder: string): Promise<Date | null> {
  const [row] = await database
    .select({ at: max(backups.startedAt) })
    .from(backups)
    .where(and(isKnown(now), isIn(folder)));
  return row?.at ?? null;
}

/** Since when none has been restored on trial, though some were made; null where the last one was. Of a server's own none is. */
export async function findUntriedSince(database: Database, now: Date): Promise<Date | null> {
  const good = and(eq(backups.state, 'good'), eq(backups.kind, 'cluster'), isKnown(now));
  const [tried] = await database
    .select({ at: max(backups.startedAt) })
    .from(backups)
    .where(and(good, eq(backups.checked, 'restored')));
  const since = tried?.at ?? null;
  const [untried] = await database
    .select({ at: min(backups.startedAt) })
    .from(backups)
    .where(and(good, since === null ? undefined : gt(backups.startedAt, since)));
  return untried?.at ?? null;
}

// What a clock that was ahead has dated says nothing about when it was made.
function isKnown(now: Date): SQL {
  return lte(backups.startedAt, knownUntil(now));
}

function isIn(folder: string | null): SQL | undefined {
  return folder === null ? undefined : sql`regexp_replace(${backups.file}, '/[^/]*$', '') = ${folder}`;
}

export async function beginBackup(database: Database, backup: NewBackup): Promise<number> {
  const [row] = await database.insert(backups).values(backup).returning({ id: backups.id });
  if (row === undefined) throw new Error('the backup was not written down');
  return row.id;
}

type Ending = Pick<Backup, 'finishedAt'> &
  (
    | { readonly state: 'failed'; readonly reason: string }
    | ({ readonly state: 'good' } & Pick<Backup, 'bytes' | 'checked' | 'orders' | 'lastOrder'>)
  );

export async function endBackup(database: Database, id: number, ending: Ending): Promise<void> {
  await database.update(backups).set(ending).where(eq(backups.id, id));
}

/** For who has the lock: whatever else says that it is running does so no more. Tells which files they were at. */
export async function endCutOff(database: Database, reason: string, now: Date): Promise<readonly string[]> {
  const ended = await database
    .update(backups)
    .set({ state: 'failed', finishedAt: now, reason })
    .where(eq(backups.state, 'running'))
    .returning({ file: backups.file });
  return ended.map(({ file }) => file);
}

export async function markRemoved(database: Database, files: readonly string[], now: Date): Promise<void> {
  if (files.length === 0) return;
  await database
    .update(backups)
    .set({ removedAt: now })
    .where(and(inArray(backups.file, [...files]), isNull(backups.removedAt)));
}
