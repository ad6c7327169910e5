import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIban } from './iban.ts';

describe('IBAN', () => {
  it.each([
    ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
    ['BE68 5390 0754 7034', 'BE68539007547034'],
    ['DE89370400440532013000', 'DE89370400440532013000'],
    ['NL92ABNA0417164300', null],
    ['NL91ABNA0417164301', null],
    ['NL91ABNA041716430', null],
    ['BE68539007547034 00', null],
    ['US64SVBKUS6S3300958879', null],
    ['NL91', null],
    ['', null],
  ])('reads %j as %j', (typed, iban) => {
    expect(parseIban(typed)).toBe(iban);
  });

  it('notices any one character that is another', () => {
    const iban = 'NL91ABNA0417164300';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 17 }), fc.constantFrom(...'0123456789'), (place, digit) => {
        const typed = iban.slice(0, place) + digit + iban.slice(place + 1);
        expect(parseIban(typed) === null).toBe(typed !== iban);
      }),
    );
  });
});
