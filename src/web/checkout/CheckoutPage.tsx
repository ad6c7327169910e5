import type { CheckoutPage as Page } from '#contract/checkout-page.ts';
import type { SupportPhones } from '#contract/page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatLongDay } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { deliveryTexts } from '#text/ordering/delivery.ts';
import { onAccountTexts } from '#text/ordering/on-account.ts';
import { explainVat, isVatUnexpected } from '#text/ordering/vat.ts';
import { behalfCheckoutTexts } from '#text/staff/behalf.ts';
import { FormMessages } from '../forms/FormMessages.tsx';
import { ReadFirst } from '../forms/ReadFirst.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { OrderTotals } from '../ui/OrderTotals.tsx';
import layout from '../ui/page.module.css';
import { Section } from '../ui/Section.tsx';
import { CheckoutLines } from './CheckoutLines.tsx';
import styles from './CheckoutPage.module.css';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { MovedOn } from './MovedOn.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderedSince } from './OrderedSince.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { Terms } from './Terms.tsx';
import { TooMuchToPay } from './TooMuchToPay.tsx';

type Props = {
  readonly page: Page;
  readonly csrfToken: string;
  // Where a person can be reached.
  readonly support: SupportPhones;
  readonly email: string;
};

/** The server judges every field and says so beside it, in Dutch; the browser's own bubbles would come first. */
export function CheckoutPage({ page, csrfToken, support, email }: Props) {
  return (
    <div className={layout.page}>
      <div className={styles.checkout}>
        <header className={styles.head}>
          <h1>{checkoutTexts.title}</h1>
          <a href="/winkelwagen">{checkoutTexts.backToCart}</a>
        </header>
        <FormMessages form={page.form} />
        <Change page={page} />
        <div id="checkout-limit" className={styles.limit}>
          {!isPayable(page) && <TooMuchToPay methods={page.methods} support={support} email={email} />}
        </div>
        <form id="checkout" method="post" action="/checkout" className={styles.columns} noValidate>
          <input type="hidden" name="_token" value={csrfToken} />
          <input type="hidden" name="key" value={page.key} />
          <input type="hidden" name="agreedLines" value={page.agreedLines} />
          <div className={styles.column}>
            <MovedOn page={page} />
            <OrderedSince page={page} />
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

function Overview({ page }: Pick<Props, 'page'>) {
  const { totals, vat, form } = page;
  const explanation = explainVat(vat.reason, vat.vatId);
  return (
    <div className={styles.overview}>
      <Section title={checkoutTexts.overview}>
        {/* What the script renews when another address is chosen. */}
        <div
          id="checkout-totals"
          className={styles.totals}
          data-spoken={checkoutTexts.newTotal(formatEuro(cents(totals.totalCents)))}
        >
          <input type="hidden" name="agreedTotal" value={totals.totalCents} />
          <OrderTotals totals={totals} />
          {page.deliveryDate !== null && <p>{arrives(page, formatLongDay(page.deliveryDate))}</p>}
          {isVatUnexpected(vat.reason) ? (
            <Message kind="info">{explanation}</Message>
          ) : (
            <p className={styles.soft}>{explanation}</p>
          )}
        </div>
        <Terms form={form} behalf={page.behalf} />
        <div id="checkout-order" className={styles.totals}>
          <OrderButton page={page} />
        </div>
        <p id="checkout-status" role="status" className={styles.soft} />
        <p className={styles.soft}>{checkoutTexts.madeToMeasure}</p>
      </Section>
    </div>
  );
}

function arrives(page: Page, day: string): string {
  return isFreeOnAccount(page) ? deliveryTexts.ifOrderedToday(day) : deliveryTexts.ifPaidToday(day);
}

function OrderButton({ page }: Pick<Props, 'page'>) {
  if (!isPayable(page)) {
    return (
      <ButtonLink kind="move" isWide href="/winkelwagen">
        {checkoutTexts.split}
      </ButtonLink>
    );
  }
  return (
    <Button kind="order" isWide type="submit" name="action" value="order">
      <OrderWords page={page} />
    </Button>
  );
}

// What will happen: nothing is paid now for what goes on account. Which of the two is read follows the choice, without script.
function OrderWords({ page }: Pick<Props, 'page'>) {
  const wordsOf = (texts: { readonly submit: string; readonly agreeAndSubmit: string }) =>
    page.change === null ? texts.submit : texts.agreeAndSubmit;
  if (page.behalf !== null) return wordsOf(behalfCheckoutTexts);
  if (!isFreeOnAccount(page)) return wordsOf(checkoutTexts);
  return (
    <>
      <span className={styles.payNow}>{wordsOf(checkoutTexts)}</span>
      <span className={styles.onAccount}>{wordsOf(onAccountTexts)}</span>
    </>
  );
}

function isPayable(page: Page): boolean {
  return isFreeOnAccount(page) || page.methods.some(({ isAvailable }) => isAvailable);
}

function isFreeOnAccount({ onAccount }: Page): boolean {
  return onAccount !== null && onAccount.hindrance === null;
}
