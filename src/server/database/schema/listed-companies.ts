import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What a customer is found and sorted by; written by triggers alone. */
export const listedCompanies = pgTable('listed_companies', {
  companyId: integer('company_id').primaryKey(),
  name: text('name').notNull(),
  words: text('words').notNull(),
  // Without the one that the name begins with.
  beyond: text('beyond').notNull().default(''),
});
