import { and, eq, isNull } from 'drizzle-orm';
import { backupTexts as texts } from '#text/staff/backup.ts';
import type { Dependencies } from '../app-env.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import type { Tidied } from './backup-folder.ts';

type Desk = Pick<Dependencies, 'database' | 'jobs' | 'now'>;

const failedKey = 'backup-failed';
const stuckKey = 'backups-not-removed';

export async function tellFailed({ database, jobs }: Desk, details: string): Promise<void> {
  await database.transaction((transaction) =>
    raiseTask(transaction, jobs, {
      kind: 'backup_failed',
      dedupeKey: failedKey,
      details,
      comesBack: true,
    }),
  );
}

export function tellGood(desk: Desk): Promise<void> {
  return settle(desk, failedKey, texts.goodAgain);
}

/** A disk that fills up because nothing is let go any more would be heard of too late. */
export async function tellTidied(desk: Desk, { stuck }: Tidied): Promise<void> {
  if (stuck.length === 0) return settle(desk, stuckKey, texts.removedAgain);
  await desk.database.transaction((transaction) =>
    raiseTask(transaction, desk.jobs, {
      kind: 'backups_not_removed',
      dedupeKey: stuckKey,
      details: texts.notRemoved(stuck),
      comesBack: true,
    }),
  );
}

async function settle({ database, now }: Desk, dedupeKey: string, doneNote: string): Promise<void> {
  await database
    .update(staffTasks)
    .set({ doneAt: now(), doneNote })
    .where(and(eq(staffTasks.dedupeKey, dedupeKey), isNull(staffTasks.doneAt)));
}
