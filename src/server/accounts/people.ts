import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PasswordOwner } from '#domain/account/password.ts';
import type { Database } from '../database/database.ts';
import { companies, people } from '../database/schema/accounts.ts';

export type Company = typeof companies.$inferSelect;

/** With the company they belong to. */
export type Person = typeof people.$inferSelect & { readonly company: Company };

export function findPersonByEmail(database: Database, email: string): Promise<Person | null> {
  return find(database, eq(sql`lower(${people.email})`, email.toLowerCase()));
}

export function findPerson(database: Database, id: number): Promise<Person | null> {
  return find(database, eq(people.id, id));
}

// Who has left is found by nobody: what they ordered carries their name itself.
async function find(database: Database, which: SQL): Promise<Person | null> {
  const [found] = await database
    .select({ ...getTableColumns(people), company: companies })
    .from(people)
    .innerJoin(companies, eq(companies.id, people.companyId))
    .where(and(which, isNull(people.removedAt)));
  return found ?? null;
}

/** Themselves, or with their whole company. */
export function isShutOut({ blockedAt, company }: Person): boolean {
  return blockedAt !== null || company.blockedAt !== null;
}

/**
 * Until the transaction ends, whoever else wants to change this company's things waits. Not so what only points at the
 * company, such as an order on its way: its writer may hold what the holder of this lock wants next.
 */
export async function lockCompany(transaction: Database, id: number): Promise<void> {
  await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, id))
    .for('no key update');
}

type Changes = Partial<Pick<Person, 'name' | 'phone' | 'cmUnits' | 'totalMeasures' | 'passwordHash'>>;

export async function changePerson(
  database: Database,
  id: number,
  changes: Changes,
  now: Date,
): Promise<void> {
  await database
    .update(people)
    .set({ ...changes, updatedAt: now })
    .where(eq(people.id, id));
}

/** Whose words a password must not be made of. */
export function passwordOwner({ email, name, company }: Person): PasswordOwner {
  return { email, names: [name, company.name] };
}
