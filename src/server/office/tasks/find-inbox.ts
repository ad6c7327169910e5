import { and, asc, desc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { TaskStatus } from '#contract/office/tasks.ts';
import type { TaskKind } from '#domain/task/task-kind.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { payments } from '../../database/schema/payments.ts';
import { staffTasks } from '../../database/schema/tasks.ts';
import { containing, cutPage, type ListPage } from '../../lists/pages.ts';
import { selectTasks, type Task, taskNames } from '../../tasks/find-tasks.ts';

export type InboxFilter = {
  readonly status: TaskStatus;
  readonly kinds: readonly TaskKind[];
  readonly search: string | null;
};

/** The moment and the number of the last row. */
export type InboxCursor = readonly [at: string, id: number];

/** What is open the oldest first; what is done the latest first. */
export async function findInbox(
  database: Database,
  { status, kinds, search }: InboxFilter,
  after: InboxCursor | null,
  length: number,
): Promise<ListPage<Task, InboxCursor>> {
  const { doneAt, createdAt, id } = staffTasks;
  const isOpen = status === 'open';
  const place = after === null ? undefined : sql`(${after[0]}::timestamptz, ${after[1]}::integer)`;
  const condition = and(
    inArray(staffTasks.kind, kinds),
    isOpen ? isNull(doneAt) : isNotNull(doneAt),
    place && (isOpen ? sql`(${createdAt}, ${id}) > ${place}` : sql`(${doneAt}, ${id}) < ${place}`),
    search === null ? undefined : sql`${searched} ilike ${containing(search)}`,
  );
  const found = await selectTasks(database, condition)
    .orderBy(...(isOpen ? [asc(createdAt), asc(id)] : [desc(doneAt), desc(id)]))
    .limit(length + 1);
  return cutPage(found, length, (task) => [
    ((isOpen ? null : task.doneAt) ?? task.createdAt).toISOString(),
    task.id,
  ]);
}

const searched = sql`concat_ws(' ',
  ${staffTasks.details}, ${taskNames.company}, ${taskNames.invoiceNumber}, ${orders.number}, ${payments.description},
  ${staffTasks.doneNote}
)`;
