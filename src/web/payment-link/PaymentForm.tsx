import { type FormEvent, useEffect, useRef, useState } from 'react';
import { methodByWireName, type PaymentLinkData, type WireMethod } from '#contract/payment-page.ts';
import { formatDate } from '#text/format/date.ts';
import { describeFailure, describeLimit, methodNames, paymentTexts } from '#text/ordering/payment.ts';
import { MethodChoice } from '../forms/MethodChoice.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { Message } from '../ui/Message.tsx';
import { AmountTooHigh } from './AmountTooHigh.tsx';
import { beforeRedirect } from './before-redirect.ts';
import styles from './PaymentForm.module.css';
import { PaymentSummary } from './PaymentSummary.tsx';

type Props = PaymentLinkData & { readonly csrfToken: string };

/** Works as a plain form; script adds the check before sending, the pause and the PATCH. */
export function PaymentForm({ payment, picked, methods, payUntil, via, notice, csrfToken }: Props) {
  const [hasError, setHasError] = useState(payment.paymentMethodError);
  const [sending, setSending] = useState<WireMethod | null>(null);
  const form = useRef<HTMLFormElement>(null);
  usePageShownAgain(() => setSending(null));

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('payment_method');
    const method = methods.find(({ name }) => name === chosen)?.name;
    setHasError(method === undefined);
    if (method === undefined) {
      event.currentTarget.querySelector<HTMLInputElement>('input[type="radio"]:enabled')?.focus();
      return;
    }
    setSending(method);
    void beforeRedirect(payment.id, via, document).then(() => form.current?.submit());
  };

  const isLoading = sending !== null;
  return (
    <form
      ref={form}
      method="post"
      action={`/payment/${payment.id}`}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="_token" value={csrfToken} />
      {via !== null && <input type="hidden" name="via" value={via} />}
      {/* What is disabled is not sent. */}
      {isLoading && <input type="hidden" name="payment_method" value={sending} />}
      {notice !== null && <Message kind="info">{noticeText(notice)}</Message>}
      <PaymentSummary payment={payment} picked={picked} />
      {payUntil !== null && <p>{paymentTexts.payUntil(formatDate(payUntil))}</p>}
      <ChoiceGroup
        legend={paymentTexts.chooseMethod}
        error={hasError ? paymentTexts.methodMissing : undefined}
      >
        {methods.map(({ name, mostCents, isAvailable }) => (
          <MethodChoice
            key={name}
            method={methodByWireName[name]}
            label={methodNames[methodByWireName[name]]}
            value={name}
            hint={isAvailable ? undefined : describeLimit(mostCents)}
            isDisabled={isLoading || !isAvailable}
            isChosen={name === payment.payment_method}
            onChoose={() => setHasError(false)}
          />
        ))}
      </ChoiceGroup>
      {methods.some(({ isAvailable }) => isAvailable) ? (
        <Button type="submit" kind="order" isWide disabled={isLoading}>
          {paymentTexts.pay}
        </Button>
      ) : (
        <AmountTooHigh />
      )}
      <p role="status" className={styles.status}>
        {isLoading && paymentTexts.redirecting}
      </p>
      <p className={styles.safe}>{paymentTexts.safe}</p>
    </form>
  );
}

// The browser may keep the page as it was left, disabled, and show it again when the payer steps back.
function usePageShownAgain(onShown: () => void): void {
  useEffect(() => {
    const handle = (event: PageTransitionEvent) => event.persisted && onShown();
    window.addEventListener('pageshow', handle);
    return () => window.removeEventListener('pageshow', handle);
  });
}

function noticeText(notice: NonNullable<PaymentLinkData['notice']>): string {
  switch (notice.kind) {
    case 'failed':
      return describeFailure(notice.reason);
    case 'surplus':
      return paymentTexts.oldAmount(notice.amountCents);
    case 'method_refused':
      return paymentTexts.methodRefused;
    case 'unavailable':
      return paymentTexts.unavailable;
    default:
      return notice satisfies never;
  }
}
