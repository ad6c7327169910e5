import { and, eq, like, or } from 'drizzle-orm';
import { paymentMails } from '#text/mails/payment-mails.ts';
import { sentDocumentNames } from '#text/staff/order-history.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoices } from '../../database/schema/orders.ts';
import { demandDocuments } from '../../invoices/demand-documents.ts';
import { queueMail } from '../../mail/outbox.ts';
import { type Recipient, recipientsOf } from '../../people/recipients.ts';
import { confirmAgain } from '../confirm-order.ts';
import type { Order } from '../store-order.ts';
import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor, type Work } from './action.ts';

export const sendDocument: Executor<'send_document'> = async (work, { order }, { number, key }) => {
  const { database, now, actor } = work;
  const recipients = await recipientsOf(database, order);
  if (recipients.length === 0) return { kind: 'refused', why: 'no_recipient' };
  const recipient = recipients.map(({ email }) => email).join(', ');
  const dedupeKey = `document-again:${order.id}:${number ?? 'order'}:${key}`;
  const ofForm = and(
    eq(mails.aboutOrderId, order.id),
    or(eq(mails.dedupeKey, dedupeKey), like(mails.dedupeKey, `${dedupeKey}:%`)),
  );
  const isSent = (await database.$count(mails, ofForm)) > 0;
  if (isSent) return done<'send_document'>({ recipient }, null);
  const isFound =
    number === null
      ? await sendConfirmation(work, order, { recipients, dedupeKey })
      : await sendInvoice(work, order, number, { recipients, dedupeKey });
  if (!isFound) return { kind: 'refused', why: 'no_document' };
  const document = number ?? sentDocumentNames.confirmation;
  const event = { orderId: order.id, kind: 'document_sent', details: { document, to: recipient } } as const;
  await writeOrderEvent(database, event, actor, now());
  return done<'send_document'>(
    { recipient },
    { action: 'document_sent_again', after: { document, email: recipient } },
  );
};

type Sending = { readonly recipients: readonly Recipient[]; readonly dedupeKey: string };

async function sendConfirmation(
  work: Work,
  order: Order,
  { recipients, dedupeKey }: Sending,
): Promise<boolean> {
  for (const to of recipients)
    await confirmAgain(work, work.database, order, { to, dedupeKey: `${dedupeKey}${to.key}` });
  return true;
}

async function sendInvoice(
  { database, jobs }: Work,
  { id }: Order,
  number: string,
  { recipients, dedupeKey }: Sending,
): Promise<boolean> {
  const [document] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.number, number)));
  if (document === undefined) return false;
  await demandDocuments(database, jobs, document.id);
  for (const { key, email, contact } of recipients)
    await queueMail(database, jobs, {
      dedupeKey: `${dedupeKey}${key}`,
      recipient: email,
      document: { invoiceId: document.id },
      text: paymentMails.again({ contact, kind: document.kind, number }),
    });
  return true;
}
