import { and, asc, eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { type Cents, zero } from '#domain/money/cents.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { writeOffs } from '../database/schema/ledger.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { dueOf, lockDue } from './due.ts';
import type { Invoice } from './issue-invoice.ts';
import { noLongerWhole } from './no-longer-whole.ts';
import { askForOpen } from './open-amount.ts';

type WriteOffDependencies = Pick<Dependencies, 'database' | 'now'>;

type NewWriteOff = {
  readonly invoice: Invoice;
  readonly amount: Cents;
  readonly reason: string;
  // Of the form: the same one twice is one write-off.
  readonly key: string;
  // What was open when the form was made.
  readonly seen: Cents;
};

export type WrittenOff = 'done' | 'changed' | 'too_much';

/**
 * What nobody will pay any more: it is asked for no longer, and was never received. Under the lock that every payment takes: what
 * comes in afterwards finds nothing due.
 */
export function writeOffInvoice(
  { database, now }: WriteOffDependencies,
  { invoice, amount, reason, key, seen }: NewWriteOff,
  actor: Actor,
): Promise<WrittenOff> {
  return database.transaction(async (transaction) => {
    await lockDue(transaction, dueOf(invoice));
    if ((await transaction.$count(writeOffs, eq(writeOffs.key, key))) > 0) return 'done';
    const open = await openOf(transaction, invoice.id);
    if (open !== seen) return 'changed';
    if (amount > open) return 'too_much';
    const values = { invoiceId: invoice.id, key, amount, reason, writtenOffOn: dutchDate(now()) };
    await transaction.insert(writeOffs).values({ ...values, madeBy: actor.name, createdAt: now() });
    await askForOpen(transaction, dueOf(invoice));
    const subject = { kind: 'invoice', id: invoice.number, name: invoice.number } as const;
    const entry = { action: 'invoice_written_off', subject, after: { amount, reason } } as const;
    await writeLogbook(transaction, actor, entry, now());
    return 'done';
  });
}

type Undo = {
  readonly invoice: Invoice;
  readonly writeOffId: number;
  readonly reason: string;
  readonly key: string;
};

export type WriteOffUndone = 'done' | 'unknown' | 'already';

/** By a row of its own, and both stay: the invoice asks for it again. */
export function undoWriteOff(
  { database, now }: WriteOffDependencies,
  { invoice, writeOffId, reason, key }: Undo,
  actor: Actor,
): Promise<WriteOffUndone> {
  return database.transaction(async (transaction) => {
    await lockDue(transaction, dueOf(invoice));
    if ((await transaction.$count(writeOffs, eq(writeOffs.key, key))) > 0) return 'done';
    const [made] = await transaction
      .select()
      .from(writeOffs)
      .where(and(eq(writeOffs.id, writeOffId), eq(writeOffs.invoiceId, invoice.id)));
    if (made === undefined || made.undoesId !== null) return 'unknown';
    if ((await transaction.$count(writeOffs, eq(writeOffs.undoesId, made.id))) > 0) return 'already';
    const { amount } = made;
    const values = { invoiceId: invoice.id, key, amount, reason, undoesId: made.id };
    const stamp = { writtenOffOn: dutchDate(now()), madeBy: actor.name, createdAt: now() };
    await transaction.insert(writeOffs).values({ ...values, ...stamp });
    // What came in meanwhile paid for what was left then.
    if ((await openOf(transaction, invoice.id)) > 0) await noLongerWhole(transaction, dueOf(invoice));
    else await askForOpen(transaction, dueOf(invoice));
    const subject = { kind: 'invoice', id: invoice.number, name: invoice.number } as const;
    const entry = { action: 'write_off_undone', subject, after: { amount, reason } } as const;
    await writeLogbook(transaction, actor, entry, now());
    return 'done';
  });
}

/** The oldest first, those that undo another among them. */
export function listWriteOffs(database: Database, invoiceId: number) {
  return database
    .select()
    .from(writeOffs)
    .where(eq(writeOffs.invoiceId, invoiceId))
    .orderBy(asc(writeOffs.id));
}

async function openOf(transaction: Database, invoiceId: number): Promise<Cents> {
  const [balance] = await transaction
    .select({ open: invoiceBalances.open })
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, invoiceId));
  return balance?.open ?? zero;
}
