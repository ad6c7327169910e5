import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceFor } from '../invoice/payment-reference.ts';
import { cents, sum } from '../money/cents.ts';
import { type KnownPayer, type OpenItem, propose } from './propose.ts';

const invoice = (sequence: number, open: number, companyId = 1): OpenItem => ({
  number: `F2026-${String(sequence).padStart(5, '0')}`,
  orderNumber: `B2026-${String(sequence + 100).padStart(5, '0')}`,
  companyId,
  company: `Bedrijf ${companyId}`,
  open: cents(open),
  on: `2026-10-${String(sequence).padStart(2, '0')}`,
});

const entry = (amount: number, text = '', more: object = {}) => ({
  ...{ amount: cents(amount), direction: 'credit' as const, isReversal: false },
  ...{ reference: '', text, endToEndId: '', ...more },
});

const known = (companyId: number, by: KnownPayer['by'] = 'account'): KnownPayer => ({ companyId, by });

type Case = readonly [
  name: string,
  asked: ReturnType<typeof entry>,
  items: readonly OpenItem[],
  payers: readonly KnownPayer[],
  expected: object | null,
];

const one = invoice(12, 121_00);
const other = invoice(13, 50_00);
const foreign = invoice(14, 70_00, 2);
const all = [one, other, foreign];
const part = (number: string, amount: number) => ({ number, amount });
const whole = [part(one.number, 121_00)];

const cases: readonly Case[] = [
  [
    'its number and amount',
    entry(121_00, 'Factuur F2026-00012'),
    all,
    [],
    { strength: 'certain', parts: whole, by: 'number', fit: 'exact' },
  ],
  [
    'small letters, a space and no zeros',
    entry(121_00, 'betr. f2026 12, dank'),
    all,
    [],
    { strength: 'certain', parts: whole },
  ],
  ['without any mark between', entry(121_00, 'F202600012'), all, [], { strength: 'certain', parts: whole }],
  [
    'broken off at the end of a line',
    entry(121_00, 'voor F2026-0 0012'),
    all,
    [],
    { strength: 'certain', parts: whole },
  ],
  [
    'its reference',
    entry(121_00, '', { reference: referenceFor(one.number, 'NL') }),
    all,
    [],
    { strength: 'certain', by: 'reference' },
  ],
  [
    'its reference among words',
    entry(121_00, `ref ${referenceFor(one.number, 'NL')} bedankt`),
    all,
    [],
    { strength: 'certain', by: 'reference' },
  ],
  [
    'the Belgian reference',
    entry(121_00, referenceFor(one.number, 'BE')),
    all,
    [],
    { strength: 'certain', by: 'reference' },
  ],
  [
    'the order behind it',
    entry(121_00, 'bestelling B2026-00112'),
    all,
    [],
    { strength: 'certain', parts: whole },
  ],
  [
    'its number in the end-to-end id',
    entry(121_00, '', { endToEndId: 'F2026-00012' }),
    all,
    [],
    { strength: 'certain' },
  ],
  [
    'year and number without a letter',
    entry(121_00, '2026-00012'),
    all,
    [],
    { strength: 'likely', by: 'bare' },
  ],
  [
    'two of one company',
    entry(171_00, 'F2026-00012 + F2026-00013'),
    all,
    [],
    { strength: 'certain', parts: [...whole, part(other.number, 50_00)] },
  ],
  [
    'two of which one makes up the amount',
    entry(50_00, 'F2026-00012 en F2026-00013'),
    all,
    [],
    { strength: 'likely', parts: [part(other.number, 50_00)], doubts: ['others_named'] },
  ],
  [
    'two of two companies',
    entry(191_00, 'F2026-00012 F2026-00014'),
    all,
    [],
    { strength: 'check', doubts: ['several_companies'] },
  ],
  [
    'from an account of another company',
    entry(121_00, 'F2026-00012'),
    all,
    [known(2)],
    { strength: 'check', doubts: ['other_payer'] },
  ],
  ['from an account of its own', entry(121_00, 'F2026-00012'), all, [known(1)], { strength: 'certain' }],
  [
    'less than is open',
    entry(100_00, 'F2026-00012'),
    all,
    [],
    { strength: 'likely', fit: 'part', parts: [part(one.number, 100_00)], rest: 0 },
  ],
  [
    'more than is open',
    entry(130_00, 'F2026-00012'),
    all,
    [],
    { strength: 'check', fit: 'more', parts: whole, rest: 9_00 },
  ],
  ['and one that is paid already', entry(121_00, 'F2026-00012 F2026-00099'), all, [], { strength: 'likely' }],
  [
    'no number, a known account and one amount',
    entry(50_00, 'dank'),
    all,
    [known(1)],
    { strength: 'likely', by: 'account', parts: [part(other.number, 50_00)] },
  ],
  [
    'no number, a known name and all that is open',
    entry(171_00),
    all,
    [known(1, 'name')],
    { strength: 'likely', by: 'name' },
  ],
  [
    'no number, a known account and two alike',
    entry(50_00),
    [other, invoice(15, 50_00)],
    [known(1)],
    { strength: 'check', parts: [part(other.number, 50_00)], doubts: ['alike'] },
  ],
  ['no number, a known account and no such amount', entry(51_00), all, [known(1)], null],
  ['only an amount that is open once', entry(70_00), all, [], { strength: 'check', by: 'amount' }],
  ['only an amount that is open twice', entry(50_00), [other, invoice(15, 50_00, 2)], [], null],
  ['nothing that fits', entry(1, 'rente'), all, [], null],
  ['a number that nobody has', entry(1, 'F2026-12345'), all, [], null],
  ['money that went out', entry(121_00, 'F2026-00012', { direction: 'debit' }), all, [], null],
  ['money that came back to us', entry(121_00, 'F2026-00012', { isReversal: true }), all, [], null],
];

