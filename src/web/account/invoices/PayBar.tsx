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
import styles from './PayBar.module.css';

const formId = 'betalen';

type BoxProps = { readonly row: LedgerRowData; readonly isPicked: boolean };

export function PickBox({ row: { number, openCents }, isPicked }: BoxProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        form={formId}
        name="invoice"
        value={number}
        defaultChecked={isPicked}
        data-cents={openCents}
        aria-label={texts.pickOne(number)}
        autoComplete="off"
        className={styles.box}
      />
    </label>
  );
}

type BarProps = Pick<CompanyInvoicesPage, 'list'> & { readonly pay: PayData; readonly csrfToken: string };

/** Stays in sight while the ledger is walked through, from the first invoice that is chosen. */
export function PayBar({ list, pay, csrfToken }: BarProps) {
  // What is shown stays what is shown, where something cannot be paid.
  const query = new URLSearchParams(list.query).toString();
  return (
    <form
      id={formId}
      method="post"
      action={query === '' ? payInvoicesPath : `${payInvoicesPath}?${query}`}
      className={styles.bar}
      aria-label={texts.bar}
    >
      <input type="hidden" name="_token" value={csrfToken} />
      <input type="hidden" name="key" value={pay.key} />
      <p className={styles.count}>{texts.picked}</p>
      <output data-sum className={styles.sum} />
      <Button kind="order" type="submit">
        {texts.pay}
      </Button>
    </form>
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
