import {
  type CompanyInvoicesPage,
  type LedgerRowData,
  type PayData,
  payInvoicesPath,
} from '#contract/invoices-page.ts';
import { cents } from '#domain/money/cents.ts';
import { companyInvoicesTexts as texts } from '#text/account/invoices.ts';
import { formatEuro } from '#text/format/money.ts';
import { Button } from '../../ui/Button.tsx';
import { PickBar, PickBox } from '../../ui/Picking.tsx';
import styles from './PayBar.module.css';

const formId = 'betalen';

type BoxProps = { readonly row: LedgerRowData; readonly isPicked: boolean };

export function PickInvoice({ row: { number, openCents }, isPicked }: BoxProps) {
  const label = texts.pickOne(number);
  return (
    <PickBox form={formId} name="invoice" value={number} {...{ label, isPicked }} amountCents={openCents} />
  );
}

type BarProps = Pick<CompanyInvoicesPage, 'list'> & { readonly pay: PayData; readonly csrfToken: string };

export function PayBar({ list, pay, csrfToken }: BarProps) {
  // What is shown stays what is shown, where something cannot be paid.
  const query = new URLSearchParams(list.query).toString();
  const action = query === '' ? payInvoicesPath : `${payInvoicesPath}?${query}`;
  return (
    <PickBar id={formId} label={texts.bar} picked={texts.picked} {...{ action, csrfToken }}>
      <input type="hidden" name="key" value={pay.key} />
      <output data-sum className={styles.sum} />
      <Button kind="order" type="submit">
        {texts.pay}
      </Button>
    </PickBar>
  );
}

type EverythingProps = {
  readonly pay: PayData;
  readonly cents: number;
  readonly csrfToken: string;
};

export function PayEverything({ pay, cents: amount, csrfToken }: EverythingProps) {
  return (
    <form method="post" action={payInvoicesPath} className={styles.everything}>
      <input type="hidden" name="_token" value={csrfToken} />
      <input type="hidden" name="key" value={pay.key} />
      {pay.everything.map((number) => (
        <input key={number} type="hidden" name="invoice" value={number} />
      ))}
      <Button kind="move" type="submit">
        {texts.payEverything(pay.everything.length, formatEuro(cents(amount)))}
      </Button>
      <p className={styles.hint}>{texts.payHint}</p>
    </form>
  );
}
