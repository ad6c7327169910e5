import { desc, eq, inArray, or } from 'drizzle-orm';
import type { OrderPayment } from '#contract/order-page.ts';
import type { Dependencies } from '../app-env.ts';
import { invoices } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { listAttempts, type Payment } from '../payments/find-payment.ts';
import { paymentStateOf } from '../payments/payment-state.ts';

// How far paying for an order has come, also where its invoice is what is paid.
export async function findOrderPayment(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  orderId: number,
): Promise<OrderPayment | null> {
  const ofOrder = database.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId));
  const found = await database
    .select()
    .from(payments)
    .where(or(eq(payments.orderId, orderId), inArray(payments.invoiceId, ofOrder)))
    .orderBy(desc(payments.id));
  const payment = found.find(isReceived) ?? found.find(({ status }) => status === 'open') ?? found[0];
  if (payment === undefined) return null;
  if (payment.status !== 'open') return { state: payment.status, payPath: null };
  const state = paymentStateOf(payment, await listAttempts(database, payment.id), now());
  if (state === 'pending' || state === 'expired') return { state, payPath: null };
  return { state: 'open', payPath: `/payment/${payment.token}` };
}

function isReceived({ status }: Payment): boolean {
  return status !== 'open' && status !== 'void';
}
