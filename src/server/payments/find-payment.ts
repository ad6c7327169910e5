import { desc, eq, type SQL } from 'drizzle-orm';
import type { Country } from '#domain/business/country.ts';
import type { PaymentSubject } from '#domain/payment/payment-subject.ts';
import type { Database } from '../database/database.ts';
import { invoices, orders, type StoredCustomer } from '../database/schema/orders.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';

export type Payment = typeof payments.$inferSelect;
export type Attempt = typeof paymentAttempts.$inferSelect;

export type FoundPayment = Payment & {
  readonly subject: PaymentSubject;
  readonly country: Country;
  readonly customer: StoredCustomer | null;
  // The order behind it, also where an invoice is paid.
  readonly behindOrderId: number | null;
};

export function findPaymentByToken(database: Database, token: string): Promise<FoundPayment | null> {
  return findPayment(database, eq(payments.token, token));
}

export function findPaymentById(database: Database, id: number): Promise<FoundPayment | null> {
  return findPayment(database, eq(payments.id, id));
}

async function findPayment(database: Database, condition: SQL): Promise<FoundPayment | null> {
  const [row] = await database
    .select({ payment: payments, order: orders, invoice: invoices })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(condition);
  if (row === undefined) return null;
  const { payment, order, invoice } = row;
  return {
    ...payment,
    subject: subjectOf(payment, order, invoice),
    country: (invoice ?? order)?.invoiceAddress.country ?? 'NL',
    customer: (invoice ?? order)?.customer ?? null,
    behindOrderId: order?.id ?? invoice?.orderId ?? null,
  };
}

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

// Newest first.
export function listAttempts(database: Database, paymentId: number): Promise<readonly Attempt[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(desc(paymentAttempts.createdAt));
}
