import { randomUUID } from 'node:crypto';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import type { Seller } from '#domain/business/seller.ts';
import { type Cents, decimalString, zero } from '#domain/money/cents.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { Database } from '../database/database.ts';
import { invoiceLines, invoices } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { sandboxPayments } from '../database/schema/sandbox.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { type Invoice, invoiceValues, linesOfInvoice } from '../invoices/issue-invoice.ts';
import { createToken } from '../secrets/tokens.ts';
import type { DeliveryOf } from './store-demo-history.ts';
import { invoicedAt, isInvoiced, isPaid, numbersFor, paidAt, type StoredDemo } from './stored-demo.ts';

const day = 24 * 60 * 60_000;
const halfMinute = 30_000;

type Attempt = typeof paymentAttempts.$inferInsert & { readonly id: string; readonly providerId: string };

/** Invoices of what was paid or left on account, and payments with the provider's side of them. */
export async function storeDemoMoney(
  database: Database,
  stored: readonly StoredDemo[],
  deliveryOf: DeliveryOf,
  seller: Seller,
): Promise<void> {
  const issued = await storeInvoices(database, stored.filter(isInvoiced), deliveryOf, seller);
  const made = await database
    .insert(payments)
    .values(
      stored.map((one) => ({
        token: createToken(),
        ...subjectOf(one, issued),
        amount: one.order.total,
        status: statusOf(one),
        createdAt: one.demo.onAccount === undefined ? one.order.placedAt : invoicedAt(one),
        paidAt: isPaid(one) ? paidAt(one) : null,
      })),
    )
    .returning({ id: payments.id, orderId: payments.orderId, invoiceId: payments.invoiceId });
  const orderOf = new Map([...issued.values()].map(({ id, orderId }) => [id, orderId]));
  const paymentOf = new Map(
    made.map(({ id, orderId, invoiceId }) => [orderId ?? orderOf.get(invoiceId ?? 0), id]),
  );
  const received = stored
    .filter(isPaid)
    .map((one) => ({ one, attempt: attemptOf(one, paymentOf.get(one.order.id) ?? 0) }));
  await database.insert(paymentAttempts).values(received.map(({ attempt }) => attempt));
  await database.insert(sandboxPayments).values(received.map(({ one, attempt }) => atProvider(one, attempt)));
  for (const { one, attempt } of received) {
    const invoice = issued.get(one.order.id);
    if (one.demo.money === 'refunded' && invoice !== undefined)
      await giveBack(database, one, attempt, invoice, seller);
    if (one.demo.money === 'charged_back') await raiseDispute(database, one, attempt);
  }
}

type Issued = ReadonlyMap<number | null, Invoice>;

// R12.3: of what is on account the invoice is paid, never the order.
function subjectOf({ demo, order }: StoredDemo, issued: Issued) {
  return demo.onAccount === undefined
    ? { orderId: order.id }
    : { invoiceId: issued.get(order.id)?.id ?? null };
}

async function storeInvoices(
  database: Database,
  some: readonly StoredDemo[],
  deliveryOf: DeliveryOf,
  seller: Seller,
): Promise<Issued> {
  const invoiced = some.toSorted((one, two) => invoicedAt(one).getTime() - invoicedAt(two).getTime());
  const numbers = await numbersFor(database, 'F', invoiced.map(invoicedAt));
  const made = await database
    .insert(invoices)
    .values(
      invoiced.map((one, index) => ({
        number: numbers[index] ?? '',
        ...valuesOf(one, deliveryOf),
        seller,
      })),
    )
    .returning();
  const byOrder = new Map(made.map((invoice) => [invoice.orderId, invoice]));
  await database.insert(invoiceLines).values(
    invoiced.flatMap((one) =>
      linesOf(one).map((line, index) => ({
        ...line,
        invoiceId: byOrder.get(one.order.id)?.id ?? 0,
        position: index + 1,
      })),
    ),
  );
  return byOrder;
}

function valuesOf(one: StoredDemo, deliveryOf: DeliveryOf) {
  const { demo, order } = one;
  const on = dutchDate(invoicedAt(one));
  const values = invoiceValues(order, on, demo.money !== 'charged_back');
  if (order.termDays === null) return { ...values, deliveryId: null, deliveredOn: null };
  const deliveryId = deliveryOf.get(order.id) ?? null;
  return { ...values, deliveryId, deliveredOn: on, dueOn: addDays(on, order.termDays) };
}

function linesOf({ order, lines, fees }: StoredDemo) {
  const products = lines.map((line) => ({ ...line, boxLabel: line.boxLabel ?? '' }));
  return linesOfInvoice(
    order,
    products,
    fees.map((fee) => ({ ...fee, subject: fee.subject ?? '' })),
  );
}

function statusOf(one: StoredDemo): PaymentStatus {
  if (isPaid(one)) return one.demo.money ?? 'paid';
  return one.demo.status === 'cancelled' ? 'void' : 'open';
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
    ...{ checkedAt: at, sentAt: at, createdAt: new Date(at.getTime() - halfMinute), updatedAt: at },
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
  one: StoredDemo,
  attempt: Attempt,
  { id, createdAt: _now, ...values }: Invoice,
  seller: Seller,
): Promise<void> {
  const { order } = one;
  const createdAt = new Date(order.placedAt.getTime() + day);
  const issuedOn = dutchDate(createdAt);
  const cause = `cancelled:${order.id}`;
  const [number = ''] = await numbersFor(database, 'C', [createdAt]);
  const [note] = await database
    .insert(invoices)
    .values({
      ...values,
      ...{ number, kind: 'credit_note', creditedInvoiceId: id, cause, issuedOn, dueOn: issuedOn, seller },
    })
    .returning({ id: invoices.id });
  await database
    .insert(invoiceLines)
    .values(linesOf(one).map((line, index) => ({ ...line, invoiceId: note?.id ?? 0, position: index + 1 })));
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
