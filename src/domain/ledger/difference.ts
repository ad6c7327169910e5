import type { Cents } from '../money/cents.ts';
import type { LedgerAccount } from './ledger.ts';

/** What the check compares, in the order in which it tells. */
export const differenceKinds = [
  // The postings of an entry do not come to nothing.
  'unbalanced',
  // What an invoice, a payment or a write-off should have posted is not what was posted.
  'cause',
  // What is owed for an order or an invoice, by the ledger and by its documents and payments.
  'due',
  // What the list of invoices says is not what invoices and payments come to.
  'balance',
  // What a company owes, by the ledger and by the list of its invoices.
  'company',
  // What is kept of what a company's postings come to, and what they do come to.
  'sums',
  // Money at the provider or the bank, by the ledger and by the payments.
  'cash',
  // A transfer, and what was booked of it.
  'transfer',
  // A payment for several invoices, and its shares.
  'shares',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

export type LedgerDifference = {
  readonly kind: DifferenceKind;
  // A number, a name or a cause, for a person to look up.
  readonly subject: string;
  readonly account: LedgerAccount | null;
  readonly expected: Cents;
  readonly found: Cents;
};
