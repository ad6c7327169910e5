import { asc, desc, eq, sql } from 'drizzle-orm';
import type { PaymentDetails, PaymentEventData } from '#contract/office/payments.ts';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import { describeTask } from '#text/staff/staff-tasks.ts';
import type { Database } from '../../database/database.ts';
import { bankBookingParts, bankBookings } from '../../database/schema/bank.ts';
import { paymentAttempts, paymentEvents, payments } from '../../database/schema/payments.ts';
import { staffTasks } from '../../database/schema/tasks.ts';
import { listAttempts } from '../../payments/find-payment.ts';
import { findBooking } from './find-bookings.ts';
import { readPaymentRows } from './find-payments.ts';
import { findRefunds } from './receipts.ts';
import { findShares } from './shares.ts';

const live: ReadonlySet<string> = new Set(liveAttemptStatuses);

export async function findPaymentDetails(database: Database, id: number): Promise<PaymentDetails | null> {
  const [[row], [payment], attempts, events, tasks, bookings] = await Promise.all([
    readPaymentRows(database, [id]),
    database.select().from(payments).where(eq(payments.id, id)),
    listAttempts(database, id),
    listEvents(database, id),
    listTasks(database, id),
    listBookings(database, id),
  ]);
  if (row === undefined || payment === undefined) return null;
  const shares = payment.paysSeveral ? await findShares(database, id) : null;
  const byAttempt = await findRefunds(database, [
    ...attempts.map((attempt) => attempt.id),
    ...(shares?.attemptIds ?? []),
  ]);
  const refunds = [...byAttempt.values()].flat();
  const booking = await findBooking(database, bookings.find(({ undoesId }) => undoesId === null)?.id ?? null);
  const surplus = tasks.find(({ kind, doneAt }) => kind === 'surplus' && doneAt === null);
  const told: PaymentEventData[] = [
    ...(booking === null ? [{ at: row.createdAt, what: { kind: 'link' } } as const] : []),
    ...attempts
      .filter(({ method }) => method !== 'bank_transfer')
      .map(({ createdAt, method, amount }) => ({
        at: createdAt.toISOString(),
        what: { kind: 'begun', method, amountCents: amount } as const,
      })),
    ...events.map(({ seenAt, source, providerStatus }) => ({
      at: seenAt.toISOString(),
      what: { kind: 'told', source, status: providerStatus } as const,
    })),
    ...refunds.map(({ at, amountCents, status }) => ({
      at,
      what: { kind: 'refund', amountCents, status } as const,
    })),
    ...bookings.map(({ createdAt, undoesId, madeBy, payer, reason, amount }) => ({
      at: createdAt.toISOString(),
      what:
        undoesId === null
          ? ({ kind: 'booked', by: madeBy, payer, amountCents: amount } as const)
          : ({ kind: 'undone', by: madeBy, reason } as const),
    })),
    ...tasks.map((task) => ({
      at: task.createdAt.toISOString(),
      what: { kind: 'task', id: task.id, title: describeTask(task), isDone: task.doneAt !== null } as const,
    })),
    ...(payment.withdrawnAt === null
      ? []
      : [{ at: payment.withdrawnAt.toISOString(), what: { kind: 'withdrawn' } } as const]),
  ];
  return {
    ...row,
    shares: shares?.rows ?? [],
    expiresAt: payment.expiresAt?.toISOString() ?? null,
    isLive: attempts.some(({ status }) => live.has(status)),
    attemptList: attempts.map((attempt) => ({
      id: attempt.id,
      method: attempt.usedMethod ?? attempt.method,
      status: attempt.status,
      amountCents: attempt.amount,
      providerId: attempt.providerId,
      isSurplus: attempt.isSurplus,
      refundedCents: attempt.refunded,
      chargedBackCents: attempt.chargedBack,
      failureReason: attempt.failureReason,
      createdAt: attempt.createdAt.toISOString(),
    })),
    refunds,
    events: told.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
    surplusTask:
      surplus === undefined ? null : { id: surplus.id, amountCents: surplus.amount ?? row.amountCents },
    booking,
  };
}

// Those of a payment's shares are its own. One question for the index: put as two, every task is read.
function listTasks(database: Database, id: number) {
  const own = sql`any (array(select ${id}::integer union all select id from payments where of_payment_id = ${id}))`;
  return database
    .select()
    .from(staffTasks)
    .where(sql`${staffTasks.paymentId} = ${own}`)
    .orderBy(asc(staffTasks.id));
}

function listEvents(database: Database, paymentId: number) {
  return database
    .select({
      seenAt: paymentEvents.seenAt,
      source: paymentEvents.source,
      providerStatus: paymentEvents.providerStatus,
    })
    .from(paymentEvents)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentEvents.attemptId))
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(desc(paymentEvents.id))
    .limit(100);
}

function listBookings(database: Database, paymentId: number) {
  return database
    .select({
      id: bankBookings.id,
      undoesId: bankBookings.undoesId,
      madeBy: bankBookings.madeBy,
      payer: bankBookings.payer,
      reason: bankBookings.reason,
      createdAt: bankBookings.createdAt,
      amount: bankBookingParts.amount,
    })
    .from(bankBookingParts)
    .innerJoin(bankBookings, eq(bankBookings.id, bankBookingParts.bookingId))
    .where(eq(bankBookingParts.paymentId, paymentId))
    .orderBy(asc(bankBookings.id));
}
