import { type PaymentData, type WireMethod, wireMethods, wireNameByMethod } from '#contract/payment-page.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import type { FoundPayment } from './find-payment.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

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
    description: subject.kind === 'other' ? subject.description : null,
    ...chosen,
  };
}

// Below this every method takes any amount, so that nobody waits for an answer that is always the same.
const smallestLimit = cents(1_500_00);

export async function listMethods(
  { paymentProvider }: PaymentDependencies,
  { amount }: Pick<FoundPayment, 'amount'>,
): Promise<readonly WireMethod[]> {
  if (amount <= smallestLimit) return wireMethods;
  const able = await paymentProvider.methods(amount);
  const offered = able?.map((method) => wireNameByMethod[method]) ?? [];
  // A provider that does not answer, or names none, must not leave the payer without a choice.
  return offered.length > 0 ? wireMethods.filter((method) => offered.includes(method)) : wireMethods;
}
