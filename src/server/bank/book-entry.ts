import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import { unnamedPayer } from '#text/staff/bank.ts';
import type { PaymentDependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { bankEntries, bankStatements } from '../database/schema/bank-statements.ts';
import { bookTransfer, type TransferProblem } from '../payments/book-transfer.ts';
import { uuidOf } from '../secrets/uuid-of.ts';
import { findPayable } from './find-payable.ts';
import type { StoredEntry } from './propose-entries.ts';

export type EntryBooking = {
  readonly entryId: number;
  readonly statementId: number;
  // Without an amount: as much as is open and left.
  readonly parts: readonly { readonly number: string; readonly amount: Cents | null }[];
  readonly keepsRest: boolean;
};

export type BookedEntry =
  | { readonly kind: 'booked'; readonly bookingId: number }
  | { readonly kind: 'refused'; readonly problem: TransferProblem }
  // Somebody else was first, or it is nothing that can be booked.
  | { readonly kind: 'settled'; readonly entry: StoredEntry }
  | { readonly kind: 'unknown' };

/**
 * R12.4: what a person confirmed. The entry is locked, so of two that book it one does; the booking's key comes from what the bank
 * calls the entry, so it stays one booking whatever becomes of our rows. Once that booking is undone the next one has its own key.
 */
export function bookEntry(
  deps: PaymentDependencies,
  asked: EntryBooking,
  actor: Actor,
): Promise<BookedEntry> {
  return deps.database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ entry: bankEntries, statement: bankStatements })
      .from(bankEntries)
      .innerJoin(bankStatements, eq(bankStatements.id, bankEntries.statementId))
      .where(eq(bankEntries.id, asked.entryId))
      .for('update', { of: bankEntries });
    if (found === undefined || found.entry.statementId !== asked.statementId) return { kind: 'unknown' };
    const { entry, statement } = found;
    if (entry.direction === 'debit' || entry.amount === 0) return { kind: 'unknown' };
    if (entry.state !== 'new') return { kind: 'settled', entry };
    const today = dutchDate(deps.now());
    const outcome = await bookTransfer(
      { ...deps, database: transaction },
      {
        key: keyOf(entry, statement),
        // The bank's clock may be ahead of ours; money is never booked in the future.
        bookedOn: entry.bookedOn < today ? entry.bookedOn : today,
        amount: entry.amount,
        payer: (entry.payer || entry.payerIban || unnamedPayer).slice(0, 140),
        description: (entry.text || entry.reference).slice(0, 140),
        parts: await fillAmounts(transaction, entry, asked.parts),
        keepsRest: asked.keepsRest,
      },
      actor,
    );
    if (outcome.kind === 'refused') return outcome;
    await transaction
      .update(bankEntries)
      .set({ state: 'booked', bookingId: outcome.booking.id, settledBy: actor.name, settledAt: deps.now() })
      .where(eq(bankEntries.id, entry.id));
    return { kind: 'booked', bookingId: outcome.booking.id };
  });
}

function keyOf(entry: StoredEntry, statement: typeof bankStatements.$inferSelect): string {
  return uuidOf(statement.account, statement.statement, statement.year, entry.key, entry.bookingId ?? '');
}

// What is open is looked up once more by bookTransfer, under its lock.
async function fillAmounts(
  transaction: Database,
  { amount }: StoredEntry,
  parts: EntryBooking['parts'],
): Promise<readonly { readonly number: string; readonly amount: Cents }[]> {
  if (parts.every((part) => part.amount !== null))
    return parts.flatMap((part) => (part.amount === null ? [] : { ...part, amount: part.amount }));
  const numbers = parts.map(({ number }) => number);
  const items = await findPayable(transaction, { numbers, companyIds: [], amounts: [] });
  let left = amount - sum(parts.flatMap((part) => part.amount ?? []));
  return parts.map((part) => {
    if (part.amount !== null) return { number: part.number, amount: part.amount };
    const open = items.find(({ number }) => number === part.number)?.open;
    const own = cents(Math.max(1, Math.min(left, open ?? left)));
    left -= own;
    return { number: part.number, amount: own };
  });
}
