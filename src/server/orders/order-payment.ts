import { desc } from 'drizzle-orm';
import type { OrderPayment } from '#contract/order-page.ts';
import { receivedStatuses } from '#domain/payment/payment-status.ts';
import type { Dependencies } from '../app-env.ts';
import { payments } from '../database/schema/payments.ts';
import { listAttempts, type Payment } from '../payments/find-payment.ts';
import { paymentStateOf } from '../payments/payment-state.ts';
import { type Due, paymentsFor } from '../payments/payments-for.ts';

// How far paying for an order has come, also where its invoice is what is paid.
export async function findOrderPayment(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  orderId: number,
): Promise<OrderPayment | null> {
  const progress = await findPaymentProgress({ database, now }, { orderId });
  if (progress === null) return null;
  const { state, payment } = progress;
  return { state, payPath: state === 'open' ? `/payment/${payment.token}` : null };
}

type Progress = { readonly payment: Payment; readonly state: OrderPayment['state'] };

// The one payment that counts of all those made for an order, or for an invoice without one.
export async function findPaymentProgress(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  due: Due,
): Promise<Progress | null> {
  const found = await database
    .select()
    .from(payments)
    .where(paymentsFor(database, due))
    .orderBy(desc(payments.id));
  const payment =
    found.find(isReceived) ??
    found.find(({ status }) => status === 'open') ??
    found.find(({ status }) => status === 'charged_back') ??
    found[0];
  if (payment === undefined) return null;
  if (payment.status !== 'open') return { payment, state: payment.status };
  const state = paymentStateOf(payment, await listAttempts(database, payment.id), now());
  return { payment, state: state === 'pending' || state === 'expired' ? state : 'open' };
}

// What the bank took back has to be paid anew.
function isReceived({ status }: Payment): boolean {
  return receivedStatuses.some((received) => received === status);
}
