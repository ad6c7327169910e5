import type { ReactNode } from 'react';
import { type CompanyInvoicePage, companyInvoicesPath, payInvoicesPath } from '#contract/invoices-page.ts';
import type { Frame } from '#contract/page.ts';
import { cents } from '#domain/money/cents.ts';
import { accountTexts } from '#text/account/account.ts';
import { companyInvoicesTexts as ledger, companyInvoiceTexts as texts } from '#text/account/invoices.ts';
import { describeMovement } from '#text/documents/statement.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import account from '../AccountPage.module.css';
import list from '../List.module.css';
import styles from './InvoicePage.module.css';
import { StandingBadge } from './LedgerTable.tsx';

type Props = { readonly page: CompanyInvoicePage; readonly frame: Frame };

/** R12.4: what was paid for an invoice, when and how, and what was sent about it. */
export function InvoicePage({ page, frame: { csrfToken } }: Props) {
  const { invoice, rows, reminders } = page;
  const title = texts.title(invoice.kind, invoice.number);
  return (
    <div className={account.page}>
      <header className={account.head}>
        <Breadcrumb
          trail={[
            { href: '/account', label: accountTexts.title },
            { href: companyInvoicesPath, label: ledger.title },
          ]}
          current={invoice.number}
        />
        <h1 className={styles.title}>
          {title} <StandingBadge row={invoice} />
        </h1>
      </header>
      <div className={styles.columns}>
        <About page={page} csrfToken={csrfToken} />
        <div className={account.column}>
          {rows.length > 0 && <Movements rows={rows} />}
          {reminders.length > 0 && <Reminders reminders={reminders} />}
        </div>
      </div>
    </div>
  );
}

function About({ page, csrfToken }: { readonly page: CompanyInvoicePage; readonly csrfToken: string }) {
  const { invoice, creditedNumber, payKey } = page;
  const { number, orderNumber, reference } = invoice;
  const isInvoice = invoice.kind === 'invoice';
  return (
    <Section title={texts.about}>
      <dl className={account.facts}>
        <Fact name={ledger.headings.issued}>{formatDate(invoice.issuedOn)}</Fact>
        {isInvoice && <Fact name={ledger.headings.due}>{formatDate(invoice.dueOn)}</Fact>}
        {creditedNumber !== null && (
          <Fact name={texts.credited}>
            <a href={`${companyInvoicesPath}/${creditedNumber}`}>{creditedNumber}</a>
          </Fact>
        )}
        {orderNumber !== null && (
          <Fact name={ledger.headings.order}>
            <a href={`/bestelling/${orderNumber}`}>{orderNumber}</a>
          </Fact>
        )}
        {reference !== '' && <Fact name={texts.reference}>{reference}</Fact>}
        <Fact name={texts.total}>{formatEuro(cents(invoice.totalCents))}</Fact>
        {isInvoice && (
          <Fact name={ledger.headings.open}>
            <strong>{formatEuro(cents(invoice.openCents))}</strong>
          </Fact>
        )}
      </dl>
      <div className={styles.ways}>
        {payKey !== null && (
          <form method="post" action={payInvoicesPath}>
            <input type="hidden" name="_token" value={csrfToken} />
            <input type="hidden" name="key" value={payKey} />
            <input type="hidden" name="invoice" value={number} />
            <Button kind="order" type="submit" isWide>
              {texts.pay(formatEuro(cents(invoice.openCents)))}
            </Button>
          </form>
        )}
        <ButtonLink
          href={`${companyInvoicesPath}/${number}.pdf`}
          aria-label={ledger.file(number, ledger.pdf)}
        >
          {ledger.pdf}
        </ButtonLink>
        <ButtonLink
          href={`${companyInvoicesPath}/${number}.xml`}
          aria-label={ledger.file(number, ledger.ubl)}
        >
          {ledger.ubl}
        </ButtonLink>
      </div>
    </Section>
  );
}

function Movements({ rows }: Pick<CompanyInvoicePage, 'rows'>) {
  return (
    <Section title={texts.movements}>
      <ol className={list.list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its place
          <li key={index} className={list.row}>
            <div>
              <p className={list.name}>{describeMovement(row)}</p>
              <p className={list.soft}>
                {formatDate(row.on)}
                {row.kind === 'payment' && row.about.length > 1 && ` · ${texts.shared(row.about.length)}`}
              </p>
            </div>
            <div className={styles.amounts}>
              <p>{formatEuro(row.amount)}</p>
              <p className={list.soft}>{texts.openAfter(formatEuro(row.balance))}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Reminders({ reminders }: Pick<CompanyInvoicePage, 'reminders'>) {
  return (
    <Section title={texts.reminders}>
      <ul className={list.list}>
        {reminders.map(({ step, sentOn, openCents }) => (
          <li key={step} className={list.row}>
            <p className={list.name}>{texts.reminder(step)}</p>
            <p className={list.soft}>{texts.sent(formatDate(sentOn), formatEuro(cents(openCents)))}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={account.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
