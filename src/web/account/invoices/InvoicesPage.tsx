import type { CompanyInvoicesPage } from '#contract/invoices-page.ts';
import type { Frame } from '#contract/page.ts';
import { invoiceQueues } from '#domain/invoice/standing.ts';
import { accountTexts } from '#text/account/account.ts';
import { companyInvoicesTexts as texts } from '#text/account/invoices.ts';
import { listTexts } from '#text/pages/lists.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Picking } from '../../ui/Picking.tsx';
import account from '../AccountPage.module.css';
import styles from './Ledger.module.css';
import { LedgerTable } from './LedgerTable.tsx';
import { PayBar, PayEverything } from './PayBar.tsx';
import { Standing } from './Standing.tsx';
import { StatementForm } from './StatementForm.tsx';

type Props = { readonly page: CompanyInvoicesPage; readonly frame: Frame };

/** R12.4: what the company was invoiced, what is open of it and since when. */
export function InvoicesPage({ page, frame: { csrfToken } }: Props) {
  const { list, pay } = page;
  return (
    <div className={account.page}>
      <header className={account.head}>
        <Breadcrumb trail={[{ href: '/account', label: accountTexts.title }]} current={texts.title} />
        <h1>{texts.title}</h1>
        <p className={account.soft}>{page.company}</p>
      </header>
      <Standing open={page.open} account={page.account} />
      {page.problem !== null && <Message kind="error">{page.problem}</Message>}
      {pay !== null && pay.everything.length > 0 && (
        <PayEverything pay={pay} cents={page.open.cents} csrfToken={csrfToken} />
      )}
      <Tools list={list} />
      <Rows page={page} csrfToken={csrfToken} />
      <Paging list={list} />
      <StatementForm period={page.period} />
    </div>
  );
}

type ListProps = Pick<CompanyInvoicesPage, 'list'>;

function Tools({ list: { path, query, problems } }: ListProps) {
  return (
    <>
      {Object.keys(problems).length > 0 && (
        <Message kind="error">{problems['na'] ?? listTexts.refused}</Message>
      )}
      <search>
        <form method="get" action={path} className={styles.tools} noValidate>
          <div className={styles.search}>
            <TextField
              label={texts.search}
              type="search"
              name="zoek"
              maxLength={100}
              defaultValue={query['zoek']}
              error={problems['zoek']}
              placeholder={texts.searchHint}
            />
          </div>
          <SelectField
            label={texts.status}
            name="status"
            defaultValue={problems['status'] === undefined ? query['status'] : ''}
            error={problems['status']}
          >
            <option value="">{texts.all}</option>
            {invoiceQueues.map((queue) => (
              <option key={queue} value={queue}>
                {texts.queues[queue]}
              </option>
            ))}
          </SelectField>
          <div className={styles.buttons}>
            <Button kind="move" type="submit">
              {texts.apply}
            </Button>
            {Object.keys(query).length > 0 && (
              <a href={path} className={styles.clear}>
                {texts.clear}
              </a>
            )}
          </div>
        </form>
      </search>
    </>
  );
}

type RowsProps = { readonly page: CompanyInvoicesPage; readonly csrfToken: string };

function Rows({ page: { list, invoices, pay }, csrfToken }: RowsProps) {
  // What is said above the list says it all.
  if (Object.keys(list.problems).length > 0) return null;
  if (invoices.length === 0) return <p>{Object.keys(list.query).length > 0 ? texts.nothing : texts.none}</p>;
  return (
    <Picking>
      <LedgerTable rows={invoices} picked={pay === null ? null : pay.picked} />
      <p className={account.note}>{texts.runningNote}</p>
      {pay !== null && <PayBar list={list} pay={pay} csrfToken={csrfToken} />}
    </Picking>
  );
}

function Paging({ list: { path, query, next } }: ListProps) {
  const { na: place, ...filters } = query;
  if (place === undefined && next === null) return null;
  const address = (more: Readonly<Record<string, string>>) => {
    const asked = new URLSearchParams({ ...filters, ...more }).toString();
    return asked === '' ? path : `${path}?${asked}`;
  };
  return (
    <nav className={styles.paging} aria-label={listTexts.paging}>
      {place !== undefined && <ButtonLink href={address({})}>{listTexts.toStart}</ButtonLink>}
      {next !== null && <ButtonLink href={address({ na: next })}>{listTexts.next}</ButtonLink>}
    </nav>
  );
}
