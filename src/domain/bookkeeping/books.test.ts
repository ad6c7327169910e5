import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../business/dutch-date.ts';
import { type Cents, cents, divideHalfUp, sum, zero } from '../money/cents.ts';
import {
  type Booked,
  dayKey,
  isListed,
  listedKey,
  parseQuarter,
  quarterBefore,
  quarterOf,
  Tally,
  vatKey,
  wholeEuros,
} from './books.ts';

const booked = fc
  .record({
    kind: fc.constantFrom('invoice', 'credit_note'),
    day: fc.integer({ min: 0, max: 120 }),
    country: fc.constantFrom('NL', 'BE'),
    isListed: fc.boolean(),
    vatId: fc.constantFrom('BE0403170701', 'BE0428759497', 'BE1000000021'),
    net: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ kind, day, country, isListed: isFree, vatId, net }): Booked => {
    const vat = isFree ? zero : cents(divideHalfUp(net * 21, 100));
    return {
      kind,
      issuedOn: addDays('2026-01-01', day),
      country: isFree ? 'BE' : country,
      vatBasis: isFree ? 'intra_community' : 'domestic',
      vatPercent: isFree ? 0 : 21,
      vatId: isFree ? vatId : null,
      net: cents(net),
      vat,
      total: cents(net + vat),
    };
  });

function tallied<Key extends object>(keyOf: (one: Booked) => Key, list: readonly Booked[]) {
  const tally = new Tally(keyOf);
  for (const one of list) tally.add(one);
  return tally.rows();
}

const totals = (rows: readonly { net: Cents; vat: Cents; total: Cents }[]) => ({
  net: sum(rows.map(({ net }) => net)),
  vat: sum(rows.map(({ vat }) => vat)),
  total: sum(rows.map(({ total }) => total)),
});

describe('R11.6 what the books add up to', () => {
  it('the days of a period are the period, whatever the documents', () => {
    fc.assert(
      fc.property(fc.array(booked), (list) => {
        expect(totals(tallied(dayKey, list))).toEqual(totals(tallied(vatKey, list)));
      }),
    );
  });

  it('the intra-community list is what the VAT totals say of it', () => {
    fc.assert(
      fc.property(fc.array(booked), (list) => {
        const listed = tallied(listedKey, list.filter(isListed));
        const inTotals = tallied(vatKey, list).filter(isListed);
        expect(totals(listed)).toEqual(totals(inTotals));
        expect(new Set(listed.map(({ number }) => number)).size).toBe(listed.length);
        expect(listed.every(({ vat }) => vat === 0)).toBe(true);
      }),
    );
  });

  it('an invoice and its credit note come to nothing', () => {
    fc.assert(
      fc.property(booked, (one) => {
        const both: Booked[] = [
          { ...one, kind: 'invoice' },
          { ...one, kind: 'credit_note' },
        ];
        expect(tallied(vatKey, both)).toMatchObject([
          { invoices: 1, creditNotes: 1, net: 0, vat: 0, total: 0 },
        ]);
      }),
    );
  });

  it('keeps rates and countries apart, lowest rate first', () => {
    const one: Booked = {
      kind: 'invoice',
      issuedOn: '2026-11-16',
      country: 'NL',
      vatBasis: 'domestic',
      vatPercent: 21,
      vatId: null,
      net: cents(100_00),
      vat: cents(21_00),
      total: cents(121_00),
    };
    const free = { vatBasis: 'intra_community', vatPercent: 0, vat: zero, total: cents(100_00) } as const;
    const list: Booked[] = [one, { ...one, country: 'BE' }, { ...one, ...free, country: 'BE' }];
    const rows = tallied(vatKey, list);
    expect(rows.map(({ rate, vatBasis, country }) => [rate, vatBasis, country])).toEqual([
      ['00', 'intra_community', 'BE'],
      ['21', 'domestic', 'BE'],
      ['21', 'domestic', 'NL'],
    ]);
  });
});

it.each([
  [100, 1],
  [149, 1],
  [150, 2],
  [-149, -1],
  [-150, -2],
  [0, 0],
])('R11.6 %i cents are %i whole euros', (amount, euros) => {
  expect(wholeEuros(cents(amount))).toBe(euros);
});

it.each([
  ['2026-1', { from: '2026-01-01', until: '2026-03-31' }],
  ['2028-1', { from: '2028-01-01', until: '2028-03-31' }],
  ['2026-4', { from: '2026-10-01', until: '2026-12-31' }],
  ['2026-5', null],
  ['26-1', null],
  ['', null],
])('R11.6 quarter %j', (text, days) => {
  expect(parseQuarter(text)).toEqual(days);
});

it('R11.6 every day is in its quarter', () => {
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    const { from, until } = parseQuarter(quarterOf(day)) ?? { from: '', until: '' };
    expect(from <= day && day <= until).toBe(true);
  }
  expect([quarterBefore('2026-1'), quarterBefore('2026-4')]).toEqual(['2025-4', '2026-3']);
});
