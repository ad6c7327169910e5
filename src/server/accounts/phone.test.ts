import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone } from './phone.ts';

describe('R1.1 phone numbers', () => {
  it.each([
    ['NL', '020 624 11 11', '+31206241111'],
    ['NL', '06-12345678', '+31612345678'],
    ['NL', '+32 470 12 34 56', '+32470123456'],
    ['BE', '0470 12 34 56', '+32470123456'],
    ['BE', '02 513 89 40', '+3225138940'],
    ['BE', '0031 20 624 11 11', '+31206241111'],
    ['BE', '0612345678', null],
    ['NL', '12', null],
    ['NL', 'bel mij maar', null],
    ['NL', '', null],
  ] as const)('%s %j is %j', (country, typed, e164) => {
    expect(parsePhone(country, typed)).toBe(e164);
  });

  it('shows a number as its own country writes it', () => {
    expect([formatPhone('NL', '+31206241111'), formatPhone('NL', '+32470123456')]).toEqual([
      '020 624 1111',
      '+32 470 12 34 56',
    ]);
  });
});
