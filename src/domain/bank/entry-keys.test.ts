import { expect, it } from 'vitest';
import { zero } from '../money/cents.ts';
import { entryKeys } from './entry-keys.ts';
import type { BankEntry } from './statement.ts';

const about = (position: number, part: number, bankReference: string): BankEntry => ({
  ...{ position, part, bankReference, amount: zero, direction: 'credit', isReversal: false },
  ...{ bookedOn: '2026-11-13', payer: '', payerIban: '', text: '', reference: '', endToEndId: '' },
});

it('R12.4 a line is known by its reference, whatever comes before it, and else by its place', () => {
  const entries = [about(1, 0, 'A'), about(2, 0, 'B'), about(2, 1, 'B'), about(3, 0, 'A'), about(4, 0, '')];
  expect(entryKeys(entries)).toEqual(['A/1/0', 'B/1/0', 'B/1/1', 'A/2/0', '#4/0']);
  expect(entryKeys(entries.slice(1))[0]).toBe('B/1/0');
});
