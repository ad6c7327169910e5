import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { TermDays } from '#domain/account/credit-terms.ts';
import type { Role } from '#domain/account/role.ts';
import type { Country } from '#domain/business/address.ts';
import type { DiscountGroup } from '#domain/pricing/discount.ts';
import { identity, moment, momentNow, money } from './columns.ts';

export const companies = pgTable('companies', {
  id: identity(),
  name: text('name').notNull(),
  companyNumber: text('company_number').notNull(),
  vatId: text('vat_id'),
  country: text('country').$type<Country>().notNull(),
  discountGroup: text('discount_group').$type<DiscountGroup>().notNull().default('B'),
  termDays: smallint('term_days').$type<TermDays>(),
  creditLimit: money('credit_limit_cents'),
  isShop: boolean('is_shop').notNull().default(false),
  blockedAt: moment('blocked_at'),
  blockedReason: text('blocked_reason').notNull().default(''),
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
});

export const people = pgTable('people', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  role: text('role').$type<Role>().notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  cmUnits: boolean('cm_units').notNull().default(false),
  totalMeasures: boolean('total_measures').notNull().default(false),
  showMessage: boolean('show_message').notNull().default(false),
  failedLogins: integer('failed_logins').notNull().default(0),
  blockedAt: moment('blocked_at'),
  blockedReason: text('blocked_reason').notNull().default(''),
  removedAt: moment('removed_at'),
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
});

export const addresses = pgTable('addresses', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  kind: text('kind').$type<'invoice' | 'delivery'>().notNull(),
  recipient: text('recipient').notNull(),
  country: text('country').$type<Country>().notNull(),
  street: text('street').notNull(),
  houseNumber: text('house_number').notNull(),
  addition: text('addition').notNull().default(''),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: momentNow('created_at'),
});

export const companyNotes = pgTable('company_notes', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  text: text('text').notNull(),
  personId: integer('person_id'),
  author: text('author').notNull(),
  createdAt: momentNow('created_at'),
});

export const sessions = pgTable('sessions', {
  id: identity(),
  tokenHash: text('token_hash').notNull(),
  personId: integer('person_id'),
  userAgent: text('user_agent').notNull().default(''),
  ip: text('ip').notNull().default(''),
  createdAt: momentNow('created_at'),
  lastSeenAt: momentNow('last_seen_at'),
  expiresAt: moment('expires_at').notNull(),
  isStrong: boolean('is_strong').notNull().default(false),
  behalfOf: integer('behalf_of'),
  behalfSince: moment('behalf_since'),
});

export const keptForms = pgTable(
  'kept_forms',
  {
    holder: text('holder').notNull(),
    path: text('path').notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
    keptAt: momentNow('kept_at'),
  },
  (table) => [primaryKey({ columns: [table.holder, table.path] })],
);

export const passwordResets = pgTable('password_resets', {
  id: identity(),
  personId: integer('person_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  purpose: text('purpose').$type<'reset' | 'invitation'>().notNull().default('reset'),
  createdAt: momentNow('created_at'),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const accountRequests = pgTable('account_requests', {
  id: identity(),
  status: text('status').$type<'requested' | 'approved' | 'refused'>().notNull().default('requested'),
  email: text('email').notNull(),
  company: text('company').notNull(),
  companyNumber: text('company_number').notNull(),
  vatId: text('vat_id'),
  contact: text('contact').notNull(),
  phone: text('phone').notNull(),
  country: text('country').$type<Country>().notNull(),
  street: text('street').notNull(),
  houseNumber: text('house_number').notNull(),
  addition: text('addition').notNull().default(''),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  remarks: text('remarks').notNull().default(''),
  personId: integer('person_id'),
  decidedBy: integer('decided_by'),
  decidedAt: moment('decided_at'),
  refusalReason: text('refusal_reason').notNull().default(''),
  isReasonTold: boolean('is_reason_told').notNull().default(false),
  createdAt: momentNow('created_at'),
});

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});
