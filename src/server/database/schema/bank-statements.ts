import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, momentNow, money } from './columns.ts';

export const bankStatements = pgTable('bank_statements', {
  id: identity(),
  account: text('account').notNull(),
  statement: text('statement').notNull(),
  year: integer('year').notNull(),
  fromDay: date('from_day').notNull(),
  untilDay: date('until_day').notNull(),
  opening: money('opening_cents').notNull(),
  closing: money('closing_cents').notNull(),
  knownElsewhere: integer('known_elsewhere').notNull().default(0),
  skipped: integer('skipped').notNull().default(0),
  fileName: text('file_name').notNull().default(''),
  sha256: text('sha256').notNull(),
  importedBy: text('imported_by').notNull(),
  importedAt: momentNow('imported_at'),
});

export const bankEntries = pgTable('bank_entries', {
  id: identity(),
  statementId: integer('statement_id').notNull(),
  key: text('key').notNull(),
  position: integer('position').notNull(),
  part: integer('part').notNull(),
  bankReference: text('bank_reference').notNull().default(''),
  amount: money('amount_cents').notNull(),
  direction: text('direction').$type<'credit' | 'debit'>().notNull(),
  isReversal: boolean('is_reversal').notNull().default(false),
  bookedOn: date('booked_on').notNull(),
  payer: text('payer').notNull().default(''),
  payerIban: text('payer_iban').notNull().default(''),
  text: text('text').notNull().default(''),
  reference: text('reference').notNull().default(''),
  endToEndId: text('end_to_end_id').notNull().default(''),
  state: text('state').$type<'new' | 'booked' | 'ignored'>().notNull().default('new'),
  bookingId: integer('booking_id'),
  settledBy: text('settled_by').notNull().default(''),
  settledAt: moment('settled_at'),
  reason: text('reason').notNull().default(''),
});
