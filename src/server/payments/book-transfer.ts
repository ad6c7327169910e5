import { eq, inArray } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import type { PaymentEffect } from '#domain/payment/decide.ts';
import { restOfTransfer } from '#text/staff/transfers.ts';
import type { PaymentDependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { bankBookingParts, bankBookings } from '../database/schema/bank.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { type Due, dueOf, lockDues } from '../invoices/due.ts';
import { askForOpen, openAmountOf } from '../invoices/open-amount.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { createToken } from '../secrets/tokens.ts';
import { findPaymentById } from './find-payment.ts';
import { writeEffects } from './write-effects.ts';

export type BankBooking = typeof bankBookings.$inferSelect;

export type NewTransfer = {
  // Of the form: the same one twice is one booking.
  readonly key: string;
  readonly bookedOn: string;
  readonly amount: Cents;
  readonly payer: string;
  readonly description: string;
  // By the number of an invoice or of an order.
  readonly parts: readonly { readonly number: string; readonly amount: Cents }[];
  // What is left over is money that nobody owed: a task for a person.
  readonly keepsRest: boolean;
};

export type TransferProblem =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'more_than_came'; readonly parts: Cents }
  | { readonly kind: 'rest'; readonly rest: Cents }
  | { readonly kind: 'unknown'; readonly number: string }
  // R12.3: an order that is paid by its invoices.
  | { readonly kind: 'on_account'; readonly number: string }
  // The order behind two of the numbers is the same one.
  | { readonly kind: 'twice'; readonly number: string }
  | { readonly kind: 'too_much'; readonly number: string; readonly open: Cents };

export type TransferOutcome =
  | { readonly kind: 'booked'; readonly booking: BankBooking }
  | { readonly kind: 'refused'; readonly problem: TransferProblem };

type Target = {
  readonly number: string;
  readonly amount: Cents;
  readonly due: Due;
  readonly pays: { readonly orderId: number } | { readonly invoiceId: number };
};

/**
 * R11.6: money at the bank, booked by hand. Every part becomes a payment, and whatever is paid whole by it goes on exactly as
 * after a payment at the provider. What is open is read under the locks that such a payment takes too: of the two, the second
 * finds that nothing is due.
 */
export function bookTransfer(
  deps: PaymentDependencies,
  transfer: NewTransfer,
  actor: Actor,
): Promise<TransferOutcome> {
  return deps.database.transaction(async (transaction) => {
    const made = await findByKey(transaction, transfer.key);
    if (made !== null) return { kind: 'booked', booking: made };
    const targets = await findTargets(transaction, transfer);
    if ('kind' in targets) return { kind: 'refused', problem: targets };
    await lockDues(
      transaction,
      targets.map(({ due }) => due),
    );
    // Its twin may have been first, and has paid what this one would.
    const twin = await findByKey(transaction, transfer.key);
    if (twin !== null) return { kind: 'booked', booking: twin };
    for (const { number, due, amount } of targets) {
      const open = await openAmountOf(transaction, due);
      if (amount > open) return { kind: 'refused', problem: { kind: 'too_much', number, open } };
    }
    const [booking] = await transaction
      .insert(bankBookings)
      .values({
        key: transfer.key,
        bookedOn: transfer.bookedOn,
        amount: transfer.amount,
        payer: transfer.payer,
        description: transfer.description,
        madeBy: actor.name,
        createdAt: deps.now(),
      })
      .onConflictDoNothing({ target: bankBookings.key })
      .returning();
    // The other of two that were sent at once for nothing that is due.
    if (booking === undefined) return again(transaction, transfer.key);
    let position = 0;
    for (const target of targets) {
      position += 1;
      await settle(deps, transaction, { booking, position, target });
    }
    const rest = restOf(transfer);
    if (rest > 0) await keepRest(deps, transaction, { booking, position: position + 1, rest });
    const what = transfer.parts.map(({ number }) => number).join(', ');
    await writeLogbook(
      transaction,
      actor,
      {
        action: 'transfer_booked',
        subject: { kind: 'transfer', id: booking.id, name: transfer.payer },
        after: { amount: transfer.amount, bookedOn: transfer.bookedOn, what, ...(rest > 0 && { rest }) },
      },
      deps.now(),
    );
    return { kind: 'booked', booking };
  });
}

function restOf({ amount, parts }: NewTransfer): Cents {
  return cents(amount - sum(parts.map((part) => part.amount)));
}

async function again(transaction: Database, key: string): Promise<TransferOutcome> {
  const booking = await findByKey(transaction, key);
  if (booking === null) throw new Error(`booking ${key} is gone`);
  return { kind: 'booked', booking };
}

