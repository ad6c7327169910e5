import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DiscountGroup } from '#domain/pricing/discount.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { PriceFile } from '#domain/pricing/price-list-file.ts';
import { identity, moment, momentNow } from './columns.ts';

export const priceLists = pgTable(
  'price_lists',
  {
    productCode: text('product_code').notNull(),
    version: integer('version').notNull(),
    validFrom: date('valid_from').notNull(),
    matrix: jsonb('matrix').$type<Pick<PriceList, 'widths' | 'heights' | 'cells'>>().notNull(),
    surcharges: jsonb('surcharges').$type<PriceList['surcharges']>().notNull(),
    withdrawnAt: moment('withdrawn_at'),
    createdAt: momentNow('created_at'),
  },
  (table) => [primaryKey({ columns: [table.productCode, table.version] })],
);

export const groupDiscounts = pgTable('group_discounts', {
  id: identity(),
  group: text('discount_group').$type<DiscountGroup>().notNull(),
  basisPoints: integer('basis_points').notNull(),
  validFrom: date('valid_from').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  createdAt: momentNow('created_at'),
});

export const companyDiscounts = pgTable('company_discounts', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  productCode: text('product_code').notNull(),
  // Null: from then on what the group gets.
  basisPoints: integer('basis_points'),
  // Of a step that ends another: which.
  endOf: integer('end_of'),
  validFrom: date('valid_from').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  createdAt: momentNow('created_at'),
});

export const priceImports = pgTable('price_imports', {
  id: uuid('id').primaryKey(),
  personId: integer('person_id').notNull(),
  productCode: text('product_code').notNull(),
  validFrom: date('valid_from').notNull(),
  source: text('source').notNull().default(''),
  prices: jsonb('prices').$type<PriceFile>().notNull(),
  storedVersion: integer('stored_version'),
  createdAt: momentNow('created_at'),
});

export const ralColours = pgTable('ral_colours', {
  code: text('code').primaryKey(),
  label: text('label').notNull(),
  name: text('name').notNull(),
  hex: text('hex').notNull(),
  tintGroup: integer('tint_group').notNull(),
  isOrderable: boolean('is_orderable').notNull(),
});
