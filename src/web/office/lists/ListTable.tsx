import type { ReactNode } from 'react';
import type { ListFrame } from '#contract/list-frame.ts';
import { listTexts as texts } from '#text/pages/lists.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { queryOf } from '../../ui/query-of.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { KeysHint } from './KeysHint.tsx';
import styles from './List.module.css';

type Row = {
  readonly key: string | number;
  readonly cells: readonly ReactNode[];
  // A box to tick, where several can be chosen.
  readonly pick?: ReactNode;
};

// With both ways to sort by it, the one that is asked for first before the other.
type SortedHeading = {
  readonly label: string;
  readonly sorts: readonly [string, string];
  // An amount, whose cents stand below each other.
  readonly isAmount?: boolean;
};

export type Heading = string | SortedHeading;

type Props = {
  readonly list: ListFrame;
  readonly caption: string;
  readonly headings: readonly Heading[];
  // How rows stand unasked, where they can be sorted.
  readonly unasked?: string;
  readonly rows: readonly Row[];
};

/**
 * A table on a desk and cards on a phone, with the same facts in the same order. The roles are written out: a browser forgets
 * that something is a table when its looks are changed.
 */
export function ListTable({ list, caption, headings, unasked = '', rows }: Props) {
  // What is said above the list says it all.
  if (Object.keys(list.problems).length > 0) return null;
  if (rows.length === 0) {
    const isFiltered = Object.keys(list.query).length > 0;
    return <p>{isFiltered ? texts.nothing : texts.nothingHere}</p>;
  }
  const sorted = list.query['sorteer'] ?? unasked;
  const isPicked = rows.some(({ pick }) => pick !== undefined);
  return (
    <>
      <div className={classNames(card.card, styles.frame)}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
        <table role="table" data-walk className={styles.table} aria-label={caption}>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              {isPicked && (
                <th role="columnheader" scope="col">
                  <VisuallyHidden>{texts.pick}</VisuallyHidden>
                </th>
              )}
              {headings.map((heading) =>
                typeof heading === 'string' ? (
                  <th key={heading} role="columnheader" scope="col">
                    {heading}
                  </th>
                ) : (
                  <th
                    key={heading.label}
                    role="columnheader"
                    scope="col"
                    aria-sort={heading.sorts.includes(sorted) ? directionOf(sorted) : undefined}
                    className={endOf(heading)}
                  >
                    <a
                      href={list.path + queryOf(list, { sorteer: nextSort(heading, sorted) })}
                      className={styles.sorted}
                    >
                      {heading.label}
                    </a>
                    <span className={styles.unsorted}>{heading.label}</span>
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {rows.map(({ key, cells, pick }) => (
              <tr key={key} role="row" className={styles.row}>
                {isPicked && (
                  <td role="cell" className={styles.pick}>
                    {pick}
                  </td>
                )}
                {headings.map((heading, index) => (
                  <td
                    key={labelOf(heading)}
                    role="cell"
                    data-heading={labelOf(heading)}
                    className={classNames(styles.cell, endOf(heading))}
                  >
                    <div>{cells[index]}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
      <KeysHint />
    </>
  );
}

function labelOf(heading: Heading): string {
  return typeof heading === 'string' ? heading : heading.label;
}

function endOf(heading: Heading): string | undefined {
  return typeof heading !== 'string' && heading.isAmount === true ? styles.end : undefined;
}

function nextSort({ sorts: [first, other] }: SortedHeading, sorted: string): string {
  return sorted === first ? other : first;
}

function directionOf(sort: string): 'ascending' | 'descending' {
  return sort.startsWith('-') ? 'descending' : 'ascending';
}
