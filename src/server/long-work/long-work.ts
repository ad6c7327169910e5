import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { longWorkPieces, longWorks } from '../database/schema/long-work.ts';
import type { Jobs } from '../queue/jobs.ts';

export type LongWork = typeof longWorks.$inferSelect;

const daysKept = 7;
const day = 24 * 60 * 60 * 1000;

type NewWork = { readonly kind: string; readonly personId: number; readonly input: unknown };

/** In the transaction of whoever asks for it. The kind names who can do it: `LongWorkers`. */
export async function beginLongWork(
  transaction: Database,
  jobs: Jobs,
  { kind, personId, input }: NewWork,
  now: Date,
): Promise<LongWork> {
  const expiresAt = new Date(now.getTime() + daysKept * day);
  const [work] = await transaction
    .insert(longWorks)
    .values({ kind, personId, input, createdAt: now, expiresAt })
    .returning();
  if (work === undefined) throw new Error('the work was not stored');
  await jobs.enqueue(transaction, 'do-long-work', { workId: work.id });
  return work;
}

/** For who asked for it, and nobody else. */
export async function findLongWork(
  database: Database,
  { id, personId, now }: { readonly id: string; readonly personId: number; readonly now: Date },
): Promise<LongWork | null> {
  const [work] = await database
    .select()
    .from(longWorks)
    .where(and(eq(longWorks.id, id), eq(longWorks.personId, personId), gt(longWorks.expiresAt, now)));
  return work ?? null;
}

/** Newest first. */
export function listLongWork(database: Database, personId: number, now: Date): Promise<readonly LongWork[]> {
  return database
    .select()
    .from(longWorks)
    .where(and(eq(longWorks.personId, personId), gt(longWorks.expiresAt, now)))
    .orderBy(desc(longWorks.createdAt), desc(longWorks.id))
    .limit(20);
}

/** The file of work that is done, a piece at a time. */
export async function* readPieces(
  database: Database,
  workId: string,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let after = -1; ; ) {
    const [piece] = await database
      .select()
      .from(longWorkPieces)
      .where(and(eq(longWorkPieces.workId, workId), gt(longWorkPieces.position, after)))
      .orderBy(asc(longWorkPieces.position))
      .limit(1);
    if (piece === undefined) return;
    yield new Uint8Array(piece.content);
    after = piece.position;
  }
}

export async function removeOldLongWork(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, longWorks, lte(longWorks.expiresAt, now));
}
