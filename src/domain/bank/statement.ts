import type { Cents } from '../money/cents.ts';

/** Bytes of a file. A line takes some 700, so this is a month of a large shop. */
export const maxBankFileBytes = 5 * 1024 * 1024;

/** One line of a statement; of a batch whose transactions are told, one for each of them. */
export type BankEntry = {
  // Among the lines that the bank has booked, from 1; and within a batch, from 0.
  readonly position: number;
  readonly part: number;
  // The bank's own; empty where it gives none.
  readonly bankReference: string;
  readonly amount: Cents;
  readonly direction: 'credit' | 'debit';
  // Something that was booked before is taken back by it.
  readonly isReversal: boolean;
  readonly bookedOn: string;
  // Who paid us, or whom we paid.
  readonly payer: string;
  readonly payerIban: string;
  readonly text: string;
  // As the payer's bank passed it on, to be read by a program.
  readonly reference: string;
  readonly endToEndId: string;
};

export type BankStatement = {
  readonly id: string;
  readonly account: string;
  readonly from: string;
  readonly until: string;
  readonly opening: Cents;
  readonly closing: Cents;
  readonly entries: readonly BankEntry[];
  // Lines that the bank has announced and not booked: they are in no balance.
  readonly skipped: number;
};

export type StatementFaultKind =
  | 'other_message'
  | 'no_statement'
  | 'no_id'
  | 'id_twice'
  | 'account'
  | 'currency'
  | 'opening'
  | 'closing'
  | 'amount'
  | 'direction'
  | 'day'
  | 'balance';

/** What is wrong, and where: the statement by its own id, the line by its place in it. */
export type StatementFault = {
  readonly kind: StatementFaultKind;
  readonly statement: string | null;
  readonly entry: number | null;
  // What stands there instead, as far as it can be told.
  readonly found: string;
};

/** Notes what is wrong with one statement. */
export type TellFault = (kind: StatementFaultKind, entry: number | null, found?: string) => void;

export type ReadStatements =
  | { readonly ok: true; readonly statements: readonly BankStatement[] }
  | { readonly ok: false; readonly faults: readonly StatementFault[] };
