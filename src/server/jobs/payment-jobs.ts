import type { PgBoss } from 'pg-boss';
import { cents } from '#domain/money/cents.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { makeInvoiceDocuments } from '../documents/make-invoice-documents.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { creditRefund } from '../payments/credit-refund.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { sendRefund } from '../payments/send-refund.ts';
import type { JobData } from '../queue/jobs.ts';
import { type Pace, workByClock, workOn } from './work-on.ts';

type Work = {
  readonly [Queue in Exclude<keyof JobData, 'send-mail' | 'do-long-work' | 'make-quote-pdf'>]: (
    data: JobData[Queue],
  ) => Promise<unknown>;
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

export async function workOnPayments(boss: PgBoss, deps: PaymentDependencies & Pace): Promise<void> {
  const work = paymentWork(deps);
  await workOn(boss, deps, 'issue-invoice', work['issue-invoice']);
  await workOn(boss, deps, 'issue-credit-note', work['issue-credit-note']);
  await workOn(boss, deps, 'make-refund', work['make-refund']);
  await workOn(boss, deps, 'make-invoice-documents', work['make-invoice-documents']);
  await workByClock(boss, deps, { queue: 'reconcile-payments', cron: '* * * * *' }, () =>
    reconcilePayments(deps),
  );
}
