import { and, eq, isNull } from 'drizzle-orm';
import { describeDifferences, ledgerTexts } from '#text/staff/ledger.ts';
import type { Dependencies } from '../app-env.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import { checkLedger, type LedgerCheck } from './check-ledger.ts';

type CheckDependencies = Pick<Dependencies, 'database' | 'jobs' | 'now'>;

/**
 * Every night, and by command: what does not agree is one task, raised anew when something else is wrong than what a person has
 * settled. It closes by itself when everything agrees. A check that cannot be made is told like one that fails.
 */
export async function checkBooks(deps: CheckDependencies): Promise<LedgerCheck> {
  const check = await checkLedger(deps.database).catch(async (error: unknown) => {
    await tell(deps, ledgerTexts.notChecked);
    throw error;
  });
  if (check.differenceCount > 0) await tell(deps, describeDifferences(check));
  else await closeTask(deps);
  return check;
}

const dedupeKey = 'ledger-mismatch';

async function tell({ database, jobs }: CheckDependencies, details: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [known] = await transaction
      .select()
      .from(staffTasks)
      .where(eq(staffTasks.dedupeKey, dedupeKey))
      .for('update');
    const isSettled = known?.doneAt != null && known.doneNote !== ledgerTexts.agreesAgain;
    if (known?.details === details && (isSettled || known.doneAt === null)) return;
    if (known?.doneAt === null)
      await transaction.update(staffTasks).set({ details }).where(eq(staffTasks.id, known.id));
    else await raiseTask(transaction, jobs, { kind: 'ledger_mismatch', dedupeKey, details, comesBack: true });
  });
}

async function closeTask({ database, now }: CheckDependencies): Promise<void> {
  await database
    .update(staffTasks)
    .set({ doneAt: now(), doneNote: ledgerTexts.agreesAgain })
    .where(and(eq(staffTasks.dedupeKey, dedupeKey), isNull(staffTasks.doneAt)));
}
