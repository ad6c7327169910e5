import { eq } from 'drizzle-orm';
import { type Decision, decide } from '#domain/payment/decide.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import {
  type PaymentEventSource,
  paymentAttempts,
  paymentEvents,
  payments,
} from '../database/schema/payments.ts';
import { type Attempt, type FoundPayment, findPaymentById } from './find-payment.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { writeEffects } from './write-effects.ts';

// The one way in for what the provider says, whoever heard it: webhook, return page or reconciliation. What follows
// from it (mail, invoice, order) is written in the same transaction, so a crash loses all of it or nothing.
export function applyProviderState(
  deps: PaymentDependencies,
  attemptId: string,
  provider: ProviderPayment,
  source: PaymentEventSource,
): Promise<Attempt> {
  return deps.database.transaction(async (transaction) => {
    const { attempt, payment, order } = await lock(transaction, attemptId);
    const decision = decide({ mode: deps.paymentProvider.mode, attempt, payment, order }, provider);
    const now = deps.now();
    if (source === 'webhook' || changes(attempt, decision)) {
      await transaction.insert(paymentEvents).values({
        attemptId,
        source,
        providerStatus: provider.status,
        providerAnswer: provider,
        seenAt: now,
      });
    }
    const updated = await updateAttempt(transaction, attempt, decision, provider, now);
    for (const status of decision.paymentSteps) {
      await transaction
        .update(payments)
        .set({ status, ...(status === 'paid' && { paidAt: now }) })
        .where(eq(payments.id, payment.id));
    }
    await writeEffects(deps, transaction, { payment, attempt: updated, effects: decision.effects });
    return updated;
  });
}

type Locked = {
  readonly attempt: Attempt;
  readonly payment: FoundPayment;
  readonly order: typeof orders.$inferSelect | null;
};

// Always order, payment, attempt: two that lock in another order would wait for each other.
async function lock(transaction: Database, attemptId: string): Promise<Locked> {
  const [known] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  const found = known === undefined ? null : await findPaymentById(transaction, known.paymentId);
  if (found === null) throw new Error(`no attempt ${attemptId}`);
  const [order = null] =
    found.behindOrderId === null
      ? []
      : await transaction.select().from(orders).where(eq(orders.id, found.behindOrderId)).for('update');
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, found.id)).for('update');
  const [attempt] = await transaction
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId))
    .for('update');
  if (payment === undefined || attempt === undefined) throw new Error(`attempt ${attemptId} is gone`);
  return { attempt, payment: { ...found, ...payment }, order };
}

function changes(attempt: Attempt, { attempt: next, effects }: Decision): boolean {
  return (
    attempt.status !== next.status ||
    attempt.refunded !== next.refunded ||
    attempt.chargedBack !== next.chargedBack ||
    effects.length > 0
  );
}

async function updateAttempt(
  transaction: Database,
  attempt: Attempt,
  decision: Decision,
  provider: ProviderPayment,
  now: Date,
): Promise<Attempt> {
  const isBelieved = !decision.effects.some(({ kind }) => kind === 'mismatch');
  const [updated] = await transaction
    .update(paymentAttempts)
    .set({
      ...decision.attempt,
      checkedAt: now,
      updatedAt: now,
      ...(isBelieved && {
        providerId: provider.id,
        usedMethod: provider.method ?? attempt.usedMethod,
        failureReason: provider.failureReason,
        checkoutUrl: provider.checkoutUrl ?? attempt.checkoutUrl,
        ...(provider.expiresAt !== null && { expiresAt: new Date(provider.expiresAt) }),
      }),
    })
    .where(eq(paymentAttempts.id, attempt.id))
    .returning();
  if (updated === undefined) throw new Error(`attempt ${attempt.id} is gone`);
  return updated;
}
