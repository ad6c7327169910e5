import type { Proposed } from '#domain/bank/propose.ts';
import type { FormState } from '../form-state.ts';
import type { ListFrame } from '../list-frame.ts';

export const statementQueues = ['waiting'] as const;
export const entryQueues = ['waiting', 'booked', 'ignored', 'debit'] as const;
export type EntryQueue = (typeof entryQueues)[number];

export type StatementRowData = {
  readonly id: number;
  readonly account: string;
  readonly statement: string;
  readonly from: string;
  readonly until: string;
  readonly openingCents: number;
  readonly closingCents: number;
  readonly entries: number;
  /** Money that came in and that nobody has booked or laid aside. */
  readonly waiting: number;
  readonly importedAt: string;
  readonly by: string;
};

export type OfficeStatementsPage = {
  readonly name: 'office-bank-statements';
  readonly list: ListFrame;
  readonly statements: readonly StatementRowData[];
  readonly may: { readonly move: boolean };
  readonly form: FormState;
  /** Why a file was not read, each by its place. */
  readonly faults: readonly string[];
  readonly notice: string | null;
};

export type StatementEntryData = {
  readonly id: number;
  readonly day: string;
  readonly amountCents: number;
  readonly direction: 'credit' | 'debit';
  readonly isReversal: boolean;
  readonly payer: string;
  readonly iban: string;
  readonly text: string;
  readonly reference: string;
  readonly bankReference: string;
  readonly state: 'new' | 'booked' | 'ignored';
  readonly settledBy: string;
  readonly settledAt: string | null;
  readonly reason: string;
  readonly wasUndone: boolean;
  /** What it was booked for, once it is. */
  readonly payments: readonly {
    readonly id: number;
    readonly number: string | null;
    readonly amountCents: number;
  }[];
  readonly proposed: Proposed | null;
};

export type OfficeStatementPage = {
  readonly name: 'office-bank-statement';
  readonly list: ListFrame;
  readonly statement: StatementRowData & {
    readonly knownElsewhere: number;
    readonly skipped: number;
    /** The account on our invoices, where it is another one. */
    readonly ownAccount: string | null;
  };
  readonly entries: readonly StatementEntryData[];
  readonly may: { readonly move: boolean };
  /** What was sent and not booked, by the names of its fields; and what is wrong, by the id of the entry. */
  readonly sent: {
    readonly picked: readonly number[];
    readonly values: Readonly<Record<string, string>>;
    readonly problems: Readonly<Record<string, string>>;
  } | null;
  /** Of laying one aside, where that was not taken. */
  readonly aside: { readonly entry: number; readonly form: FormState } | null;
  readonly notice: string | null;
  readonly problem: string | null;
};
