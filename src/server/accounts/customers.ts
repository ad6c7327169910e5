import { eq, sql } from 'drizzle-orm';
import type { PasswordOwner } from '#domain/account/password.ts';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/accounts.ts';

export type Customer = typeof customers.$inferSelect;

export async function findCustomerByEmail(database: Database, email: string): Promise<Customer | null> {
  const [customer] = await database
    .select()
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, email.toLowerCase()));
  return customer ?? null;
}

export async function findCustomer(database: Database, id: number): Promise<Customer | null> {
  const [customer] = await database.select().from(customers).where(eq(customers.id, id));
  return customer ?? null;
}

/** Until the transaction ends, whoever else wants to change this customer's things waits. */
export async function lockCustomer(transaction: Database, id: number): Promise<void> {
  await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update');
}

type Changes = Partial<Pick<Customer, 'contact' | 'phone' | 'cmUnits' | 'totalMeasures' | 'passwordHash'>>;

export async function changeCustomer(
  database: Database,
  id: number,
  changes: Changes,
  now: Date,
): Promise<void> {
  await database
    .update(customers)
    .set({ ...changes, updatedAt: now })
    .where(eq(customers.id, id));
}

export function passwordOwner({
  email,
  contact,
  company,
}: Pick<Customer, 'email' | 'contact' | 'company'>): PasswordOwner {
  return { email, names: [contact, company] };
}