describe('R12.4 what is proposed for a line of the statement', () => {
  it.each(cases)('%s', (_name, asked, items, payers, expected) => {
    const { proposal } = propose(asked, items, payers);
    if (expected === null) expect(proposal).toBeNull();
    else expect(proposal).toMatchObject(expected);
  });

  it('tells which of the named ask for no money', () => {
    expect(propose(entry(121_00, 'F2026-00012, F2026-00098'), all, []).notOpen).toEqual(['F2026-00098']);
  });

  it('never proposes more than is open or came in, and is only certain where every cent is named and owed by one', () => {
    const items = fc
      .uniqueArray(
        fc.record({
          sequence: fc.integer({ min: 1, max: 28 }),
          open: fc.integer({ min: 0, max: 40 }),
          company: fc.integer({ min: 1, max: 3 }),
        }),
        { selector: ({ sequence }) => sequence, maxLength: 14 },
      )
      .map((list) => list.map(({ sequence, open, company }) => invoice(sequence, open, company)));
    const payers = fc.array(
      fc.integer({ min: 1, max: 3 }).map((id) => known(id)),
      { maxLength: 2 },
    );
    const named = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 4 });
    fc.assert(
      fc.property(items, payers, named, fc.integer({ min: 0, max: 120 }), (open, who, numbers, amount) => {
        const text = numbers.map((sequence) => `F2026-${sequence}`).join(' en ');
        const { proposal } = propose(entry(amount, text), open, who);
        if (proposal === null) return;
        const { parts, rest, strength } = proposal;
        expect(sum(parts.map((each) => each.amount)) + rest).toBe(amount);
        const found = parts.map((each) => open.find(({ number }) => number === each.number));
        for (const [index, each] of parts.entries()) {
          expect(each.amount).toBeGreaterThan(0);
          expect(each.amount).toBeLessThanOrEqual(found[index]?.open ?? 0);
        }
        expect(new Set(parts.map(({ number }) => number)).size).toBe(parts.length);
        if (strength !== 'certain') return;
        expect(rest).toBe(0);
        expect(new Set(found.map((item) => item?.companyId)).size).toBe(1);
        for (const [index, each] of parts.entries()) {
          expect(each.amount).toBe(found[index]?.open);
          expect(numbers).toContain(Number(each.number.slice(6)));
        }
      }),
    );
  });
});
