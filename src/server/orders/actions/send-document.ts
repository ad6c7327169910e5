import { and, eq } from 'drizzle-orm';
import { paymentMails } from '#text/mails/payment-mails.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoices } from '../../database/schema/orders.ts';
import { queueMail } from '../../mail/outbox.ts';
import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor } from './action.ts';

export const sendDocument: Executor<'send_document'> = async (work, { order }, { number, key }) => {
  const { database, jobs, now, actor } = work;
  const [document] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.number, number)));
  if (document === undefined) return { kind: 'refused', why: 'no_document' };
  const recipient = order.customer.email;
  const dedupeKey = `document-again:${document.id}:${key}`;
  if ((await database.$count(mails, eq(mails.dedupeKey, dedupeKey))) > 0)
    return done<'send_document'>({ recipient }, null);
  await queueMail(database, jobs, {
    dedupeKey,
    recipient,
    document: { invoiceId: document.id },
    text: paymentMails.again({ contact: order.customer.contact, kind: document.kind, number }),
  });
  const event = {
    orderId: order.id,
    kind: 'document_sent',
    details: { document: number, to: recipient },
  } as const;
  await writeOrderEvent(database, event, actor, now());
  return done<'send_document'>(
    { recipient },
    { action: 'document_sent_again', after: { document: number, email: recipient } },
  );
};
