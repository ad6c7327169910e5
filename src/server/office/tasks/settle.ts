import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { taskActions } from '#contract/office/tasks.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { longestTaskNote, type TaskWay } from '#domain/task/task-kind.ts';
import { tasksTexts } from '#text/staff/tasks.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { oneLine, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { giveSurplusBack, refundAgain, type TaskRefund } from '../../payments/refund-by-task.ts';
import { settleTask } from '../../tasks/settle-task.ts';
import { doJobAgain, sendMailAgain, type TriedAgain } from '../../tasks/try-again.ts';
import { findOwnTask } from './own-task.ts';
import { presentTask } from './present-task.ts';

const { path } = officeRooms.tasks;

type Outcome = TaskRefund | TriedAgain;
type Settle = (deps: Dependencies, taskId: number, actor: Actor) => Promise<Outcome>;

// What the owner's commands call as well.
const ways: Readonly<Record<TaskWay, Settle>> = {
  give_back: giveSurplusBack,
  refund_again: refundAgain,
  send_again: sendMailAgain,
  try_again: doJobAgain,
};

const problems: Readonly<Partial<Record<Outcome['kind'], keyof typeof tasksTexts.problems>>> = {
  no_task: 'al',
  other_task: 'anders',
  nothing_left: 'niets-over',
};

export function settleRoutes(deps: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>().post(`${path}/:id/${taskActions.settle}`, (c) => settle(c, deps));
  for (const way of Object.keys(ways) as TaskWay[]) {
    routes.post(`${path}/:id/${taskActions[way]}`, async (c) => {
      const { id } = await findOwnTask(c, deps);
      const outcome = await ways[way](deps, id, actorOf(c, deps));
      const problem = problems[outcome.kind];
      return problem === undefined ? done(c, taskActions[way]) : refuse(c, id, problem);
    });
  }
  return routes;
}

async function settle(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const task = await findOwnTask(c, deps);
  const note = oneLine((await readForm(c))['note']);
  if (note.length > longestTaskNote) {
    const shown = presentTask(task, signedInPerson(c).role);
    const problem = tasksTexts.problems['te-lang'];
    const page = { name: 'office-task', task: shown, notice: null, problem, note } as const;
    return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
  }
  const settled = await settleTask(deps, task.id, note, actorOf(c, deps));
  return settled === null ? refuse(c, task.id, 'al') : done(c, taskActions.settle);
}

// Back to what is left to do.
function done(c: Context<AppEnv>, notice: keyof typeof tasksTexts.notices): Response {
  return c.redirect(`${path}?melding=${notice}`, 303);
}

function refuse(c: Context<AppEnv>, id: number, problem: keyof typeof tasksTexts.problems): Response {
  return c.redirect(`${path}/${id}?probleem=${problem}`, 303);
}
