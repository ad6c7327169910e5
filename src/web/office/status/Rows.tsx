import type { ReactNode } from 'react';
import list from '../lists/List.module.css';

type Props = {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** As the lists look, a table on a desk and cards on a phone, of what is never more than a page. */
export function Rows({ caption, headings, rows }: Props) {
  return (
    /* biome-ignore-start lint/a11y/noRedundantRoles: a browser forgets that something is a table when its looks are changed */
    <table role="table" className={list.table} aria-label={caption}>
      <thead role="rowgroup" className={list.head}>
        <tr role="row">
          {headings.map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={list.body}>
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row" className={list.row}>
            {headings.map((heading, index) => (
              <td key={heading} role="cell" data-heading={heading} className={list.cell}>
                <div>{cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    /* biome-ignore-end lint/a11y/noRedundantRoles: see above */
  );
}
