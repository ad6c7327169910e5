import { eq } from 'drizzle-orm';
import { paymentMails } from '#text/mails/payment-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { paymentAttempts, type refunds } from '../database/schema/payments.ts';
import { queueMail } from '../mail/outbox.ts';
import { recipientsOf } from '../people/recipients.ts';
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
  if (payment === null) return;
  const { subject } = payment;
  // What was too much of a payment for several goes back to who paid it.
  const whole = payment.ofPaymentId === null ? null : await findPaymentById(transaction, payment.ofPaymentId);
  const papers = payment.papers ?? whole?.papers ?? null;
  if (papers === null) return;
  for (const { key, email, contact } of await recipientsOf(transaction, papers))
    await queueMail(transaction, jobs, {
      dedupeKey: `${keys[kind]}:${id}${key}`,
      recipient: email,
      aboutOrderId: payment.behindOrderId,
      text: paymentMails[kind]({ contact, subject, amount, reason }),
    });
}

const keys = { refundAsked: 'refund-asked', refundDone: 'refund-done' } as const;
