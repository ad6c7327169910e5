import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { money } from './columns.ts';

/** Written by the database alone (keep_invoice_balances.sql). */
export const invoiceBalances = pgTable('invoice_balances', {
  invoiceId: integer('invoice_id').primaryKey(),
  kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
  issuedOn: date('issued_on').notNull(),
  dueOn: date('due_on').notNull(),
  words: text('words').notNull(),
  left: money('left_cents').notNull(),
  received: money('received_cents').notNull(),
  open: money('open_cents').notNull(),
});
