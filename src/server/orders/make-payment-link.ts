import { eq } from 'drizzle-orm';
import { isWrittenOff } from '#domain/invoice/standing.ts';
import type { Actor, LogbookEntry } from '#domain/logbook/entry.ts';
import type { LinkRefusal } from '#domain/payment/link-refusal.ts';
import { describeSubject } from '#text/ordering/payment.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { type Due, dueOf, lockDue } from '../invoices/due.ts';
import { findBalance, type InvoiceBalance, listOrderInvoices } from '../invoices/find-credit.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { createPayment, type PayableSubject } from '../payments/create-payment.ts';
import { type FoundPayment, findPaymentById } from '../payments/find-payment.ts';
import { mailPaymentLink } from '../payments/mail-payment-link.ts';
import { findPaymentProgress } from './order-payment.ts';

export type LinkDependencies = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

export type LinkSubject =
  | { readonly kind: 'order' | 'invoice'; readonly number: string }
  | Extract<PayableSubject, { kind: 'other' }>;

export type LinkRequest = {
  readonly subject: LinkSubject;
  readonly expiresAt: Date | null;
  // Without a name, that of the customer.
  readonly mail: { readonly email: string; readonly contact: string | null } | null;
  // Of the form: sent twice it makes one link. A command has none.
  readonly key: string | null;
};

export type LinkOutcome =
  | {
      readonly kind: 'link';
      readonly payment: FoundPayment;
      // An open link is given again: two would invite a customer to pay twice.
      readonly isNew: boolean;
      // Null where nobody is mailed; false while the same mail still waits.
      readonly isMailed: boolean | null;
    }
  | ({ readonly kind: 'refused' } & LinkRefusal);

/** R11.6: the one way to a payment link, for pages and commands. Of two at once for one order, both get the same. */
export function makePaymentLink(
  deps: LinkDependencies,
  { subject, expiresAt, mail, key }: LinkRequest,
  actor: Actor,
): Promise<LinkOutcome> {
  return deps.database.transaction(async (transaction) => {
    const inside = { ...deps, database: transaction };
    const found = await findSubject(inside, subject);
    if ('why' in found) return { kind: 'refused', ...found };
    const known = found.openPaymentId ?? (await findByKey(transaction, key));
    const id = known ?? (await createPayment(transaction, found.subject, expiresAt, key)).id;
    if (known !== null && expiresAt !== null)
      await transaction.update(payments).set({ expiresAt }).where(eq(payments.id, id));
    const payment = await findPaymentById(transaction, id);
    if (payment === null) throw new Error(`no payment ${id}`);
    const isMailed = mail === null ? null : await mailPaymentLink(inside, payment, mail);
    if (known === null || expiresAt !== null || isMailed === true)
      await writeLogbook(
        transaction,
        actor,
        entryOf(payment, isMailed ? (mail?.email ?? null) : null),
        deps.now(),
      );
    return { kind: 'link', payment, isNew: known === null, isMailed };
  });
}

// Without the address of the link: whoever has that may pay.
function entryOf({ id, subject, amount, expiresAt }: FoundPayment, email: string | null): LogbookEntry {
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

async function findByKey(transaction: Database, key: string | null): Promise<number | null> {
  if (key === null) return null;
  const [made] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.madeKey, key));
  return made?.id ?? null;
}

type Found = { readonly subject: PayableSubject; readonly openPaymentId: number | null };

function findSubject(deps: LinkDependencies, subject: LinkSubject): Promise<Found | LinkRefusal> {
  switch (subject.kind) {
    case 'order':
      return findOrder(deps, subject.number);
    case 'invoice':
      return findInvoice(deps, subject.number);
    case 'other':
      return Promise.resolve({ subject, openPaymentId: null });
    default:
      return subject satisfies never;
  }
}

async function findOrder(deps: LinkDependencies, number: string): Promise<Found | LinkRefusal> {
  const [order] = await deps.database.select().from(orders).where(eq(orders.number, number));
  if (order === undefined) return { why: 'no_order', number };
  const { id, status } = order;
  if (status === 'draft' || status === 'cancelled') return { why: 'not_payable', number, status };
  if (order.termDays !== null) return { why: 'on_account', number };
  const open = await findOpenPayment(deps, { orderId: id }, number);
  if (open !== null && typeof open !== 'number') return open;
  const [invoice] = await listOrderInvoices(deps.database, id);
  const why = invoice === undefined ? null : whyNothing(invoice);
  if (invoice !== undefined && why !== null) return { why, number: invoice.number };
  return { subject: { kind: 'order', orderId: id }, openPaymentId: open };
}

async function findInvoice(deps: LinkDependencies, number: string): Promise<Found | LinkRefusal> {
  const [invoice] = await deps.database.select().from(invoices).where(eq(invoices.number, number));
  if (invoice?.kind !== 'invoice') return { why: 'no_invoice', number };
  const open = await findOpenPayment(deps, dueOf(invoice), number);
  if (open !== null && typeof open !== 'number') return open;
  const why = whyNothing(await findBalance(deps.database, invoice.id));
  if (why !== null) return { why, number: invoice.number };
  return { subject: { kind: 'invoice', invoiceId: invoice.id }, openPaymentId: open };
}

// No link asks for nothing.
function whyNothing(balance: InvoiceBalance): 'written_off' | 'credited' | 'paid' | null {
  if (isWrittenOff(balance)) return 'written_off';
  if (balance.left === 0) return 'credited';
  return balance.open === 0 ? 'paid' : null;
}

async function findOpenPayment(
  deps: LinkDependencies,
  due: Due,
  number: string,
): Promise<number | LinkRefusal | null> {
  await lockDue(deps.database, due);
  const progress = await findPaymentProgress(deps, due);
  switch (progress?.state) {
    case 'open':
      return progress.payment.id;
    case 'pending':
    case 'paid':
      return { why: progress.state, number };
    case 'refunded':
    case 'partially_refunded':
      return { why: 'refunded', number };
    default:
      // Expired, void, withdrawn or charged back: it has to be paid anew.
      return null;
  }
}
