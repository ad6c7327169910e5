import { dutchDate } from '#domain/business/dutch-date.ts';
import { formatShortDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { taskAnswers as answers, describeTask, describeTaskSubject } from '#text/staff/staff-tasks.ts';
import { CommandProblem } from '../errors.ts';
import { listOpenTasks } from '../tasks/find-tasks.ts';
import { settleTask as settle } from '../tasks/settle-task.ts';
import { inColumns, onOneLine } from './columns.ts';
import { type Command, say } from './command.ts';

export const listTasks: Command<'taken'> = {
  right: 'open_office',
  options: {},
  hasWords: false,
  run: async (_input, { database }) => {
    const tasks = await listOpenTasks(database);
    if (tasks.length === 0) return say(answers.none);
    const rows = tasks.map((task) => [
      String(task.id),
      formatShortDate(dutchDate(task.createdAt)),
      onOneLine(describeTask(task), 80),
      onOneLine(describeTaskSubject(task)),
      onOneLine(task.company ?? ''),
      task.amount === null ? '' : formatEuro(task.amount),
    ]);
    return say(...inColumns(answers.headings, rows, answers.headings.slice(-1)));
  },
};

export const settleTask: Command<'taak-klaar'> = {
  right: 'open_office',
  options: {},
  hasWords: true,
  run: async ({ words }, shop) => {
    const id = readTaskNumber(words);
    const done = await settle(shop, id, '', shop.actor);
    if (done === null) throw new CommandProblem(answers.noTask(words.join(' ')));
    return say(answers.done(done.id, describeTask(done)));
  },
};

/** What is no number is no task's. */
export function readTaskNumber([word, another]: readonly string[]): number {
  if (word === undefined || another !== undefined) throw new CommandProblem(commandProblems.taskMissing);
  return /^[1-9]\d{0,8}$/.test(word) ? Number(word) : 0;
}
