import type { Database } from '../database/database.ts';

export type JobData = {
  readonly 'send-mail': { readonly mailId: number };
  readonly 'issue-invoice': { readonly orderId: number };
  // The amount is in cents.
  readonly 'issue-credit-note': {
    readonly paymentId: number;
    readonly amount: number;
    readonly cause: string;
  };
  readonly 'make-refund': { readonly refundId: string };
  readonly 'make-invoice-documents': { readonly invoiceId: number };
  readonly 'make-quote-pdf': { readonly versionId: number };
  readonly 'do-long-work': { readonly workId: string };
};

/** A side effect is put in the queue by the transaction that causes it: both happen, or neither. */
export type Jobs = {
  readonly enqueue: <Queue extends keyof JobData>(
    transaction: Database,
    queue: Queue,
    data: JobData[Queue],
  ) => Promise<void>;
};

type Job = {
  [Queue in keyof JobData]: { readonly queue: Queue; readonly data: JobData[Queue] };
}[keyof JobData];

// What a person may have done once more, with the one thing that each needs.
const needed: Readonly<Record<keyof JobData, string>> = {
  'send-mail': 'mailId',
  'issue-invoice': 'orderId',
  'issue-credit-note': 'cause',
  'make-refund': 'refundId',
  'make-invoice-documents': 'invoiceId',
  'make-quote-pdf': 'versionId',
  'do-long-work': 'workId',
};

/** Whether what was stored of a job is still one that the shop does. */
export function isJob(stored: { readonly queue: string; readonly data: object }): stored is Job {
  return Object.hasOwn(needed, stored.queue) && needed[stored.queue as keyof JobData] in stored.data;
}
