import { eq } from 'drizzle-orm';
import type { CreditTerms } from '#domain/account/credit-terms.ts';
import type { Address } from '#domain/business/address.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { mailTexts } from '#text/mails/mail.ts';
import type { Dependencies } from '../app-env.ts';
import { addresses, companies, people } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { queueMail, resetMailKey } from '../mail/outbox.ts';
import { createReset } from './password-resets.ts';
import type { Company, Person } from './people.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

type CompanyFields = Pick<Company, 'name' | 'companyNumber' | 'vatId' | 'discountGroup'> & CreditTerms;
type OwnerFields = Pick<Person, 'name' | 'phone' | 'email' | 'cmUnits' | 'totalMeasures'>;

export type NewCompany = {
  readonly company: CompanyFields;
  readonly owner: OwnerFields;
  readonly address: Address;
};

/**
 * A company with the first of its people, who owns it. Without a password: the owner gets a link to choose one. Null when
 * the e-mail address has an account already.
 */
export function addCompany(
  deps: Commanded,
  { company: fields, owner, address }: NewCompany,
  actor: Actor,
): Promise<Person | null> {
  const { database, jobs, settings, now } = deps;
  const dates = { createdAt: now(), updatedAt: now() };
  return database.transaction(async (transaction) => {
    const [company] = await transaction
      .insert(companies)
      .values({ ...fields, ...dates, country: address.country })
      .returning();
    if (company === undefined) throw new Error('A company was not stored');
    const [person] = await transaction
      .insert(people)
      .values({ ...owner, ...dates, companyId: company.id, role: 'company_owner' })
      .onConflictDoNothing()
      .returning();
    if (person === undefined) {
      await transaction.delete(companies).where(eq(companies.id, company.id));
      return null;
    }
    const place = { ...address, recipient: company.name, companyId: company.id };
    await transaction.insert(addresses).values([
      { ...place, kind: 'invoice' },
      { ...place, kind: 'delivery', isDefault: true },
    ]);
    const { id, token } = await createReset(transaction, person.id, now(), 'invitation');
    const link = `${settings.publicUrl}/wachtwoord-herstellen?${new URLSearchParams({ token })}`;
    await queueMail(transaction, jobs, {
      dedupeKey: resetMailKey(id),
      recipient: person.email,
      text: mailTexts.invitation(link),
    });
    const { name, country, discountGroup, termDays, creditLimit } = company;
    const entry = {
      action: 'company_added',
      subject: { kind: 'company', id: company.id, name },
      after: {
        ...{ country, discountGroup, email: person.email },
        ...(termDays === null ? {} : { termDays, creditLimit }),
      },
    } as const;
    await writeLogbook(transaction, actor, entry, now());
    return { ...person, company };
  });
}
