import type { TaskData } from '#contract/office/tasks.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import styles from './Tasks.module.css';

type Props = { readonly task: TaskData };

/** Whom and what it is about: each a way there, or the name alone where there is none. */
export function TaskLinks({ task: { links, company } }: Props) {
  const isNamed = links.some(({ label }) => label === company);
  if (links.length === 0 && company === null) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {company !== null && !isNamed && <li>{company}</li>}
    </ul>
  );
}

export function amountOf({ amount }: TaskData): string {
  return amount === null ? '' : formatEuro(cents(Math.round(Number(amount) * 100)));
}
