import { findMentions } from '#domain/bank/find-mentions.ts';
import { type Proposed, propose } from '#domain/bank/propose.ts';
import type { Database } from '../database/database.ts';
import type { bankEntries } from '../database/schema/bank-statements.ts';
import { findPayable } from './find-payable.ts';
import { findPayers } from './find-payers.ts';

export type StoredEntry = typeof bankEntries.$inferSelect;

/** As everything stands now: what was paid since the file came is proposed no more. */
export async function proposeEntries(
  database: Database,
  entries: readonly StoredEntry[],
): Promise<ReadonlyMap<number, Proposed>> {
  const waiting = entries.filter(({ state, direction }) => state === 'new' && direction === 'credit');
  if (waiting.length === 0) return new Map();
  const payersOf = await findPayers(database, waiting);
  const items = await findPayable(database, {
    numbers: waiting.flatMap((entry) => findMentions(entry).map(({ number }) => number)),
    companyIds: waiting.flatMap((entry) => payersOf(entry).map(({ companyId }) => companyId)),
    amounts: waiting.map(({ amount }) => amount),
  });
  return new Map(waiting.map((entry) => [entry.id, propose(entry, items, payersOf(entry))]));
}
