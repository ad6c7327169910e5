import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NoticeTopic } from '#domain/task/notice.ts';
import type { TaskKind } from '#domain/task/task-kind.ts';
import { identity, moment, momentNow, money } from './columns.ts';

export const staffTasks = pgTable('staff_tasks', {
  id: identity(),
  kind: text('kind').$type<TaskKind>().notNull(),
  dedupeKey: text('dedupe_key').notNull(),
  paymentId: integer('payment_id'),
  attemptId: uuid('attempt_id'),
  orderId: integer('order_id'),
  invoiceId: integer('invoice_id'),
  specialRequestId: integer('special_request_id'),
  companyId: integer('company_id'),
  accountRequestId: integer('account_request_id'),
  amount: money('amount_cents'),
  details: text('details').notNull().default(''),
  job: jsonb('job').$type<StoredJob>(),
  createdAt: momentNow('created_at'),
  doneAt: moment('done_at'),
  doneBy: integer('done_by'),
  doneNote: text('done_note').notNull().default(''),
});

/** What the queue was given; the queue's own types say what belongs with which name. */
export type StoredJob = { readonly queue: string; readonly data: Readonly<Record<string, string | number>> };

export const staffNotices = pgTable(
  'staff_notices',
  {
    personId: integer('person_id').notNull(),
    topic: text('topic').$type<NoticeTopic>().notNull(),
    isWanted: boolean('is_wanted').notNull(),
    updatedAt: momentNow('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.topic] })],
);
