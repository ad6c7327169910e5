import { and, eq, inArray, isNull, lt, ne, notInArray, notLike, type SQL, sql } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { firstDayKept, yearsKept } from '#domain/business/retention.ts';
import { nowhere } from '../accounts/forgotten.ts';
import type { Database } from '../database/database.ts';
import {
  accountRequests,
  addresses,
  companies,
  companyNotes,
  passwordResets,
  people,
  sessions,
} from '../database/schema/accounts.ts';
import { carts } from '../database/schema/carts.ts';
import { mails } from '../database/schema/operations.ts';
import { specialRequests } from '../database/schema/photos.ts';
import { presets } from '../database/schema/presets.ts';
import { quoteLogos, quoteLooks, quoteNumbers, quotes } from '../database/schema/quotes.ts';
import {
  authenticators,
  emailChanges,
  knownDevices,
  passkeys,
  recoveryCodes,
} from '../database/schema/second-factor.ts';
import { staffNotices, staffTasks } from '../database/schema/tasks.ts';
import { forgetBooks } from './forget-books.ts';
import { startOfDay } from './forget-shared.ts';

const batch = 200;
const forgotten = 'Verwijderd';
// In the shape of a number, and nobody's.
const noNumbers = ['00000000', '0000000000'] as const;

type Promised = keyof typeof yearsKept;

// Removes a batch of what is of before that day, and tells how many.
type Forget = (database: Database, firstKept: string, most: number) => Promise<number>;

// What the privacy page promises to delete. Twice does no harm: what is gone is not found again.
const forgetting: Readonly<Record<Promised, Forget>> = {
  books: forgetBooks,
  formerCustomers: forgetFormer,
  requestsWithoutAccount: forgetRequests,
  specialRequests: forgetSpecialRequests,
  mails: forgetMails,
  settledTasks: forgetTasks,
};

export async function forgetExpired(database: Database, now: Date): Promise<void> {
  for (const promised of Object.keys(forgetting) as Promised[]) {
    const firstKept = firstDayKept(yearsKept[promised], dutchDate(now));
    // Small steps, so that nobody waits for a lock on everything.
    while ((await forgetting[promised](database, firstKept, batch)) === batch);
  }
}

async function forgetRequests(database: Database, firstKept: string, most: number): Promise<number> {
  const old = database
    .select({ id: accountRequests.id })
    .from(accountRequests)
    .where(
      and(
        inArray(accountRequests.status, ['requested', 'refused']),
        lt(accountRequests.createdAt, startOfDay(firstKept)),
      ),
    )
    .limit(most);
  const gone = await database
    .delete(accountRequests)
    .where(inArray(accountRequests.id, old))
    .returning({ id: accountRequests.id });
  return gone.length;
}

// With their photos. What somebody still has to answer is not old, however long it waits.
async function forgetSpecialRequests(database: Database, firstKept: string, most: number): Promise<number> {
  const old = database
    .select({ id: specialRequests.id })
    .from(specialRequests)
    .where(
      and(
        lt(specialRequests.createdAt, startOfDay(firstKept)),
        sql`not exists (
          select from staff_tasks task where task.special_request_id = ${specialRequests.id} and task.done_at is null
        )`,
      ),
    )
    .limit(most);
  const gone = await database
    .delete(specialRequests)
    .where(inArray(specialRequests.id, old))
    .returning({ id: specialRequests.id });
  return gone.length;
}

// What waits to be sent is not old, however long it waits.
async function forgetMails(database: Database, firstKept: string, most: number): Promise<number> {
  const old = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(ne(mails.status, 'queued'), lt(mails.createdAt, startOfDay(firstKept))))
    .limit(most);
  const gone = await database.delete(mails).where(inArray(mails.id, old)).returning({ id: mails.id });
  return gone.length;
}

