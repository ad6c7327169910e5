import { paymentMails } from '#text/payment-mails.ts';
import type { Dependencies } from '../app-env.ts';
import { queueMail } from '../mail/outbox.ts';
import type { FoundPayment } from './find-payment.ts';

type Recipient = { readonly email: string; readonly contact: string };

// Sent again only to another recipient: a second click must not mail twice.
export async function mailPaymentLink(
  { database, jobs, settings }: Pick<Dependencies, 'database' | 'jobs' | 'settings'>,
  payment: FoundPayment,
  { email, contact }: Recipient,
): Promise<void> {
  const link = `${settings.publicUrl}/payment/${payment.token}?via=mail`;
  await database.transaction((transaction) =>
    queueMail(transaction, jobs, {
      dedupeKey: `payment-link:${payment.id}:${email}`,
      recipient: email,
      text: paymentMails.link({ contact, subject: payment.subject, amount: payment.amount, link }),
    }),
  );
}
