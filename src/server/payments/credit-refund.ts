import type { Cents } from '#domain/money/cents.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import { findPaymentById } from './find-payment.ts';

type Refund = { readonly paymentId: number; readonly amount: Cents; readonly cause: string };

/** What was given back is taken off the invoice; one that is still in the queue is issued first. */
export async function creditRefund(
  deps: PaymentDependencies,
  { paymentId, amount, cause }: Refund,
): Promise<void> {
  const payment = await findPaymentById(deps.database, paymentId);
  if (payment === null) throw new Error(`no payment ${paymentId}`);
  const { subject } = payment;
  // A free amount has no invoice to correct; of several, each share tells of its own.
  if (subject.kind === 'other' || subject.kind === 'several') return;
  const invoiceId = subject.kind === 'invoice' ? subject.id : (await issueInvoice(deps, subject.id)).id;
  const note = await issueCreditNote(deps, {
    invoiceId,
    wish: { kind: 'amount', amount },
    cause,
    isMoneyBack: true,
  });
  // Trying again would give the same answer: what was credited before stays credited.
  if (note === null) {
    await raiseTask(deps.database, deps.jobs, {
      kind: 'credit',
      dedupeKey: `credit:${cause}`,
      ...{ paymentId, invoiceId, amount },
      details: 'nothing_left',
    });
  }
}
