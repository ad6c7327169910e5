import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { KeptAnswers } from '#domain/line/configured-line.ts';
import { identity, moment, momentNow } from './columns.ts';

/** One choice in words, with the step it answers. */
export type StoredChoice = { readonly step: string; readonly label: string; readonly value: string };

export const presets = pgTable('presets', {
  id: identity(),
  personId: integer('person_id').notNull(),
  productCode: text('product_code').notNull(),
  name: text('name').notNull(),
  answers: jsonb('answers').$type<KeptAnswers>().notNull(),
  choices: jsonb('choices').$type<readonly StoredChoice[]>().notNull(),
  createdAt: momentNow('created_at'),
  usedAt: momentNow('used_at'),
  removedAt: moment('removed_at'),
});
