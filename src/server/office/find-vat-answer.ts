import type { VatAnswer } from '#contract/office/customers.ts';
import type { Database } from '../database/database.ts';
import { findVatChecks } from '../vat/vat-checks.ts';

/** What the register said last of a number, also when that was nothing. */
export async function findVatAnswer(database: Database, vatId: string | null): Promise<VatAnswer | null> {
  const [last] = vatId === null ? [] : await findVatChecks(database, vatId);
  return last === undefined ? null : { answer: last.answer, askedAt: last.askedAt.toISOString() };
}
