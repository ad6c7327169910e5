import type { InvoiceStanding } from '#domain/invoice/standing.ts';
import type { PlannedReminder, ReminderHold, ReminderStep } from '#domain/on-account/reminder.ts';
import type { FormState } from '../form-state.ts';
import type { ListFrame } from '../list-frame.ts';
import type { ReceiptData } from './payments.ts';

/** The first is how rows stand unasked. */
export const invoiceSorts = ['-issuedOn', 'issuedOn', 'dueOn', '-dueOn', '-open', 'open'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

/** A row of the list of invoices and credit notes. */
export type InvoiceRowData = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  /** Null for a credit note. */
  readonly standing: InvoiceStanding | null;
  readonly companyId: number;
  readonly company: string;
  readonly orderNumber: string | null;
  readonly reference: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly daysLate: number;
  /** Nothing is asked any more because somebody wrote it off; its standing is then that of a credited one. */
  readonly isWrittenOff: boolean;
  readonly totalCents: number;
  readonly openCents: number;
  /** R12.3: the customer says that it is wrong. */
  readonly isDisputed: boolean;
};

export type OfficeInvoicesPage = {
  readonly name: 'office-invoices';
  readonly list: ListFrame;
  readonly invoices: readonly InvoiceRowData[];
  readonly counts: { readonly unpaid: number; readonly overdue: number };
  /** Of all that is open. */
  readonly openCents: number;
};

export type SentMailData = {
  readonly subject: string;
  readonly recipient: string;
  readonly status: 'queued' | 'captured' | 'sent' | 'failed';
  readonly at: string;
};

export type WriteOffData = {
  readonly id: number;
  readonly on: string;
  /** Less than nothing for one that undoes another. */
  readonly amountCents: number;
  readonly reason: string;
  readonly madeBy: string;
  readonly canUndo: boolean;
};

export type InvoiceDetails = InvoiceRowData & {
  readonly contact: string;
  readonly email: string;
  /** Who gets what is mailed about it now. */
  readonly mailedTo: readonly string[];
  readonly vatId: string | null;
  readonly addressLines: readonly string[];
  readonly lines: readonly {
    readonly description: string;
    readonly amount: number;
    readonly unitPriceCents: number;
  }[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly vatPercent: number;
  readonly vatBasis: 'domestic' | 'intra_community';
  readonly creditedNumber: string | null;
  readonly creditNotes: readonly {
    readonly number: string;
    readonly issuedOn: string;
    readonly totalCents: number;
  }[];
  /** What is still asked: neither credited nor written off; and what of it came in and stayed. */
  readonly leftCents: number;
  readonly receivedCents: number;
  readonly writtenOffCents: number;
  readonly writeOffs: readonly WriteOffData[];
  readonly receipts: readonly ReceiptData[];
  readonly mails: readonly SentMailData[];
  /** Null for a credit note. */
  readonly reminders: InvoiceReminders | null;
};

/** R12.3: what went out about it, what comes next, and what is in its way. */
export type InvoiceReminders = {
  readonly sent: readonly {
    readonly step: ReminderStep;
    readonly sentOn: string;
    readonly openCents: number;
  }[];
  readonly next: PlannedReminder | null;
  readonly hold: ReminderHold | null;
  /** Nobody of the company orders on account until it is paid. */
  readonly isBlocking: boolean;
  readonly dispute: {
    readonly id: number;
    readonly reason: string;
    readonly by: string;
    readonly on: string;
  } | null;
};

/** The forms on it, with what somebody types in them. */
export type InvoiceForm = 'write_off' | 'undo_write_off' | 'dispute' | 'credit';

export type OfficeInvoicePage = {
  readonly name: 'office-invoice';
  readonly invoice: InvoiceDetails;
  /** Once for each time the page is shown: a form sent twice does its work once. */
  readonly key: string;
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** One that was not taken, and of which write-off where there are several. */
  readonly back: {
    readonly which: InvoiceForm;
    readonly of: number | null;
    readonly form: FormState;
  } | null;
  readonly notice: string | null;
  readonly problem: string | null;
};
