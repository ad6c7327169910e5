import { randomInt } from 'node:crypto';
import { addDays } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { findPersonByEmail } from '#server/accounts/people.ts';
import type { Database } from '#server/database/database.ts';
import { invoices } from '#server/database/schema/orders.ts';

type Invoice = typeof invoices.$inferSelect;

type Wish = Partial<Omit<Invoice, 'net' | 'vat' | 'total'>> & {
  // In cents.
  readonly total?: number;
};

/** An invoice of whoever's company, without an order: what a ledger needs of one. Also a credit note. */
export async function anInvoiceOf(database: Database, email: string, wish: Wish = {}): Promise<Invoice> {
  const person = await findPersonByEmail(database, email);
  if (person === null) throw new Error(`nobody is ${email}`);
  const { company, name: contact, phone } = person;
  const { companyNumber, vatId } = company;
  const { total = 121_00, issuedOn = '2026-10-01', ...rest } = wish;
  const net = Math.round(total / 1.21);
  const [invoice] = await database
    .insert(invoices)
    .values({
      number: `F2026-${randomInt(1e7, 1e8)}`,
      companyId: company.id,
      customer: { company: company.name, companyNumber, vatId, contact, phone, email },
      invoiceAddress: {
        recipient: company.name,
        country: 'NL',
        street: 'Kade',
        houseNumber: '1',
        addition: '',
        postcode: '1011 AB',
        city: 'Amsterdam',
      },
      issuedOn,
      dueOn: addDays(issuedOn, 14),
      net: cents(net),
      vatBasis: 'domestic',
      vatPercent: 21,
      vat: cents(total - net),
      total: cents(total),
      ...rest,
    })
    .returning();
  if (invoice === undefined) throw new Error('the invoice was not stored');
  return invoice;
}
