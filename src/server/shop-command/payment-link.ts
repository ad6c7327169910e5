import { eq } from 'drizzle-orm';
import type { LogbookEntry } from '#domain/logbook/entry.ts';
import type { Cents } from '#domain/money/cents.ts';
import { maxDescription } from '#domain/payment/payment-subject.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { describeSubject } from '#text/ordering/payment.ts';
import { linkAnswers as answers, mailQueued } from '#text/staff/shop-answers.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { CommandProblem } from '../errors.ts';
import { type Due, dueOf } from '../invoices/due.ts';
import { findOrderInvoice, leftOf, listCreditNotes } from '../invoices/find-credit.ts';
import type { Invoice } from '../invoices/issue-invoice.ts';
import { findPaymentProgress } from '../orders/order-payment.ts';
import { createPayment, type PayableSubject } from '../payments/create-payment.ts';
import { type FoundPayment, findPaymentById } from '../payments/find-payment.ts';
import { mailPaymentLink } from '../payments/mail-payment-link.ts';
import { changeShop } from './change-shop.ts';
import { type Command, type OwnerShop, say } from './command.ts';
import type { CommandInput } from './command-input.ts';

const day = 24 * 60 * 60 * 1000;

export const paymentLink: Command<'betaallink'> = {
  right: 'make_payment_links',
  options: {
    bestelling: 'text',
    factuur: 'text',
    bedrag: 'text',
    omschrijving: 'text',
    dagen: 'text',
    mail: 'text',
    naam: 'text',
  },
  hasWords: false,
  run: async (input, shop) => {
    const email = input.email('mail');
    const days = input.count('dagen');
    if (input.text('naam') !== null && email === null) throw new CommandProblem(answers.nameOnly);
    const { subject, openPaymentId } = await findSubject(input, shop);
    const expiresAt = days === null ? null : new Date(shop.now().getTime() + days * day);
    const { payment, isQueued } = await changeShop(shop, async (changed, tell) => {
      const { database } = changed;
      const id = openPaymentId ?? (await createPayment(database, subject, expiresAt)).id;
      if (openPaymentId !== null && expiresAt !== null)
        await database.update(payments).set({ expiresAt }).where(eq(payments.id, id));
      const found = await findPaymentById(database, id);
      if (found === null) throw new Error(`no payment ${id}`);
      const contact = input.text('naam') ?? contactOf(found);
      const isMailed = email !== null && (await mailPaymentLink(changed, found, { email, contact }));
      if (openPaymentId === null || expiresAt !== null || isMailed)
        await tell(linkEntry(found, isMailed ? email : null));
      return { payment: found, isQueued: isMailed };
    });
    const name = describeSubject(payment.subject);
    const title = (openPaymentId === null ? answers.made : answers.found)(name, payment.amount);
    const lines = [title, `${shop.settings.publicUrl}/payment/${payment.token}`];
    if (payment.expiresAt !== null) lines.push(answers.validUntil(formatDateTime(payment.expiresAt)));
    if (email !== null) lines.push(isQueued ? mailQueued(email) : answers.mailWaiting(email));
    return say(...lines);
  },
};

// Without the address of the link: whoever has that may pay.
function linkEntry({ id, subject, amount, expiresAt }: FoundPayment, email: string | null): LogbookEntry {
  return {
    action: 'payment_link_made',
    subject: { kind: 'payment', id, name: describeSubject(subject) },
    after: {
      amount,
      ...(expiresAt === null ? {} : { validUntil: expiresAt.toISOString() }),
      ...(email === null ? {} : { email }),
    },
  };
}

function contactOf({ customer }: FoundPayment): string {
  return customer?.contact ?? answers.salutation;
}

// An open link is given again: two would invite a customer to pay twice.
type Found = { readonly subject: PayableSubject; readonly openPaymentId: number | null };

function findSubject(input: CommandInput, shop: OwnerShop): Promise<Found> | Found {
  const [order, invoice, amount] = [input.text('bestelling'), input.text('factuur'), input.euro('bedrag')];
  if ([order, invoice, amount].filter((given) => given !== null).length !== 1)
    throw new CommandProblem(answers.oneSubject);
  if (amount !== null)
    return { subject: freeAmount(amount, input.text('omschrijving')), openPaymentId: null };
  if (input.text('omschrijving') !== null) throw new CommandProblem(answers.descriptionOnly);
  return order !== null
    ? findOrder(shop, order.toUpperCase())
    : findInvoice(shop, (invoice ?? '').toUpperCase());
}

function freeAmount(amount: Cents, description: string | null): PayableSubject {
  if (amount === 0) throw new CommandProblem(answers.nothing);
  if (description === null) throw new CommandProblem(answers.descriptionMissing);
  if (description.length > maxDescription) throw new CommandProblem(answers.descriptionTooLong);
  return { kind: 'other', description: description.trim(), amount };
}

async function findOrder(shop: OwnerShop, number: string): Promise<Found> {
  const [order] = await shop.database.select().from(orders).where(eq(orders.number, number));
  if (order === undefined) throw new CommandProblem(answers.noOrder(number));
  const { id, status } = order;
  if (status === 'draft' || status === 'cancelled')
    throw new CommandProblem(answers.notPayable(number, status));
  const openPaymentId = await findOpenPayment(shop, { orderId: id }, number);
  const invoice = await findOrderInvoice(shop.database, id);
  if (invoice !== null) await refuseCredited(shop, invoice);
  return { subject: { kind: 'order', orderId: id }, openPaymentId };
}

async function findInvoice(shop: OwnerShop, number: string): Promise<Found> {
  const [invoice] = await shop.database.select().from(invoices).where(eq(invoices.number, number));
  if (invoice?.kind !== 'invoice') throw new CommandProblem(answers.noInvoice(number));
  const { id, orderId } = invoice;
  const openPaymentId = await findOpenPayment(shop, dueOf({ id, orderId }), number);
  await refuseCredited(shop, invoice);
  return { subject: { kind: 'invoice', invoiceId: id }, openPaymentId };
}

async function refuseCredited({ database }: OwnerShop, invoice: Invoice): Promise<void> {
  if (leftOf(invoice, await listCreditNotes(database, invoice.id)) === 0)
    throw new CommandProblem(answers.credited(invoice.number));
}

async function findOpenPayment(shop: OwnerShop, due: Due, number: string): Promise<number | null> {
  const progress = await findPaymentProgress(shop, due);
  switch (progress?.state) {
    case 'open':
      return progress.payment.id;
    case 'pending':
      throw new CommandProblem(answers.pending(number));
    case 'paid':
      throw new CommandProblem(answers.paid(number));
    case 'refunded':
    case 'partially_refunded':
      throw new CommandProblem(answers.refunded(number));
    default:
      // Expired, void or charged back: it has to be paid anew.
      return null;
  }
}
