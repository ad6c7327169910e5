import type { InvoiceChoice } from '#contract/office/order-forms.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { orderFormTexts as texts } from '#text/staff/order-forms.ts';
import styles from './InvoiceChoices.module.css';

type Props = { readonly invoices: readonly InvoiceChoice[] };

/** R12.3: each has lines and money of its own, so the form waits until one is chosen. */
export function InvoiceChoices({ invoices }: Props) {
  return (
    <nav aria-label={texts.whichInvoice}>
      <p className={styles.question}>{texts.whichInvoice}</p>
      <ul className={styles.invoices}>
        {invoices.map(({ number, issuedOn, cents: amount, path, isChosen }) => (
          <li key={number}>
            <a href={path} className={styles.invoice} aria-current={isChosen ? 'true' : undefined}>
              <span>{number}</span>
              <span className={styles.soft}>{formatDate(issuedOn)}</span>
              <span className={styles.amount}>{formatEuro(cents(amount))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
