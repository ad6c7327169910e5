import { officeRooms } from '#contract/office/page.ts';
import type { OfficeTasksPage, TaskData } from '#contract/office/tasks.ts';
import type { Frame } from '#contract/page.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { nameTaskKind, tasksTexts as texts } from '#text/staff/tasks.ts';
import { ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { Ask } from '../frame/Ask.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import cells from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';
import { amountOf, TaskLinks } from './TaskFacts.tsx';
import { TaskForms } from './TaskForms.tsx';
import styles from './Tasks.module.css';

type Props = { readonly page: OfficeTasksPage; readonly frame: Frame };

export function TasksPage({ page: { list, tasks, kinds, notice }, frame: { csrfToken } }: Props) {
  const { what, about, amount, since, settle, done } = texts.headings;
  const isDone = list.query['status'] === 'done';
  const isFiltered = Object.keys(list.query).length > 0;
  const kindOptions = kinds.map((value) => ({ value, label: nameTaskKind(value) }));
  return (
    <OfficePage title={texts.title} aside={isDone ? texts.asideDone : texts.aside} notice={notice}>
      <ListTools list={list} searchHint={texts.searchHint}>
        <ListFilter
          list={list}
          name="status"
          label={texts.status}
          none={texts.statuses.open}
          options={[{ value: 'done', label: texts.statuses.done }]}
        />
        <ListFilter list={list} name="soort" label={texts.kind} options={kindOptions} />
      </ListTools>
      {tasks.length === 0 && !isFiltered ? (
        <p>{texts.nothing}</p>
      ) : (
        <ListTable
          list={list}
          caption={texts.title}
          headings={[what, about, amount, since, isDone ? done : settle]}
          rows={tasks.map((task) => ({
            key: task.id,
            cells: [
              <What key="what" task={task} />,
              <TaskLinks key="about" task={task} />,
              task.amount !== null && (
                <span key="amount" className={styles.amount}>
                  {amountOf(task)}
                </span>
              ),
              <time key="since" dateTime={task.createdAt} className={styles.since}>
                {formatShortDateTime(new Date(task.createdAt))}
              </time>,
              task.doneAt === null ? (
                <Ask key="settle" label={settle} note={task.text} look="button" group="settle">
                  <TaskForms task={task} csrfToken={csrfToken} />
                </Ask>
              ) : (
                <Done key="done" task={task} />
              ),
            ],
          }))}
        />
      )}
      <Paging list={list} />
    </OfficePage>
  );
}

type TaskProps = { readonly task: TaskData };

function What({ task: { id, title, details } }: TaskProps) {
  return (
    <>
      <a href={`${officeRooms.tasks.path}/${id}`} className={cells.name}>
        {title}
      </a>
      {details !== '' && <p className={cells.soft}>{details}</p>}
    </>
  );
}

function Done({ task: { doneAt, doneBy, note } }: TaskProps) {
  return (
    <>
      <span className={styles.since}>{doneAt !== null && formatShortDateTime(new Date(doneAt))}</span>
      <p className={cells.soft}>{[texts.doneBy(doneBy), note].filter((part) => part !== '').join(': ')}</p>
    </>
  );
}
