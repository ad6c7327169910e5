import type { Customer } from '#domain/configuration/assessment.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Prices } from './price-lists.ts';

/** Who is logged in as the engine knows them, with their company's discounts of the day. */
export function customerOf(person: SignedInPerson, prices: Prices, today: string): Customer {
  const { unit, totalMeasures, deliveryCountry } = person;
  return { unit, totalMeasures, deliveryCountry, discounts: prices.discounts(person, today) };
}
