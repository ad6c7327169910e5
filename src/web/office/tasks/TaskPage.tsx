import { officeRooms } from '#contract/office/page.ts';
import type { OfficeTaskPage, TaskData } from '#contract/office/tasks.ts';
import type { Frame } from '#contract/page.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { tasksTexts as texts } from '#text/staff/tasks.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts, Parts } from '../frame/Parts.tsx';
import { amountOf, TaskLinks } from './TaskFacts.tsx';
import { TaskForms } from './TaskForms.tsx';

type Props = { readonly page: OfficeTaskPage; readonly frame: Frame };

export function TaskPage({ page: { task, notice, problem, note }, frame: { csrfToken } }: Props) {
  const { id, title, text, details, status } = task;
  return (
    <OfficePage
      title={title}
      aside={texts.number(id)}
      notice={notice}
      above={
        <Breadcrumb
          trail={[{ href: officeRooms.tasks.path, label: texts.title }]}
          current={texts.number(id)}
        />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <Parts
        main={
          <>
            <Section title={texts.happened}>
              <p>{text}</p>
              {details !== '' && <p>{details}</p>}
            </Section>
            {status === 'open' && (
              <Section title={texts.settleTitle}>
                <TaskForms
                  task={task}
                  csrfToken={csrfToken}
                  note={note}
                  error={note === '' ? undefined : (problem ?? undefined)}
                />
              </Section>
            )}
          </>
        }
        side={
          <Section title={texts.facts}>
            <Facts facts={factsOf(task)} />
          </Section>
        }
      />
    </OfficePage>
  );
}

function factsOf(task: TaskData) {
  const { createdAt, doneAt, doneBy, note, amount, links, company } = task;
  const { about, amount: money, since, done } = texts.headings;
  return [
    ...(links.length === 0 && company === null
      ? []
      : [[about, <TaskLinks key="about" task={task} />] as const]),
    ...(amount === null ? [] : [[money, amountOf(task)] as const]),
    [since, formatDateTime(new Date(createdAt))] as const,
    ...(doneAt === null
      ? []
      : [[done, `${formatDateTime(new Date(doneAt))}, ${texts.doneBy(doneBy)}`] as const]),
    ...(note === '' ? [] : [[texts.note, note] as const]),
  ];
}
