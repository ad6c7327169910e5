import { randomInt, randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { cents, zero } from '#domain/money/cents.ts';
import { findPersonByEmail } from '#server/accounts/people.ts';
import type { Database } from '#server/database/database.ts';
import { invoiceBalances } from '#server/database/schema/balances.ts';
import { invoices } from '#server/database/schema/orders.ts';
import { paymentAttempts, payments } from '#server/database/schema/payments.ts';
import { changePayment } from '#server/integrations/mollie-sandbox/sandbox-payments.ts';
import type { Invoice } from '#server/invoices/issue-invoice.ts';
import { findPaymentByToken } from '#server/payments/find-payment.ts';
import { hearWebhook } from '#server/payments/hear-webhook.ts';
import { createPaymentForInvoices } from '#server/payments/several/create-several.ts';
import { startAttempt } from '#server/payments/start-attempt.ts';
import { demoAccounts } from './demo.ts';
import { PaymentDesk } from './payment-desk.ts';

/** Of the demo's first company, without an order behind it. */
export async function anInvoice(database: Database, total: number, dueOn = '2026-12-01'): Promise<Invoice> {
  const person = await findPersonByEmail(database, demoAccounts.millimetres);
  if (person === null) throw new Error('the demo has nobody');
  const { name: contact, email, phone, company } = person;
  const { companyNumber, vatId } = company;
  const [invoice] = await database
    .insert(invoices)
    .values({
      number: `T${randomInt(1e9, 1e10 - 1)}`,
      kind: 'invoice',
      companyId: company.id,
      customer: { company: company.name, companyNumber, vatId, contact, phone, email },
      invoiceAddress: {
        ...{ recipient: company.name, country: 'NL', street: 'Atoomweg', houseNumber: '63' },
        ...{ addition: 'A', postcode: '3542 AB', city: 'Utrecht' },
      },
      issuedOn: '2026-11-02',
      dueOn,
      net: cents(total),
      vatBasis: 'intra_community',
      vatPercent: 0,
      vat: zero,
      total: cents(total),
    })
    .returning();
  if (invoice === undefined) throw new Error('the invoice was not stored');
  return invoice;
}

/** Picked together, the payment not begun yet. */
export async function pickSeveral(database: Database, picked: readonly Invoice[]) {
  const desk = new PaymentDesk(database);
  const outcome = await createPaymentForInvoices(desk.deps, {
    companyId: picked[0]?.companyId ?? 0,
    invoiceIds: picked.map(({ id }) => id),
    key: randomUUID(),
  });
  if (outcome.kind !== 'payment') throw new Error(outcome.kind);
  const payment = await findPaymentByToken(database, outcome.token);
  if (payment === null) throw new Error('the payment is gone');
  return { desk, payment };
}
/** What these still ask for, in their order. */
export async function openOf(database: Database, picked: readonly Invoice[]): Promise<readonly number[]> {
  const ids = picked.map(({ id }) => id);
  const rows = await database.select().from(invoiceBalances).where(inArray(invoiceBalances.invoiceId, ids));
  return ids.map((id) => rows.find(({ invoiceId }) => invoiceId === id)?.open ?? -1);
}

/** And its payer sent to the provider. */
export async function beginSeveral(database: Database, picked: readonly Invoice[]) {
  const { desk, payment } = await pickSeveral(database, picked);
  await startAttempt(desk.deps, payment.token, 'creditcard');
  return { desk, payment, attempt: await desk.attempt(payment.id) };
}

/** As they were shared out: the oldest invoice first, what was left over last. */
export function sharesOf(database: Database, paymentId: number) {
  return database
    .select({
      paymentId: payments.id,
      invoiceId: payments.invoiceId,
      status: payments.status,
      isPart: payments.isPart,
      attemptId: paymentAttempts.id,
      amount: paymentAttempts.amount,
      isSurplus: paymentAttempts.isSurplus,
      chargedBack: paymentAttempts.chargedBack,
      refunded: paymentAttempts.refunded,
      refundedElsewhere: paymentAttempts.refundedElsewhere,
      settlement: paymentAttempts.settlement,
    })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(eq(payments.ofPaymentId, paymentId))
    .orderBy(asc(payments.id));
}

/** Paid, and heard of. */
export async function paySeveral(database: Database, picked: readonly Invoice[]) {
  const begun = await beginSeveral(database, picked);
  const { providerId } = begun.attempt;
  const hear = async (minutes = 1) => {
    begun.desk.pass(minutes);
    await hearWebhook(begun.desk.deps, providerId);
  };
  // In all, of the whole payment; less than before is a dispute that was won.
  const dispute = async (amount: number) => {
    await changePayment(database, providerId, begun.desk.time, () => ({ chargedBackCents: amount }));
    await hear();
  };
  await begun.desk.finish(providerId, 'paid');
  await hear();
  return { ...begun, providerId, hear, dispute };
}
