import { randomInt, randomUUID } from 'node:crypto';
import { cents, zero } from '#domain/money/cents.ts';
import { findPersonByEmail } from '#server/accounts/people.ts';
import type { Database } from '#server/database/database.ts';
import { invoices } from '#server/database/schema/orders.ts';
import type { Invoice } from '#server/invoices/issue-invoice.ts';
import { findPaymentByToken } from '#server/payments/find-payment.ts';
import { createPaymentForInvoices } from '#server/payments/several/create-several.ts';
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
