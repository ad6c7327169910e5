import type { QuoteRowData } from '#contract/quote/list.ts';
import { quotesPath } from '#contract/quote/quote.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { formatShortDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { quoteListTexts as texts } from '#text/quotes/list.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import table from '../../ui/rows.module.css';
import { StateBadge } from '../StateBadge.tsx';
import styles from './QuoteTable.module.css';

type Props = {
  readonly rows: readonly QuoteRowData[];
  // Of what was removed, which is put back and not opened.
  readonly restoreToken: string | null;
};

const { headings } = texts;

// biome-ignore-start lint/a11y/noRedundantRoles: a browser forgets that something is a table when its looks are changed

/** A table on a desk and cards on a phone. */
export function QuoteTable({ rows, restoreToken }: Props) {
  return (
    <div className={classNames(card.card, table.frame)}>
      <table role="table" className={table.table} aria-label={texts.title}>
        <thead role="rowgroup" className={table.head}>
          <tr role="row">
            {(Object.keys(headings) as (keyof typeof headings)[]).map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={name === 'total' || name === 'margin' ? table.amount : undefined}
              >
                {headings[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={table.body}>
          {rows.map((row) => (
            <Row key={row.number} row={row} restoreToken={restoreToken} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { readonly row: QuoteRowData } & Pick<Props, 'restoreToken'>;

function Row({ row, restoreToken }: RowProps) {
  const about = [row.subject, row.city].filter((part) => part !== '').join(' · ');
  return (
    <tr role="row" className={table.row}>
      <td role="cell" className={table.number}>
        {restoreToken === null ? (
          <a href={`${quotesPath}/${row.number}`}>{row.number}</a>
        ) : (
          <>
            {row.number}
            <ButtonForm action={`${quotesPath}/${row.number}/terugzetten`} csrfToken={restoreToken}>
              <Button type="submit" aria-label={texts.restoreOne(row.number)}>
                {texts.restore}
              </Button>
            </ButtonForm>
          </>
        )}
        {row.version > 1 && <span className={table.soft}>{texts.version(row.version)}</span>}
      </td>
      <td role="cell" className={table.status}>
        <StateBadge state={row.state} />
      </td>
      <td role="cell" className={classNames(table.wide, styles.customer)}>
        {row.customer === '' ? <span className={table.soft}>{texts.noCustomer}</span> : row.customer}
        {about !== '' && <span className={table.soft}>{about}</span>}
      </td>
      <td role="cell" className={table.cell} data-heading={headings.created}>
        <span className={styles.day}>{formatShortDate(dutchDate(new Date(row.createdAt)))}</span>
        {row.maker !== null && <span className={table.soft}>{texts.by(row.maker)}</span>}
      </td>
      <td role="cell" className={table.cell} data-heading={headings.validUntil}>
        <span className={styles.day}>{formatShortDate(row.validUntil)}</span>
      </td>
      <td
        role="cell"
        className={classNames(table.cell, table.amount, table.strong)}
        data-heading={headings.total}
      >
        {formatEuro(cents(row.totalCents))}
      </td>
      <td role="cell" className={classNames(table.cell, table.amount)} data-heading={headings.margin}>
        {formatEuro(cents(row.marginCents))}
      </td>
    </tr>
  );
}

// biome-ignore-end lint/a11y/noRedundantRoles: see above
