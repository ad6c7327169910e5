import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type Cents, cents } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { ProviderStatus } from '#domain/payment/provider-payment.ts';
import type { Database } from '../../database/database.ts';
import { type SandboxRequest, type SandboxState, sandboxPayments } from '../../database/schema/sandbox.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

const minute = 60_000;
const keyLifetime = 60 * minute;
const sessionMinutes: Readonly<Record<PaymentMethod, number>> = { ideal: 15, creditcard: 15, bancontact: 60 };

type Created =
  | { readonly kind: 'created' | 'replayed'; readonly payment: SandboxPayment }
  | { readonly kind: 'other_request' };

export function createPayment(
  database: Database,
  request: SandboxRequest,
  idempotencyKey: string | null,
  now: Date,
): Promise<Created> {
  return database.transaction(async (transaction) => {
    if (idempotencyKey !== null) await forgetOldKey(transaction, idempotencyKey, now);
    const [created] = await transaction
      .insert(sandboxPayments)
      .values({
        id: newPaymentId(),
        idempotencyKey,
        request,
        state: firstState(request, now),
        createdAt: now,
      })
      // Waits for an equal request that is still under way.
      .onConflictDoNothing({ target: sandboxPayments.idempotencyKey })
      .returning();
    if (created !== undefined) return { kind: 'created', payment: created };
    const [first] = await transaction
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.idempotencyKey, idempotencyKey ?? ''));
    if (first === undefined || !isDeepStrictEqual(first.request, request)) return { kind: 'other_request' };
    return { kind: 'replayed', payment: first };
  });
}

export async function findPayment(database: Database, id: string, now: Date): Promise<SandboxPayment | null> {
  const [payment] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return payment === undefined ? null : expireInTime(payment, now);
}

/** Null when the payment is not in a state that allows it. */
export function changePayment(
  database: Database,
  id: string,
  now: Date,
  change: (payment: SandboxPayment) => Partial<SandboxState> | null,
): Promise<SandboxPayment | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, id))
      .for('update');
    const payment = row === undefined ? null : expireInTime(row, now);
    const changes = payment === null ? null : change(payment);
    if (payment === null || changes === null) return null;
    const state = { ...payment.state, changedAt: now.toISOString(), ...changes };
    await transaction.update(sandboxPayments).set({ state }).where(eq(sandboxPayments.id, id));
    return { ...payment, state };
  });
}

export function isUndecided({ state }: SandboxPayment): boolean {
  return state.status === 'open' || state.status === 'pending';
}

export function choose(status: ProviderStatus, failureReason: string | null = null) {
  return (payment: SandboxPayment) => (isUndecided(payment) ? { status, failureReason } : null);
}

/** Once the bank is busy with it, it can no longer be stopped. */
export function cancel({ state }: SandboxPayment) {
  return state.status === 'open' ? ({ status: 'canceled' } as const) : null;
}

export function chargeBack({ request, state }: SandboxPayment) {
  return state.status === 'paid' && state.method === 'creditcard' && state.chargedBackCents === 0
    ? { chargedBackCents: centsOf(request) }
    : null;
}

export function reverseChargeback({ state }: SandboxPayment) {
  return state.chargedBackCents > 0 ? { chargedBackCents: 0 } : null;
}

export function centsOf({ amount }: Pick<SandboxRequest, 'amount'>): Cents {
  return cents(Number(amount.value.replace('.', '')));
}

async function forgetOldKey(transaction: Database, key: string, now: Date): Promise<void> {
  const [old] = await transaction
    .select({ id: sandboxPayments.id, createdAt: sandboxPayments.createdAt })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.idempotencyKey, key));
  if (old === undefined || now.getTime() - old.createdAt.getTime() < keyLifetime) return;
  await transaction
    .update(sandboxPayments)
    .set({ idempotencyKey: null })
    .where(eq(sandboxPayments.id, old.id));
}

function firstState({ method }: SandboxRequest, now: Date): SandboxState {
  const minutes = method === null ? 60 : sessionMinutes[method];
  return {
    status: 'open',
    method,
    failureReason: null,
    refundedCents: 0,
    chargedBackCents: 0,
    expiresAt: new Date(now.getTime() + minutes * minute).toISOString(),
    changedAt: now.toISOString(),
  };
}

function expireInTime(payment: SandboxPayment, now: Date): SandboxPayment {
  const { state } = payment;
  if (state.status !== 'open' || now.toISOString() < state.expiresAt) return payment;
  return { ...payment, state: { ...state, status: 'expired', changedAt: state.expiresAt } };
}

function newPaymentId(): string {
  return `tr_${randomBytes(12).toString('base64url').replace(/[-_]/g, 'x')}`;
}
