import type { CheckoutPage as Page } from '#contract/checkout-page.ts';
import { cents } from '#domain/money/cents.ts';
import { checkoutTexts, explainVat } from '#text/checkout.ts';
import { formatEuro } from '#text/format-money.ts';
import { ErrorSummary } from '../account/ErrorSummary.tsx';
import { ReadFirst } from '../account/ReadFirst.tsx';
import { Section } from '../account/Section.tsx';
import { OrderTotals } from '../order/OrderTotals.tsx';
import layout from '../pages/page.module.css';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { CheckoutLines } from './CheckoutLines.tsx';
import styles from './CheckoutPage.module.css';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { Terms } from './Terms.tsx';

type Props = { readonly page: Page; readonly csrfToken: string };

// The server judges every field and says so beside it, in Dutch; the browser's own bubbles would come first.
export function CheckoutPage({ page, csrfToken }: Props) {
  return (
    <div className={layout.page}>
      <div className={styles.checkout}>
        <header className={styles.head}>
          <h1>{checkoutTexts.title}</h1>
          <a href="/winkelwagen">{checkoutTexts.backToCart}</a>
        </header>
        <ErrorSummary form={page.form} />
        <Change page={page} />
        <form method="post" action="/checkout" className={styles.columns} noValidate>
          <input type="hidden" name="_token" value={csrfToken} />
          <input type="hidden" name="key" value={page.key} />
          <input type="hidden" name="agreedTotal" value={page.totals.totalCents} />
          <input type="hidden" name="agreedLines" value={page.agreedLines} />
          <div className={styles.column}>
            <DeliveryChoice page={page} />
            <OrderDetails form={page.form} />
            <PaymentChoice page={page} />
            <CheckoutLines lines={page.lines} unit={page.unit} />
          </div>
          <Overview page={page} />
        </form>
      </div>
    </div>
  );
}

function Change({ page: { change, totals } }: { readonly page: Page }) {
  if (change === null) return null;
  if (change.kind === 'lines') {
    return (
      <ReadFirst>
        <Message kind="error" title={checkoutTexts.linesChanged}>
          {checkoutTexts.linesChangedSince}
        </Message>
      </ReadFirst>
    );
  }
  return (
    <ReadFirst>
      <Message kind="error" title={checkoutTexts.totalChanged}>
        {checkoutTexts.totalChangedFrom(
          formatEuro(cents(change.formerCents)),
          formatEuro(cents(totals.totalCents)),
        )}
      </Message>
    </ReadFirst>
  );
}

function Overview({ page }: { readonly page: Page }) {
  const { totals, deliveryCountry, vatId, change, form } = page;
  return (
    <div className={styles.overview}>
      <Section title={checkoutTexts.overview}>
        <OrderTotals totals={totals} />
        <p className={styles.soft}>{explainVat(deliveryCountry, totals.vatPercent, vatId)}</p>
        <Terms form={form} />
        <Button kind="order" isWide type="submit" name="action" value="order">
          {change === null ? checkoutTexts.submit : checkoutTexts.agreeAndSubmit}
        </Button>
        <p className={styles.soft}>{checkoutTexts.madeToMeasure}</p>
      </Section>
    </div>
  );
}
