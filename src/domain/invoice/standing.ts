import { type Cents, cents } from '../money/cents.ts';

/** How an invoice stands with whoever has to pay it; the same words as in the customer's own list. */
export const invoiceStandings = ['open', 'overdue', 'paid', 'credited'] as const;

export type InvoiceStanding = (typeof invoiceStandings)[number];

/** What invoices are asked for by: how one stands, all that is to be paid, or the credit notes. */
export const invoiceQueues = [...invoiceStandings, 'unpaid', 'credit_note'] as const;

export type InvoiceQueue = (typeof invoiceQueues)[number];

/** R12.3: what staff ask for beside that: what a customer says is wrong, and what three reminders did not help with. */
export const staffInvoiceQueues = [...invoiceQueues, 'disputed', 'third_reminder'] as const;

export type StaffInvoiceQueue = (typeof staffInvoiceQueues)[number];

/** What is still to be paid: what credit notes and write-offs left of it, less what came in and stayed. Never below nothing. */
export function openOf({ left, received }: { readonly left: Cents; readonly received: Cents }): Cents {
  return cents(Math.max(0, left - received));
}

type Facts = {
  // What no credit note has taken back and nobody wrote off.
  readonly left: Cents;
  readonly open: Cents;
  readonly dueOn: string;
};

/** On its last day an invoice is not late yet. */
export function standingOf({ left, open, dueOn }: Facts, today: string): InvoiceStanding {
  if (left === 0) return 'credited';
  if (open === 0) return 'paid';
  return dueOn < today ? 'overdue' : 'open';
}

/** Nothing is asked for one any more, though no credit note took it back: to people it is never called credited. */
export function isWrittenOff({
  left,
  writtenOff,
}: {
  readonly left: Cents;
  readonly writtenOff: Cents;
}): boolean {
  return left === 0 && writtenOff > 0;
}

/** Days past the last day to pay; none for what is not late. */
export function daysLate(dueOn: string, today: string): number {
  const day = 24 * 60 * 60 * 1000;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / day));
}
