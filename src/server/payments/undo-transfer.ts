import { asc, eq, sql } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { isBeforeProduction } from '#domain/order/order-status.ts';
import type { PaymentDependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { bankBookingParts, bankBookings } from '../database/schema/bank.ts';
import { orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { lockDues } from '../invoices/due.ts';
import { noLongerWhole } from '../invoices/no-longer-whole.ts';
import { openAmountOf } from '../invoices/open-amount.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { closeTask } from '../tasks/settle-task.ts';
import type { BankBooking } from './book-transfer.ts';
import { type FoundPayment, findPaymentById } from './find-payment.ts';
import { writeEffects } from './write-effects.ts';

type Undo = { readonly bookingId: number; readonly reason: string; readonly key: string };

export type Undone =
  | { readonly kind: 'undone'; readonly booking: BankBooking }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'already' }
  // Some of the money went back, or is about to.
  | { readonly kind: 'refunded' };

/**
 * R11.6: a booking that should not have been there is undone by one of its own, and both stay. What it paid for is due again, as
 * after money that a bank took back: an order that nobody has begun to make waits.
 */
export function undoTransfer(
  deps: PaymentDependencies,
  { bookingId, reason, key }: Undo,
  actor: Actor,
): Promise<Undone> {
  return deps.database.transaction(async (transaction) => {
    const parts = await findParts(transaction, bookingId);
    await lockDues(
      transaction,
      parts.flatMap(({ payment }) => payment.due ?? []),
    );
    const [booking] = await transaction
      .select()
      .from(bankBookings)
      .where(eq(bankBookings.id, bookingId))
      .for('update');
    if (booking === undefined || booking.undoesId !== null) return { kind: 'unknown' };
    const undone = await transaction.$count(bankBookings, eq(bankBookings.undoesId, bookingId));
    if (undone > 0) return { kind: 'already' };
    for (const { attempt } of parts)
      if ((await transaction.$count(refunds, eq(refunds.attemptId, attempt.id))) > 0)
        return { kind: 'refunded' };
    const counter = await storeCounter(deps, transaction, booking, { reason, key, madeBy: actor.name });
    for (const part of parts) await takeBack(deps, transaction, { counter, actor }, part);
    await writeLogbook(
      transaction,
      actor,
      {
        action: 'transfer_undone',
        subject: { kind: 'transfer', id: booking.id, name: booking.payer },
        after: { amount: booking.amount, reason },
      },
      deps.now(),
    );
    return { kind: 'undone', booking: counter };
  });
}

type FoundPart = {
  readonly position: number;
  readonly payment: FoundPayment;
  readonly attempt: typeof paymentAttempts.$inferSelect;
};

async function findParts(transaction: Database, bookingId: number): Promise<readonly FoundPart[]> {
  const rows = await transaction
    .select({
      position: bankBookingParts.position,
      paymentId: bankBookingParts.paymentId,
      attempt: paymentAttempts,
    })
    .from(bankBookingParts)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, bankBookingParts.paymentId))
    .where(eq(bankBookingParts.bookingId, bookingId))
    .orderBy(asc(bankBookingParts.position));
  const parts: FoundPart[] = [];
  for (const { position, paymentId, attempt } of rows) {
    const payment = await findPaymentById(transaction, paymentId);
    if (payment !== null) parts.push({ position, payment, attempt });
  }
  return parts;
}

async function storeCounter(
  { now }: PaymentDependencies,
  transaction: Database,
  { id, amount, payer, description }: BankBooking,
  about: Pick<BankBooking, 'reason' | 'key' | 'madeBy'>,
): Promise<BankBooking> {
  const bookedOn = dutchDate(now());
  const [counter] = await transaction
    .insert(bankBookings)
    .values({ ...about, undoesId: id, bookedOn, amount, payer, description, createdAt: now() })
    .returning();
  if (counter === undefined) throw new Error(`booking ${id} was not undone`);
  return counter;
}

async function takeBack(
  deps: PaymentDependencies,
  transaction: Database,
  { counter, actor }: { readonly counter: BankBooking; readonly actor: Actor },
  { position, payment, attempt }: FoundPart,
): Promise<void> {
  const { amount } = attempt;
  await transaction
    .insert(bankBookingParts)
    .values({ bookingId: counter.id, position, paymentId: payment.id, amount });
  const [updated] = await transaction
    .update(paymentAttempts)
    .set({ chargedBack: amount, updatedAt: deps.now() })
    .where(eq(paymentAttempts.id, attempt.id))
    .returning();
  if (updated === undefined) throw new Error(`attempt ${attempt.id} is gone`);
  const { due } = payment;
  if (due === null) {
    // There is no surplus left to give back.
    const isSurplusTask = sql`${staffTasks.kind} = 'surplus' and ${staffTasks.attemptId} = ${attempt.id}`;
    await closeTask(transaction, isSurplusTask, { actor, at: deps.now() });
    return;
  }
  await transaction.update(payments).set({ status: 'charged_back' }).where(eq(payments.id, payment.id));
  if ((await openAmountOf(transaction, due)) === 0) return;
  await noLongerWhole(transaction, due);
  if (payment.orderStatus === null || !isBeforeProduction(payment.orderStatus)) return;
  if (payment.orderStatus === 'placed') return;
  await transaction
    .update(orders)
    .set({ releasedAt: null, updatedAt: deps.now() })
    .where(eq(orders.id, payment.behindOrderId ?? 0));
  await writeEffects(deps, transaction, { payment, attempt: updated, effects: [{ kind: 'order_held' }] });
}
