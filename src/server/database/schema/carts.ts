import {
  bigint,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferState } from '#domain/cart/offer.ts';
import type { KeptAnswers, KeptSummary } from '#domain/line/configured-line.ts';
import { identity, moment, momentNow, money, size } from './columns.ts';

export const carts = pgTable('carts', {
  personId: integer('person_id').primaryKey(),
  remarks: text('remarks').notNull().default(''),
  reference: text('reference').notNull().default(''),
  updatedAt: momentNow('updated_at'),
  lastTimestamp: bigint('last_timestamp', { mode: 'number' }).notNull().default(0),
});

/** Kept by triggers; there is none for a cart that never had a line. */
export const cartTotals = pgTable('cart_totals', {
  personId: integer('person_id').primaryKey(),
  lines: integer('lines').notNull(),
  goods: money('goods_cents').notNull(),
});

export const cartLines = pgTable('cart_lines', {
  id: identity(),
  personId: integer('person_id').notNull(),
  timestamp: bigint('timestamp', { mode: 'number' }).notNull(),
  productCode: text('product_code').notNull(),
  device: text('device')
    .$type<'desktop' | 'mobile' | 'snel_bestellen_desktop' | 'snel_bestellen_mobile'>()
    .notNull(),
  answers: jsonb('answers').$type<KeptAnswers>().notNull(),
  summary: jsonb('summary').$type<KeptSummary>().notNull(),
  amount: integer('amount').notNull(),
  openingWidth: size('opening_width_mm'),
  openingHeight: size('opening_height_mm'),
  totalWidth: size('total_width_mm').notNull(),
  totalHeight: size('total_height_mm').notNull(),
  priceListVersion: integer('price_list_version').notNull(),
  unitPrice: money('unit_price_cents').notNull(),
  advicePrice: money('advice_price_cents').notNull(),
  formerUnitPrice: money('former_unit_price_cents'),
  boxLabel: text('box_label').notNull().default(''),
  customRal: text('custom_ral'),
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
  removedAt: moment('removed_at'),
  unit: text('unit').$type<'mm' | 'cm'>().notNull().default('mm'),
  sortPlace: doublePrecision('sort_place'),
  reference: text('reference').notNull().default(''),
  // Null for what lies in a cart; otherwise it waits for a colleague.
  offerId: integer('offer_id'),
  measuredBy: integer('measured_by'),
  // The quote it came from, as it was in this version.
  quoteId: integer('quote_id'),
  quoteVersion: integer('quote_version'),
});

export const offers = pgTable('offers', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  fromPerson: integer('from_person').notNull(),
  toPerson: integer('to_person').notNull(),
  key: uuid('key').notNull(),
  word: text('word').notNull().default(''),
  remarks: text('remarks').notNull().default(''),
  lines: integer('lines').notNull(),
  state: text('state').$type<OfferState>().notNull().default('offered'),
  answer: text('answer').notNull().default(''),
  createdAt: momentNow('created_at'),
  answeredAt: moment('answered_at'),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personId: integer('person_id').notNull(),
    key: uuid('key').notNull(),
    route: text('route').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: momentNow('created_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] })],
);
