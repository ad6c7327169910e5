import { and, eq } from 'drizzle-orm';
import type { Address } from '#domain/business/address.ts';
import { mailTexts } from '#text/mails/mail.ts';
import type { Dependencies } from '../app-env.ts';
import { accountRequests, addresses, customers } from '../database/schema/accounts.ts';
import { queueMail, resetMailKey } from '../mail/outbox.ts';
import type { Customer } from './customers.ts';
import { createReset } from './password-resets.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

type CustomerFields = Pick<
  Customer,
  | 'company'
  | 'companyNumber'
  | 'vatId'
  | 'contact'
  | 'phone'
  | 'email'
  | 'discountGroup'
  | 'cmUnits'
  | 'totalMeasures'
>;

export type NewCustomer = CustomerFields & { readonly address: Address };

/** Without a password: the customer gets a link to choose one. Null when the e-mail address has an account already. */
export function addCustomer(deps: Commanded, { address, ...fields }: NewCustomer): Promise<Customer | null> {
  const { database, jobs, settings, now } = deps;
  return database.transaction(async (transaction) => {
    const [customer] = await transaction
      .insert(customers)
      .values({ ...fields, country: address.country, createdAt: now(), updatedAt: now() })
      .onConflictDoNothing()
      .returning();
    if (customer === undefined) return null;
    const place = { ...address, recipient: fields.company, customerId: customer.id };
    await transaction.insert(addresses).values([
      { ...place, kind: 'invoice' },
      { ...place, kind: 'delivery', isDefault: true },
    ]);
    const { id, token } = await createReset(transaction, customer.id, now(), 'invitation');
    const link = `${settings.publicUrl}/wachtwoord-herstellen?${new URLSearchParams({ token })}`;
    await queueMail(transaction, jobs, {
      dedupeKey: resetMailKey(id),
      recipient: customer.email,
      text: mailTexts.invitation(link),
    });
    return customer;
  });
}

type Terms = Pick<Customer, 'discountGroup' | 'cmUnits' | 'totalMeasures'>;

export type Approval =
  | { readonly kind: 'approved'; readonly customer: Customer }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'email-taken'; readonly email: string };

/** Of two approvals at once, one finds the request decided. */
export function approveRequest(deps: Commanded, id: number, terms: Terms): Promise<Approval> {
  return deps.database.transaction(async (transaction): Promise<Approval> => {
    const [request] = await transaction
      .select()
      .from(accountRequests)
      .where(and(eq(accountRequests.id, id), eq(accountRequests.status, 'requested')))
      .for('update');
    if (request === undefined) return { kind: 'unknown' };
    const { company, companyNumber, vatId, contact, phone, email } = request;
    const { country, street, houseNumber, addition, postcode, city } = request;
    const address = { country, street, houseNumber, addition, postcode, city };
    const fields = { company, companyNumber, vatId, contact, phone, email };
    const customer = await addCustomer({ ...deps, database: transaction }, { ...fields, ...terms, address });
    if (customer === null) return { kind: 'email-taken', email };
    await transaction
      .update(accountRequests)
      .set({ status: 'approved', customerId: customer.id, decidedAt: deps.now() })
      .where(eq(accountRequests.id, id));
    return { kind: 'approved', customer };
  });
}
