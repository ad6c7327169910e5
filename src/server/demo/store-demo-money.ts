import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { type Cents, decimalString, zero } from '#domain/money/cents.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { Database } from '../database/database.ts';
import { invoiceLines } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { sandboxPayments } from '../database/schema/sandbox.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { type Invoice, issueInvoice, storeInvoice } from '../invoices/issue-invoice.ts';
import { nextNumber } from '../invoices/next-number.ts';
import { createToken } from '../secrets/tokens.ts';
import { isPaid, type StoredDemo } from './stored-demo.ts';

const minutes = 60_000;
const jobs = { enqueue: () => Promise.resolve() };

type Attempt = typeof paymentAttempts.$inferInsert & { readonly id: string; readonly providerId: string };

/** Payments with the provider's side of them, and the invoice of whatever was paid. */
export async function storeDemoMoney(database: Database, stored: readonly StoredDemo[]): Promise<void> {
  const made = await database
    .insert(payments)
    .values(
      stored.map((one) => ({
        token: createToken(),
        orderId: one.order.id,
        amount: one.order.total,
        status: statusOf(one),
        createdAt: one.order.placedAt,
        paidAt: isPaid(one) ? paidAt(one) : null,
      })),
    )
    .returning({ id: payments.id, orderId: payments.orderId });
  const paymentOf = new Map(made.map(({ id, orderId }) => [orderId, id]));
  const received = stored
    .filter(isPaid)
    .map((one) => ({ one, attempt: attemptOf(one, paymentOf.get(one.order.id) ?? 0) }));
  await database.insert(paymentAttempts).values(received.map(({ attempt }) => attempt));
  await database.insert(sandboxPayments).values(received.map(({ one, attempt }) => atProvider(one, attempt)));
  for (const { one, attempt } of received) {
    const issued = { database, jobs, now: () => paidAt(one) };
    const invoice = await issueInvoice(issued, one.order.id);
    if (one.demo.money === 'refunded') await giveBack(database, one, attempt, invoice);
    if (one.demo.money === 'charged_back') await raiseDispute(database, one, attempt);
  }
}

function statusOf(one: StoredDemo): PaymentStatus {
  if (isPaid(one)) return one.demo.money ?? 'paid';
  return one.demo.status === 'cancelled' ? 'void' : 'open';
}

function paidAt({ order }: StoredDemo): Date {
  return new Date(order.placedAt.getTime() + minutes / 2);
}

function attemptOf(one: StoredDemo, paymentId: number): Attempt {
  const { order, demo } = one;
  const { method = 'ideal', money } = demo;
  const at = paidAt(one);
  return {
    id: randomUUID(),
    providerId: `tr_demo${order.number.replace('-', '')}`,
    ...{ paymentId, method, usedMethod: method, status: 'paid', amount: order.total },
    refunded: money === 'refunded' ? order.total : zero,
    chargedBack: money === 'charged_back' ? order.total : zero,
    ...{ checkedAt: at, sentAt: at, createdAt: order.placedAt, updatedAt: at },
  };
}

// So that giving money back works with these as with any other.
function atProvider(
  { order, demo }: StoredDemo,
  { id, providerId, createdAt }: Attempt,
): typeof sandboxPayments.$inferInsert {
  const { method = 'ideal', money } = demo;
  const told = (is: boolean): Cents => (is ? order.total : zero);
  const at = order.placedAt.toISOString();
  return {
    id: providerId,
    request: {
      amount: { currency: 'EUR', value: decimalString(order.total) },
      ...{ method, description: order.number, redirectUrl: '', webhookUrl: null, locale: null },
      metadata: { attempt: id },
    },
    state: {
      ...{ status: 'paid', method, failureReason: null, expiresAt: at, changedAt: at },
      refundedCents: told(money === 'refunded'),
      chargedBackCents: told(money === 'charged_back'),
    },
    createdAt,
  };
}

async function giveBack(
  database: Database,
  { order }: StoredDemo,
  attempt: Attempt,
  invoice: Invoice,
): Promise<void> {
  const createdAt = new Date(order.placedAt.getTime() + 24 * 60 * minutes);
  const issuedOn = dutchDate(createdAt);
  const cause = `cancelled:${order.id}`;
  const lines = await database
    .select({
      description: invoiceLines.description,
      amount: invoiceLines.amount,
      unitPrice: invoiceLines.unitPrice,
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoice.id))
    .orderBy(invoiceLines.position);
  const { id, createdAt: _now, ...values } = invoice;
  await storeInvoice({ database, jobs, now: () => createdAt }, database, lines, {
    ...values,
    number: await nextNumber(database, 'C', Number(issuedOn.slice(0, 4))),
    kind: 'credit_note',
    creditedInvoiceId: id,
    ...{ cause, issuedOn, dueOn: issuedOn },
  });
  await database.insert(refunds).values({
    ...{ attemptId: attempt.id, amount: order.total, cause, status: 'done', createdAt },
    ...{ providerId: `re_demo${order.number.replace('-', '')}`, checkedAt: createdAt, updatedAt: createdAt },
  });
}

async function raiseDispute(
  database: Database,
  { order }: StoredDemo,
  { id: attemptId, paymentId }: Attempt,
): Promise<void> {
  await database.insert(staffTasks).values({
    ...{ kind: 'charged_back', dedupeKey: `demo:${attemptId}`, amount: order.total },
    ...{ orderId: order.id, attemptId, paymentId },
  });
}
