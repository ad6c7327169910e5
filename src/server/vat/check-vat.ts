import type { Country } from '#domain/business/address.ts';
import { belgianVatId, isVatCheckDue, type Vat, type VatCheck, vatFor } from '#domain/business/vat.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import { askRegister } from './ask-register.ts';
import { findVatChecks } from './vat-checks.ts';

type Buyer = Pick<SignedInPerson, 'id' | 'companyId' | 'company' | 'vatId'>;

type CheckDependencies = Pick<Dependencies, 'database' | 'jobs' | 'log' | 'now' | 'vatRegister'>;

/** What is known now; asks nobody, so that it can be used within a transaction. */
export async function knownVat(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { vatId }: Pick<Buyer, 'vatId'>,
  deliveryCountry: Country,
): Promise<Vat> {
  const number = deliveryCountry === 'BE' ? belgianVatId(vatId) : null;
  const checks = number === null ? [] : await findVatChecks(database, number);
  return vatFor({ deliveryCountry, vatId, checks, now: now() });
}

/** Before an order is agreed to. The register is asked outside of any transaction: it may take seconds. */
export function checkVat(deps: CheckDependencies, buyer: Buyer, deliveryCountry: Country): Promise<Vat> {
  return decide(deps, buyer, deliveryCountry, (checks, now) => isVatCheckDue(checks, now));
}

/** For the cart, which may show yesterday's answer but not none. */
export function forecastVat(deps: CheckDependencies, buyer: Buyer, deliveryCountry: Country): Promise<Vat> {
  return decide(deps, buyer, deliveryCountry, (checks) => checks.length === 0);
}

async function decide(
  deps: CheckDependencies,
  buyer: Buyer,
  deliveryCountry: Country,
  mustAsk: (checks: readonly VatCheck[], now: Date) => boolean,
): Promise<Vat> {
  const { vatId } = buyer;
  const number = deliveryCountry === 'BE' ? belgianVatId(vatId) : null;
  if (number === null) return vatFor({ deliveryCountry, vatId, checks: [], now: deps.now() });
  const known = await findVatChecks(deps.database, number);
  const checks = mustAsk(known, deps.now()) ? [await ask(deps, buyer, number, known), ...known] : known;
  return vatFor({ deliveryCountry, vatId, checks, now: deps.now() });
}

function ask(
  deps: CheckDependencies,
  buyer: Buyer,
  number: string,
  known: readonly VatCheck[],
): Promise<VatCheck> {
  return askRegister(deps, number, async (transaction, { answer }) => {
    if (answer === 'invalid') await tellStaff(deps, transaction, buyer, number, known);
  });
}

// Once for as long as the number stays refused.
async function tellStaff(
  { jobs }: CheckDependencies,
  transaction: Database,
  { id, companyId, company }: Buyer,
  number: string,
  known: readonly VatCheck[],
): Promise<void> {
  if (known.some(({ answer }) => answer === 'invalid')) return;
  const lastGood = known.find(({ answer }) => answer === 'valid')?.askedAt.toISOString() ?? 'never';
  await raiseTask(transaction, jobs, {
    kind: 'vat_refused',
    dedupeKey: `vat-refused:${id}:${number}:${lastGood}`,
    companyId,
    details: `${company}: ${number}`,
  });
}
