import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Somebody outside, by the shop's own name for them. */
export const outsideCalls = pgTable('outside_calls', {
  name: text('name').primaryKey(),
  goodAt: moment('good_at'),
  badAt: moment('bad_at'),
});
