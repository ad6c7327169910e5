import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Country } from '#domain/business/address.ts';
import { type Cents, sum } from '#domain/money/cents.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { type PaymentStatus, receivedStatuses } from '#domain/payment/payment-status.ts';
import type { PaymentSubject } from '#domain/payment/payment-subject.ts';
import type { Database } from '../database/database.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { type Due, dueOf } from '../invoices/due.ts';
import type { Papers } from '../people/recipients.ts';
import { findPicked, type Picked } from './several/find-several.ts';

export type Payment = typeof payments.$inferSelect;
export type Attempt = typeof paymentAttempts.$inferSelect;

export type FoundPayment = Payment & {
  readonly subject: PaymentSubject;
  readonly country: Country;
  // Null for a free amount: nobody knows who pays it.
  readonly papers: Papers | null;
  // The order behind it, also where an invoice is paid.
  readonly behindOrderId: number | null;
  // What is locked and counted; null for a free amount, and where several are paid.
  readonly due: Due | null;
  // R12.4: of a payment for several invoices, the oldest first.
  readonly picked: readonly Picked[];
  readonly orderStatus: OrderStatus | null;
  // Another payment of the same order or invoice was received and kept.
  readonly isSettledElsewhere: boolean;
  // It was void when nothing was due any more, and something is since, as after a write-off that was undone.
  readonly isAskedAnew: boolean;
};

export function findPaymentByToken(database: Database, token: string): Promise<FoundPayment | null> {
  return findPayment(database, eq(payments.token, token));
}

export function findPaymentById(database: Database, id: number): Promise<FoundPayment | null> {
  return findPayment(database, eq(payments.id, id));
}

async function findPayment(database: Database, condition: SQL): Promise<FoundPayment | null> {
  const [row] = await database
    .select({
      payment: payments,
      order: orders,
      invoice: invoices,
      orderStatus: behindOrders.status,
      personId: behindOrders.personId,
      isSettledElsewhere,
      isAskedAnew,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .leftJoin(behindOrders, eq(behindOrders.id, behindOrderId))
    .where(condition);
  if (row === undefined) return null;
  const { payment, order, invoice, orderStatus, personId, isSettledElsewhere: isSettled } = row;
  const paper = invoice ?? order;
  if (payment.paysSeveral) return foundSeveral(payment, await findPicked(database, payment.id));
  return {
    ...payment,
    picked: [],
    subject: subjectOf(payment, order, invoice),
    country: paper?.invoiceAddress.country ?? 'NL',
    papers: paper && { companyId: paper.companyId, personId, customer: paper.customer },
    behindOrderId: order?.id ?? invoice?.orderId ?? null,
    due: invoice === null ? order && { orderId: order.id } : dueOf(invoice),
    orderStatus,
    isSettledElsewhere: isSettled,
    isAskedAnew: row.isAskedAnew,
  };
}

// What several invoices ask for together is counted whenever it is looked at: whatever is paid or credited of one of them
// meanwhile needs to know of no payment that it was picked for.
function foundSeveral(payment: Payment, picked: readonly Picked[]): FoundPayment {
  const newest = picked.at(-1);
  const isOpen = payment.status === 'open';
  const open = sum(picked.map((one) => one.open));
  const isLeft = picked.some(({ left }) => left > 0);
  const status: PaymentStatus = isOpen && !isLeft ? 'void' : payment.status;
  const amount: Cents = isOpen && open > 0 ? open : payment.amount;
  return {
    ...payment,
    ...{ status, amount, picked },
    subject: {
      kind: 'several',
      invoices: picked
        .map(({ id, number, open: asked, shared }) => ({ id, number, amount: shared ?? asked }))
        .filter((one) => one.amount > 0 || !isOpen || open === 0),
    },
    country: newest?.country ?? 'NL',
    papers: newest?.papers ?? null,
    ...{ behindOrderId: null, due: null, orderStatus: null },
    isSettledElsewhere: open === 0 && isLeft,
    isAskedAnew: false,
  };
}

const behindOrders = alias(orders, 'behind_orders');
const behindOrderId = sql`coalesce(${payments.orderId}, ${invoices.orderId})`;
// R12.3: an invoice of one delivery says nothing of the order's other ones.
const isOfWholeOrder = sql`${invoices.deliveryId} is null`;

const paidInvoiceId = sql`coalesce(${payments.invoiceId}, (
  select own.id from invoices own
  where own.order_id = ${payments.orderId} and own.kind = 'invoice' and own.delivery_id is null
))`;

// R12.4: or several parts of it together, of which none settled it by itself.
const isNothingOpen = sql`(${inArray(payments.status, ['open', 'charged_back'])} and exists (
  select from invoice_balances balance where balance.open_cents = 0 and balance.left_cents > 0
    and balance.invoice_id = ${paidInvoiceId}
))`;

const isAskedAnew = sql<boolean>`(${eq(payments.status, 'void')} and exists (
  select from invoice_balances balance where balance.open_cents > 0 and balance.invoice_id = ${paidInvoiceId}
))`;

// One question for each index: put as one, it reads every payment there is.
const isOther = sql`other.id <> ${payments.id} and not other.is_part and ${inArray(sql`other.status`, [...receivedStatuses])}`;
const isSettledElsewhere = sql<boolean>`(
  exists (select from payments other where other.invoice_id = ${payments.invoiceId} and ${isOther})
  or (${isOfWholeOrder} and (
    exists (select from payments other where other.order_id = ${behindOrderId} and ${isOther})
    or exists (
      select from invoices paid join payments other on other.invoice_id = paid.id
      where paid.order_id = ${behindOrderId} and other.order_id is null and ${isOther}
    )
  ))
  or ${isNothingOpen}
)`;

function subjectOf(
  payment: Payment,
  order: typeof orders.$inferSelect | null,
  invoice: typeof invoices.$inferSelect | null,
): PaymentSubject {
  if (invoice !== null)
    return { kind: 'invoice', id: invoice.id, number: invoice.number, total: invoice.total };
  if (order !== null) return { kind: 'order', id: order.id, number: order.number };
  return { kind: 'other', description: payment.description ?? '' };
}

/**
 * What the payer is told of, newest first. Of a payment for several each attempt was shared out, and what was too much of it is
 * an attempt of its own.
 */
export async function listToldAttempts(
  database: Database,
  { id, paysSeveral }: Payment,
): Promise<readonly Attempt[]> {
  const own = await listAttempts(database, id);
  if (!paysSeveral) return own;
  const rests = await database
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(eq(payments.ofPaymentId, id), eq(paymentAttempts.isSurplus, true)));
  return [...own.map((one) => ({ ...one, isSurplus: false })), ...rests.map(({ attempt }) => attempt)];
}

/** Newest first. */
export function listAttempts(database: Database, paymentId: number): Promise<readonly Attempt[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(desc(paymentAttempts.createdAt));
}
