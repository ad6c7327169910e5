import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { longWorkPieces, longWorks } from '../database/schema/long-work.ts';

/** What somebody at long work tells while it goes on. Throws for one whose place another has taken. */
export type WorkDesk = {
  readonly count: (total: number) => Promise<void>;
  /** So much of it is done now, and this is the next piece of its file, if there is one. */
  readonly advance: (done: number, piece?: Uint8Array) => Promise<void>;
};

/** Begins anew when it is asked again: what an earlier try wrote is gone. Gives the name of the file. */
export type LongWorker = (input: unknown, desk: WorkDesk) => Promise<string>;

export type LongWorkers = Readonly<Record<string, LongWorker>>;

/** How often a worker may fail; the queue tries as often. */
export const triesOfWork = 3;

type Dependencies = { readonly database: Database; readonly now: () => Date };

/** Does what was asked for, whoever has left the page meanwhile. What is thrown comes back by the queue. */
export async function doLongWork(
  { database, now }: Dependencies,
  workers: LongWorkers,
  workId: string,
): Promise<void> {
  const run = randomUUID();
  const [work] = await database
    .update(longWorks)
    .set({ status: 'running', run, doneCount: 0, totalCount: null, tries: sql`${longWorks.tries} + 1` })
    .where(and(eq(longWorks.id, workId), ne(longWorks.status, 'done')))
    .returning();
  // Gone, or done by somebody who was given up for dead.
  if (work === undefined) return;
  try {
    const worker = workers[work.kind];
    if (worker === undefined) throw new Error(`nobody does long work of the kind ${work.kind}`);
    await database.delete(longWorkPieces).where(eq(longWorkPieces.workId, workId));
    const fileName = await worker(work.input, deskOf(database, workId, run));
    await set(database, workId, run, { status: 'done', fileName, finishedAt: now() });
  } catch (error) {
    if (work.tries >= triesOfWork)
      await set(database, workId, run, { status: 'failed', finishedAt: now() }).catch(() => undefined);
    throw error;
  }
}

function deskOf(database: Database, workId: string, run: string): WorkDesk {
  let position = 0;
  return {
    count: (totalCount) => set(database, workId, run, { totalCount }),
    advance: (doneCount, piece) =>
      database.transaction(async (transaction) => {
        await set(transaction, workId, run, { doneCount });
        if (piece === undefined || piece.length === 0) return;
        await transaction.insert(longWorkPieces).values({ workId, position, content: piece });
        position += 1;
      }),
  };
}

async function set(
  database: Database,
  workId: string,
  run: string,
  values: Partial<typeof longWorks.$inferInsert>,
): Promise<void> {
  const [mine] = await database
    .update(longWorks)
    .set(values)
    .where(and(eq(longWorks.id, workId), eq(longWorks.run, run)))
    .returning({ id: longWorks.id });
  if (mine === undefined) throw new Error(`long work ${workId} is somebody else's now`);
}
