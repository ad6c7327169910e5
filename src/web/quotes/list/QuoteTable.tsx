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
    <div className={classNames(card.card, styles.frame)}>
      <table role="table" className={styles.table} aria-label={texts.title}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {(Object.keys(headings) as (keyof typeof headings)[]).map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={name === 'total' || name === 'margin' ? styles.amount : undefined}
              >
                {headings[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
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
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.number}>
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
        {row.version > 1 && <span className={styles.soft}>{texts.version(row.version)}</span>}
      </td>
      <td role="cell" className={styles.status}>
        <StateBadge state={row.state} />
      </td>
      <td role="cell" className={styles.customer}>
        {row.customer === '' ? <span className={styles.soft}>{texts.noCustomer}</span> : row.customer}
        {about !== '' && <span className={styles.soft}>{about}</span>}
      </td>
      <td role="cell" className={styles.cell} data-heading={headings.created}>
        <span className={styles.day}>{formatShortDate(dutchDate(new Date(row.createdAt)))}</span>
        {row.maker !== null && <span className={styles.soft}>{texts.by(row.maker)}</span>}
      </td>
      <td role="cell" className={styles.cell} data-heading={headings.validUntil}>
        <span className={styles.day}>{formatShortDate(row.validUntil)}</span>
      </td>
      <td role="cell" className={classNames(styles.cell, styles.amount)} data-heading={headings.total}>
        <strong>{formatEuro(cents(row.totalCents))}</strong>
      </td>
      <td role="cell" className={classNames(styles.cell, styles.amount)} data-heading={headings.margin}>
        {formatEuro(cents(row.marginCents))}
      </td>
    </tr>
  );
}

// biome-ignore-end lint/a11y/noRedundantRoles: see above