async function findByKey(transaction: Database, key: string): Promise<BankBooking | null> {
  const [booking] = await transaction.select().from(bankBookings).where(eq(bankBookings.key, key));
  return booking ?? null;
}

async function findTargets(
  transaction: Database,
  transfer: NewTransfer,
): Promise<readonly Target[] | TransferProblem> {
  const { parts, keepsRest } = transfer;
  const rest = restOf(transfer);
  if (parts.length === 0 && !keepsRest) return { kind: 'nothing' };
  if (rest < 0) return { kind: 'more_than_came', parts: sum(parts.map(({ amount }) => amount)) };
  if (rest > 0 && !keepsRest) return { kind: 'rest', rest };
  const numbers = parts.map(({ number }) => number);
  const ofInvoices = await transaction.select().from(invoices).where(inArray(invoices.number, numbers));
  const ofOrders = await transaction.select().from(orders).where(inArray(orders.number, numbers));
  const seen = new Set<string>();
  const targets: Target[] = [];
  for (const { number, amount } of parts) {
    const invoice = ofInvoices.find((one) => one.number === number && one.kind === 'invoice');
    const order = ofOrders.find(
      (one) => one.number === number && one.status !== 'draft' && one.status !== 'cancelled',
    );
    const due = invoice === undefined ? order && { orderId: order.id } : dueOf(invoice);
    if (due === undefined) return { kind: 'unknown', number };
    // R12.3: its invoices are paid, never the order.
    if (invoice === undefined && order?.termDays != null) return { kind: 'on_account', number };
    if (seen.has(JSON.stringify(due))) return { kind: 'twice', number };
    seen.add(JSON.stringify(due));
    const pays = invoice === undefined ? { orderId: order?.id ?? 0 } : { invoiceId: invoice.id };
    targets.push({ number, amount, due, pays });
  }
  return targets;
}

type Part = { readonly booking: BankBooking; readonly position: number };

async function settle(
  deps: PaymentDependencies,
  transaction: Database,
  { booking, position, target: { due, pays, amount } }: Part & { readonly target: Target },
): Promise<void> {
  const isPart = amount < (await openAmountOf(transaction, due));
  const payment = { ...pays, amount, isPart, status: 'paid' } as const;
  const { paymentId, attempt } = await storePart(deps, transaction, { booking, position, payment });
  await askForOpen(transaction, due);
  if (isPart) return;
  const found = await findPaymentById(transaction, paymentId);
  if (found === null) throw new Error(`payment ${paymentId} is gone`);
  const received: PaymentEffect = { kind: 'payment_received' };
  const effects: readonly PaymentEffect[] =
    found.orderStatus === 'placed' ? [received, { kind: 'order_paid' }] : [received];
  await writeEffects(deps, transaction, { payment: found, attempt, effects });
}

async function keepRest(
  deps: PaymentDependencies,
  transaction: Database,
  { booking, position, rest }: Part & { readonly rest: Cents },
): Promise<void> {
  const payment = { description: restOfTransfer(booking.payer), amount: rest, status: 'void' } as const;
  const { paymentId, attempt } = await storePart(deps, transaction, { booking, position, payment });
  const found = await findPaymentById(transaction, paymentId);
  if (found === null) throw new Error(`payment ${paymentId} is gone`);
  const effects = [{ kind: 'surplus', reason: 'more_than_due', amount: rest }] as const;
  await writeEffects(deps, transaction, { payment: found, attempt, effects });
}

type NewPayment = Omit<typeof payments.$inferInsert, 'token'>;

async function storePart(
  { now }: PaymentDependencies,
  transaction: Database,
  { booking, position, payment }: Part & { readonly payment: NewPayment },
) {
  const at = now();
  const [stored] = await transaction
    .insert(payments)
    .values({ ...payment, token: createToken(), createdAt: at, paidAt: receivedAt(booking, at) })
    .returning({ id: payments.id });
  if (stored === undefined) throw new Error('the payment was not stored');
  const [attempt] = await transaction
    .insert(paymentAttempts)
    .values({
      paymentId: stored.id,
      method: 'bank_transfer',
      status: 'paid',
      amount: payment.amount,
      isSurplus: payment.status === 'void',
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (attempt === undefined) throw new Error('the attempt was not stored');
  await transaction
    .insert(bankBookingParts)
    .values({ bookingId: booking.id, position, paymentId: stored.id, amount: payment.amount });
  return { paymentId: stored.id, attempt };
}

// On the day of the bank's statement, whatever day it is booked.
function receivedAt({ bookedOn }: BankBooking, now: Date): Date {
  return bookedOn === dutchDate(now) ? now : new Date(`${bookedOn}T12:00:00Z`);
}
