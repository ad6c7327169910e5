import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { invoiceDisputes } from '../database/schema/reminders.ts';
import { dueOf, lockDue } from '../invoices/due.ts';
import type { Invoice } from '../invoices/issue-invoice.ts';
import { openAmountOf } from '../invoices/open-amount.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';

type Dispute = typeof invoiceDisputes.$inferSelect;
type DisputeDependencies = Pick<Dependencies, 'database' | 'now'>;

export async function findOpenDispute(database: Database, invoiceId: number): Promise<Dispute | null> {
  const [dispute] = await database
    .select()
    .from(invoiceDisputes)
    .where(and(eq(invoiceDisputes.invoiceId, invoiceId), isNull(invoiceDisputes.endedAt)));
  return dispute ?? null;
}

/** R12.3: under the lock that a reminder takes too, so that none goes out after it. The same words twice are one dispute. */
export function disputeInvoice(
  deps: DisputeDependencies,
  invoice: Invoice,
  reason: string,
  actor: Actor,
): Promise<'disputed' | 'disputed_before' | 'nothing_open'> {
  const due = dueOf(invoice);
  return deps.database.transaction(async (transaction) => {
    await lockDue(transaction, due);
    const open = await findOpenDispute(transaction, invoice.id);
    if (open !== null)
      return open.reason === reason && open.madeBy === actor.name ? 'disputed' : 'disputed_before';
    if ((await openAmountOf(transaction, due)) === 0) return 'nothing_open';
    const made = { invoiceId: invoice.id, reason, madeBy: actor.name, createdAt: deps.now() };
    await transaction.insert(invoiceDisputes).values(made);
    const entry = { action: 'invoice_disputed', subject: subjectOf(invoice), after: { reason } } as const;
    await writeLogbook(transaction, actor, entry, deps.now());
    return 'disputed';
  });
}

/** The one that was seen; another that came since is somebody else's to end. */
export function endDispute(
  deps: DisputeDependencies,
  invoice: Invoice,
  seen: number,
  actor: Actor,
): Promise<'ended' | 'another'> {
  return deps.database.transaction(async (transaction) => {
    await lockDue(transaction, dueOf(invoice));
    const open = await findOpenDispute(transaction, invoice.id);
    if (open === null) return 'ended';
    if (open.id !== seen) return 'another';
    await transaction
      .update(invoiceDisputes)
      .set({ endedAt: deps.now(), endedBy: actor.name })
      .where(eq(invoiceDisputes.id, seen));
    const entry = {
      action: 'dispute_ended',
      subject: subjectOf(invoice),
      before: { reason: open.reason },
    } as const;
    await writeLogbook(transaction, actor, entry, deps.now());
    return 'ended';
  });
}

function subjectOf({ number }: Invoice) {
  return { kind: 'invoice', id: number, name: number } as const;
}
