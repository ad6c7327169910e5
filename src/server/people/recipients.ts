import { eq } from 'drizzle-orm';
import type { Unit } from '#domain/measure/millimetres.ts';
import { isForgotten } from '../accounts/forgotten.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { type invoices, orders, type StoredCustomer } from '../database/schema/orders.ts';

/** Whose papers: of an order, an invoice, or what was paid of them. */
export type Papers = {
  readonly companyId: number;
  // Null where only the address on the paper tells: of an invoice without an order.
  readonly personId: number | null;
  readonly customer: StoredCustomer;
};

export type Recipient = {
  // Of the mail to this one, behind what it is about.
  readonly key: string;
  readonly email: string;
  readonly contact: string;
  readonly unit: Unit;
};

type Person = typeof people.$inferSelect;

type Asked = {
  // Also who answers for the company, where somebody else ordered.
  readonly withOwners?: boolean;
};

/**
 * Who gets the mail about it now: whoever ordered, where they are reached today. Who has left the company gets none of its
 * papers, and who is shut out neither: its owners do. What was written down when it was ordered is the last resort, where
 * nobody is left and nobody went away. Nobody at all where the only one who could read it did.
 */
export async function recipientsOf(
  database: Database,
  { companyId, personId, customer }: Papers,
  { withOwners = false }: Asked = {},
): Promise<readonly Recipient[]> {
  const everybody = await database
    .select()
    .from(people)
    .where(eq(people.companyId, companyId))
    .orderBy(people.id);
  const present = everybody.filter(({ removedAt, email }) => removedAt === null && !isForgotten(email));
  const isNamed = ({ email }: { readonly email: string }) =>
    email.toLowerCase() === customer.email.toLowerCase();
  const orderer = present.find(({ id }) => id === personId) ?? present.find(isNamed);
  const others = present.filter(({ id, role }) => role === 'company_owner' && id !== orderer?.id);
  const able = others.filter(({ blockedAt, passwordHash }) => blockedAt === null && passwordHash !== null);
  const owners = able.map(ownerAsRecipient);
  if (orderer !== undefined && (orderer.blockedAt === null || owners.length === 0))
    return [asRecipient(orderer, ''), ...(withOwners ? owners : [])];
  if (owners.length > 0) return owners;
  const hasLeft = everybody.some(
    (one) => one.removedAt !== null && (personId === null ? isNamed(one) : one.id === personId),
  );
  if (hasLeft || others.length > 0) return others.map(ownerAsRecipient);
  return [{ key: '', email: customer.email, contact: customer.contact, unit: 'mm' }];
}

function ownerAsRecipient(owner: Person): Recipient {
  return asRecipient(owner, `:${owner.id}`);
}

function asRecipient({ email, name, cmUnits }: Person, key: string): Recipient {
  return { key, email, contact: name, unit: cmUnits ? 'cm' : 'mm' };
}

type InvoicePapers = Pick<typeof invoices.$inferSelect, 'companyId' | 'orderId' | 'customer'>;

export async function recipientsOfInvoice(
  database: Database,
  { companyId, orderId, customer }: InvoicePapers,
  asked?: Asked,
): Promise<readonly Recipient[]> {
  const [order] = await database
    .select({ personId: orders.personId })
    .from(orders)
    .where(eq(orders.id, orderId ?? 0));
  return recipientsOf(database, { companyId, personId: order?.personId ?? null, customer }, asked);
}
