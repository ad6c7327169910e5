import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { EntryQueue, StatementEntryData, StatementRowData } from '#contract/office/bank.ts';
import type { Proposed } from '#domain/bank/propose.ts';
import type { Database } from '../database/database.ts';
import { bankBookingParts, bankBookings } from '../database/schema/bank.ts';
import { bankEntries, bankStatements } from '../database/schema/bank-statements.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import type { StoredEntry } from './propose-entries.ts';

type Statement = typeof bankStatements.$inferSelect;

const waits = sql`entry.state = 'new' and entry.direction = 'credit' and entry.amount_cents > 0`;

/** With money that came in and that nobody has booked or laid aside; for a number that is a link to exactly those. */
export const hasWaiting: SQL = sql`exists (
  select from bank_entries entry where entry.statement_id = bank_statements.id and ${waits}
)`;

export type FoundStatement = StatementRowData & {
  readonly knownElsewhere: number;
  readonly skipped: number;
};

const counted = (condition: SQL) =>
  sql<number>`(select count(*)::integer from bank_entries entry where entry.statement_id = bank_statements.id and ${condition})`;

/** Newest first, from after the last one of the page before. */
export async function findStatements(
  database: Database,
  conditions: readonly (SQL | undefined)[],
  length: number,
): Promise<readonly FoundStatement[]> {
  const rows = await database
    .select({ statement: bankStatements, entries: counted(sql`true`), waiting: counted(waits) })
    .from(bankStatements)
    .where(and(...conditions))
    .orderBy(desc(bankStatements.untilDay), desc(bankStatements.id))
    .limit(length);
  return rows.map(({ statement, entries, waiting }) => ({ ...toRow(statement), entries, waiting }));
}

function toRow(statement: Statement): Omit<FoundStatement, 'entries' | 'waiting'> {
  return {
    id: statement.id,
    account: statement.account,
    statement: statement.statement,
    from: statement.fromDay,
    until: statement.untilDay,
    openingCents: statement.opening,
    closingCents: statement.closing,
    importedAt: statement.importedAt.toISOString(),
    by: statement.importedBy,
    knownElsewhere: statement.knownElsewhere,
    skipped: statement.skipped,
  };
}

export async function findStatement(database: Database, id: number): Promise<FoundStatement | null> {
  const [found] = await findStatements(database, [eq(bankStatements.id, id)], 1);
  return found ?? null;
}

const queues: Readonly<Record<EntryQueue, SQL>> = {
  waiting: sql`${bankEntries.state} = 'new' and ${bankEntries.direction} = 'credit' and ${bankEntries.amount} > 0`,
  booked: sql`${bankEntries.state} = 'booked'`,
  ignored: sql`${bankEntries.state} = 'ignored'`,
  debit: sql`${bankEntries.direction} = 'debit'`,
};

type Wanted = {
  readonly statementId: number;
  readonly queue: EntryQueue | null;
  readonly after: readonly [number, number] | null;
  readonly length: number;
};

/** As the bank has them, one after the other. */
export function findEntries(
  database: Database,
  { statementId, queue, after, length }: Wanted,
): Promise<StoredEntry[]> {
  const { position, part } = bankEntries;
  return database
    .select()
    .from(bankEntries)
    .where(
      and(
        eq(bankEntries.statementId, statementId),
        queue === null ? undefined : queues[queue],
        after === null
          ? undefined
          : sql`(${position}, ${part}) > (${after[0]}::integer, ${after[1]}::integer)`,
      ),
    )
    .orderBy(asc(position), asc(part))
    .limit(length);
}

export async function presentEntries(
  database: Database,
  entries: readonly StoredEntry[],
  proposals: ReadonlyMap<number, Proposed>,
): Promise<readonly StatementEntryData[]> {
  const bookingIds = entries.flatMap(({ bookingId }) => bookingId ?? []);
  const [made, undone] =
    bookingIds.length === 0
      ? [[], []]
      : await Promise.all([findMade(database, bookingIds), findUndone(database, bookingIds)]);
  return entries.map((entry) => ({
    id: entry.id,
    day: entry.bookedOn,
    amountCents: entry.amount,
    direction: entry.direction,
    isReversal: entry.isReversal,
    payer: entry.payer,
    iban: entry.payerIban,
    text: entry.text,
    reference: entry.reference,
    bankReference: entry.bankReference,
    state: entry.state,
    settledBy: entry.settledBy,
    settledAt: entry.settledAt?.toISOString() ?? null,
    reason: entry.reason,
    wasUndone: entry.state === 'new' && undone.some(({ id }) => id === entry.bookingId),
    payments:
      entry.state === 'booked'
        ? made
            .filter(({ bookingId }) => bookingId === entry.bookingId)
            .map(({ paymentId, invoice, order, amount }) => ({
              id: paymentId,
              number: invoice ?? order,
              amountCents: amount,
            }))
        : [],
    proposed: proposals.get(entry.id) ?? null,
  }));
}

function findMade(database: Database, bookingIds: readonly number[]) {
  return database
    .select({
      bookingId: bankBookingParts.bookingId,
      paymentId: bankBookingParts.paymentId,
      amount: bankBookingParts.amount,
      invoice: invoices.number,
      order: orders.number,
    })
    .from(bankBookingParts)
    .innerJoin(payments, eq(payments.id, bankBookingParts.paymentId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(bankBookingParts.bookingId, [...bookingIds]))
    .orderBy(asc(bankBookingParts.position));
}

function findUndone(database: Database, bookingIds: readonly number[]) {
  return database
    .select({ id: bankBookings.undoesId })
    .from(bankBookings)
    .where(and(isNotNull(bankBookings.undoesId), inArray(bankBookings.undoesId, [...bookingIds])));
}
