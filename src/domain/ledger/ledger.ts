/** Where money stands. Debit is more than nothing, credit less; all accounts together are nothing, always. */
export const ledgerAccounts = [
  // What companies owe.
  'receivable',
  // At the payment provider, and at the bank.
  'provider',
  'bank',
  // Given back, as far as our books go, and not gone yet.
  'refunds_due',
  // Money that nobody owed; of a payment for several invoices, what has no share yet.
  'unallocated',
  'revenue',
  'vat',
  // A free amount that was asked for and paid.
  'other_income',
  'write_off',
] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What makes an entry. */
export type LedgerKind =
  | 'invoice'
  | 'credit_note'
  | 'payment'
  | 'refund'
  | 'chargeback'
  // Given back and taken back by a bank as well.
  | 'excess'
  | 'write_off';
