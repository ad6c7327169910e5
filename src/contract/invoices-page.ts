import type { TermDays } from '#domain/account/credit-terms.ts';
import type { InvoiceStanding } from '#domain/invoice/standing.ts';
import type { StatementRow } from '#domain/statement/statement.ts';
import type { ListFrame } from './list-frame.ts';

// Money in whole cents incl. VAT, dates year-month-day.

/** Where a company's own ledger lives (R12.4). */
export const companyInvoicesPath = '/account/facturen';

/** Where what was picked in it is paid. */
export const payInvoicesPath = `${companyInvoicesPath}/betalen`;

/** An invoice or a credit note in the company's own ledger. */
export type LedgerRowData = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly orderNumber: string | null;
  readonly reference: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  /** Null for a credit note. */
  readonly standing: InvoiceStanding | null;
  readonly isWrittenOff: boolean;
  readonly daysLate: number;
  readonly totalCents: number;
  readonly openCents: number;
  /** Open of this one and of all before it. */
  readonly runningCents: number;
};

/** What is to be paid, all of it. */
export type OpenData = {
  readonly count: number;
  readonly cents: number;
  readonly overdueCount: number;
  readonly overdueCents: number;
  /** Of the invoice that is late longest; null where none is. */
  readonly lateSince: { readonly dueOn: string; readonly days: number } | null;
};

/** R12.2: how the company stands that orders on account. */
export type OnAccountData = {
  readonly termDays: TermDays;
  readonly limitCents: number;
  readonly exposureCents: number;
  readonly roomCents: number;
  /** Unpaid after the third reminder: until they are paid nothing more goes on account. Empty where nothing is in the way. */
  readonly blockedBy: readonly string[];
};

export type CompanyInvoicesPage = {
  readonly name: 'company-invoices';
  readonly company: string;
  readonly list: ListFrame;
  readonly invoices: readonly LedgerRowData[];
  readonly open: OpenData;
  /** What they have with us: paid too much, or credited after it was paid. */
  readonly creditCents: number;
  /** Null for who pays everything in advance. */
  readonly account: OnAccountData | null;
  /** Null for who may look and not pay. */
  readonly pay: PayData | null;
  /** Of a statement, unless another is asked for. */
  readonly period: { readonly from: string; readonly until: string };
  /** Why what was picked is not paid. */
  readonly problem: string | null;
};

export type PayData = {
  /** Of the form: sent twice it is one payment. */
  readonly key: string;
  /** Ticked before, and still to be paid. */
  readonly picked: readonly string[];
  /** All that is open, to be paid at once; none where it is one, or too much for one payment. */
  readonly everything: readonly string[];
};

/** One invoice or credit note, with what was paid for it and what was sent about it. */
export type CompanyInvoicePage = {
  readonly name: 'company-invoice';
  readonly invoice: Omit<LedgerRowData, 'runningCents'>;
  /** Of a credit note: the invoice it gives back of. */
  readonly creditedNumber: string | null;
  /** What is open after each; none for a credit note. */
  readonly rows: readonly StatementRow[];
  readonly reminders: readonly {
    readonly step: number;
    readonly sentOn: string;
    readonly openCents: number;
  }[];
  /** Null where there is nothing to pay, or for who may only look. */
  readonly payKey: string | null;
};
