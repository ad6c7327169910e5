import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { openOf } from '#domain/invoice/standing.ts';
import { type Cents, cents, zero } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { type Due, paymentsFor } from './due.ts';

/**
 * What is still to be paid for an order, or for an invoice without one. The invoice's own balance as soon as there is one; an
 * order that is not invoiced yet counts what came in for it in the same way.
 */
export async function openAmountOf(database: Database, due: Due): Promise<Cents> {
  return openOf(await findAsked(database, due));
}

/** What came in beyond what is asked and has not gone back, as after a credit note: it is the customer's. */
export async function excessOf(database: Database, due: Due): Promise<Cents> {
  const { left, received: came } = await findAsked(database, due);
  return cents(Math.max(0, came - left));
}

type Asked = { readonly left: Cents; readonly received: Cents };

async function findAsked(database: Database, due: Due): Promise<Asked> {
  const [balance] = await database
    .select({ left: invoiceBalances.left, received: invoiceBalances.received })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceBalances.invoiceId))
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        'orderId' in due
          ? and(eq(invoices.orderId, due.orderId), isNull(invoices.deliveryId))
          : eq(invoices.id, due.invoiceId),
      ),
    );
  if (balance !== undefined) return balance;
  if ('invoiceId' in due) throw new Error(`no invoice ${due.invoiceId}`);
  const [order] = await database.select().from(orders).where(eq(orders.id, due.orderId));
  if (order === undefined) throw new Error(`no order ${due.orderId}`);
  return { left: leftOfOrder(order), received: await sumReceived(database, due) };
}

/** Of orders that have no invoice yet, in one question for all of them. */
export async function openAmountsOf(
  database: Database,
  uninvoiced: readonly (Asking & Pick<typeof orders.$inferSelect, 'id'>)[],
): Promise<ReadonlyMap<number, Cents>> {
  const ids = uninvoiced.map(({ id }) => id);
  const rows = await database
    .select({ orderId: payments.orderId, received })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(inArray(payments.orderId, ids), hasSettled))
    .groupBy(payments.orderId);
  const byOrder = new Map(rows.map((row) => [row.orderId, cents(row.received)]));
  return new Map(
    uninvoiced.map((order) => {
      const asked = { left: leftOfOrder(order), received: byOrder.get(order.id) ?? zero };
      return [order.id, openOf(asked)];
    }),
  );
}

type Asking = Pick<typeof orders.$inferSelect, 'total' | 'termDays'>;

// R12.3: nobody pays for an order on account; its invoices are.
function leftOfOrder({ total, termDays }: Asking): Cents {
  return termDays === null ? total : zero;
}

const refundedOf = sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${refunds.attemptId} = ${paymentAttempts.id})`;

// As refundableOf in the domain counts it, of one that settled something.
const received = sql`coalesce(sum(greatest(0, ${paymentAttempts.amount} - ${paymentAttempts.chargedBack}
  - ${paymentAttempts.refundedElsewhere} - ${refundedOf})), 0)`.mapWith(Number);
const hasSettled = and(eq(paymentAttempts.status, 'paid'), eq(paymentAttempts.isSurplus, false));

async function sumReceived(database: Database, due: Due): Promise<Cents> {
  const [row] = await database
    .select({ received })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(paymentsFor(database, due), hasSettled));
  return cents(row?.received ?? 0);
}

/**
 * A link that is still open asks for what is left. What was begun for another amount is cancelled by reconciliation, or is a
 * surplus when it is paid all the same. Where nothing is due any more because of a credit note, the link is void; where it
 * was paid in another way it stays, for that payment may be undone.
 */
export async function askForOpen(transaction: Database, due: Due): Promise<void> {
  const open = await openAmountOf(transaction, due);
  const isPaid = open === 0 && (await isAnythingReceived(transaction, due));
  if (isPaid) return;
  await transaction
    .update(payments)
    .set(open > 0 ? { amount: open } : { status: 'void' })
    .where(and(paymentsFor(transaction, due), eq(payments.status, 'open')));
}

async function isAnythingReceived(transaction: Database, due: Due): Promise<boolean> {
  return (await sumReceived(transaction, due)) > 0;
}
