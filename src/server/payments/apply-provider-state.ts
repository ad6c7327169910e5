import { eq } from 'drizzle-orm';
import { type Decision, decide } from '#domain/payment/decide.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import type { PaymentDependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import type { orders } from '../database/schema/orders.ts';
import {
  type PaymentEventSource,
  paymentAttempts,
  paymentEvents,
  payments,
} from '../database/schema/payments.ts';
import { lockDue, lockDues } from '../invoices/due.ts';
import { noLongerWhole, wholeAgain } from '../invoices/no-longer-whole.ts';
import { openAmountOf } from '../invoices/open-amount.ts';
import { type Attempt, type FoundPayment, findPaymentById } from './find-payment.ts';
import { sumRefunds } from './received.ts';
import { shareOutAttempt, takeFromShares } from './several/share-out.ts';
import { writeEffects } from './write-effects.ts';

/**
 * The one way in for what the provider says, whoever heard it: webhook, return page or reconciliation. What follows
 * from it (mail, invoice, order) is written in the same transaction, so a crash loses all of it or nothing.
 */
export function applyProviderState(
  deps: PaymentDependencies,
  attemptId: string,
  provider: ProviderPayment,
  source: PaymentEventSource,
  // When the provider was asked; null where it does not matter.
  askedAt: Date | null = null,
): Promise<Attempt> {
  return deps.database.transaction(async (transaction) => {
    const { attempt, payment, order } = await lock(transaction, attemptId);
    const ownRefunds = await sumRefunds(transaction, attemptId);
    const { mode } = deps.paymentProvider;
    const isNewest = askedAt !== null && attempt.checkedAt !== null && askedAt > attempt.checkedAt;
    const situation = {
      ...{ mode, isNewest, order },
      attempt: { ...attempt, ownRefunds },
      payment: payment.paysSeveral
        ? asWhole(payment, attempt)
        : { ...payment, open: payment.due && (await openAmountOf(transaction, payment.due)) },
    };
    const decision = decide(situation, provider);
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
        .set({ status, ...(status === 'paid' && { paidAt: now, amount: attempt.amount }) })
        .where(eq(payments.id, payment.id));
    }
    if (updated.chargedBack !== attempt.chargedBack && !updated.isSurplus)
      await askForDisputed(transaction, payment);
    const happened = payment.paysSeveral
      ? await tellShares(deps, transaction, { payment, before: attempt, attempt: updated }, decision)
      : { payment, effects: decision.effects };
    await writeEffects(deps, transaction, { ...happened, attempt: updated });
    return updated;
  });
}

// Paid anew once, after another part of the same money had gone: that is not the whole any more either.
async function askForDisputed(transaction: Database, { id, due }: FoundPayment): Promise<void> {
  if (due === null) return;
  if ((await openAmountOf(transaction, due)) > 0) await noLongerWhole(transaction, due, { except: id });
  else await wholeAgain(transaction, due);
}

// R12.4: what was begun for another amount than is asked now is spread all the same, over what is open.
function asWhole(payment: FoundPayment, { amount }: Attempt) {
  const isSettledElsewhere = payment.picked.every(({ open }) => open === 0);
  return { status: payment.status, amount, isSettledElsewhere, open: null };
}

type Changed = { readonly payment: FoundPayment; readonly before: Attempt; readonly attempt: Attempt };

// What is too much, and what has to be credited, is told by the shares; the payer and the bank know the whole.
async function tellShares(
  deps: PaymentDependencies,
  transaction: Database,
  { payment, before, attempt }: Changed,
  { effects }: Decision,
) {
  const told = effects.filter(({ kind }) => kind !== 'surplus' && kind !== 'refunded');
  if (attempt.status !== 'paid') return { payment, effects: told };
  const surplus = effects.find((effect) => effect.kind === 'surplus');
  if (before.status !== 'paid')
    await shareOutAttempt(deps, transaction, { payment, attempt }, surplus?.reason ?? 'more_than_due');
  await takeFromShares(deps, transaction, attempt);
  return { payment: (await findPaymentById(transaction, payment.id)) ?? payment, effects: told };
}

type Locked = {
  readonly attempt: Attempt;
  readonly payment: FoundPayment;
  readonly order: typeof orders.$inferSelect | null;
};

// What another payment of the same order did is read under the lock: of two paid at once, one is the second.
async function lock(transaction: Database, attemptId: string): Promise<Locked> {
  const [known] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (known === undefined) throw new Error(`no attempt ${attemptId}`);
  const { due, picked } = await find(transaction, known.paymentId);
  await lockDues(
    transaction,
    picked.map((one) => one.due),
  );
  const order = due === null ? null : await lockDue(transaction, due);
  await transaction.select().from(payments).where(eq(payments.id, known.paymentId)).for('update');
  const [attempt] = await transaction
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId))
    .for('update');
  const payment = await findPaymentById(transaction, known.paymentId);
  if (payment === null || attempt === undefined) throw new Error(`attempt ${attemptId} is gone`);
  return { attempt, payment, order };
}

async function find(transaction: Database, paymentId: number): Promise<FoundPayment> {
  const found = await findPaymentById(transaction, paymentId);
  if (found === null) throw new Error(`no payment ${paymentId}`);
  return found;
}

function changes(attempt: Attempt, { attempt: next, effects }: Decision): boolean {
  return (
    attempt.status !== next.status ||
    attempt.refunded !== next.refunded ||
    attempt.refundedElsewhere !== next.refundedElsewhere ||
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
        settlement: provider.settlement ?? attempt.settlement,
        ...(provider.expiresAt !== null && { expiresAt: new Date(provider.expiresAt) }),
      }),
    })
    .where(eq(paymentAttempts.id, attempt.id))
    .returning();
  if (updated === undefined) throw new Error(`attempt ${attempt.id} is gone`);
  return updated;
}
