import type { InvoiceDetails, InvoiceForm, OfficeInvoicePage } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { formatDate } from '#text/format/date.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { invoicesTexts, invoiceTexts as texts } from '#text/staff/invoices.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts, Parts } from '../frame/Parts.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';
import { Receipts } from '../money/Receipts.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { StandingBadge } from './InvoicesPage.tsx';
import { Reminders } from './Reminders.tsx';
import { WriteOffs } from './WriteOffs.tsx';

const writeOff = { amount: texts.writeOffAmount, reason: texts.writeOffReason };
// As each form calls its fields.
const labels: Readonly<Record<InvoiceForm, Readonly<Record<string, string>>>> = {
  write_off: writeOff,
  undo_write_off: writeOff,
  dispute: { reason: texts.disputeReason },
  credit: { amount: texts.creditAmount },
};

type Props = { readonly page: OfficeInvoicePage; readonly frame: Frame };

const { path } = officeRooms.invoices;

export function InvoicePage({ page, frame: { csrfToken } }: Props) {
  const { invoice, notice, problem, back } = page;
  const isInvoice = invoice.kind === 'invoice';
  return (
    <OfficePage
      title={texts.title(invoice.kind, invoice.number)}
      aside={
        <>
          <StandingBadge invoice={invoice} /> {invoice.company}
        </>
      }
      notice={notice}
      above={<Breadcrumb trail={[{ href: path, label: invoicesTexts.title }]} current={invoice.number} />}
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      {back !== null && <FormMessages form={back.form} names={labels[back.which]} />}
      <Parts
        main={
          <>
            <Lines invoice={invoice} />
            {isInvoice && (
              <Section title={texts.payments}>
                <Receipts receipts={invoice.receipts} none={texts.noPayments} />
              </Section>
            )}
            <Mails invoice={invoice} />
          </>
        }
        side={
          <>
            {isInvoice && <OpenMoney invoice={invoice} />}
            <InvoiceActions page={page} csrfToken={csrfToken} />
            <Reminders page={page} csrfToken={csrfToken} />
            <About invoice={invoice} />
            {isInvoice && <CreditNotes invoice={invoice} />}
            <WriteOffs page={page} csrfToken={csrfToken} />
          </>
        }
      />
    </OfficePage>
  );
}

type PartProps = { readonly invoice: InvoiceDetails };

function Lines({ invoice }: PartProps) {
  const vat = invoice.vatBasis === 'intra_community' ? texts.free : texts.vat(invoice.vatPercent);
  return (
    <Section title={texts.lines}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.line.description}</th>
            <th scope="col" className={styles.count}>
              {texts.line.amount}
            </th>
            <th scope="col" className={styles.number}>
              {texts.line.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ description, amount, unitPriceCents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none moves
            <tr key={index}>
              <td>{description}</td>
              <td className={styles.count}>{amount}</td>
              <td className={styles.number}>{euro(amount * unitPriceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums
        sums={[
          [texts.net, invoice.netCents],
          [vat, invoice.vatCents],
          [texts.total, invoice.totalCents],
        ]}
      />
    </Section>
  );
}

type SumsProps = { readonly sums: readonly (readonly [name: string, amount: number])[] };

function Sums({ sums }: SumsProps) {
  return (
    <dl className={styles.sums}>
      {sums.map(([name, amount], index) => (
        <div key={name} className={index === sums.length - 1 ? `${styles.sum} ${styles.last}` : styles.sum}>
          <dt>{name}</dt>
          <dd>
            <Euro amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OpenMoney({ invoice }: PartProps) {
  const { writtenOffCents } = invoice;
  const credited = invoice.totalCents - invoice.leftCents - writtenOffCents;
  return (
    <Section title={texts.money}>
      <Sums
        sums={[
          [texts.invoiced, invoice.totalCents],
          ...(credited > 0 ? [[texts.credited, -credited] as const] : []),
          ...(writtenOffCents > 0 ? [[texts.writtenOff, -writtenOffCents] as const] : []),
          [texts.received, -invoice.receivedCents],
          [texts.open, invoice.openCents],
        ]}
      />
    </Section>
  );
}

function About({ invoice }: PartProps) {
  const { number, orderNumber, creditedNumber } = invoice;
  const facts = [
    [texts.issued, formatDate(invoice.issuedOn)],
    ...(invoice.kind === 'invoice' ? [[texts.due, formatDate(invoice.dueOn)] as const] : []),
    ...(creditedNumber === null
      ? []
      : [
          [
            texts.credits,
            <a key="credited" href={`${path}/${creditedNumber}`}>
              {creditedNumber}
            </a>,
          ] as const,
        ]),
    ...(orderNumber === null
      ? []
      : [
          [
            texts.order,
            <a key="order" href={`${officeRooms.orders.path}/${orderNumber}`}>
              {orderNumber}
            </a>,
          ] as const,
        ]),
    [texts.reference, invoice.reference === '' ? texts.none : invoice.reference],
    [
      texts.customer,
      <a key="customer" href={`${officeRooms.customers.path}/${invoice.companyId}`}>
        {invoice.company}
      </a>,
    ],
    [texts.contact, invoice.contact],
    [texts.email, invoice.email],
    [texts.vatId, invoice.vatId ?? texts.none],
    [
      texts.address,
      <span key="address" className={styles.lines}>
        {invoice.addressLines.join('\n')}
      </span>,
    ],
    [
      texts.documents,
      <span key="documents" className={styles.ways}>
        <a href={`${path}/${number}/${number}.pdf`}>{texts.pdf}</a>
        <a href={`${path}/${number}/${number}.xml`}>{texts.ubl}</a>
      </span>,
    ],
  ] as const;
  return (
    <Section title={invoicesTexts.headings.number}>
      <Facts facts={facts} />
    </Section>
  );
}

function CreditNotes({ invoice: { creditNotes } }: PartProps) {
  return (
    <Section title={texts.creditNotes}>
      {creditNotes.length === 0 ? (
        <p>{texts.noCreditNotes}</p>
      ) : (
        <ul>
          {creditNotes.map(({ number, issuedOn, totalCents }) => (
            <li key={number} className={styles.row}>
              <span className={styles.narrow}>
                <a href={`${path}/${number}`}>{number}</a>
              </span>
              <span className={styles.soft}>{formatDate(issuedOn)}</span>
              <Euro amount={-totalCents} isStrong />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Mails({ invoice: { mails } }: PartProps) {
  return (
    <Section title={texts.mails}>
      {mails.length === 0 ? (
        <p>{texts.noMails}</p>
      ) : (
        <ul>
          {mails.map(({ subject, recipient, status, at }) => (
            <li key={`${at}-${subject}`} className={styles.row}>
              {subject}
              <span className={styles.about}>
                {[texts.mailStatuses[status], recipient, formatDateTime(new Date(at))].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
