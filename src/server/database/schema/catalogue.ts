import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, momentNow } from './columns.ts';

export const priceLists = pgTable('price_lists', {
  id: identity(),
  productCode: text('product_code').notNull(),
  validFrom: date('valid_from').notNull(),
  matrix: jsonb('matrix').notNull(),
  surcharges: jsonb('surcharges').notNull(),
  createdAt: momentNow('created_at'),
});

export const ralColours = pgTable('ral_colours', {
  code: text('code').primaryKey(),
  label: text('label').notNull(),
  name: text('name').notNull(),
  hex: text('hex').notNull(),
  tintGroup: integer('tint_group').notNull(),
});
