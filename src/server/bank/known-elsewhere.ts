import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import type { BankEntry, BankStatement } from '#domain/bank/statement.ts';
import type { Database } from '../database/database.ts';
import { bankEntries, bankStatements } from '../database/schema/bank-statements.ts';

type Said = Omit<BankEntry, 'position'>;

const atOnce = 500;

/**
 * Whether a line stands in another statement of the account already, to be asked once for each. Files overlap where somebody
 * downloads by dates of their own choice. A line without the bank's reference is the same where all that it says is the same,
 * on the same day, as often as it stands there.
 */
export async function findElsewhere(
  transaction: Database,
  statementId: number,
  statement: BankStatement,
): Promise<(entry: Said) => boolean> {
  const referenced = await findReferenced(transaction, statementId, statement);
  const unreferenced = await countUnreferenced(transaction, statementId, statement);
  return (entry) => {
    const same = sameness(entry);
    if (entry.bankReference !== '') return referenced.has(same);
    const left = unreferenced.get(same) ?? 0;
    unreferenced.set(same, left - 1);
    return left > 0;
  };
}

// By all that a line says of itself: a reference alone may come back on another day.
async function findReferenced(
  transaction: Database,
  statementId: number,
  { account, entries }: BankStatement,
): Promise<ReadonlySet<string>> {
  const references = [...new Set(entries.map(({ bankReference }) => bankReference))].filter(
    (one) => one !== '',
  );
  const found = new Set<string>();
  for (let at = 0; at < references.length; at += atOnce) {
    const rows = await transaction
      .select({ entry: bankEntries })
      .from(bankEntries)
      .innerJoin(bankStatements, eq(bankStatements.id, bankEntries.statementId))
      .where(
        and(
          eq(bankStatements.account, account),
          ne(bankStatements.id, statementId),
          inArray(bankEntries.bankReference, references.slice(at, at + atOnce)),
        ),
      );
    for (const { entry } of rows) found.add(sameness(entry));
  }
  return found;
}

async function countUnreferenced(
  transaction: Database,
  statementId: number,
  { account, from, until, opening, closing, entries }: BankStatement,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (entries.every(({ bankReference }) => bankReference !== '')) return counts;
  const others = await transaction
    .select()
    .from(bankStatements)
    .where(
      and(
        eq(bankStatements.account, account),
        ne(bankStatements.id, statementId),
        lte(bankStatements.fromDay, until),
        gte(bankStatements.untilDay, from),
      ),
    );
  // Two of one day that begin where the other ends do not overlap: whoever paid the same twice that day has paid twice.
  const overlapping = others.filter((other) => other.closing !== opening && other.opening !== closing);
  if (overlapping.length === 0) return counts;
  const ids = overlapping.map(({ id }) => id);
  const rows = await transaction
    .select()
    .from(bankEntries)
    .where(and(inArray(bankEntries.statementId, ids), eq(bankEntries.bankReference, '')));
  for (const entry of rows) counts.set(sameness(entry), (counts.get(sameness(entry)) ?? 0) + 1);
  return counts;
}

function sameness(entry: Said): string {
  const { bankReference, part, amount, direction, bookedOn, payerIban, text, reference, endToEndId } = entry;
  return JSON.stringify([
    ...[bankReference, part, amount, direction, bookedOn, payerIban, text, reference, endToEndId],
  ]);
}
