import { and, eq } from 'drizzle-orm';
import { paymentMails } from '#text/mails/payment-mails.ts';
import { sentDocumentNames } from '#text/staff/order-history.ts';
import { people } from '../../database/schema/accounts.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoices } from '../../database/schema/orders.ts';
import { queueMail } from '../../mail/outbox.ts';
import { confirmAgain } from '../confirm-order.ts';
import type { Order } from '../store-order.ts';
import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor, type Work } from './action.ts';

export const sendDocument: Executor<'send_document'> = async (work, { order }, { number, key }) => {
  const { database, now, actor } = work;
  const recipient = order.customer.email;
  const dedupeKey = `document-again:${order.id}:${number ?? 'order'}:${key}`;
  const isSent = (await database.$count(mails, eq(mails.dedupeKey, dedupeKey))) > 0;
  if (isSent) return done<'send_document'>({ recipient }, null);
  const isFound =
    number === null
      ? await sendConfirmation(work, order, dedupeKey)
      : await sendInvoice(work, order, number, dedupeKey);
  if (!isFound) return { kind: 'refused', why: 'no_document' };
  const document = number ?? sentDocumentNames.confirmation;
  const event = { orderId: order.id, kind: 'document_sent', details: { document, to: recipient } } as const;
  await writeOrderEvent(database, event, actor, now());
  return done<'send_document'>(
    { recipient },
    { action: 'document_sent_again', after: { document, email: recipient } },
  );
};

async function sendConfirmation(work: Work, order: Order, dedupeKey: string): Promise<boolean> {
  const [person] = await work.database
    .select({ cmUnits: people.cmUnits })
    .from(people)
    .where(eq(people.id, order.personId));
  const unit = person?.cmUnits === true ? 'cm' : 'mm';
  await confirmAgain(work, work.database, order, { dedupeKey, unit });
  return true;
}

async function sendInvoice(
  { database, jobs }: Work,
  { id, customer }: Order,
  number: string,
  dedupeKey: string,
): Promise<boolean> {
  const [document] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.number, number)));
  if (document === undefined) return false;
  await queueMail(database, jobs, {
    dedupeKey,
    recipient: customer.email,
    document: { invoiceId: document.id },
    text: paymentMails.again({ contact: customer.contact, kind: document.kind, number }),
  });
  return true;
}
