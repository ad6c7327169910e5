import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AttemptStatus } from '#domain/payment/attempt-status.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { identity, moment, momentNow } from './columns.ts';

type PaymentStatus = 'open' | 'paid' | 'partially_refunded' | 'refunded' | 'charged_back' | 'void';

export const payments = pgTable('payments', {
  id: identity(),
  token: text('token').notNull(),
  orderId: integer('order_id'),
  invoiceId: integer('invoice_id'),
  amount: integer('amount_cents').notNull(),
  status: text('status').$type<PaymentStatus>().notNull().default('open'),
  via: text('via'),
  createdAt: momentNow('created_at'),
  paidAt: moment('paid_at'),
});

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid('id').primaryKey().defaultRandom(),
  paymentId: integer('payment_id').notNull(),
  providerId: text('provider_id'),
  method: text('method').$type<PaymentMethod>().notNull(),
  usedMethod: text('used_method'),
  status: text('status').$type<AttemptStatus>().notNull().default('creating'),
  amount: integer('amount_cents').notNull(),
  checkoutUrl: text('checkout_url'),
  failureReason: text('failure_reason'),
  expiresAt: moment('expires_at'),
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
});

export const paymentEvents = pgTable('payment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  attemptId: uuid('attempt_id').notNull(),
  source: text('source').$type<'webhook' | 'redirect' | 'poll'>().notNull(),
  providerStatus: text('provider_status').notNull(),
  providerAnswer: jsonb('provider_answer').notNull(),
  seenAt: momentNow('seen_at'),
});
