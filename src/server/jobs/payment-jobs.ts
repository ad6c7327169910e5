import type { PgBoss } from 'pg-boss';
import { cents } from '#domain/money/cents.ts';
import { makeInvoiceDocuments } from '../documents/make-invoice-documents.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { creditRefund } from '../payments/credit-refund.ts';
import type { PaymentDependencies } from '../payments/payment-dependencies.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { sendRefund } from '../payments/send-refund.ts';
import type { JobData } from './jobs.ts';

type Work = {
  readonly [Queue in Exclude<keyof JobData, 'send-mail'>]: (data: JobData[Queue]) => Promise<unknown>;
};

export function paymentWork(deps: PaymentDependencies): Work {
  return {
    'issue-invoice': ({ orderId }) => issueInvoice(deps, orderId),
    'issue-credit-note': ({ paymentId, amount, cause }) =>
      creditRefund(deps, { paymentId, amount: cents(amount), cause }),
    'make-refund': ({ refundId }) => sendRefund(deps, refundId),
    'make-invoice-documents': ({ invoiceId }) => makeInvoiceDocuments(deps, invoiceId),
  };
}

export async function workOnPayments(boss: PgBoss, deps: PaymentDependencies): Promise<void> {
  const work = paymentWork(deps);
  await workOn(boss, 'issue-invoice', work);
  await workOn(boss, 'issue-credit-note', work);
  await workOn(boss, 'make-refund', work);
  await workOn(boss, 'make-invoice-documents', work);
  await boss.createQueue('reconcile-payments', { policy: 'stately', retryLimit: 0 });
  await boss.work('reconcile-payments', () => reconcilePayments(deps));
  await boss.schedule('reconcile-payments', '* * * * *');
}

async function workOn<Queue extends keyof Work>(boss: PgBoss, queue: Queue, work: Work): Promise<void> {
  await boss.work<JobData[Queue]>(queue, async (jobs) => {
    for (const { data } of jobs) await work[queue](data);
  });
}
