import { desc, eq, or, sql } from 'drizzle-orm';
import { paymentMails } from '#text/mails/payment-mails.ts';
import { linkSalutation } from '#text/staff/links.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema/operations.ts';
import { queueMail } from '../mail/outbox.ts';
import { recipientsOf } from '../people/recipients.ts';
import type { FoundPayment } from './find-payment.ts';

// Without a name, the one that belongs to the address or to what is paid.
type To = { readonly email: string; readonly contact: string | null };

/**
 * False when the same mail is still waiting to be sent: a command typed twice mails once, one typed the next day mails
 * again.
 */
export function mailPaymentLink(
  { database, jobs, settings }: Pick<Dependencies, 'database' | 'jobs' | 'settings'>,
  payment: FoundPayment,
  { email, contact }: To,
): Promise<boolean> {
  const link = `${settings.publicUrl}/payment/${payment.token}?via=mail`;
  const key = linkMailKey(payment, email);
  return database.transaction(async (transaction) => {
    const earlier = await transaction
      .select({ id: mails.id, status: mails.status })
      .from(mails)
      .where(or(eq(mails.dedupeKey, key), sql`starts_with(${mails.dedupeKey}, ${`${key}:`})`))
      .orderBy(desc(mails.id));
    if (earlier.some(({ status }) => status === 'queued')) return false;
    const [last] = earlier;
    await queueMail(transaction, jobs, {
      // Not counted: old mails are deleted, and a number would come back.
      dedupeKey: last === undefined ? key : `${key}:after-${last.id}`,
      recipient: email,
      aboutOrderId: payment.behindOrderId,
      text: paymentMails.link({
        contact: contact ?? (await nameOf(transaction, payment, email)),
        subject: payment.subject,
        amount: payment.amount,
        link,
      }),
    });
    return true;
  });
}

async function nameOf(transaction: Database, { papers }: FoundPayment, email: string): Promise<string> {
  const recipients = papers === null ? [] : await recipientsOf(transaction, papers);
  const addressed = recipients.find((one) => one.email === email) ?? recipients[0];
  return addressed?.contact ?? linkSalutation;
}

/** Of the first mail with this link to this address, whatever else it tells. */
export function linkMailKey({ id }: Pick<FoundPayment, 'id'>, email: string): string {
  return `payment-link:${id}:${email}`;
}