// What is about money goes with the order or the invoice it is about.
async function forgetTasks(database: Database, firstKept: string, most: number): Promise<number> {
  const { paymentId, orderId, invoiceId, doneAt } = staffTasks;
  const old = database
    .select({ id: staffTasks.id })
    .from(staffTasks)
    .where(and(isNull(paymentId), isNull(orderId), isNull(invoiceId), lt(doneAt, startOfDay(firstKept))))
    .limit(most);
  const gone = await database
    .delete(staffTasks)
    .where(inArray(staffTasks.id, old))
    .returning({ id: staffTasks.id });
  return gone.length;
}

async function forgetFormer(database: Database, firstKept: string, most: number): Promise<number> {
  const gone = [
    await forgetCompanies(database, firstKept, most),
    await forgetLeavers(database, firstKept, most),
  ];
  return Math.max(...gone);
}

// Who left a company that long ago, or never came. The row stays for orders to point at.
function forgetLeavers(database: Database, firstKept: string, most: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const left = await transaction
      .select({ id: people.id })
      .from(people)
      .where(and(lt(people.removedAt, startOfDay(firstKept)), notLike(people.email, `%@${nowhere}`)))
      .limit(most)
      .for('update');
    const ids = left.map(({ id }) => id);
    if (ids.length > 0) await forgetPeople(transaction, inArray(people.id, ids));
    return ids.length;
  });
}

// Who was closed that long ago. Orders and invoices stay, with the data the law wants on them; company and people keep a
// row for them to belong to, and nothing else.
function forgetCompanies(database: Database, firstKept: string, most: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const former = await transaction
      .select({ id: companies.id })
      .from(companies)
      .where(
        and(
          eq(companies.isShop, false),
          lt(companies.blockedAt, startOfDay(firstKept)),
          // Not done already.
          notInArray(companies.companyNumber, [...noNumbers]),
        ),
      )
      .limit(most)
      .for('update');
    const ids = former.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await transaction.delete(addresses).where(inArray(addresses.companyId, ids));
    await transaction.delete(companyNotes).where(inArray(companyNotes.companyId, ids));
    await forgetQuotesOf(transaction, ids);
    await transaction
      .update(companies)
      .set({
        name: forgotten,
        companyNumber: sql`case ${companies.country} when 'NL' then ${noNumbers[0]} else ${noNumbers[1]} end`,
        vatId: null,
        blockedReason: '',
      })
      .where(inArray(companies.id, ids));
    await forgetPeople(transaction, inArray(people.companyId, ids));
    return ids.length;
  });
}

// What the company kept of its own customers, and how it showed itself to them.
async function forgetQuotesOf(transaction: Database, companyIds: number[]): Promise<void> {
  for (const table of [quotes, quoteLooks, quoteLogos, quoteNumbers])
    await transaction.delete(table).where(inArray(table.companyId, companyIds));
}

async function forgetPeople(transaction: Database, which: SQL): Promise<void> {
  const gone = transaction.select({ id: people.id }).from(people).where(which);
  for (const { table, personId } of belongings)
    await transaction.delete(table).where(inArray(personId, gone));
  await transaction
    .update(people)
    .set({
      email: sql`'verwijderd-' || ${people.id} || '@' || ${nowhere}::text`,
      passwordHash: null,
      name: forgotten,
      phone: '',
      blockedReason: '',
    })
    .where(which);
}

const belongings = [
  { table: sessions, personId: sessions.personId },
  { table: passwordResets, personId: passwordResets.personId },
  { table: passkeys, personId: passkeys.personId },
  { table: authenticators, personId: authenticators.personId },
  { table: recoveryCodes, personId: recoveryCodes.personId },
  { table: knownDevices, personId: knownDevices.personId },
  { table: staffNotices, personId: staffNotices.personId },
  { table: emailChanges, personId: emailChanges.personId },
  { table: carts, personId: carts.personId },
  { table: specialRequests, personId: specialRequests.personId },
  { table: presets, personId: presets.personId },
  { table: accountRequests, personId: accountRequests.personId },
] as const;
