import type { CompanyInvoicesPage } from '#contract/invoices-page.ts';
import type { Frame } from '#contract/page.ts';
import { invoiceQueues } from '#domain/invoice/standing.ts';
import { accountTexts } from '#text/account/account.ts';
import { companyInvoicesTexts as texts } from '#text/account/invoices.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { Message } from '../../ui/Message.tsx';
import { Picking } from '../../ui/Picking.tsx';
import account from '../AccountPage.module.css';
import { LedgerTable } from './LedgerTable.tsx';
import { PayBar, PayEverything } from './PayBar.tsx';
import { Standing } from './Standing.tsx';
import { StatementForm } from './StatementForm.tsx';

const queueOptions = invoiceQueues.map((value) => ({ value, label: texts.queues[value] }));

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
      <Standing open={page.open} creditCents={page.creditCents} account={page.account} />
      {page.problem !== null && <Message kind="error">{page.problem}</Message>}
      {pay !== null && pay.everything.length > 0 && (
        <PayEverything pay={pay} cents={page.open.cents} csrfToken={csrfToken} />
      )}
      <ListTools list={list} searchHint={texts.searchHint} exports={false}>
        <ListFilter list={list} name="status" label={texts.status} options={queueOptions} none={texts.all} />
      </ListTools>
      <Rows page={page} csrfToken={csrfToken} />
      <Paging list={list} />
      <StatementForm period={page.period} />
    </div>
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
