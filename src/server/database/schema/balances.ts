import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { zero } from '#domain/money/cents.ts';
import { money } from './columns.ts';

/** Written by the database alone (keep_invoice_balances.sql). */
export const invoiceBalances = pgTable('invoice_balances', {
  invoiceId: integer('invoice_id').primaryKey(),
  kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
  issuedOn: date('issued_on').notNull(),
  dueOn: date('due_on').notNull(),
  words: text('words').notNull(),
  // What is still asked: no credit note has taken it back, and nobody has written it off.
  left: money('left_cents').notNull(),
  received: money('received_cents').notNull(),
  open: money('open_cents').notNull(),
  // The company, while anything is open.
  owedBy: integer('owed_by'),
  writtenOff: money('written_off_cents').notNull().default(zero),
});
