import { eq } from 'drizzle-orm';
import { paymentMails } from '#text/mails/payment-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { paymentAttempts, type refunds } from '../database/schema/payments.ts';
import { queueMail } from '../mail/outbox.ts';
import { findPaymentById } from './find-payment.ts';

type Refund = Pick<typeof refunds.$inferSelect, 'id' | 'attemptId' | 'amount'>;

/** Each once for a refund, in the transaction that makes it so. Whoever paid a free amount left no address. */
export async function mailRefund(
  { jobs }: Pick<Dependencies, 'jobs'>,
  transaction: Database,
  kind: 'refundAsked' | 'refundDone',
  { id, attemptId, amount }: Refund,
  reason = '',
): Promise<void> {
  const [attempt] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  const payment = attempt === undefined ? null : await findPaymentById(transaction, attempt.paymentId);
  if (payment === null || payment.customer === null) return;
  const { customer, subject } = payment;
  await queueMail(transaction, jobs, {
    dedupeKey: `${keys[kind]}:${id}`,
    recipient: customer.email,
    aboutOrderId: payment.behindOrderId,
    text: paymentMails[kind]({ contact: customer.contact, subject, amount, reason }),
  });
}

const keys = { refundAsked: 'refund-asked', refundDone: 'refund-done' } as const;
