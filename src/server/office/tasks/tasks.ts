import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { officeRooms } from '#contract/office/page.ts';
import { type TaskData, taskStatuses } from '#contract/office/tasks.ts';
import { momentCell } from '#domain/csv/csv.ts';
import { taskKindsFor } from '#domain/task/task-kind.ts';
import { formTexts } from '#text/account/fields.ts';
import { listTexts } from '#text/pages/lists.ts';
import { nameTaskKind, tasksTexts } from '#text/staff/tasks.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage, exportLength } from '../../lists/pages.ts';
import { createListReader, cursorMoment, type ListReader } from '../../lists/read-list.ts';
import { isCall } from '../../middleware/errors.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import type { Task } from '../../tasks/find-tasks.ts';
import { findInbox, type InboxCursor, type InboxFilter } from './find-inbox.ts';
import { findOwnTask } from './own-task.ts';
import { presentTask } from './present-task.ts';
import { settleRoutes } from './settle.ts';

const { path, right } = officeRooms.tasks;
const pageLength = 50;
const cursorShape = z.tuple([cursorMoment, z.int().positive()]);

/** R11.1: what a person has to look at, for each role what it is there for. */
export function taskRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database } = deps;
  return new Hono<AppEnv>()
    .use(`${path}/*`, requireRight(right))
    .route('/', settleRoutes(deps))
    .get(path, requireRight(right), async (c) => {
      const { role } = signedInPerson(c);
      const list = createListReader(c);
      const filter = readFilter(c, list);
      const { rows, next } = await list.page(cursorShape, (after) =>
        findInbox(database, filter, after, pageLength),
      );
      const tasks = rows.map((task) => presentTask(task, role));
      const page = {
        name: 'office-tasks',
        list: list.frame(path, next),
        tasks,
        kinds: taskKindsFor(role),
        notice: noticeFrom(tasksTexts.notices, c.req.query('melding')),
      } as const;
      return answerList(c, deps, list, { page, json: { tasks, next } });
    })
    .get(`${path}.csv`, requireRight(right), (c) => {
      const list = createListReader(c);
      const filter = readFilter(c, list);
      list.demandSound();
      const { role } = signedInPerson(c);
      const pages = everyPage<Task, InboxCursor>((after) => findInbox(database, filter, after, exportLength));
      return answerCsv(c, {
        fileName: tasksTexts.fileName,
        headings: tasksTexts.csvHeadings,
        pages,
        cellsOf: (task) => cellsOf(presentTask(task, role)),
      });
    })
    .get(`${path}/:id`, (c) => answerTask(c, deps));
}

// An inbox shows what is open, unless it is asked for something else. A kind of somebody else's is no kind here.
function readFilter(c: Context<AppEnv>, list: ListReader): InboxFilter {
  const kinds = taskKindsFor(signedInPerson(c).role);
  const status = list.choice('status', taskStatuses) ?? 'open';
  const kind = list.read('soort', (typed) => parseKinds(typed, kinds), listTexts.problems.choice);
  return { status, kinds: kind ?? kinds, search: list.search() };
}

// One, or several with commas, as the numbers of the start page ask for.
function parseKinds(typed: string, known: InboxFilter['kinds']): InboxFilter['kinds'] | null {
  const words = typed.split(',');
  const found = known.filter((kind) => words.includes(kind));
  return found.length === words.length ? found : null;
}

async function answerTask(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const task = presentTask(await findOwnTask(c, deps), signedInPerson(c).role);
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c)) {
    c.header('Cache-Control', 'no-store');
    return c.json({ task });
  }
  const kept = (await keptValues(c, deps))?.['note'] ?? '';
  const page = {
    name: 'office-task',
    task,
    notice: kept === '' ? noticeFrom(tasksTexts.notices, c.req.query('melding')) : formTexts.restored,
    problem: noticeFrom(tasksTexts.problems, c.req.query('probleem')),
    note: kept,
  } as const;
  return answerPage(c, deps, page, { cache: 'no-store' });
}

function cellsOf(task: TaskData): readonly string[] {
  const { id, kind, title, details, company, links, amount, createdAt, doneAt, doneBy, note } = task;
  return [
    String(id),
    nameTaskKind(kind),
    title,
    details,
    company ?? '',
    links.map(({ label }) => label).join(', '),
    amount?.replace('.', ',') ?? '',
    momentCell(createdAt),
    momentCell(doneAt),
    doneAt === null ? '' : tasksTexts.doneBy(doneBy),
    note,
  ];
}
