import {
  type MethodOffer,
  methodByWireName,
  type PaymentData,
  type PickedData,
  wireMethods,
} from '#contract/payment-page.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { describeSubject } from '#text/ordering/payment.ts';
import type { PaymentDependencies } from '../app-env.ts';
import type { FoundPayment } from './find-payment.ts';

type Chosen = Pick<PaymentData, 'payment_method' | 'paymentMethodError'>;

const nothingChosen: Chosen = { payment_method: null, paymentMethodError: false };

export function presentPayment(
  { token, amount, subject }: FoundPayment,
  chosen: Chosen = nothingChosen,
): PaymentData {
  return {
    id: token,
    order_id: subject.kind === 'order' ? subject.id : null,
    orderNumber: subject.kind === 'order' ? subject.number : null,
    amount: decimalString(amount),
    invoice_id: subject.kind === 'invoice' ? subject.id : null,
    invoiceNumber: subject.kind === 'invoice' ? subject.number : null,
    invoiceTotal: subject.kind === 'invoice' ? decimalString(subject.total) : null,
    description: subject.kind === 'other' || subject.kind === 'several' ? describeSubject(subject) : null,
    ...chosen,
  };
}

/** R12.4: what is paid together; none where one thing is. */
export function presentPicked({ subject }: Pick<FoundPayment, 'subject'>): readonly PickedData[] {
  if (subject.kind !== 'several') return [];
  return subject.invoices.map(({ number, amount }) => ({ number, amount: decimalString(amount) }));
}

// Below this every method takes any amount, so that nobody waits for an answer that is always the same.
const smallestLimit = cents(1_500_00);

export async function listMethods(
  { paymentProvider }: Pick<PaymentDependencies, 'paymentProvider'>,
  { amount }: Pick<FoundPayment, 'amount'>,
): Promise<readonly MethodOffer[]> {
  const terms = amount <= smallestLimit ? null : await paymentProvider.methods();
  const offers = wireMethods.flatMap((name): MethodOffer[] => {
    const known = terms?.find(({ method }) => method === methodByWireName[name]);
    if (known === undefined) return [];
    return [{ name, mostCents: known.most, isAvailable: known.most === null || amount <= known.most }];
  });
  // A provider that does not answer, or names none, must not leave the payer without a choice.
  return offers.length > 0
    ? offers
    : wireMethods.map((name) => ({ name, mostCents: null, isAvailable: true }));
}
