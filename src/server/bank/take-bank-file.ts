import type { Actor } from '#domain/logbook/entry.ts';
import { describeStatementFault, statementsTexts as texts } from '#text/staff/bank.ts';
import type { Dependencies } from '../app-env.ts';
import { type ImportedStatement, importStatements } from './import-statements.ts';
import { readBankFile } from './read-bank-file.ts';
import { UnreadableBankFile } from './unreadable-bank-file.ts';

export type TakenFile =
  | { readonly kind: 'imported'; readonly statements: readonly ImportedStatement[] }
  // In sentences; nothing of it is kept then.
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

/** A file of the bank, from the page and from the command line alike. */
export async function takeBankFile(
  deps: Pick<Dependencies, 'database' | 'now'>,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  actor: Actor,
): Promise<TakenFile> {
  try {
    const read = await readBankFile(bytes);
    if (!read.ok) return { kind: 'refused', faults: read.faults.map(describeStatementFault) };
    const outcome = await importStatements(deps, { name, bytes, statements: read.statements }, actor);
    if (outcome.kind === 'imported') return outcome;
    return { kind: 'refused', faults: [texts.contradicts(outcome.statement, outcome.entry)] };
  } catch (error) {
    if (error instanceof UnreadableBankFile)
      return { kind: 'refused', faults: [texts.unreadable[error.reason]] };
    throw error;
  }
}
