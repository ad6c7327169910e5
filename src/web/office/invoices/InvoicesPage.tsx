import { type InvoiceRowData, invoiceSorts, type OfficeInvoicesPage } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { staffInvoiceQueues } from '#domain/invoice/standing.ts';
import { formatShortDate } from '#text/format/date.ts';
import { invoicesTexts as texts } from '#text/staff/invoices.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DayFilters, ListFilter, ListSort, ListTools, Paging } from '../../ui/ListTools.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import cells from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';

type Props = { readonly page: OfficeInvoicesPage };

const { path } = officeRooms.invoices;
const statusOptions = staffInvoiceQueues.map((value) => ({ value, label: texts.queues[value] }));
const sortOptions = invoiceSorts.map((value) => ({ value, label: texts.sorts[value] }));

export function InvoicesPage({ page }: Props) {
  const { list, invoices } = page;
  const { number, company, order, issued, due, status, open, total } = texts.headings;
  return (
    <OfficePage title={texts.title} aside={<Counts page={page} />}>
      <ListTools list={list} searchHint={texts.searchHint}>
        <ListFilter list={list} name="status" label={texts.status} options={statusOptions} />
        <DayFilters list={list} labels={texts.days} />
        <ListSort list={list} options={sortOptions} />
      </ListTools>
      <p className={styles.narrow}>
        <a href={`${path}/export`}>{texts.exports}</a>
      </p>
      <ListTable
        list={list}
        caption={texts.title}
        headings={[
          number,
          company,
          order,
          { label: issued, sorts: ['-issuedOn', 'issuedOn'] },
          { label: due, sorts: ['dueOn', '-dueOn'] },
          status,
          { label: open, sorts: ['-open', 'open'] },
          total,
        ]}
        unasked={invoiceSorts[0]}
        rows={invoices.map((invoice) => ({ key: invoice.number, cells: cellsOf(invoice) }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}

function Counts({ page: { counts, openCents } }: Props) {
  return (
    <>
      <a href={`${path}?status=unpaid`}>{texts.counts.unpaid(counts.unpaid, euro(openCents))}</a>
      {texts.counts.between}
      <a href={`${path}?status=overdue&sorteer=dueOn`}>{texts.counts.overdue(counts.overdue)}</a>
    </>
  );
}

function cellsOf(invoice: InvoiceRowData) {
  const isInvoice = invoice.kind === 'invoice';
  return [
    <a key="number" href={`${path}/${invoice.number}`} className={cells.name}>
      {invoice.number}
    </a>,
    <span key="company">
      {invoice.company}
      {invoice.reference !== '' && <span className={styles.beneath}>{invoice.reference}</span>}
    </span>,
    invoice.orderNumber !== null && (
      <a key="order" href={`${officeRooms.orders.path}/${invoice.orderNumber}`}>
        {invoice.orderNumber}
      </a>
    ),
    formatShortDate(invoice.issuedOn),
    isInvoice && formatShortDate(invoice.dueOn),
    <StandingBadge key="status" invoice={invoice} />,
    isInvoice && invoice.openCents > 0 && <Euro key="open" amount={invoice.openCents} />,
    <Euro key="total" amount={isInvoice ? invoice.totalCents : -invoice.totalCents} isStrong />,
  ];
}

const kinds = { open: 'attention', overdue: 'alarm', paid: 'ok', credited: 'neutral' } as const;

type BadgeProps = {
  readonly invoice: Pick<InvoiceRowData, 'standing' | 'daysLate' | 'isDisputed' | 'isWrittenOff'>;
};

/** With how late it is, where it is, and whether the customer says that it is wrong. */
export function StandingBadge({ invoice: { standing, daysLate, isDisputed, isWrittenOff } }: BadgeProps) {
  if (standing === null) return <Badge kind="neutral">{texts.creditNote}</Badge>;
  if (isWrittenOff) return <Badge kind="neutral">{texts.writtenOff}</Badge>;
  const text = standing === 'overdue' ? texts.late(daysLate) : texts.standings[standing];
  return (
    <>
      <Badge kind={kinds[standing]}>{text}</Badge>{' '}
      {isDisputed && <Badge kind="attention">{texts.disputed}</Badge>}
    </>
  );
}
