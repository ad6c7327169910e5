import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity, momentNow } from './columns.ts';

export const vatChecks = pgTable('vat_checks', {
  id: identity(),
  vatId: text('vat_id').notNull(),
  answer: text('answer').$type<'valid' | 'invalid' | 'unavailable'>().notNull(),
  consultation: text('consultation'),
  detail: text('detail').notNull().default(''),
  askedAt: momentNow('asked_at'),
});
