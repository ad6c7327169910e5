import { expect, it } from 'vitest';
import { maxCity } from '#domain/business/limits.ts';
import { parseAddressForm } from './address-form.ts';

const address = {
  recipient: 'Jansen',
  country: 'NL',
  street: 'Kade',
  houseNumber: '1',
  addition: '',
  postcode: '1234 AB',
};

// The longest place that the settings and a quote take.
it.each([
  [maxCity, true],
  [maxCity + 1, false],
])('takes a place of %i letters: %s', (length, ok) => {
  expect(parseAddressForm({ ...address, city: 'x'.repeat(length) })).toMatchObject({ ok });
});
