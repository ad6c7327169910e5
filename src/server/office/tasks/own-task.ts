import type { Context } from 'hono';
import { taskKindsFor } from '#domain/task/task-kind.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { findTask, type Task } from '../../tasks/find-tasks.ts';

/** That the address names. Whoever cannot settle it does not see it: its number is nothing to them. */
export async function findOwnTask(c: Context<AppEnv>, { database }: Dependencies): Promise<Task> {
  const task = await findTask(database, rowId(c.req.param('id') ?? ''));
  if (task === null || !taskKindsFor(signedInPerson(c).role).includes(task.kind))
    throw new Refusal(404, callErrors.notFound);
  return task;
}
