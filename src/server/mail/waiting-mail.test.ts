import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { mails } from '../database/schema/operations.ts';
import { makeInvoiceDocuments } from '../documents/make-invoice-documents.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { OutgoingMail } from './mail-transport.ts';
import { deliverMail } from './outbox.ts';

const { database } = await testDatabase();

async function mailOf(dedupeKey: string) {
  const [mail] = await database.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
  if (mail === undefined) throw new Error(`no mail ${dedupeKey}`);
  return mail;
}

// Sends what the queue holds for this mail, and tells what went out.
async function send(desk: PaymentDesk, mailId: number): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const delivering = {
    transport: {
      send: (mail: OutgoingMail) => {
        sent.push(mail);
        return Promise.resolve('sent' as const);
      },
      close: () => undefined,
    },
    mailHost: 'localhost',
    quotesHost: 'localhost',
    colophon: () => ['Horrenmakerij De Lier B.V.'],
    onGivenUp: () => Promise.resolve(),
  };
  const queued = desk.jobs('send-mail').filter((data) => JSON.stringify(data) === JSON.stringify({ mailId }));
  for (const _ of queued) await deliverMail(database, delivering, mailId);
  return sent;
}

describe('R1.1 a mail waits for its document and goes out once', () => {
  it('the thanks for a payment bring the invoice', async () => {
    const { desk, order, payment } = await aPaidPayment(database);
    const mail = await mailOf(`payment-received:${payment.id}`);
    expect(await send(desk, mail.id)).toEqual([]);
    const invoice = await issueInvoice(desk.deps, order.id);
    await Promise.all([
      makeInvoiceDocuments(desk.deps, invoice.id),
      makeInvoiceDocuments(desk.deps, invoice.id),
    ]);
    const sent = await send(desk, mail.id);
    expect(sent.map(({ document }) => document?.filename)).toEqual([`Factuur-${invoice.number}.pdf`]);
    expect(new TextDecoder().decode(sent[0]?.document?.content.slice(0, 5))).toBe('%PDF-');
    expect(sent[0]?.text).toContain('De factuur zit bij deze e-mail');
    expect(await send(desk, mail.id)).toEqual([]);
  });

  it.each([
    [true, 'Het bedrag gaat terug naar de rekening'],
    [false, 'De creditnota zit bij deze e-mail'],
  ])('a credit note is mailed (money back: %s)', async (isMoneyBack, words) => {
    const { desk, order } = await aPaidPayment(database);
    const { id: invoiceId, number } = await issueInvoice(desk.deps, order.id);
    const wish = { kind: 'amount', amount: cents(50_00) } as const;
    const request = { invoiceId, wish, cause: `test:${invoiceId}`, isMoneyBack };
    const note = await issueCreditNote(desk.deps, request);
    await issueCreditNote(desk.deps, request);
    if (note === null) throw new Error('no credit note');
    const mail = await mailOf(`credit-note:${note.id}`);
    expect(mail.recipient).toBe(order.customer.email);
    expect(await send(desk, mail.id)).toEqual([]);
    await makeInvoiceDocuments(desk.deps, note.id);
    const [sent, ...others] = await send(desk, mail.id);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ subject: `Creditnota ${note.number} bij factuur ${number}` });
    expect(sent?.document?.filename).toBe(`Creditnota-${note.number}.pdf`);
    expect(sent?.text).toContain(words);
    expect(sent?.text.includes('Het bedrag gaat terug')).toBe(isMoneyBack);
  });
});
