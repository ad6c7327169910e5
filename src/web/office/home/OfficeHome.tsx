import { type OfficeHomePage, type TodoData, type TodoGroup, todoGroups } from '#contract/office/home.ts';
import { mostCounted } from '#contract/office/orders.ts';
import type { FrameAccount } from '#contract/page.ts';
import { roleNames } from '#text/account/roles.ts';
import { formatDay, formatLongDay } from '#text/format/date.ts';
import { homeTexts as texts } from '#text/staff/home.ts';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Intake } from './Intake.tsx';
import styles from './OfficeHome.module.css';

type Props = { readonly page: OfficeHomePage; readonly account: FrameAccount };

/** R11.1: every number leads to exactly those rows. */
export function OfficeHome({ page: { today, todos, intake }, account: { person, role } }: Props) {
  const groups = (Object.keys(todoGroups) as TodoGroup[])
    .map((group) => ({ group, shown: todos.filter(({ kind }) => isIn(group, kind)) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <OfficePage title={texts.title} aside={texts.aside(formatLongDay(today), person, roleNames[role])}>
      {todos.every(({ count }) => count === 0) && <p>{texts.nothing}</p>}
      <div className={styles.groups}>
        {groups.map(({ group, shown }) => (
          <div key={group} className={styles.group}>
            <Section title={texts.groups[group]}>
              <ul className={styles.todos}>
                {shown.map((todo) => (
                  <Todo key={todo.kind} todo={todo} />
                ))}
              </ul>
            </Section>
          </div>
        ))}
      </div>
      <Intake intake={intake} />
    </OfficePage>
  );
}

function isIn(group: TodoGroup, kind: TodoData['kind']): boolean {
  return todoGroups[group].some((known) => known === kind);
}

function Todo({ todo: { kind, count, href, oldest } }: { readonly todo: TodoData }) {
  return (
    <li className={styles.todo}>
      <a href={href} className={styles.link} data-todo={kind} data-none={count === 0 || undefined}>
        <span className={styles.count}>{texts.count(count, mostCounted)}</span> {texts.todos[kind]}
      </a>
      {oldest !== null && (
        <p className={styles.oldest}>
          {texts.oldest} <a href={oldest.href}>{oldest.label}</a>
          {oldest.day !== null && `, ${dayOf(kind, oldest.day)}`}
        </p>
      )}
    </li>
  );
}

// An order and an invoice have a day that they are for; everything else came in on one.
function dayOf(kind: TodoData['kind'], day: string): string {
  const isDue = isIn('orders', kind) || kind === 'overdue' || kind === 'third_reminder';
  return isDue ? texts.due(formatDay(day)) : texts.since(formatDay(day));
}
