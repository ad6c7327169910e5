import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../../database/database.ts';
import type { SandboxRefund, SandboxState } from '../../database/schema/sandbox.ts';
import { centsOf, changePayment, type SandboxPayment } from './sandbox-payments.ts';

export type RefundRequest = {
  readonly amount: Cents;
  readonly description: string;
  readonly metadata: unknown;
};

/** At the provider's own dashboard; what a shop asks comes by the API. */
export function refund(amount: Cents) {
  return (payment: SandboxPayment) => {
    const request = { amount, description: '', metadata: null };
    return withRefund(payment, newRefund(request, null, 'refunded', new Date()));
  };
}

type Created =
  | { readonly kind: 'created' | 'replayed'; readonly refund: SandboxRefund }
  | { readonly kind: 'other_request' }
  | { readonly kind: 'too_much' };

export async function createRefund(
  database: Database,
  paymentId: string,
  request: RefundRequest,
  options: { readonly key: string | null; readonly fails: boolean; readonly now: Date },
): Promise<Created> {
  const { key, fails, now } = options;
  const made = newRefund(request, key, fails ? 'failed' : 'refunded', now);
  let replayed: SandboxRefund | undefined;
  const changed = await changePayment(database, paymentId, now, (payment) => {
    replayed = refundsOf(payment).find(({ idempotencyKey }) => key !== null && idempotencyKey === key);
    return replayed === undefined ? withRefund(payment, made) : null;
  });
  if (replayed !== undefined)
    return isSame(replayed, made) ? { kind: 'replayed', refund: replayed } : otherRequest;
  return changed === null ? { kind: 'too_much' } : { kind: 'created', refund: made };
}

const otherRequest = { kind: 'other_request' } as const;

export function refundsOf({ state }: SandboxPayment): readonly SandboxRefund[] {
  return state.refunds ?? [];
}

// What fails is not taken off the payment.
function withRefund(payment: SandboxPayment, made: SandboxRefund): Partial<SandboxState> | null {
  const { request, state } = payment;
  const refundedCents = state.refundedCents + made.cents;
  if (state.status !== 'paid' || refundedCents > centsOf(request)) return null;
  return {
    refundedCents: made.status === 'failed' ? state.refundedCents : refundedCents,
    refunds: [...refundsOf(payment), made],
    changedAt: state.changedAt,
  };
}

function newRefund(
  { amount, description, metadata }: RefundRequest,
  idempotencyKey: string | null,
  status: SandboxRefund['status'],
  now: Date,
): SandboxRefund {
  const id = `re_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`;
  return { id, cents: amount, status, description, metadata, idempotencyKey, createdAt: now.toISOString() };
}

function isSame(one: SandboxRefund, other: SandboxRefund): boolean {
  return one.cents === other.cents && isDeepStrictEqual(one.metadata, other.metadata);
}
