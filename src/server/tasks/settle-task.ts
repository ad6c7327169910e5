import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import { describeTask } from '#text/staff/staff-tasks.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';

export type StoredTask = typeof staffTasks.$inferSelect;

type Settling = {
  // Null where it settles itself.
  readonly actor: Actor | null;
  readonly at: Date;
  readonly note?: string;
};

/** Of two at once one closes it; null for the other. */
export async function closeTask(
  transaction: Database,
  which: SQL,
  { actor, at, note = '' }: Settling,
): Promise<StoredTask | null> {
  const [task] = await transaction
    .update(staffTasks)
    .set({ doneAt: at, doneBy: actor?.personId ?? null, doneNote: note })
    .where(and(which, isNull(staffTasks.doneAt)))
    .returning();
  return task ?? null;
}

/** On somebody's word. Null when no such task is open. */
export function settleTask(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  id: number,
  note: string,
  actor: Actor,
): Promise<StoredTask | null> {
  return database.transaction(async (transaction) => {
    const task = await closeTask(transaction, eq(staffTasks.id, id), { actor, at: now(), note });
    if (task === null) return null;
    const subject = { kind: 'task', id, name: describeTask(task) } as const;
    const after = note === '' ? {} : { after: { note } };
    await writeLogbook(transaction, actor, { action: 'task_settled', subject, ...after }, now());
    return task;
  });
}

/** With the decision on the request, in its transaction and told there. */
export async function settleRequestTask(
  transaction: Database,
  accountRequestId: number,
  settling: Settling,
): Promise<void> {
  await closeTask(transaction, eq(staffTasks.accountRequestId, accountRequestId), settling);
}
