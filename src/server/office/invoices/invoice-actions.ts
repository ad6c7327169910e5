import { and, eq, like, or, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { officeRooms } from '#contract/office/page.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { formatEuro } from '#text/format/money.ts';
import { paymentMails } from '#text/mails/payment-mails.ts';
import { invoiceTexts } from '#text/staff/invoices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { mails } from '../../database/schema/operations.ts';
import { Refusal } from '../../errors.ts';
import { readForm } from '../../input/read-form.ts';
import { demandDocuments } from '../../invoices/demand-documents.ts';
import { dueOf, lockDue } from '../../invoices/due.ts';
import { listCreditNotes } from '../../invoices/find-credit.ts';
import type { Invoice } from '../../invoices/issue-invoice.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { queueMail } from '../../mail/outbox.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { type Credited, creditInvoice } from '../../payments/give-back.ts';
import { recipientsOfInvoice } from '../../people/recipients.ts';
import { refuseInvoiceForm } from './answer-invoice.ts';
import { findInvoiceByNumber } from './invoice-details.ts';

const { path } = officeRooms.invoices;
const { faults } = invoiceTexts;

/** What can be done to an invoice by itself. One of an order is credited on the order's page, where its lines are. */
export function invoiceActionRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(`${path}/:number/versturen`, requireRight('move_money'), async (c) => {
      const key = z.uuid().safeParse((await readForm(c))['key']);
      if (!key.success) throw new Refusal(400, callErrors.unreadable);
      const invoice = await find(c, deps);
      const outcome = await sendAgain(c, deps, invoice, key.data);
      return back(c, invoice, outcome === 'done' ? 'melding=verstuurd' : 'probleem=niemand');
    })
    .post(`${path}/:number/crediteren`, requireRight('move_money'), async (c) => {
      const values = await readForm(c);
      const invoice = await find(c, deps);
      if (invoice.kind !== 'invoice' || invoice.orderId !== null) throw new Refusal(404, callErrors.notFound);
      const refuse = (amount: string) =>
        refuseInvoiceForm(c, deps, invoice.number, { which: 'credit', values }, { amount });
      const amount = parseEuro(values['amount'] ?? '');
      if (amount === null || amount === 0) return refuse(faults.amount);
      const key = z.uuid().safeParse(values['key']);
      if (!key.success) throw new Refusal(400, callErrors.unreadable);
      const isMoneyBack = values['moneyBack'] === '1';
      const cause = `invoice:${invoice.id}:${key.data}`;
      const outcome = await credit(c, deps, {
        invoice,
        wish: { kind: 'amount', amount },
        cause,
        isMoneyBack,
      });
      if (outcome.kind === 'too_much') return refuse(faults.tooMuch);
      if (outcome.kind === 'not_received') return refuse(faults.notReceived);
      // A page that was gone back to has the key of the note before; the one that is answered has its own.
      if (!outcome.isNew && outcome.note.total !== amount)
        return refuse(faults.creditedBefore(formatEuro(outcome.note.total)));
      return back(c, invoice, 'melding=gecrediteerd');
    });
}

async function find(c: Context<AppEnv>, { database }: Dependencies): Promise<Invoice> {
  const invoice = await findInvoiceByNumber(database, c.req.param('number') ?? '');
  if (invoice === null) throw new Refusal(404, callErrors.notFound);
  return invoice;
}

function back(c: Context<AppEnv>, { number }: Invoice, told: string): Response {
  return c.redirect(`${path}/${number}?${told}`, 303);
}

async function sendAgain(
  c: Context<AppEnv>,
  deps: Dependencies,
  invoice: Invoice,
  formKey: string,
): Promise<'done' | 'no_recipient'> {
  const { id, number, kind } = invoice;
  const dedupeKey = `document-again:${id}:${formKey}`;
  const actor = actorOf(c, deps);
  return deps.database.transaction(async (transaction) => {
    // Of two presses one waits here, and finds the mail of the other.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${dedupeKey}))`);
    const ofForm = and(
      eq(mails.invoiceId, id),
      or(eq(mails.dedupeKey, dedupeKey), like(mails.dedupeKey, `${dedupeKey}:%`)),
    );
    if ((await transaction.$count(mails, ofForm)) > 0) return 'done';
    const recipients = await recipientsOfInvoice(transaction, invoice);
    if (recipients.length === 0) return 'no_recipient';
    await demandDocuments(transaction, deps.jobs, id);
    for (const { key, email, contact } of recipients)
      await queueMail(transaction, deps.jobs, {
        dedupeKey: `${dedupeKey}${key}`,
        recipient: email,
        document: { invoiceId: id },
        text: paymentMails.again({ contact, kind, number }),
      });
    const entry = {
      action: 'document_sent_again',
      subject: { kind: 'invoice', id: number, name: number },
      after: { document: number, email: recipients.map(({ email }) => email).join(', ') },
    } as const;
    await writeLogbook(transaction, actor, entry, deps.now());
    return 'done';
  });
}

function credit(
  c: Context<AppEnv>,
  deps: Dependencies,
  request: Parameters<typeof creditInvoice>[1],
): Promise<Credited> {
  const { invoice, cause } = request;
  const actor = actorOf(c, deps);
  return deps.database.transaction(async (transaction) => {
    await lockDue(transaction, dueOf(invoice));
    const made = await listCreditNotes(transaction, invoice.id);
    const outcome = await creditInvoice({ ...deps, database: transaction }, request);
    if (outcome.kind !== 'credited' || made.some((note) => note.cause === cause)) return outcome;
    const entry = {
      action: 'credit_note_made',
      subject: { kind: 'invoice', id: invoice.number, name: invoice.number },
      after: { creditNote: outcome.note.number, amount: outcome.note.total, refunded: outcome.refunded },
    } as const;
    await writeLogbook(transaction, actor, entry, deps.now());
    return outcome;
  });
}
