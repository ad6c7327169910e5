import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { may } from '#domain/account/rights.ts';
import type { Database } from '../database/database.ts';
import { invoiceLines, invoices, orderFees, orderLines, orders } from '../database/schema/orders.ts';
import { paymentAttempts, paymentInvoices, payments } from '../database/schema/payments.ts';
import { invoiceReminders } from '../database/schema/reminders.ts';
import type { Person } from './people.ts';
import { readableOrders } from './readable.ts';

/** Orders, invoices and payments of the company, as far as this person may read them in the shop. */
export async function exportBooks(database: Database, person: Person) {
  const { companyId, role } = person;
  const placed = await database
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), readableOrders(database, person)))
    .orderBy(asc(orders.id));
  const orderIds = placed.map(({ id }) => id);
  const issued = await database
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, companyId),
        may(role, 'see_company_orders') ? undefined : inArray(invoices.orderId, orderIds),
      ),
    )
    .orderBy(asc(invoices.id));
  const invoiceIds = issued.map(({ id }) => id);
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position));
  const fees = await database
    .select()
    .from(orderFees)
    .where(inArray(orderFees.orderId, orderIds))
    .orderBy(asc(orderFees.position));
  const billed = await database
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, invoiceIds))
    .orderBy(asc(invoiceLines.position));
  const reminded = await database
    .select()
    .from(invoiceReminders)
    .where(inArray(invoiceReminders.invoiceId, invoiceIds))
    .orderBy(asc(invoiceReminders.step));
  return {
    // Without what staff wrote for each other.
    orders: placed.map(({ heldReason: _reason, ...order }) => ({
      ...order,
      lines: lines.filter(({ orderId }) => orderId === order.id),
      fees: fees.filter(({ orderId }) => orderId === order.id),
    })),
    invoices: issued.map((invoice) => ({
      ...invoice,
      lines: billed.filter(({ invoiceId }) => invoiceId === invoice.id),
      reminders: reminded.filter(({ invoiceId }) => invoiceId === invoice.id),
    })),
    payments: (await exportPayments(database, orderIds, invoiceIds)).map((payment) =>
      may(role, 'pay') ? payment : withoutLinks(payment),
    ),
  };
}

// R12.1: whoever has the link may pay.
function withoutLinks({ token: _link, attempts, ...payment }: ExportedPayment) {
  return { ...payment, attempts: attempts.map(({ checkoutUrl: _page, ...attempt }) => attempt) };
}

type ExportedPayment = Awaited<ReturnType<typeof exportPayments>>[number];

async function exportPayments(
  database: Database,
  orderIds: readonly number[],
  invoiceIds: readonly number[],
) {
  // R12.4: with those that pay several, and what was left over of them.
  const together = database
    .select({ id: paymentInvoices.paymentId })
    .from(paymentInvoices)
    .where(inArray(paymentInvoices.invoiceId, [...invoiceIds]));
  const idsWhere = (condition: SQL) => database.select({ id: payments.id }).from(payments).where(condition);
  // One question for each index: put as one, it reads every payment there is.
  const own = union(
    idsWhere(inArray(payments.orderId, [...orderIds])),
    idsWhere(inArray(payments.invoiceId, [...invoiceIds])),
    together,
    idsWhere(inArray(payments.ofPaymentId, together)),
  );
  const asked = await database
    .select()
    .from(payments)
    .where(inArray(payments.id, own))
    .orderBy(asc(payments.id));
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(
      inArray(
        paymentAttempts.paymentId,
        asked.map(({ id }) => id),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt));
  return asked.map((payment) => ({
    ...payment,
    attempts: attempts.filter(({ paymentId }) => paymentId === payment.id),
  }));
}
