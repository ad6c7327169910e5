import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { entryKeys } from '#domain/bank/entry-keys.ts';
import type { BankEntry, BankStatement } from '#domain/bank/statement.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { bankEntries, bankStatements } from '../database/schema/bank-statements.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { findElsewhere } from './known-elsewhere.ts';

export type BankFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly statements: readonly BankStatement[];
};

export type ImportedStatement = {
  readonly id: number;
  readonly statement: string;
  // How many the file has of it, and how many of those were there already.
  readonly entries: number;
  readonly known: number;
};

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly statements: readonly ImportedStatement[] }
  // The bank gave the same id to something else: whoever trusts either would book the wrong lines.
  | { readonly kind: 'contradicts'; readonly statement: string; readonly entry: number };

type Deps = Pick<Dependencies, 'database' | 'now'>;
type NewEntry = typeof bankEntries.$inferInsert;

const atOnce = 500;

class Contradiction extends Error {
  readonly statement: string;
  readonly entry: number;

  constructor(statement: string, entry: number) {
    super(`statement ${statement} has another line ${entry} than before`);
    this.statement = statement;
    this.entry = entry;
  }
}

/**
 * R12.4: what is new in a file is kept, what was there stays as it is, and nothing is booked. All of the file or nothing of it.
 * Two that bring the same file at once wait for each other, and the second finds that nothing is new.
 */
export async function importStatements(deps: Deps, file: BankFile, actor: Actor): Promise<ImportOutcome> {
  try {
    const statements = await deps.database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bank statements'))`);
      const imported: ImportedStatement[] = [];
      for (const statement of file.statements)
        imported.push(await importOne(deps, transaction, { file, statement, actor }));
      return imported;
    });
    return { kind: 'imported', statements };
  } catch (error) {
    if (!(error instanceof Contradiction)) throw error;
    return { kind: 'contradicts', statement: error.statement, entry: error.entry };
  }
}

type One = { readonly file: BankFile; readonly statement: BankStatement; readonly actor: Actor };

async function importOne(
  { now }: Deps,
  transaction: Database,
  { file, statement, actor }: One,
): Promise<ImportedStatement> {
  const { id, isNew } = await storeStatement(transaction, { file, statement, actor }, now());
  const keys = entryKeys(statement.entries);
  const kept = new Map(
    (await transaction.select().from(bankEntries).where(eq(bankEntries.statementId, id))).map((row) => [
      row.key,
      row,
    ]),
  );
  const isElsewhere = await findElsewhere(transaction, id, statement);
  const fresh: NewEntry[] = [];
  let overlapping = 0;
  for (const [index, entry] of statement.entries.entries()) {
    const key = keys[index] ?? '';
    const before = kept.get(key);
    if (before !== undefined) {
      if (!isSame(before, entry)) throw new Contradiction(statement.id, entry.position);
    } else if (isElsewhere(entry)) overlapping += 1;
    else fresh.push({ ...entry, statementId: id, key });
  }
  for (let at = 0; at < fresh.length; at += atOnce)
    await transaction.insert(bankEntries).values(fresh.slice(at, at + atOnce));
  const known = statement.entries.length - fresh.length;
  if (isNew || fresh.length > 0) {
    // A file of later the same day may go on where the one before ended.
    await transaction
      .update(bankStatements)
      .set({
        closing: statement.closing,
        untilDay: statement.until,
        knownElsewhere: overlapping,
        skipped: statement.skipped,
      })
      .where(eq(bankStatements.id, id));
    await writeLogbook(
      transaction,
      actor,
      {
        action: 'bank_statement_imported',
        subject: { kind: 'bank_statement', id, name: `${statement.account} ${statement.id}` },
        after: { file: file.name, entries: fresh.length },
      },
      now(),
    );
  }
  return { id, statement: statement.id, entries: statement.entries.length, known };
}

async function storeStatement(
  transaction: Database,
  { file, statement, actor }: One,
  now: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { account, id: name, from, until, opening, closing, skipped } = statement;
  const year = Number(until.slice(0, 4));
  const [stored] = await transaction
    .insert(bankStatements)
    .values({
      ...{ account, statement: name, year, fromDay: from, untilDay: until, opening, closing, skipped },
      fileName: file.name,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      importedBy: actor.name,
      importedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: bankStatements.id });
  if (stored !== undefined) return { id: stored.id, isNew: true };
  const [found] = await transaction
    .select({ id: bankStatements.id, opening: bankStatements.opening })
    .from(bankStatements)
    .where(
      and(
        eq(bankStatements.account, account),
        eq(bankStatements.statement, name),
        eq(bankStatements.year, year),
      ),
    );
  if (found === undefined) throw new Error(`statement ${name} is gone`);
  if (found.opening !== opening) throw new Contradiction(name, 0);
  return { id: found.id, isNew: false };
}

type Said = Omit<BankEntry, 'position'>;

function isSame(before: Said, entry: Said): boolean {
  return (
    before.amount === entry.amount &&
    before.direction === entry.direction &&
    before.bookedOn === entry.bookedOn &&
    before.payerIban === entry.payerIban
  );
}
