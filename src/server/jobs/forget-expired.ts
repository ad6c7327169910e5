import { and, eq, inArray, isNotNull, lt, ne, notLike, sql } from 'drizzle-orm';
import { retentionYears } from '#domain/business/retention.ts';
import type { Database } from '../database/database.ts';
import {
  accountRequests,
  addresses,
  customers,
  passwordResets,
  sessions,
} from '../database/schema/accounts.ts';
import { carts } from '../database/schema/carts.ts';

const batch = 200;
const forgotten = 'Verwijderd';
// A domain that can never exist: no mail goes there and nobody logs in with it.
const nowhere = 'verwijderd.invalid';

// What the privacy page promises to delete, each with its period. Twice does no harm: what is gone is not found again.
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  await inBatches(() => forgetRequests(database, yearsBefore(now, retentionYears.requestsWithoutAccount)));
  await inBatches(() => forgetCustomers(database, yearsBefore(now, retentionYears.formerCustomers)));
}

// Small steps, so that nobody waits for a lock on everything.
async function inBatches(forget: () => Promise<number>): Promise<void> {
  while ((await forget()) === batch);
}

async function forgetRequests(database: Database, before: Date): Promise<number> {
  const old = database
    .select({ id: accountRequests.id })
    .from(accountRequests)
    .where(and(ne(accountRequests.status, 'approved'), lt(accountRequests.createdAt, before)))
    .limit(batch);
  const gone = await database
    .delete(accountRequests)
    .where(inArray(accountRequests.id, old))
    .returning({ id: accountRequests.id });
  return gone.length;
}

// Who was closed that long ago. Orders and invoices stay, with the data the law wants on them; the account keeps a row for
// them to belong to, and nothing else.
function forgetCustomers(database: Database, before: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const former = await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          eq(customers.role, 'customer'),
          isNotNull(customers.blockedAt),
          lt(customers.blockedAt, before),
          notLike(customers.email, `%@${nowhere}`),
        ),
      )
      .limit(batch)
      .for('update');
    const ids = former.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const { table, customerId } of belongings)
      await transaction.delete(table).where(inArray(customerId, ids));
    await transaction
      .update(customers)
      .set({
        email: sql`'verwijderd-' || ${customers.id} || '@' || ${nowhere}::text`,
        passwordHash: null,
        company: forgotten,
        companyNumber: sql`case ${customers.country} when 'NL' then '00000000' else '0000000000' end`,
        vatId: null,
        contact: forgotten,
        phone: '',
      })
      .where(inArray(customers.id, ids));
    return ids.length;
  });
}

const belongings = [
  { table: addresses, customerId: addresses.customerId },
  { table: sessions, customerId: sessions.customerId },
  { table: passwordResets, customerId: passwordResets.customerId },
  { table: carts, customerId: carts.customerId },
  { table: accountRequests, customerId: accountRequests.customerId },
] as const;

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
