import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { securityMailTexts } from '#text/mails/security-mails.ts';
import { createEmailChange, findEmailChange, takeEmailChange } from '../accounts/email-changes.ts';
import { endHalfLoginsOf } from '../accounts/half-logins.ts';
import { removeResetsOf } from '../accounts/password-resets.ts';
import { findPerson, findPersonByEmail, isShutOut, type Person } from '../accounts/people.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { emailChangeMailKey, queueMail } from '../mail/outbox.ts';
import { lockFactors } from './factors.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

/**
 * A link to the new address, a word to the old one. Whether the new one has an account of its own is told there and not
 * here: this page is no way to find out who is a customer.
 */
export async function askEmailChange(
  deps: Commanded,
  transaction: Database,
  person: Person,
  newEmail: string,
): Promise<void> {
  const { jobs, settings, now } = deps;
  const at = now();
  const isTaken = (await findPersonByEmail(transaction, newEmail)) !== null;
  const { id, token } = await createEmailChange(transaction, person.id, newEmail, at);
  const link = `${settings.publicUrl}/e-mailadres-bevestigen?${new URLSearchParams({ token })}`;
  await queueMail(transaction, jobs, {
    dedupeKey: emailChangeMailKey(id),
    recipient: newEmail,
    text: isTaken
      ? securityMailTexts.emailTaken(`${settings.publicUrl}/inloggen`)
      : securityMailTexts.confirmEmail(link),
  });
  await queueMail(transaction, jobs, {
    dedupeKey: `email-asked:${id}`,
    recipient: person.email,
    text: securityMailTexts.emailAsked(told(deps, person, at)),
  });
}

/** Null when the link is used up, or the address has become somebody else's. Ends every login of theirs. */
export async function changeEmail(
  deps: Commanded,
  transaction: Database,
  token: string,
  actorFor: (person: Person) => Actor,
): Promise<Person | null> {
  const at = deps.now();
  const found = await findEmailChange(transaction, token, at);
  if (found === null) return null;
  // Before anything of theirs is touched, as for every change of a login.
  await lockFactors(transaction, found.personId);
  const change = await takeEmailChange(transaction, token, at);
  const person = change === null ? null : await findPerson(transaction, change.personId);
  if (change === null || person === null || isShutOut(person)) return null;
  const { newEmail } = change;
  if (!(await storeEmail(transaction, person.id, newEmail, at))) return null;
  await endAllSessions(transaction, person.id);
  await endHalfLoginsOf(transaction, person.id);
  await removeResetsOf(transaction, person.id);
  const entry = {
    action: 'email_changed',
    subject: { kind: 'person', id: person.id, name: person.name },
    before: { email: person.email },
    after: { email: newEmail },
  } as const;
  await writeLogbook(transaction, actorFor(person), entry, at);
  const occasion = randomUUID();
  for (const recipient of [person.email, newEmail]) {
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `email-changed:${occasion}:${recipient === newEmail ? 'new' : 'old'}`,
      recipient,
      text: securityMailTexts.emailChanged(told(deps, person, at)),
    });
  }
  return { ...person, email: newEmail };
}

// Of two who want it at once the index refuses one, and only what was done since this began is undone.
async function storeEmail(
  transaction: Database,
  personId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  if ((await findPersonByEmail(transaction, email)) !== null) return false;
  try {
    await transaction.transaction((inner) =>
      inner.update(people).set({ email, updatedAt: now }).where(eq(people.id, personId)),
    );
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

const uniqueViolation = '23505';

function isTaken(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code === uniqueViolation
    : false;
}

function told({ settings }: Commanded, { name }: Person, at: Date) {
  return { name, at: formatDateTime(at), link: `${settings.publicUrl}/wachtwoord-vergeten` };
}
