import { isVatCheckDue, type VatCheck } from '#domain/business/vat.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { vatChecks } from '../database/schema/vat-checks.ts';
import { findVatChecks } from './vat-checks.ts';

export type RegisterDependencies = Pick<Dependencies, 'database' | 'log' | 'now' | 'vatRegister'>;

/** One question to the register, kept with its answer. Outside of any transaction: it may take seconds. */
export async function askRegister(
  { database, log, now, vatRegister }: RegisterDependencies,
  vatId: string,
  // What else the answer causes, in the transaction that keeps it.
  alongside: (transaction: Database, check: VatCheck) => Promise<void> = () => Promise.resolve(),
): Promise<VatCheck> {
  const answer = await vatRegister.check(vatId);
  const detail = answer.kind === 'unavailable' ? answer.detail : '';
  if (answer.kind === 'unavailable') log.warn({ detail }, 'the register of VAT numbers gave no answer');
  const check: VatCheck = {
    vatId,
    answer: answer.kind,
    askedAt: now(),
    consultation: answer.kind === 'unavailable' ? null : answer.consultation,
  };
  await database.transaction(async (transaction) => {
    await transaction.insert(vatChecks).values({ ...check, detail });
    await alongside(transaction, check);
  });
  return check;
}

/** For a number that somebody of the staff types or judges: a good answer of today serves, any other is asked for anew. */
export async function checkNumber(deps: RegisterDependencies, vatId: string): Promise<VatCheck> {
  const known = await findVatChecks(deps.database, vatId);
  const good = known.find(({ answer }) => answer === 'valid');
  return good !== undefined && !isVatCheckDue(known, deps.now()) ? good : askRegister(deps, vatId);
}
