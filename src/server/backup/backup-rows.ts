import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { backups } from '../database/schema/backups.ts';

export type Backup = typeof backups.$inferSelect;
type NewBackup = Pick<Backup, 'kind' | 'file' | 'isEncrypted' | 'startedAt'>;

/** The newest that was made and checked and whose file the rule has not let go; null when there is none. */
export async function findLastGoodBackup(database: Database): Promise<Backup | null> {
  const [backup] = await database
    .select()
    .from(backups)
    .where(and(eq(backups.state, 'good'), isNull(backups.removedAt)))
    .orderBy(desc(backups.startedAt))
    .limit(1);
  return backup ?? null;
}

/** When one was last tried, whatever became of it. */
export async function findLastTry(database: Database): Promise<Date | null> {
  const [row] = await database.select({ at: max(backups.startedAt) }).from(backups);
  return row?.at ?? null;
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
