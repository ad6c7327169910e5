import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, moment, momentNow, money } from './columns.ts';

/** R12.3: what was sent about an invoice that is overdue. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    invoiceId: integer('invoice_id').notNull(),
    step: smallint('step').$type<1 | 2 | 3>().notNull(),
    sentOn: date('sent_on').notNull(),
    open: money('open_cents').notNull(),
    createdAt: momentNow('created_at'),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.step] })],
);

/** R12.3: an invoice that the customer says is wrong; nobody is reminded of it meanwhile. */
export const invoiceDisputes = pgTable('invoice_disputes', {
  id: identity(),
  invoiceId: integer('invoice_id').notNull(),
  reason: text('reason').notNull(),
  madeBy: text('made_by').notNull(),
  createdAt: momentNow('created_at'),
  endedAt: moment('ended_at'),
  endedBy: text('ended_by').notNull().default(''),
});
