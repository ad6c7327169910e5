import type { SupportPhones } from '#contract/page.ts';
import type { MethodOffer } from '#contract/payment-page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { paymentTexts } from '#text/ordering/payment.ts';
import { Message } from '../ui/Message.tsx';
import { SupportPhones as Phones } from '../ui/SupportPhones.tsx';

type Props = {
  readonly methods: readonly MethodOffer[];
  readonly support: SupportPhones;
  readonly email: string;
};

/** Said before anything is ordered: an order that no method can pay would be stuck. */
export function TooMuchToPay({ methods, support, email }: Props) {
  const most = Math.max(...methods.map(({ mostCents }) => mostCents ?? 0));
  return (
    <Message kind="error" title={paymentTexts.tooHigh}>
      <p>{checkoutTexts.tooMuch(formatEuro(cents(most)))}</p>
      <p>
        {checkoutTexts.tooMuchContact} <a href={`mailto:${email}`}>{email}</a>
      </p>
      {(support.nl !== '' || support.be !== '') && <Phones support={support} />}
    </Message>
  );
}
