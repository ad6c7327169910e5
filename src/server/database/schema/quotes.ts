import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConfiguredLine } from '#domain/line/configured-line.ts';
import { zero } from '#domain/money/cents.ts';
import type { EndCustomer, QuoteDocument } from '#domain/quote/quote-document.ts';
import type { QuoteEventKind } from '#domain/quote/quote-event.ts';
import type { QuoteDiscount, QuoteVatPercent } from '#domain/quote/quote-line.ts';
import type { StoredQuoteState } from '#domain/quote/quote-state.ts';
import type { PriceRule, Rounding, SharedPriceRule } from '#domain/quote/selling-price.ts';
import { bytes, identity, moment, momentNow, money } from './columns.ts';

export const quoteLogos = pgTable('quote_logos', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  content: bytes('content').notNull(),
  createdAt: momentNow('created_at'),
});

export const quoteLooks = pgTable('quote_looks', {
  companyId: integer('company_id').primaryKey(),
  senderName: text('sender_name').notNull().default(''),
  replyTo: text('reply_to').notNull().default(''),
  colour: text('colour').notNull(),
  logoId: integer('logo_id'),
  terms: text('terms').notNull().default(''),
  opening: text('opening').notNull().default(''),
  closing: text('closing').notNull().default(''),
  validDays: integer('valid_days').notNull(),
  rule: jsonb('rule').$type<SharedPriceRule>().notNull(),
  rounding: text('rounding').$type<Rounding>().notNull(),
  updatedAt: momentNow('updated_at'),
});

export const quoteNumbers = pgTable(
  'quote_numbers',
  {
    companyId: integer('company_id').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.year] })],
);

export const quotes = pgTable('quotes', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  number: text('number').notNull(),
  key: uuid('key').notNull(),
  madeBy: integer('made_by'),
  version: integer('version').notNull().default(1),
  state: text('state').$type<StoredQuoteState>().notNull().default('concept'),
  revision: integer('revision').notNull().default(1),
  customer: jsonb('customer').$type<EndCustomer>().notNull(),
  subject: text('subject').notNull().default(''),
  opening: text('opening').notNull().default(''),
  closing: text('closing').notNull().default(''),
  validUntil: date('valid_until').notNull(),
  rule: jsonb('rule').$type<SharedPriceRule>().notNull(),
  rounding: text('rounding').$type<Rounding>().notNull(),
  discount: jsonb('discount').$type<QuoteDiscount>(),
  total: money('total_cents').notNull().default(zero),
  net: money('net_cents').notNull().default(zero),
  withoutVat: money('without_vat_cents').notNull().default(zero),
  words: text('words').notNull().generatedAlwaysAs(sql`written by the database`),
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
  sentAt: moment('sent_at'),
  answeredAt: moment('answered_at'),
  removedAt: moment('removed_at'),
});

export const quoteLines = pgTable('quote_lines', {
  id: identity(),
  quoteId: integer('quote_id').notNull(),
  place: doublePrecision('place').notNull(),
  // Drawn when the form was made that added it.
  key: uuid('key'),
  groupName: text('group_name').notNull().default(''),
  // Null for a line of the dealer's own, which has all of what follows its rule.
  screen: jsonb('screen').$type<ConfiguredLine>(),
  rule: jsonb('rule').$type<PriceRule>(),
  description: text('description'),
  quantity: integer('quantity_hundredths'),
  unit: text('unit'),
  price: money('price_cents'),
  vatPercent: smallint('vat_percent').$type<QuoteVatPercent>(),
  removedAt: moment('removed_at'),
});

export const quoteVersions = pgTable('quote_versions', {
  id: identity(),
  quoteId: integer('quote_id').notNull(),
  version: integer('version').notNull(),
  token: text('token').notNull(),
  document: jsonb('document').$type<QuoteDocument>().notNull(),
  validUntil: date('valid_until').notNull(),
  recipient: text('recipient').notNull(),
  sentBy: integer('sent_by'),
  sentAt: moment('sent_at').notNull(),
  seenAt: moment('seen_at'),
  pdf: bytes('pdf'),
  answer: text('answer').$type<'accepted' | 'refused'>(),
  answeredAt: moment('answered_at'),
  answeredName: text('answered_name').notNull().default(''),
  answeredAddress: text('answered_address').notNull().default(''),
  answerReason: text('answer_reason').notNull().default(''),
});

export const quoteEvents = pgTable('quote_events', {
  id: identity(),
  quoteId: integer('quote_id').notNull(),
  version: integer('version').notNull(),
  kind: text('kind').$type<QuoteEventKind>().notNull(),
  text: text('text').notNull().default(''),
  personId: integer('person_id'),
  // Of what a form asks to be done once.
  key: uuid('key'),
  createdAt: momentNow('created_at'),
});

export const quoteOrders = pgTable(
  'quote_orders',
  {
    quoteId: integer('quote_id').notNull(),
    orderId: integer('order_id').notNull(),
    version: integer('version').notNull(),
    createdAt: momentNow('created_at'),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.orderId] })],
);
