import type { ReactNode } from 'react';
import type { ListFrame } from '#contract/office/page.ts';
import { listTexts as texts } from '#text/staff/office.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './List.module.css';

type Row = { readonly key: string | number; readonly cells: readonly ReactNode[] };

type Props = {
  readonly list: ListFrame;
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
};

/**
 * A table on a desk and cards on a phone, with the same facts in the same order. The roles are written out: a browser forgets
 * that something is a table when its looks are changed.
 */
export function ListTable({ list, caption, headings, rows }: Props) {
  // What is said above the list says it all.
  if (Object.keys(list.problems).length > 0) return null;
  if (rows.length === 0) {
    const isFiltered = Object.keys(list.query).length > 0;
    return <p>{isFiltered ? texts.nothing : texts.nothingHere}</p>;
  }
  return (
    <div className={classNames(card.card, styles.frame)}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={styles.table} aria-label={caption}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {headings.map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row" className={styles.row}>
              {headings.map((heading, index) => (
                <td key={heading} role="cell" data-heading={heading} className={styles.cell}>
                  <div>{cells[index]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
