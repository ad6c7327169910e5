import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { OrderPayment } from '#contract/order-page.ts';
import { zero } from '#domain/money/cents.ts';
import { type PaymentStatus, receivedStatuses } from '#domain/payment/payment-status.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices, type orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { type Due, paymentsFor } from '../invoices/due.ts';
import { findPaymentById, listAttempts, type Payment } from '../payments/find-payment.ts';
import { paymentStateOf } from '../payments/payment-state.ts';

/** How far paying for an order has come, also where its invoice is what is paid; null for what is on account. */
export async function findOrderPayment(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { id: orderId, termDays, status }: Pick<typeof orders.$inferSelect, 'id' | 'termDays' | 'status'>,
): Promise<OrderPayment | null> {
  if (termDays !== null) return null;
  const progress = await findPaymentProgress({ database, now }, { orderId });
  if (progress === null) return null;
  const { state, payment } = progress;
  if (state === 'open')
    return { state, payPath: `/payment/${payment.token}`, anew: null, dueCents: payment.amount };
  // Under way, or called off: nobody is asked for it a second time.
  const isOver = state === 'pending' || status === 'cancelled';
  const invoice = isOver ? null : await findInvoiceToPay(database, orderId);
  return {
    state,
    payPath: null,
    anew: invoice && { invoice: invoice.number, key: randomUUID() },
    dueCents: invoice?.open ?? payment.amount,
  };
}

// R12.4: as its own page offers it, which makes the link.
async function findInvoiceToPay(database: Database, orderId: number) {
  const [invoice] = await database
    .select({ number: invoices.number, open: invoiceBalances.open })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice'), gt(invoiceBalances.open, zero)));
  return invoice ?? null;
}

type Progress = { readonly payment: Payment; readonly state: OrderPayment['state'] };

/** The one payment that counts of all those made for an order, or for an invoice without one. */
export async function findPaymentProgress(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  due: Due,
): Promise<Progress | null> {
  const found = await database
    .select()
    .from(payments)
    .where(paymentsFor(database, due))
    .orderBy(desc(payments.id));
  const payment = whatCounts(found);
  if (payment === null) return null;
  if (payment.status !== 'open') return { payment, state: payment.status };
  const whole = await findPaymentById(database, payment.id);
  const attempts = await listAttempts(database, payment.id);
  const told = whole === null ? 'open' : paymentStateOf(whole, attempts, now());
  // Nobody pays for an order that was called off, whatever links it has.
  const isDue = told === 'open' || told === 'pending' || told === 'expired';
  return { payment, state: isDue ? told : 'void' };
}

/**
 * How the payments of several orders stand, without asking which of them are under way. Of an order on account no payment
 * says anything: each is for one of its invoices.
 */
export async function findPaymentStatuses(
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, PaymentStatus>> {
  if (orderIds.length === 0) return new Map();
  // Gathered first, or PostgreSQL reads all payments there are.
  const ofInvoices = sql`${payments.invoiceId} = any (array(${database
    .select({ id: invoices.id })
    .from(invoices)
    // R12.3: what is paid for one delivery says nothing of the order.
    .where(and(inArray(invoices.orderId, [...orderIds]), isNull(invoices.deliveryId)))}))`;
  const behind = sql<number>`coalesce(${payments.orderId}, ${invoices.orderId})`;
  const rows = await database
    .select({
      orderId: behind,
      status: payments.status,
      isPart: payments.isPart,
      withdrawnAt: payments.withdrawnAt,
    })
    .from(payments)
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(or(inArray(payments.orderId, [...orderIds]), ofInvoices), isNull(invoices.deliveryId)))
    .orderBy(desc(payments.id));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].flatMap(([orderId, found]) => {
      const counting = whatCounts(found);
      return counting === null ? [] : [[orderId, counting.status] as const];
    }),
  );
}

type Counted = Pick<Payment, 'status' | 'isPart' | 'withdrawnAt'>;

// Of all payments made for one order, the newest first. A link that was taken back says nothing of what is due.
function whatCounts<Row extends Counted>(found: readonly Row[]): Row | null {
  return (
    found.find(isSettling) ??
    found.find(({ status }) => status === 'open') ??
    found.find(({ status }) => status === 'charged_back') ??
    found.find(({ isPart, withdrawnAt }) => !isPart && withdrawnAt === null) ??
    null
  );
}

// What the bank took back has to be paid anew, and a part is not the whole.
function isSettling({ status, isPart }: Counted): boolean {
  return !isPart && receivedStatuses.some((received) => received === status);
}
