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
