import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { ProviderStatus } from '#domain/payment/provider-payment.ts';
import type { ProviderRefundStatus } from '#domain/payment/refund-status.ts';
import { momentNow } from './columns.ts';

export type SandboxRequest = {
  readonly amount: { readonly currency: string; readonly value: string };
  readonly method: PaymentMethod | null;
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string | null;
  readonly locale: string | null;
  readonly metadata: unknown;
};

export type SandboxRefund = {
  readonly id: string;
  readonly cents: number;
  readonly status: ProviderRefundStatus;
  readonly description: string;
  readonly metadata: unknown;
  readonly idempotencyKey: string | null;
  readonly createdAt: string;
};

export type SandboxState = {
  readonly status: ProviderStatus;
  readonly method: PaymentMethod | null;
  readonly failureReason: string | null;
  readonly refundedCents: number;
  // Absent in rows of before there were any.
  readonly refunds?: readonly SandboxRefund[];
  readonly chargedBackCents: number;
  readonly expiresAt: string;
  // When the status was last set.
  readonly changedAt: string;
};

export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key'),
  request: jsonb('request').$type<SandboxRequest>().notNull(),
  state: jsonb('state').$type<SandboxState>().notNull(),
  createdAt: momentNow('created_at'),
});
