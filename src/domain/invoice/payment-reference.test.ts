import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDocumentNumber, type NumberSeries } from './document-number.ts';
import { formatReference, invoiceNumberOf, referenceFor } from './payment-reference.ts';

const aNumber = (series: readonly NumberSeries[]) =>
  fc
    .record({
      series: fc.constantFrom(...series),
      year: fc.integer({ min: 2000, max: 2999 }),
      sequence: fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99_999_999 })),
    })
    .map(formatDocumentNumber);
const aCountry = fc.constantFrom('NL' as const, 'BE' as const);
const anyNumber = aNumber(['B', 'F', 'C']);

describe('R12.3 the reference a customer pays with', () => {
  it.each([
    ['F2026-00012', 'NL', 'RF30F202600012', 'RF30 F202 6000 12'],
    ['F2026-00001', 'NL', 'RF36F202600001', 'RF36 F202 6000 01'],
    ['F2027-123456', 'NL', 'RF55F2027123456', 'RF55 F202 7123 456'],
    ['F2026-00012', 'BE', '+++202/6000/01206+++', '+++202/6000/01206+++'],
    // 2026000006 is divisible by 97: then the check is 97, never 00.
    ['F2026-00006', 'BE', '+++202/6000/00697+++', '+++202/6000/00697+++'],
    ['F2027-999999', 'BE', '+++202/7999/99947+++', '+++202/7999/99947+++'],
    // What has no room in the Belgian form is paid with the other, which every bank in Europe takes.
    ['F2027-1000000', 'BE', 'RF19F20271000000', 'RF19 F202 7100 0000'],
    ['C2026-00012', 'BE', 'RF68C202600012', 'RF68 C202 6000 12'],
  ] as const)('of %s from %s is %s, printed %s', (number, country, reference, printed) => {
    expect(referenceFor(number, country)).toBe(reference);
    expect(formatReference(reference)).toBe(printed);
    expect(invoiceNumberOf(printed)).toBe(number);
  });

  it.each(['', 'F2026-1', 'F2026-000012', 'X2026-00012', 'f2026-00012', ' F2026-00012'])(
    'is not made of %j, which is no number of ours',
    (number) => {
      expect(() => referenceFor(number, 'NL')).toThrow('not a number of ours');
    },
  );

  it('has check digits by ISO 7064 mod 97-10, counted another way', () => {
    const remainder = (text: string) =>
      BigInt([...text].map((character) => Number.parseInt(character, 36)).join('')) % 97n;
    // The example every description of the standard gives.
    expect(remainder('539007547034RF18')).toBe(1n);
    fc.assert(
      fc.property(anyNumber, (number) => {
        const reference = referenceFor(number, 'NL');
        expect(reference).toMatch(/^RF\d\d[A-Z\d]{1,21}$/);
        expect(remainder(reference.slice(4) + reference.slice(0, 4))).toBe(1n);
      }),
    );
  });

  it('in Belgium has the first ten digits modulo 97 for its last two, counted another way', () => {
    const check = (ten: string) => Number(BigInt(ten) % 97n) || 97;
    expect(check('0909337554')).toBe(93);
    const short = aNumber(['F']).filter((number) => number.length <= 'F2026-999999'.length);
    fc.assert(
      fc.property(short, (number) => {
        const digits = referenceFor(number, 'BE').replace(/\D/g, '');
        expect([digits.length, Number(digits.slice(10))]).toEqual([12, check(digits.slice(0, 10))]);
      }),
    );
  });
});

describe('R12.4 the invoice a reference means', () => {
  it('is the one it was made of, however it is spaced and in whatever case', () => {
    fc.assert(
      fc.property(
        anyNumber,
        aCountry,
        fc.infiniteStream(fc.constantFrom('', '', ' ', '\n')),
        (number, country, gaps) => {
          const reference = referenceFor(number, country);
          const typed = [...reference].map((character) => character + gaps.next().value).join('');
          expect(invoiceNumberOf(typed)).toBe(number);
          expect(invoiceNumberOf(typed.toLowerCase())).toBe(number);
        },
      ),
    );
  });

  it('is none when any one character is another', () => {
    const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    fc.assert(
      fc.property(anyNumber, aCountry, (number, country) => {
        const reference = referenceFor(number, country);
        const mistyped = [...reference].flatMap((right, index) =>
          characters
            .filter((character) => character !== right)
            .map((wrong) => reference.slice(0, index) + wrong + reference.slice(index + 1)),
        );
        expect(mistyped.filter((typed) => invoiceNumberOf(typed) !== null)).toEqual([]);
      }),
    );
  });

  it.each([
    ['202600001206', 'F2026-00012'],
    ['202/6000/01206', 'F2026-00012'],
    ['***202/6000/01206***', 'F2026-00012'],
    ['rf30 f202 6000 12', 'F2026-00012'],
    // Sound references, of somebody else.
    ['RF18539007547034', null],
    ['+++090/9337/55493+++', null],
    ['+++202/6000/00084+++', null],
    // 99 leaves the remainder of 02, 01 that of 98, 00 that of 97: nobody makes these.
    ['RF02F202600031', 'F2026-00031'],
    ['RF99F202600031', null],
    ['RF98F202600049', 'F2026-00049'],
    ['RF01F202600049', null],
    ['RF97F202600067', 'F2026-00067'],
    ['RF00F202600067', null],
    ['F2026-00012', null],
    ['RF30F202600012X', null],
    ['', null],
    ['NOTPROVIDED', null],
  ])('%j is %j', (reference, number) => {
    expect(invoiceNumberOf(reference)).toBe(number);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = invoiceNumberOf(text);
        expect(number === null || invoiceNumberOf(referenceFor(number, 'NL')) === number).toBe(true);
      }),
    );
  });
});
