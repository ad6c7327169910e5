import type { Database } from '../database/database.ts';
import { type FailureDependencies, tellFailure, tellSuccess } from './tell-failure.ts';

type Round = {
  // What the work is called, for whoever is told of it.
  readonly queue: string;
  readonly ids: readonly number[];
  readonly subjectOf: (id: number) => { readonly orderId: number } | { readonly invoiceId: number };
};

// How often one could not be done in a row.
const failuresOf = new Map<string, number>();

/** Each in a transaction of its own: one that fails keeps no other waiting, and becomes a task when it keeps failing. */
export async function oneByOne(
  deps: FailureDependencies,
  { queue, ids, subjectOf }: Round,
  perform: (transaction: Database, id: number) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    const key = `${queue}:${id}`;
    const failures = failuresOf.get(key) ?? 0;
    try {
      await deps.database.transaction((transaction) => perform(transaction, id));
      await tellSuccess(deps, { key, failures });
      failuresOf.delete(key);
    } catch (error) {
      failuresOf.set(key, failures + 1);
      await tellFailure(deps, { queue, key, failures: failures + 1, subject: subjectOf(id) }, error);
    }
  }
}
