import { and, eq } from 'drizzle-orm';
import type { CreditTerms } from '#domain/account/credit-terms.ts';
import type { Address } from '#domain/business/address.ts';
import type { Actor, LogbookEntry } from '#domain/logbook/entry.ts';
import type { DiscountGroup } from '#domain/pricing/discount.ts';
import { formatAddress } from '#text/account/account.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { addresses, companies } from '../database/schema/accounts.ts';
import { changedValues } from '../logbook/changed-values.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { findInvoiceAddress, type StoredAddress } from './addresses.ts';
import { type Company, lockCompany } from './people.ts';

type Deps = Pick<Dependencies, 'database' | 'now'>;

/** A customer with the address that its invoices carry. */
export type CompanyOnPaper = { readonly company: Company; readonly invoiceAddress: StoredAddress | null };

/** Whether what is there now is what the change was made from. */
export type Judge<Present> = (present: Present) => boolean;

export type CompanyChange<Present> =
  | { readonly kind: 'changed' | 'unchanged' }
  // Somebody else was first.
  | { readonly kind: 'overtaken'; readonly present: Present }
  | { readonly kind: 'unknown' };

/** Null for the shop's own company too. */
export async function findCompanyOnPaper(database: Database, id: number): Promise<CompanyOnPaper | null> {
  const [company] = await database
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.isShop, false)));
  if (company === undefined) return null;
  return { company, invoiceAddress: await findInvoiceAddress(database, id) };
}

export type CompanyData = Pick<Company, 'name' | 'companyNumber' | 'vatId'> & {
  // In the company's own country.
  readonly invoiceAddress: Address & { readonly recipient: string };
};

/** What was ordered and billed before keeps the data it was written with. */
export function changeCompany(
  deps: Deps,
  id: number,
  wanted: CompanyData,
  isAsSeen: Judge<CompanyOnPaper>,
  actor: Actor,
): Promise<CompanyChange<CompanyOnPaper>> {
  return change(deps, id, isAsSeen, actor, async (transaction, present) => {
    const { invoiceAddress: typed, ...data } = wanted;
    const values = { ...data, country: typed.country };
    const { name: formerName } = present.company;
    // What goes to the company by its name goes to it by the new one.
    const recipient = typed.recipient === formerName ? data.name : typed.recipient;
    const invoiceAddress = { ...typed, recipient };
    await transaction
      .update(companies)
      .set({ ...values, updatedAt: deps.now() })
      .where(eq(companies.id, id));
    await putInvoiceAddress(transaction, id, present.invoiceAddress, invoiceAddress);
    if (data.name !== formerName)
      await renameDeliveries(deps, transaction, present.company, data.name, actor);
    return changedValues(told(present), { ...values, invoiceAddress: inOneLine(invoiceAddress) });
  });
}

export type CompanyTerms = CreditTerms & { readonly discountGroup: DiscountGroup };

export function changeTerms(
  deps: Deps,
  id: number,
  wanted: CompanyTerms,
  isAsSeen: Judge<CompanyOnPaper>,
  actor: Actor,
): Promise<CompanyChange<CompanyOnPaper>> {
  const { discountGroup, termDays, creditLimit } = wanted;
  return change(deps, id, isAsSeen, actor, async (transaction, { company }) => {
    await transaction
      .update(companies)
      .set({ discountGroup, termDays, creditLimit, updatedAt: deps.now() })
      .where(eq(companies.id, id));
    const former = {
      discountGroup: company.discountGroup,
      termDays: company.termDays,
      creditLimit: company.creditLimit,
    };
    return changedValues(former, { discountGroup, termDays, creditLimit });
  });
}

type Told = Pick<LogbookEntry, 'before' | 'after'> | null;

// One after the other, also for two who pressed at the same moment.
function change(
  { database, now }: Deps,
  id: number,
  isAsSeen: Judge<CompanyOnPaper>,
  actor: Actor,
  write: (transaction: Database, present: CompanyOnPaper) => Promise<Told>,
): Promise<CompanyChange<CompanyOnPaper>> {
  return database.transaction(async (transaction): Promise<CompanyChange<CompanyOnPaper>> => {
    await lockCompany(transaction, id);
    const present = await findCompanyOnPaper(transaction, id);
    if (present === null) return { kind: 'unknown' };
    if (!isAsSeen(present)) return { kind: 'overtaken', present };
    const values = await write(transaction, present);
    if (values === null) return { kind: 'unchanged' };
    const subject = { kind: 'company', id, name: present.company.name } as const;
    await writeLogbook(transaction, actor, { action: 'company_changed', subject, ...values }, now());
    return { kind: 'changed' };
  });
}

async function putInvoiceAddress(
  transaction: Database,
  companyId: number,
  present: StoredAddress | null,
  wanted: CompanyData['invoiceAddress'],
): Promise<void> {
  if (present === null) await transaction.insert(addresses).values({ ...wanted, companyId, kind: 'invoice' });
  else await transaction.update(addresses).set(wanted).where(eq(addresses.id, present.id));
}

async function renameDeliveries(
  { now }: Deps,
  transaction: Database,
  { id, name }: Company,
  newName: string,
  actor: Actor,
): Promise<void> {
  const ofCompany = and(eq(addresses.companyId, id), eq(addresses.kind, 'delivery'));
  const renamed = await transaction
    .update(addresses)
    .set({ recipient: newName })
    .where(and(ofCompany, eq(addresses.recipient, name)))
    .returning();
  const subject = { kind: 'company', id, name } as const;
  for (const address of renamed) {
    const before = { deliveryAddress: inOneLine({ ...address, recipient: name }) };
    const after = { deliveryAddress: inOneLine(address) };
    await writeLogbook(transaction, actor, { action: 'address_changed', subject, before, after }, now());
  }
}

function told({ company: { name, companyNumber, vatId, country }, invoiceAddress }: CompanyOnPaper) {
  return {
    ...{ name, companyNumber, vatId, country },
    invoiceAddress: invoiceAddress === null ? null : inOneLine(invoiceAddress),
  };
}

export function inOneLine(address: Address & { readonly recipient: string }): string {
  return [address.recipient, ...formatAddress(address)].join(', ');
}
