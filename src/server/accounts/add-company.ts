import { and, eq } from 'drizzle-orm';
import type { Address } from '#domain/business/address.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { mailTexts } from '#text/mails/mail.ts';
import type { Dependencies } from '../app-env.ts';
import { accountRequests, addresses, companies, people } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { queueMail, resetMailKey } from '../mail/outbox.ts';
import { settleRequestTask } from '../tasks/settle-task.ts';
import { createReset } from './password-resets.ts';
import type { Company, Person } from './people.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

type CompanyFields = Pick<Company, 'name' | 'companyNumber' | 'vatId' | 'discountGroup'>;
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
    const { name, country, discountGroup } = company;
    const entry = {
      action: 'company_added',
      subject: { kind: 'company', id: company.id, name },
      after: { country, discountGroup, email: person.email },
    } as const;
    await writeLogbook(transaction, actor, entry, now());
    return { ...person, company };
  });
}

type Terms = Pick<Company, 'discountGroup'> & Pick<Person, 'cmUnits' | 'totalMeasures'>;

export type Approval =
  | { readonly kind: 'approved'; readonly owner: Person }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'email-taken'; readonly email: string };

/** Of two approvals at once, one finds the request decided. */
export function approveRequest(
  deps: Commanded,
  id: number,
  { discountGroup, cmUnits, totalMeasures }: Terms,
  actor: Actor,
): Promise<Approval> {
  return deps.database.transaction(async (transaction): Promise<Approval> => {
    const [request] = await transaction
      .select()
      .from(accountRequests)
      .where(and(eq(accountRequests.id, id), eq(accountRequests.status, 'requested')))
      .for('update');
    if (request === undefined) return { kind: 'unknown' };
    const { company, companyNumber, vatId, contact, phone, email } = request;
    const { country, street, houseNumber, addition, postcode, city } = request;
    const owner = await addCompany(
      { ...deps, database: transaction },
      {
        company: { name: company, companyNumber, vatId, discountGroup },
        owner: { name: contact, phone, email, cmUnits, totalMeasures },
        address: { country, street, houseNumber, addition, postcode, city },
      },
      actor,
    );
    if (owner === null) return { kind: 'email-taken', email };
    await transaction
      .update(accountRequests)
      .set({ status: 'approved', personId: owner.id, decidedAt: deps.now() })
      .where(eq(accountRequests.id, id));
    await settleRequestTask(transaction, id, { actor, at: deps.now() });
    const entry = { action: 'request_approved', subject: { kind: 'request', id, name: company } } as const;
    await writeLogbook(transaction, actor, entry, deps.now());
    return { kind: 'approved', owner };
  });
}
