import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { zero } from '#domain/money/cents.ts';
import type { AttemptStatus } from '#domain/payment/attempt-status.ts';
import type { ReceiptMethod } from '#domain/payment/payment-method.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import type { RefundStatus } from '#domain/payment/refund-status.ts';
import { bytes, identity, moment, momentNow, money } from './columns.ts';

export const payments = pgTable('payments', {
  id: identity(),
  token: text('token').notNull(),
  orderId: integer('order_id'),
  invoiceId: integer('invoice_id'),
  description: text('description'),
  amount: money('amount_cents').notNull(),
  status: text('status').$type<PaymentStatus>().notNull().default('open'),
  via: text('via'),
  createdAt: momentNow('created_at'),
  paidAt: moment('paid_at'),
  expiresAt: moment('expires_at'),
  withdrawnAt: moment('withdrawn_at'),
  madeKey: uuid('made_key'),
  isPart: boolean('is_part').notNull().default(false),
  // R12.4: for the invoices of payment_invoices; once paid, each has a share of it.
  paysSeveral: boolean('pays_several').notNull().default(false),
  ofPaymentId: integer('of_payment_id'),
  // Written by the database alone (begin_payments.sql).
  isBegun: boolean('is_begun').notNull().default(false),
  // Of an open one: paid in another way, or called off. Also the database's (close_links.sql).
  isOver: boolean('is_over').notNull().default(false),
});

/** What a payment for several was picked for; it stays after it was paid. */
export const paymentInvoices = pgTable(
  'payment_invoices',
  { paymentId: integer('payment_id').notNull(), invoiceId: integer('invoice_id').notNull() },
  (table) => [primaryKey({ columns: [table.paymentId, table.invoiceId] })],
);

/** By which methods a payment was tried; written by triggers alone. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    paymentId: integer('payment_id').notNull(),
    method: text('method').notNull(),
    // Of the payment.
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.method] })],
);

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid('id').primaryKey().defaultRandom(),
  paymentId: integer('payment_id').notNull(),
  providerId: text('provider_id'),
  method: text('method').$type<ReceiptMethod>().notNull(),
  usedMethod: text('used_method'),
  status: text('status').$type<AttemptStatus>().notNull().default('creating'),
  amount: money('amount_cents').notNull(),
  checkoutUrl: text('checkout_url'),
  failureReason: text('failure_reason'),
  refunded: money('refunded_cents').notNull().default(zero),
  refundedElsewhere: money('refunded_elsewhere_cents').notNull().default(zero),
  chargedBack: money('charged_back_cents').notNull().default(zero),
  isSurplus: boolean('is_surplus').notNull().default(false),
  ofAttemptId: uuid('of_attempt_id'),
  settlement: text('settlement'),
  settlementAskedAt: moment('settlement_asked_at'),
  expiresAt: moment('expires_at'),
  checkedAt: moment('checked_at'),
  sentAt: moment('sent_at'),
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
});

export type PaymentEventSource = 'create' | 'cancel' | 'webhook' | 'redirect' | 'poll';

export const paymentEvents = pgTable('payment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  attemptId: uuid('attempt_id').notNull(),
  source: text('source').$type<PaymentEventSource>().notNull(),
  providerStatus: text('provider_status').notNull(),
  providerAnswer: jsonb('provider_answer').$type<ProviderPayment>().notNull(),
  seenAt: momentNow('seen_at'),
});

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey().defaultRandom(),
  attemptId: uuid('attempt_id').notNull(),
  amount: money('amount_cents').notNull(),
  cause: text('cause').notNull(),
  status: text('status').$type<RefundStatus>().notNull().default('requested'),
  providerId: text('provider_id'),
  checkedAt: moment('checked_at'),
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
});

export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    invoiceId: integer('invoice_id').notNull(),
    format: text('format').$type<'pdf' | 'ubl'>().notNull(),
    content: bytes('content').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: momentNow('created_at'),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.format] })],
);
