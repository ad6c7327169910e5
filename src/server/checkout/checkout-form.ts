import { newAddress } from '#contract/checkout-page.ts';
import { methodByWireName, wireMethods } from '#contract/payment-page.ts';
import { maxReference, maxRemarks } from '#domain/cart/terms.ts';
import { fieldErrors } from '#text/account/account.ts';
import { checkoutErrors } from '#text/ordering/checkout.ts';
import { paymentTexts } from '#text/ordering/payment.ts';
import type { StoredAddress } from '../database/schema/orders.ts';
import { parseAddressForm } from '../input/address-form.ts';
import { createFieldReader, finishForm } from '../input/form-values.ts';
import type { FormValues } from '../input/read-form.ts';
import type { DeliveryChoice } from './delivery-choices.ts';

export function parseCheckoutForm(values: FormValues, choices: readonly DeliveryChoice[]) {
  const fields = createFieldReader(values);
  const deliveryAddress = readDelivery(values, choices, fields.errors);
  const reference = (values['reference'] ?? '').trim().replace(/\s+/g, ' ');
  if (reference.length > maxReference) fields.errors['reference'] = checkoutErrors.reference;
  const remarks = remarksIn(values);
  if (remarks.length > maxRemarks) fields.errors['remarks'] = checkoutErrors.remarks;
  const wireName = wireMethods.find((name) => name === values['payment_method']);
  if (wireName === undefined) fields.errors['payment_method'] = paymentTexts.methodMissing;
  if (values['terms'] !== '1') fields.errors['terms'] = fieldErrors.terms;
  return finishForm(
    {
      deliveryAddress,
      reference,
      remarks,
      isNeutral: values['neutral'] === '1',
      isAddressKept: values['address'] === newAddress && values['keepAddress'] === '1',
      method: wireName === undefined ? null : methodByWireName[wireName],
    },
    fields.errors,
  );
}

function readDelivery(
  values: FormValues,
  choices: readonly DeliveryChoice[],
  errors: Record<string, string>,
): StoredAddress | null {
  if (values['address'] === newAddress) {
    const typed = parseAddressForm(values);
    if (typed.ok) return typed.value;
    Object.assign(errors, typed.errors);
    return null;
  }
  const chosen = choices.find(({ value }) => value === values['address']);
  if (chosen === undefined) errors['address'] = checkoutErrors.address;
  return chosen?.address ?? null;
}

// A browser sends every line break as two characters, and counts it as one.
function remarksIn(values: FormValues): string {
  return (values['remarks'] ?? '').replaceAll('\r\n', '\n').trim();
}
