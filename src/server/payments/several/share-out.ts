import { asc, eq, sql } from 'drizzle-orm';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import { type PaymentEffect, type SurplusReason, takeBack } from '#domain/payment/decide.ts';
import { spread } from '#domain/payment/spread.ts';
import { spreadChargedBack, spreadOwnRefunds, spreadRefunded } from '#domain/payment/spread-back.ts';
import { restOfSeveral } from '#text/ordering/payment.ts';
import type { PaymentDependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { paymentAttempts, payments, refunds } from '../../database/schema/payments.ts';
import { noLongerWhole } from '../../invoices/no-longer-whole.ts';
import { askForOpen, openAmountOf } from '../../invoices/open-amount.ts';
import { createToken } from '../../secrets/tokens.ts';
import { type Attempt, type FoundPayment, findPaymentById } from '../find-payment.ts';
import { writeEffects } from '../write-effects.ts';
import type { Picked } from './find-several.ts';

type Money = { readonly payment: FoundPayment; readonly attempt: Attempt };

/**
 * R12.4: what one paid attempt brought, over what the invoices have open now. Each gets a payment of its own, so that whatever
 * counts what an invoice received knows nothing else; what is left over was owed by nobody and waits for a person. To be called
 * under the locks of all of them, once.
 */
export async function shareOutAttempt(
  deps: PaymentDependencies,
  transaction: Database,
  { payment, attempt }: Money,
  reason: SurplusReason,
): Promise<void> {
  const payable = payment.picked.filter(({ orderStatus }) => orderStatus !== 'cancelled');
  const { parts, rest } = spread(attempt.amount, payable);
  for (const { item, amount } of parts) {
    await settle(deps, transaction, { payment, attempt }, { picked: item, amount });
  }
  if (rest > 0) await keepRest(deps, transaction, { payment, attempt }, { rest, reason });
}

async function settle(
  deps: PaymentDependencies,
  transaction: Database,
  money: Money,
  { picked, amount }: { readonly picked: Picked; readonly amount: Cents },
): Promise<void> {
  const isPart = amount < picked.open;
  const share = { invoiceId: picked.id, amount, isPart, status: 'paid' } as const;
  const { payment, attempt } = await storeShare(deps, transaction, money, share);
  await askForOpen(transaction, picked.due);
  if (isPart) return;
  const received: PaymentEffect = { kind: 'payment_received' };
  const effects: readonly PaymentEffect[] =
    payment.orderStatus === 'placed' ? [received, { kind: 'order_paid' }] : [received];
  await writeEffects(deps, transaction, { payment, attempt, effects });
}

async function keepRest(
  deps: PaymentDependencies,
  transaction: Database,
  money: Money,
  { rest, reason }: { readonly rest: Cents; readonly reason: SurplusReason },
): Promise<void> {
  const description = restOfSeveral(money.payment.picked.map(({ number }) => number));
  const share = { description, amount: rest, status: 'void' } as const;
  const { payment, attempt } = await storeShare(deps, transaction, money, share);
  const effects = [{ kind: 'surplus', reason, amount: rest }] as const;
  await writeEffects(deps, transaction, { payment, attempt, effects });
}

type NewShare = Pick<
  typeof payments.$inferInsert,
  'invoiceId' | 'description' | 'amount' | 'isPart' | 'status'
>;

async function storeShare(
  { now }: PaymentDependencies,
  transaction: Database,
  { payment: whole, attempt: of }: Money,
  share: NewShare,
): Promise<Money> {
  const at = now();
  const [stored] = await transaction
    .insert(payments)
    .values({
      ...share,
      token: createToken(),
      ofPaymentId: whole.id,
      via: whole.via,
      createdAt: at,
      paidAt: at,
    })
    .returning({ id: payments.id });
  if (stored === undefined) throw new Error('the share was not stored');
  const { method, usedMethod, settlement } = of;
  const [attempt] = await transaction
    .insert(paymentAttempts)
    .values({
      ...{ method, usedMethod, settlement, paymentId: stored.id, ofAttemptId: of.id },
      status: 'paid',
      amount: share.amount,
      isSurplus: share.status === 'void',
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  const payment = await findPaymentById(transaction, stored.id);
  if (attempt === undefined || payment === null) throw new Error('the share was not stored');
  return { payment, attempt };
}

/** What a bank or the dashboard took back of the whole is taken from its shares, each with what follows from that. */
export async function takeFromShares(
  deps: PaymentDependencies,
  transaction: Database,
  whole: Attempt,
): Promise<void> {
  const shares = await listShares(transaction, whole.id);
  const chargedBack = spreadChargedBack(whole.chargedBack, shares);
  const refundedElsewhere = spreadRefunded(whole.refundedElsewhere, shares);
  const told = cents(Math.max(0, whole.refunded - sum([...refundedElsewhere])));
  const own = spreadOwnRefunds(told, shares);
  for (const [index, share] of shares.entries()) {
    const elsewhere = refundedElsewhere[index] ?? share.refundedElsewhere;
    await changeShare(deps, transaction, share, {
      chargedBack: chargedBack[index] ?? share.chargedBack,
      refundedElsewhere: elsewhere,
      refunded: cents(elsewhere + (own[index] ?? 0)),
    });
  }
  const { usedMethod, settlement } = whole;
  await transaction
    .update(paymentAttempts)
    .set({ usedMethod, settlement })
    .where(eq(paymentAttempts.ofAttemptId, whole.id));
}

type Share = Awaited<ReturnType<typeof listShares>>[number];

// As they were shared out: the oldest invoice first, what was left over last.
async function listShares(transaction: Database, attemptId: string) {
  const own = sql`select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${refunds.attemptId} = ${paymentAttempts.id}`;
  const toCents = (total: unknown) => cents(Number(total));
  const rows = await transaction
    .select({
      attempt: paymentAttempts,
      ownRefunds: sql`(${own})`.mapWith(toCents),
      done: sql`(${own} and ${refunds.status} = 'done')`.mapWith(toCents),
      sent: sql`(${own} and ${refunds.status} = 'sent')`.mapWith(toCents),
      asked: sql`(${own} and ${refunds.status} in ('requested', 'failed'))`.mapWith(toCents),
    })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.ofAttemptId, attemptId))
    .orderBy(asc(paymentAttempts.paymentId));
  return rows.map(({ attempt, ...refunded }) => ({ ...attempt, ...refunded }));
}

type Taken = Pick<Attempt, 'chargedBack' | 'refundedElsewhere' | 'refunded'>;

async function changeShare(
  deps: PaymentDependencies,
  transaction: Database,
  share: Share,
  taken: Taken,
): Promise<void> {
  if (
    share.chargedBack === taken.chargedBack &&
    share.refundedElsewhere === taken.refundedElsewhere &&
    share.refunded === taken.refunded
  )
    return;
  const payment = await findPaymentById(transaction, share.paymentId);
  if (payment === null) throw new Error(`no payment ${share.paymentId}`);
  const order = payment.orderStatus === null ? null : { status: payment.orderStatus };
  const open = payment.due && (await openAmountOf(transaction, payment.due));
  const situation = { attempt: share, payment: { ...payment, open }, order };
  const outcome = takeBack(situation, share.isSurplus, taken);
  const [attempt] = await transaction
    .update(paymentAttempts)
    .set({ ...taken, updatedAt: deps.now() })
    .where(eq(paymentAttempts.id, share.id))
    .returning();
  if (attempt === undefined) throw new Error(`attempt ${share.id} is gone`);
  for (const status of outcome.paymentSteps)
    await transaction.update(payments).set({ status }).where(eq(payments.id, payment.id));
  if (payment.due !== null && taken.chargedBack !== share.chargedBack) {
    if ((await openAmountOf(transaction, payment.due)) > 0) await noLongerWhole(transaction, payment.due);
    // With what came back it is paid whole again.
    else await transaction.update(payments).set({ isPart: false }).where(eq(payments.id, payment.id));
  }
  await writeEffects(deps, transaction, { payment, attempt, effects: outcome.effects });
}
