import { informationPaths } from '#contract/catalogue-page.ts';
import { paymentTexts } from '#text/ordering/payment.ts';
import { Message } from '../ui/Message.tsx';

/** Of an order that stands: only a person can help here. */
export function AmountTooHigh() {
  return (
    <Message kind="error" title={paymentTexts.tooHigh}>
      <p>{paymentTexts.tooHighLink}</p>
      <p>
        <a href={informationPaths.contact}>{paymentTexts.contact}</a>
      </p>
    </Message>
  );
}
