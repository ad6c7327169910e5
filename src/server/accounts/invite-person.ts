import { and, eq, isNull } from 'drizzle-orm';
import { isStaffRole, type Role } from '#domain/account/role.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { mailTexts } from '#text/mails/mail.ts';
import { peopleMails } from '#text/mails/people-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { companies, people } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerOf } from '../logbook/writer-of.ts';
import { queueMail, resetMailKey } from '../mail/outbox.ts';
import { attemptKey, countAttempts } from './attempts.ts';
import { createReset, removeResetsOf } from './password-resets.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

const hour = 60 * 60;
// A mail to somebody who did not ask for it: enough for a whole company in an afternoon, not enough to pester one person.
const limits = { perCompany: 30, perEmail: 5 } as const;

export type NewPerson = {
  readonly companyId: number;
  readonly name: string;
  readonly email: string;
  // Of the shop's staff for the shop's own company, of a company's people for any other.
  readonly role: Role;
};

type TooMany = { readonly kind: 'too-many'; readonly windowEndsAt: Date };

export type Invited =
  /** The link is in the mail; shown to nobody but whoever stands at the machine itself. */
  | { readonly kind: 'invited'; readonly personId: number; readonly link: string }
  /** By an account or by an invitation, which may have come a moment ago. */
  | { readonly kind: 'email-taken' }
  | TooMany;

/**
 * Who is invited has a row without a password, and a link of 14 days to choose one. Of two invitations of one address at
 * once, one finds it taken.
 */
export async function invitePerson(deps: Commanded, person: NewPerson, actor: Actor): Promise<Invited> {
  const { database, now } = deps;
  const barrier = await countInvitation(deps, person);
  if (barrier !== null) return { kind: 'too-many', windowEndsAt: barrier };
  return database.transaction(async (transaction): Promise<Invited> => {
    const at = now();
    const [company] = await transaction.select().from(companies).where(eq(companies.id, person.companyId));
    if (company?.isShop !== isStaffRole(person.role))
      throw new Error(`${person.role} is no role in company ${person.companyId}`);
    const [row] = await transaction
      .insert(people)
      .values({ ...person, phone: '', createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) return { kind: 'email-taken' };
    const link = await sendLink(deps, transaction, row, actor);
    const after = { company: company.name, email: row.email, role: row.role };
    await writeLogbook(transaction, actor, { action: 'person_invited', subject: subjectOf(row), after }, at);
    return { kind: 'invited', personId: row.id, link };
  });
}

/** Somebody of this company who is invited and has not come yet. */
export type InvitedOne = { readonly companyId: number; readonly personId: number };

export type InvitedAgain =
  | { readonly kind: 'invited'; readonly link: string }
  | { readonly kind: 'unknown' }
  | TooMany;

/** A new link; the former one opens nothing any more. */
export async function inviteAgain(deps: Commanded, one: InvitedOne, actor: Actor): Promise<InvitedAgain> {
  const { database, now } = deps;
  const [known] = await database.select().from(people).where(isInvited(one));
  if (known === undefined) return { kind: 'unknown' };
  const barrier = await countInvitation(deps, known);
  if (barrier !== null) return { kind: 'too-many', windowEndsAt: barrier };
  return database.transaction(async (transaction): Promise<InvitedAgain> => {
    const row = await takeLinks(transaction, one);
    if (row === null) return { kind: 'unknown' };
    const link = await sendLink(deps, transaction, row, actor);
    const entry = { action: 'person_invited_again', subject: subjectOf(row) } as const;
    await writeLogbook(transaction, actor, entry, now());
    return { kind: 'invited', link };
  });
}

export type Withdrawn = 'withdrawn' | 'unknown';

/** The link opens nothing any more, and the address is free. */
export function withdrawInvitation(
  { database, now }: Pick<Commanded, 'database' | 'now'>,
  one: InvitedOne,
  actor: Actor,
): Promise<Withdrawn> {
  return database.transaction(async (transaction) => {
    const row = await takeLinks(transaction, one);
    if (row === null) return 'unknown';
    const at = now();
    await transaction.update(people).set({ removedAt: at, updatedAt: at }).where(eq(people.id, row.id));
    const before = { email: row.email, role: row.role };
    const entry = { action: 'invitation_withdrawn', subject: subjectOf(row), before } as const;
    await writeLogbook(transaction, actor, entry, at);
    return 'withdrawn';
  });
}

type PersonRow = typeof people.$inferSelect;

// First the links and then the person, as choosing a password does: neither waits for the other. Null for whoever has
// come in the meantime.
async function takeLinks(transaction: Database, one: InvitedOne): Promise<PersonRow | null> {
  const [known] = await transaction.select({ id: people.id }).from(people).where(isInvited(one));
  if (known === undefined) return null;
  await removeResetsOf(transaction, known.id);
  const [row] = await transaction.select().from(people).where(isInvited(one)).for('update');
  return row ?? null;
}

function isInvited({ companyId, personId }: InvitedOne) {
  return and(
    eq(people.id, personId),
    eq(people.companyId, companyId),
    isNull(people.passwordHash),
    isNull(people.removedAt),
  );
}

async function countInvitation(
  { database, now }: Commanded,
  { companyId, email }: Pick<NewPerson, 'companyId' | 'email'>,
): Promise<Date | null> {
  const counters = [
    { key: attemptKey('invite-company', String(companyId)), seconds: hour, most: limits.perCompany },
    { key: attemptKey('invite-email', email.toLowerCase()), seconds: hour, most: limits.perEmail },
  ];
  const counted = await countAttempts(database, counters, now());
  const met = counters.find(({ key, most }) => (counted.get(key)?.count ?? 0) > most);
  return met === undefined ? null : (counted.get(met.key)?.windowEndsAt ?? null);
}

async function sendLink(
  { jobs, settings, now }: Commanded,
  transaction: Database,
  { id: personId, email, role, companyId }: PersonRow,
  actor: Actor,
): Promise<string> {
  const { id, token } = await createReset(transaction, personId, now(), 'invitation');
  const link = `${settings.publicUrl}/wachtwoord-herstellen?${new URLSearchParams({ token })}`;
  const [company] = await transaction
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  const text = isStaffRole(role)
    ? mailTexts.staffInvitation(link)
    : peopleMails.invitation({ company: company?.name ?? '', by: writerOf(actor), link });
  await queueMail(transaction, jobs, { dedupeKey: resetMailKey(id), recipient: email, text });
  return link;
}

function subjectOf({ id, name }: PersonRow) {
  return { kind: 'person', id, name } as const;
}
