import { expect, it } from 'vitest';
import { type VatCheck, vatFor } from '../business/vat.ts';
import { keepsVat } from './new-address.ts';

const now = new Date('2026-11-16T12:00:00Z');
const belgian = 'BE1000000021';
const valid: VatCheck = { vatId: belgian, answer: 'valid', askedAt: now, consultation: null };

it.each([
  ['within the Netherlands', 'NL', 21, 'NL', null, [], true],
  ['within Belgium, whatever the register says by now', 'BE', 0, 'BE', belgian, [], true],
  ['to Belgium, without a Belgian number', 'NL', 21, 'BE', 'NL123456782B12', [], true],
  ['to Belgium, where it would be 0%', 'NL', 21, 'BE', belgian, [valid], false],
  ['to Belgium, while nobody knows', 'NL', 21, 'BE', belgian, [], false],
  [
    'to Belgium, with a number that is refused',
    'NL',
    21,
    'BE',
    belgian,
    [{ ...valid, answer: 'invalid' }],
    true,
  ],
  ['to the Netherlands, where it would be 21%', 'BE', 0, 'NL', belgian, [valid], false],
  ['to the Netherlands, of who paid 21% already', 'BE', 21, 'NL', null, [], true],
] as const)('R11.3 %s', (_case, country, vatPercent, to, vatId, checks, expected) => {
  const vat = vatFor({ deliveryCountry: to, vatId, checks, now });
  expect(keepsVat({ country, vatPercent }, to, vat)).toBe(expected);
});
