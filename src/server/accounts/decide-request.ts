import { eq } from 'drizzle-orm';
import type { CreditTerms } from '#domain/account/credit-terms.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { mailTexts } from '#text/mails/mail.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { accountRequests } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { queueMail } from '../mail/outbox.ts';
import { settleRequestTask } from '../tasks/settle-task.ts';
import { addCompany } from './add-company.ts';
import type { Company, Person } from './people.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

export type AccountRequest = typeof accountRequests.$inferSelect;

/** Somebody else has decided, before or at the same moment. */
type Overtaken = { readonly kind: 'overtaken'; readonly request: AccountRequest };
type Unknown = { readonly kind: 'unknown' };

export type Approval =
  | { readonly kind: 'approved'; readonly owner: Person }
  | { readonly kind: 'email-taken'; readonly email: string }
  | Overtaken
  | Unknown;

type Terms = Pick<Company, 'discountGroup'> & Pick<Person, 'cmUnits' | 'totalMeasures'> & CreditTerms;

/**
 * A refusal can be taken back this way, by who has seen it: of an approval and a refusal at once, the later one finds the
 * request decided.
 */
export function approveRequest(
  deps: Commanded,
  id: number,
  { cmUnits, totalMeasures, ...terms }: Terms,
  seen: AccountRequest['status'],
  actor: Actor,
): Promise<Approval> {
  return deps.database.transaction(async (transaction): Promise<Approval> => {
    const request = await lockRequest(transaction, id);
    if (request === null) return { kind: 'unknown' };
    if (request.status === 'approved' || request.status !== seen) return { kind: 'overtaken', request };
    const { company, companyNumber, vatId, contact, phone, email } = request;
    const { country, street, houseNumber, addition, postcode, city } = request;
    const owner = await addCompany(
      { ...deps, database: transaction },
      {
        company: { name: company, companyNumber, vatId, ...terms },
        owner: { name: contact, phone, email, cmUnits, totalMeasures },
        address: { country, street, houseNumber, addition, postcode, city },
      },
      actor,
    );
    if (owner === null) return { kind: 'email-taken', email };
    await decide(deps, transaction, request, actor, {
      set: { status: 'approved', personId: owner.id },
      entry: { action: 'request_approved' },
    });
    return { kind: 'approved', owner };
  });
}

export type Refused = { readonly kind: 'refused' } | Overtaken | Unknown;

/** Why; who asked reads it in the mail, or something neutral instead. */
export type RefusalReason = { readonly reason: string; readonly isTold: boolean };

export function refuseRequest(
  deps: Commanded,
  id: number,
  { reason, isTold }: RefusalReason,
  actor: Actor,
): Promise<Refused> {
  return deps.database.transaction(async (transaction): Promise<Refused> => {
    const request = await lockRequest(transaction, id);
    if (request === null) return { kind: 'unknown' };
    if (request.status !== 'requested') return { kind: 'overtaken', request };
    await decide(deps, transaction, request, actor, {
      set: { status: 'refused', refusalReason: reason, isReasonTold: isTold },
      entry: { action: 'request_refused', after: { reason, isTold } },
    });
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `account-refused:${id}`,
      recipient: request.email,
      text: mailTexts.accountRefused(isTold ? reason : null),
    });
    return { kind: 'refused' };
  });
}

type Decision = {
  readonly set: Partial<AccountRequest>;
  readonly entry: Omit<Parameters<typeof writeLogbook>[2], 'subject'>;
};

async function decide(
  { now }: Commanded,
  transaction: Database,
  { id, company }: AccountRequest,
  actor: Actor,
  { set, entry }: Decision,
): Promise<void> {
  await transaction
    .update(accountRequests)
    .set({ ...set, decidedAt: now(), decidedBy: actor.personId })
    .where(eq(accountRequests.id, id));
  await settleRequestTask(transaction, id, { actor, at: now() });
  const subject = { kind: 'request', id, name: company } as const;
  await writeLogbook(transaction, actor, { ...entry, subject }, now());
}

async function lockRequest(transaction: Database, id: number): Promise<AccountRequest | null> {
  const [request] = await transaction
    .select()
    .from(accountRequests)
    .where(eq(accountRequests.id, id))
    .for('update');
  return request ?? null;
}
