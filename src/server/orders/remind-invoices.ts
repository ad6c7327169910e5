import { and, eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { formatIban } from '#domain/business/iban.ts';
import { formatReference, referenceFor } from '#domain/invoice/payment-reference.ts';
import { dueReminder, isReminderHour, type ReminderStep } from '#domain/on-account/reminder.ts';
import type { Reminders, ShopSettings } from '#domain/shop-settings/shop-settings.ts';
import { reminderMail } from '#text/mails/reminder-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { companies } from '../database/schema/accounts.ts';
import { invoices } from '../database/schema/orders.ts';
import { paymentAttempts, paymentInvoices } from '../database/schema/payments.ts';
import { invoiceReminders } from '../database/schema/reminders.ts';
import { demandDocuments } from '../invoices/demand-documents.ts';
import { dueOf, lockDue } from '../invoices/due.ts';
import type { Invoice } from '../invoices/issue-invoice.ts';
import { shopActor } from '../logbook/write-logbook.ts';
import { queueMail } from '../mail/outbox.ts';
import { type FoundReminders, findReminders, listOverdue } from '../on-account/reminders.ts';
import { recipientsOfInvoice } from '../people/recipients.ts';
import { oneByOne } from '../tasks/one-by-one.ts';
import { makePaymentLink } from './make-payment-link.ts';

export type RemindDependencies = Pick<
  Dependencies,
  'database' | 'jobs' | 'settings' | 'shopSettings' | 'log' | 'errorReporter' | 'now'
>;

/**
 * R12.3: what is overdue is reminded of. It may run at any time, twice or in several processes: each invoice is judged anew
 * under the lock of its money, and what a night without a process left is made up for by the next round.
 */
export async function remindInvoices(deps: RemindDependencies): Promise<void> {
  if (!isReminderHour(deps.now())) return;
  const settings = await deps.shopSettings.latest();
  const today = dutchDate(deps.now());
  const { days } = settings.reminders;
  const overdue = await listOverdue(deps.database, today);
  const round = {
    queue: 'remind-invoices',
    ids: overdue
      .filter((invoice) => dueReminder(invoice, days, today) !== null)
      .map(({ invoiceId }) => invoiceId),
    subjectOf: (invoiceId: number) => ({ invoiceId }),
  };
  await oneByOne(deps, round, async (transaction, id) => {
    const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, id));
    if (invoice === undefined) return;
    await lockDue(transaction, dueOf(invoice));
    const found = await findReminders(transaction, id);
    const step = found && dueReminder(found, days, today);
    if (found && step) await remind({ ...deps, database: transaction }, settings, { invoice, found, step });
  });
}

type Overdue = {
  readonly invoice: Invoice;
  readonly found: FoundReminders;
  readonly step: ReminderStep;
};

async function remind(
  deps: RemindDependencies,
  settings: ShopSettings,
  { invoice, found, step }: Overdue,
): Promise<void> {
  const { id, companyId, number, customer } = invoice;
  const link = await findLink(deps, number);
  // Money is under way: whether anything is left to remind of is known before long.
  if (link === 'pending' || (await isPaidWithOthers(deps.database, id))) return;
  const { open, dueOn } = found;
  await deps.database
    .insert(invoiceReminders)
    .values({ invoiceId: id, step, sentOn: dutchDate(deps.now()), open, createdAt: deps.now() });
  const [company] = await deps.database.select().from(companies).where(eq(companies.id, companyId));
  // The same account as on the paper that goes with it.
  const seller = invoice.seller ?? deps.shopSettings.first.company;
  await demandDocuments(deps.database, deps.jobs, id);
  // From the second on also who answers for the company: what comes after the third stops everybody there.
  const withOwners = step > 1;
  for (const { key, email, contact } of await recipientsOfInvoice(deps.database, invoice, { withOwners })) {
    await queueMail(deps.database, deps.jobs, {
      dedupeKey: `invoice-reminder:${id}:${step}${key}`,
      recipient: email,
      document: { invoiceId: id },
      text: reminderMail({
        ...{ step, contact, number, open, dueOn },
        company: customer.company,
        words: wordsOf(settings.reminders, step),
        total: invoice.total,
        ...{ iban: formatIban(seller.iban), seller: seller.name },
        reference: formatReference(referenceFor(number, invoice.invoiceAddress.country)),
        payLink: link,
        isOnAccount: company !== undefined && company.termDays !== null,
      }),
    });
  }
}

function wordsOf({ first, second, third }: Reminders, step: ReminderStep): string {
  return { 1: first, 2: second, 3: third }[step];
}

// The one that is open already, or a new one; null where paying by a link makes no sense any more.
async function findLink(deps: RemindDependencies, number: string): Promise<string | 'pending' | null> {
  const request = { subject: { kind: 'invoice', number }, expiresAt: null, mail: null, key: null } as const;
  const outcome = await makePaymentLink(deps, request, shopActor);
  if (outcome.kind === 'refused') return outcome.why === 'pending' ? 'pending' : null;
  return `${deps.settings.publicUrl}/payment/${outcome.payment.token}?via=mail`;
}

// R12.4: in one payment for several invoices, which is none of this one until it is paid.
async function isPaidWithOthers(transaction: Database, invoiceId: number): Promise<boolean> {
  const pending = await transaction
    .select({ id: paymentAttempts.id })
    .from(paymentInvoices)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, paymentInvoices.paymentId))
    .where(and(eq(paymentInvoices.invoiceId, invoiceId), eq(paymentAttempts.status, 'pending')))
    .limit(1);
  return pending.length > 0;
}
