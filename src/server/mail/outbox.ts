import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { MailText } from '#text/mails/mail.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema/operations.ts';
import type { invoices } from '../database/schema/orders.ts';
import { withoutValues } from '../database/without-values.ts';
import type { Jobs } from '../queue/jobs.ts';
import { withColophon } from './colophon.ts';
import { composeMail } from './compose-mail.ts';
import { findAttachment } from './find-attachment.ts';
import type { Delivery, MailTransport } from './mail-transport.ts';

type NewMail = {
  // What the mail is about: the same key never makes a second mail.
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly text: MailText;
  // What goes with it. The mail waits until it is made.
  readonly document?: MailDocument;
  // The order on whose page it is told; of a document that is known.
  readonly aboutOrderId?: number | null;
};

/** The invoice of an order, which may have to be issued first, or this invoice or credit note. */
export type MailDocument = { readonly orderId: number } | { readonly invoiceId: number };

/** For use in the transaction that causes the mail. */
export async function queueMail(transaction: Database, jobs: Jobs, mail: NewMail): Promise<void> {
  const [row] = await transaction
    .insert(mails)
    .values({
      dedupeKey: mail.dedupeKey,
      recipient: mail.recipient,
      ...composeMail(mail.text),
      ...mail.document,
      aboutOrderId: mail.aboutOrderId ?? behind(mail.document),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning();
  if (row === undefined) return;
  if (mail.document !== undefined && (await findAttachment(transaction, row)) === null) return;
  await jobs.enqueue(transaction, 'send-mail', { mailId: row.id });
}

function behind(document: MailDocument | undefined): number | null | SQL<number | null> {
  if (document === undefined) return null;
  if ('orderId' in document) return document.orderId;
  return sql`(select order_id from invoices where id = ${document.invoiceId})`;
}

/**
 * For use in the transaction that stores the documents of an invoice. Whoever queues such a mail holds the lock on the
 * same order, so that neither misses the other.
 */
export async function sendWaitingMails(
  transaction: Database,
  jobs: Jobs,
  invoice: Pick<typeof invoices.$inferSelect, 'id' | 'kind' | 'orderId'>,
): Promise<void> {
  const ofOrder =
    invoice.kind === 'invoice' && invoice.orderId !== null ? eq(mails.orderId, invoice.orderId) : undefined;
  const waiting = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'queued'), or(eq(mails.invoiceId, invoice.id), ofOrder)));
  for (const { id } of waiting) await jobs.enqueue(transaction, 'send-mail', { mailId: id });
}

export type Delivering = {
  readonly transport: MailTransport;
  readonly mailHost: string;
  // Who writes, as it is when the mail goes out.
  readonly colophon: () => readonly string[];
  // Nobody tries this mail again. In the transaction that says so.
  readonly onGivenUp: (
    transaction: Database,
    mail: StoredMail,
    why: 'refused' | 'out_of_tries',
  ) => Promise<void>;
};

/**
 * The row stays locked while the mail goes out: a second worker finds it sent. A crash between the mail server's
 * yes and our commit repeats the mail, with the same Message-ID. Null when there was nothing to send yet, or any more.
 */
export function deliverMail(
  database: Database,
  { transport, mailHost, colophon, onGivenUp }: Delivering,
  mailId: number,
): Promise<Delivery | null> {
  return database.transaction(async (transaction) => {
    const mail = await lockQueuedMail(transaction, mailId);
    if (mail === null) return null;
    const hasDocument = mail.orderId !== null || mail.invoiceId !== null;
    const document = hasDocument ? await findAttachment(transaction, mail) : null;
    // Whoever makes the document sends the mail.
    if (hasDocument && document === null) return null;
    const delivery = await transport.send({
      ...withColophon(mail, colophon()),
      document,
      messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${mailHost}>`,
    });
    await transaction
      .update(mails)
      .set({
        status: delivery === 'refused' ? 'failed' : delivery,
        attempts: sql`${mails.attempts} + 1`,
        sentAt: delivery === 'sent' ? new Date() : null,
        lastError: delivery === 'refused' ? 'refused by the mail server' : null,
        // What was sent need not be kept twice.
        ...(delivery === 'sent' ? { pictures: [] } : {}),
        // A reset link that has been sent is the recipient's secret, not the table's.
        ...(delivery === 'sent' && holdsSecret(mail.dedupeKey) ? { text: '', html: '' } : {}),
      })
      .where(eq(mails.id, mailId));
    if (delivery === 'refused') await onGivenUp(transaction, mail, 'refused');
    return delivery;
  });
}

export async function noteFailure(
  database: Database,
  { onGivenUp }: Pick<Delivering, 'onGivenUp'>,
  mailId: number,
  { error, isLastAttempt }: { readonly error: unknown; readonly isLastAttempt: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const mail = await lockQueuedMail(transaction, mailId);
    if (mail === null) return;
    await transaction
      .update(mails)
      .set({
        status: isLastAttempt ? 'failed' : 'queued',
        attempts: sql`${mails.attempts} + 1`,
        lastError: String(withoutValues(error)).slice(0, 500),
      })
      .where(eq(mails.id, mailId));
    if (isLastAttempt) await onGivenUp(transaction, mail, 'out_of_tries');
  });
}

async function lockQueuedMail(transaction: Database, mailId: number): Promise<StoredMail | null> {
  const [mail] = await transaction
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.status, 'queued')))
    .for('update');
  return mail ?? null;
}

export type StoredMail = typeof mails.$inferSelect;

export function listMails(database: Database): Promise<readonly StoredMail[]> {
  return database.select().from(mails).orderBy(desc(mails.id)).limit(100);
}

export async function findMail(database: Database, mailId: number): Promise<StoredMail | null> {
  const [mail] = await database.select().from(mails).where(eq(mails.id, mailId));
  return mail ?? null;
}

const secretPrefixes = { reset: 'password-reset:', email: 'email-change:' } as const;

export function resetMailKey(resetId: number): string {
  return `${secretPrefixes.reset}${resetId}`;
}

export function emailChangeMailKey(changeId: number): string {
  return `${secretPrefixes.email}${changeId}`;
}

export function holdsSecret(dedupeKey: string): boolean {
  return Object.values(secretPrefixes).some((prefix) => dedupeKey.startsWith(prefix));
}
