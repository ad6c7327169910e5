import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { daysKept } from '#domain/business/retention.ts';
import type { VatCheck } from '#domain/business/vat.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { vatChecks } from '../database/schema/vat-checks.ts';

const day = 24 * 60 * 60 * 1000;
// Orders keep what they rest on; a decision looks back a month.
const keepFor = daysKept.vatChecks * day;

/** The last question about a number, and before it the last one that was answered. */
export async function findVatChecks(database: Database, vatId: string): Promise<readonly VatCheck[]> {
  const last = await newest(database, eq(vatChecks.vatId, vatId));
  if (last === undefined || last.answer !== 'unavailable') return last === undefined ? [] : [last];
  const answered = await newest(
    database,
    and(eq(vatChecks.vatId, vatId), ne(vatChecks.answer, 'unavailable')),
  );
  return answered === undefined ? [last] : [last, answered];
}

export async function removeOldVatChecks(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, vatChecks, lt(vatChecks.askedAt, new Date(now.getTime() - keepFor)));
}

async function newest(database: Database, condition: ReturnType<typeof and>): Promise<VatCheck | undefined> {
  const { vatId, answer, askedAt, consultation } = vatChecks;
  const [check] = await database
    .select({ vatId, answer, askedAt, consultation })
    .from(vatChecks)
    .where(condition)
    .orderBy(desc(askedAt), desc(vatChecks.id))
    .limit(1);
  return check;
}
