import type { Context } from 'hono';
import { rightForTask } from '#domain/task/task-kind.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { demandRight } from '../../middleware/session.ts';
import { findTask, type Task } from '../../tasks/find-tasks.ts';

/** That the address names, for whoever can settle it. */
export async function findOwnTask(c: Context<AppEnv>, { database }: Dependencies): Promise<Task> {
  const task = await findTask(database, rowId(c.req.param('id') ?? ''));
  if (task === null) throw new Refusal(404, callErrors.notFound);
  demandRight(c, rightForTask[task.kind]);
  return task;
}
