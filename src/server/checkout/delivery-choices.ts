import { newAddress } from '#contract/checkout-page.ts';
import { type Country, countries } from '#domain/business/address.ts';
import { findInvoiceAddress, listDeliveryAddresses, type StoredAddress } from '../accounts/addresses.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import type { FormValues } from '../input/read-form.ts';

export type DeliveryChoice = { readonly value: string; readonly address: StoredAddress };

/** Where an order may go without typing: the company's own addresses, then the one on the invoice. */
export async function listDeliveryChoices(
  database: Database,
  companyId: number,
): Promise<readonly DeliveryChoice[]> {
  const [delivery, invoice] = await Promise.all([
    listDeliveryAddresses(database, companyId),
    findInvoiceAddress(database, companyId),
  ]);
  return [
    ...delivery.map((address) => ({ value: String(address.id), address })),
    ...(invoice === null ? [] : [{ value: 'invoice', address: invoice }]),
  ];
}

/** The address the cart's VAT was shown for. */
export function usualChoice(choices: readonly DeliveryChoice[]): string {
  const usual =
    choices.find(({ address }) => address.kind === 'delivery' && address.isDefault) ??
    choices.find(({ value }) => value === 'invoice') ??
    choices[0];
  return usual?.value ?? newAddress;
}

/** As far as the form tells, also while it has faults. */
export function chosenCountry(
  values: FormValues,
  choices: readonly DeliveryChoice[],
  person: SignedInPerson,
): Country {
  const typed = countries.find((country) => country === values['country']);
  const chosen = choices.find(({ value }) => value === values['address'])?.address.country;
  return chosen ?? (values['address'] === newAddress ? typed : undefined) ?? person.country;
}
