import { bigint, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { LedgerAccount, LedgerKind } from '#domain/ledger/ledger.ts';
import { identity, momentNow, money } from './columns.ts';

export const writeOffs = pgTable('write_offs', {
  id: identity(),
  invoiceId: integer('invoice_id').notNull(),
  key: uuid('key').notNull(),
  writtenOffOn: date('written_off_on').notNull(),
  amount: money('amount_cents').notNull(),
  reason: text('reason').notNull(),
  undoesId: integer('undoes_id'),
  madeBy: text('made_by').notNull(),
  createdAt: momentNow('created_at'),
});

/** Written by the database alone (post_to_ledger.sql). */
export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  cause: text('cause').notNull(),
  version: integer('version').notNull(),
  kind: text('kind').$type<LedgerKind>().notNull(),
  happenedOn: date('happened_on').notNull(),
  companyId: integer('company_id'),
  orderId: integer('order_id'),
  invoiceId: integer('invoice_id'),
  attemptId: uuid('attempt_id'),
  writeOffId: integer('write_off_id'),
  createdAt: momentNow('created_at'),
});

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    vatPercent: integer('vat_percent'),
    dueOrderId: integer('due_order_id'),
    dueInvoiceId: integer('due_invoice_id'),
    amount: money('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.position] })],
);
