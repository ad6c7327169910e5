import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { MailText } from '#text/mails/mail.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema/operations.ts';
import type { invoices } from '../database/schema/orders.ts';
import { withoutValues } from '../database/without-values.ts';
import type { Jobs } from '../queue/jobs.ts';
import { withColophon } from './colophon.ts';
import { composeMail, type MailLook } from './compose-mail.ts';
import { findAttachment, findMailLogo, hasDocument } from './find-attachment.ts';
import type { Delivery, MailSender, MailTransport } from './mail-transport.ts';

type NewMail = {
  // What the mail is about: the same key never makes a second mail.
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly text: MailText;
  // What goes with it. The mail waits until it is made.
  readonly document?: MailDocument;
  // The order on whose page it is told; of a document that is known.
  readonly aboutOrderId?: number | null;
  // In somebody else's name and look; what is at its foot is theirs too.
  readonly inName?: InName;
};

export type InName = Omit<MailSender, 'logo'> & {
  readonly look: MailLook;
  readonly colophon: readonly string[];
};

/** The invoice of an order, which may have to be issued first, this invoice or credit note, or what was sent of a quote. */
export type MailDocument =
  | { readonly orderId: number }
  | { readonly invoiceId: number }
  | { readonly quoteVersionId: number };

/** For use in the transaction that causes the mail. */
export async function queueMail(transaction: Database, jobs: Jobs, mail: NewMail): Promise<void> {
  const [row] = await transaction
    .insert(mails)
    .values({
      dedupeKey: mail.dedupeKey,
      recipient: mail.recipient,
      ...write(mail),
      ...mail.document,
      aboutOrderId: mail.aboutOrderId ?? behind(mail.document),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning();
  if (row === undefined) return;
  if (mail.document !== undefined && (await findAttachment(transaction, row)) === null) return;
  await jobs.enqueue(transaction, 'send-mail', { mailId: row.id });
}

function write({ text, inName }: NewMail) {
  if (inName === undefined) return composeMail(text);
  const { name: senderName, replyTo, look, colophon } = inName;
  return { ...withColophon(composeMail(text, look), colophon), senderName, replyTo };
}

function behind(document: MailDocument | undefined): number | null | SQL<number | null> {
  if (document === undefined) return null;
  if ('orderId' in document) return document.orderId;
  if ('quoteVersionId' in document) return null;
  return sql`(select order_id from invoices where id = ${document.invoiceId})`;
}

/** For use in the transaction that stores the PDF of a quote: whoever queues a mail with it holds the same version. */
export async function sendWaitingQuoteMails(
  transaction: Database,
  jobs: Jobs,
  quoteVersionId: number,
): Promise<void> {
  const waiting = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'queued'), eq(mails.quoteVersionId, quoteVersionId)));
  for (const { id } of waiting) await jobs.enqueue(transaction, 'send-mail', { mailId: id });
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
  // For who writes in another's name: the id of a mail tells no more than its sender does.
  readonly quotesHost: string;
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
  { transport, mailHost, quotesHost, colophon, onGivenUp }: Delivering,
  mailId: number,
): Promise<Delivery | null> {
  return database.transaction(async (transaction) => {
    const mail = await lockQueuedMail(transaction, mailId);
    if (mail === null) return null;
    const document = hasDocument(mail) ? await findAttachment(transaction, mail) : null;
    // Whoever makes the document sends the mail.
    if (hasDocument(mail) && document === null) return null;
    const sender = await senderOf(transaction, mail);
    const delivery = await transport.send({
      ...(sender === null ? withColophon(mail, colophon()) : mail),
      document,
      sender,
      messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${sender === null ? mailHost : quotesHost}>`,
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

async function senderOf(transaction: Database, mail: StoredMail): Promise<MailSender | null> {
  const { senderName: name, replyTo } = mail;
  if (name === null || replyTo === null) return null;
  return { name, replyTo, logo: await findMailLogo(transaction, mail) };
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
