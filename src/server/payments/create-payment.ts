import { eq } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { dueOf } from '../invoices/due.ts';
import { openAmountOf } from '../invoices/open-amount.ts';
import { createToken } from '../secrets/tokens.ts';
import type { Payment } from './find-payment.ts';

export type PayableSubject =
  | { readonly kind: 'order'; readonly orderId: number }
  | { readonly kind: 'invoice'; readonly invoiceId: number }
  | { readonly kind: 'other'; readonly description: string; readonly amount: Cents };

/** A payment link: whoever has its token may pay it. */
export async function createPayment(
  database: Database,
  subject: PayableSubject,
  expiresAt: Date | null,
  // Of the form that asks for it.
  madeKey: string | null = null,
): Promise<Payment> {
  const [payment] = await database
    .insert(payments)
    .values({ token: createToken(), expiresAt, madeKey, ...(await payableValues(database, subject)) })
    .returning();
  if (payment === undefined) throw new Error('the payment was not stored');
  return payment;
}

async function payableValues(database: Database, subject: PayableSubject) {
  switch (subject.kind) {
    case 'order': {
      const [order] = await database.select().from(orders).where(eq(orders.id, subject.orderId));
      if (order === undefined) throw new Error(`no order ${subject.orderId}`);
      return { orderId: order.id, amount: await openAmountOf(database, { orderId: order.id }) };
    }
    case 'invoice': {
      const [invoice] = await database.select().from(invoices).where(eq(invoices.id, subject.invoiceId));
      if (invoice === undefined) throw new Error(`no invoice ${subject.invoiceId}`);
      return { invoiceId: invoice.id, amount: await openAmountOf(database, dueOf(invoice)) };
    }
    case 'other':
      return { description: subject.description, amount: subject.amount };
    default:
      return subject satisfies never;
  }
}
