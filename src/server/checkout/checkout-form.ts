import { newAddress, onAccount, type WayOnBehalf, waysOnBehalf } from '#contract/checkout-page.ts';
import { methodByWireName, wireMethods } from '#contract/payment-page.ts';
import { maxReference, maxRemarks } from '#domain/cart/terms.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { checkoutErrors } from '#text/ordering/checkout.ts';
import { paymentTexts } from '#text/ordering/payment.ts';
import { behalfCheckoutTexts } from '#text/staff/behalf.ts';
import type { StoredAddress } from '../database/schema/orders.ts';
import { parseAddressForm } from '../input/address-form.ts';
import { createFieldReader, finishForm } from '../input/form-values.ts';
import { type FormValues, oneLine, plainLines } from '../input/read-form.ts';
import type { DeliveryChoice } from './delivery-choices.ts';

/** What a customer pays with, on account included, or how staff leave that to the customer. */
export type CheckoutMethod = PaymentMethod | WayOnBehalf;

export function parseCheckoutForm(
  values: FormValues,
  choices: readonly DeliveryChoice[],
  isOnBehalf: boolean,
) {
  const fields = createFieldReader(values);
  const deliveryAddress = readDelivery(values, choices, fields.errors);
  const reference = oneLine(values['reference']);
  if (reference.length > maxReference) fields.errors['reference'] = checkoutErrors.reference;
  const remarks = remarksIn(values);
  if (remarks.length > maxRemarks) fields.errors['remarks'] = checkoutErrors.remarks;
  const method = readMethod(values['payment_method'], isOnBehalf);
  if (method === null) {
    fields.errors['payment_method'] = isOnBehalf ? behalfCheckoutTexts.onlyLink : paymentTexts.methodMissing;
  }
  if (values['terms'] !== '1') fields.errors['terms'] = fieldErrors.terms;
  return finishForm(
    {
      deliveryAddress,
      reference,
      remarks,
      isNeutral: values['neutral'] === '1',
      isAddressKept: values['address'] === newAddress && values['keepAddress'] === '1',
      method,
    },
    fields.errors,
  );
}

function readMethod(given: string | undefined, isOnBehalf: boolean): CheckoutMethod | null {
  if (isOnBehalf) return waysOnBehalf.find((way) => way === given) ?? null;
  if (given === onAccount) return onAccount;
  const wireName = wireMethods.find((name) => name === given);
  return wireName === undefined ? null : methodByWireName[wireName];
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
  return plainLines(values['remarks']);
}
