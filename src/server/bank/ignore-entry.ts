import { and, eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import { bankEntries } from '../database/schema/bank-statements.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';

type Deps = Pick<Dependencies, 'database' | 'now'>;
type Which = { readonly statementId: number; readonly entryId: number };

/** Money that is for no invoice of ours: nobody is asked about it any more. False where it does not wait. */
export function ignoreEntry(
  { database, now }: Deps,
  { statementId, entryId, reason }: Which & { readonly reason: string },
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [entry] = await transaction
      .update(bankEntries)
      .set({ state: 'ignored', reason, settledBy: actor.name, settledAt: now() })
      .where(
        and(
          eq(bankEntries.id, entryId),
          eq(bankEntries.statementId, statementId),
          eq(bankEntries.state, 'new'),
          eq(bankEntries.direction, 'credit'),
        ),
      )
      .returning();
    if (entry === undefined) return false;
    const { payer, payerIban, amount } = entry;
    await writeLogbook(
      transaction,
      actor,
      {
        action: 'bank_entry_ignored',
        subject: { kind: 'bank_statement', id: statementId, name: payer || payerIban },
        after: { amount, reason },
      },
      now(),
    );
    return true;
  });
}

/** After all: it waits again, with what is proposed for it then. */
export function reopenEntry(
  { database, now }: Deps,
  { statementId, entryId }: Which,
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(bankEntries)
      .where(and(eq(bankEntries.id, entryId), eq(bankEntries.statementId, statementId)))
      .for('update');
    if (before === undefined || before.state !== 'ignored') return false;
    await transaction
      .update(bankEntries)
      .set({ state: 'new', reason: '', settledBy: '', settledAt: null })
      .where(eq(bankEntries.id, entryId));
    const { payer, payerIban, amount, reason } = before;
    await writeLogbook(
      transaction,
      actor,
      {
        action: 'bank_entry_reopened',
        subject: { kind: 'bank_statement', id: statementId, name: payer || payerIban },
        before: { reason },
        after: { amount },
      },
      now(),
    );
    return true;
  });
}
