import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
  amount: money('amount_cents'),
  details: text('details').notNull().default(''),
  createdAt: momentNow('created_at'),
  doneAt: moment('done_at'),
});
