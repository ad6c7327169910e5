import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { momentNow } from './columns.ts';

export const priceLists = pgTable(
  'price_lists',
  {
    productCode: text('product_code').notNull(),
    version: integer('version').notNull(),
    validFrom: date('valid_from').notNull(),
    matrix: jsonb('matrix').$type<Pick<PriceList, 'widths' | 'heights' | 'cells'>>().notNull(),
    surcharges: jsonb('surcharges').$type<PriceList['surcharges']>().notNull(),
    createdAt: momentNow('created_at'),
  },
  (table) => [primaryKey({ columns: [table.productCode, table.version] })],
);

export const ralColours = pgTable('ral_colours', {
  code: text('code').primaryKey(),
  label: text('label').notNull(),
  name: text('name').notNull(),
  hex: text('hex').notNull(),
  tintGroup: integer('tint_group').notNull(),
  isOrderable: boolean('is_orderable').notNull(),
});
