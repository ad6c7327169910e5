import { type LedgerRowData, companyInvoicesPath as path } from '#contract/invoices-page.ts';
import { cents } from '#domain/money/cents.ts';
import { companyInvoicesTexts as texts } from '#text/account/invoices.ts';
import { formatShortDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import table from '../../ui/rows.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Ledger.module.css';
import { PickInvoice } from './PayBar.tsx';

type Props = {
  readonly rows: readonly LedgerRowData[];
  // What is ticked; null for who may not pay.
  readonly picked: readonly string[] | null;
};

const { headings } = texts;

// biome-ignore-start lint/a11y/noRedundantRoles: a browser forgets that something is a table when its looks are changed

/** A table on a desk and cards on a phone. */
export function LedgerTable({ rows, picked }: Props) {
  const canPick = picked !== null && rows.some(({ openCents }) => openCents > 0);
  return (
    <div className={classNames(card.card, table.frame)}>
      <table role="table" className={table.table} aria-label={texts.title}>
        <thead role="rowgroup" className={table.head}>
          <tr role="row">
            {canPick && (
              <th role="columnheader" scope="col">
                <VisuallyHidden>{texts.pick}</VisuallyHidden>
              </th>
            )}
            <Heading>{headings.number}</Heading>
            <Heading>{headings.status}</Heading>
            <Heading>{headings.issued}</Heading>
            <Heading>{headings.due}</Heading>
            <Heading>{headings.order}</Heading>
            <Heading isAmount>{headings.total}</Heading>
            <Heading isAmount>{headings.open}</Heading>
            <Heading isAmount>{headings.running}</Heading>
            <Heading>{headings.files}</Heading>
          </tr>
        </thead>
        <tbody role="rowgroup" className={table.body}>
          {rows.map((row) => (
            <Row key={row.number} row={row} picked={canPick ? picked : null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps = { readonly isAmount?: boolean; readonly children: string };

function Heading({ isAmount = false, children }: HeadingProps) {
  return (
    <th role="columnheader" scope="col" className={isAmount ? table.amount : undefined}>
      {children}
    </th>
  );
}

type RowProps = { readonly row: LedgerRowData; readonly picked: readonly string[] | null };

function Row({ row, picked }: RowProps) {
  const { number, kind, orderNumber, reference } = row;
  const isInvoice = kind === 'invoice';
  return (
    <tr role="row" className={classNames(table.row, styles.row)}>
      {picked !== null && (
        <td role="cell" className={styles.pick}>
          {row.openCents > 0 && <PickInvoice row={row} isPicked={picked.includes(number)} />}
        </td>
      )}
      <td role="cell" className={table.number}>
        <a href={`${path}/${number}`}>{number}</a>
      </td>
      <td role="cell" className={table.status}>
        <StandingBadge row={row} />
      </td>
      <td role="cell" className={table.cell} data-heading={headings.issued}>
        {formatShortDate(row.issuedOn)}
      </td>
      <td role="cell" className={table.cell} data-heading={headings.due}>
        {isInvoice && formatShortDate(row.dueOn)}
      </td>
      <td role="cell" className={table.cell} data-heading={headings.order}>
        <span>
          {orderNumber !== null && <a href={`/bestelling/${orderNumber}`}>{orderNumber}</a>}
          {reference !== '' && <span className={table.soft}>{reference}</span>}
        </span>
      </td>
      <Amount heading={headings.total} amount={isInvoice ? row.totalCents : -row.totalCents} />
      <Amount
        heading={headings.open}
        amount={isInvoice && row.openCents > 0 ? row.openCents : null}
        isStrong
      />
      <Amount heading={headings.running} amount={row.runningCents} />
      <td role="cell" className={classNames(table.wide, styles.files)}>
        {(['pdf', 'xml'] as const).map((extension) => {
          const format = extension === 'pdf' ? texts.pdf : texts.ubl;
          return (
            <a
              key={extension}
              href={`${path}/${number}.${extension}`}
              aria-label={texts.file(number, format)}
              download
            >
              {format}
            </a>
          );
        })}
      </td>
    </tr>
  );
}

type AmountProps = {
  readonly heading: string;
  readonly amount: number | null;
  readonly isStrong?: boolean;
};

function Amount({ heading, amount, isStrong = false }: AmountProps) {
  return (
    <td
      role="cell"
      className={classNames(table.cell, table.amount, isStrong && table.strong)}
      data-heading={heading}
    >
      {amount !== null && formatEuro(cents(amount))}
    </td>
  );
}

// biome-ignore-end lint/a11y/noRedundantRoles: see above

const kinds = { open: 'attention', overdue: 'alarm', paid: 'ok', credited: 'neutral' } as const;

/** With how late it is, where it is. */
export function StandingBadge({
  row: { standing, daysLate, isWrittenOff },
}: {
  readonly row: Pick<LedgerRowData, 'standing' | 'daysLate' | 'isWrittenOff'>;
}) {
  if (standing === null) return <Badge kind="neutral">{texts.creditNote}</Badge>;
  if (isWrittenOff) return <Badge kind="neutral">{texts.writtenOff}</Badge>;
  const text = standing === 'overdue' ? texts.late(daysLate) : texts.standings[standing];
  return <Badge kind={kinds[standing]}>{text}</Badge>;
}
