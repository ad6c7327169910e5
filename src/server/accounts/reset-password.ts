import type { Actor } from '#domain/logbook/entry.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { mailTexts } from '#text/mails/mail.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { queueMail, resetMailKey } from '../mail/outbox.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { removeEmailChange } from './email-changes.ts';
import { endHalfLoginsOf } from './half-logins.ts';
import { atPasswordDesk } from './password-desk.ts';
import { createReset, removeResetsOf, useReset } from './password-resets.ts';
import { changePerson, findPersonByEmail, isShutOut, type Person } from './people.ts';
import { endAllSessions } from './sessions.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

/** Does nothing for an address without an account, and never says so. */
export async function requestPasswordReset(deps: Commanded, email: string): Promise<void> {
  const { database, jobs, settings, now } = deps;
  const person = await findPersonByEmail(database, email);
  if (person === null || isShutOut(person)) return;
  await database.transaction(async (transaction) => {
    const { id, token } = await createReset(transaction, person.id, now());
    const link = `${settings.publicUrl}/wachtwoord-herstellen?${new URLSearchParams({ token })}`;
    await queueMail(transaction, jobs, {
      dedupeKey: resetMailKey(id),
      recipient: person.email,
      text: mailTexts.passwordReset(person.name, link),
    });
  });
}

/** False when the link was used in the meantime. */
export async function resetPassword(
  deps: Commanded,
  owner: Person,
  token: string,
  password: string,
  actor: Actor,
): Promise<boolean> {
  const passwordHash = await atPasswordDesk(() => hashPassword(password));
  return deps.database.transaction(async (transaction) => {
    const resetId = await useReset(transaction, token, deps.now());
    if (resetId === null) return false;
    await storeNewPassword(deps, transaction, { owner, passwordHash, occasion: `reset-${resetId}`, actor });
    return true;
  });
}

type NewPassword = {
  readonly owner: Person;
  readonly passwordHash: string;
  // The same one never sends a second notice.
  readonly occasion: string;
  readonly actor: Actor;
};

/** Whoever else was logged in, or held a link, is out; the owner gets a notice. */
export async function storeNewPassword(
  { jobs, settings, now }: Commanded,
  transaction: Database,
  { owner, passwordHash, occasion, actor }: NewPassword,
): Promise<void> {
  const at = now();
  await changePerson(transaction, owner.id, { passwordHash }, at);
  await endAllSessions(transaction, owner.id);
  await removeResetsOf(transaction, owner.id);
  await endHalfLoginsOf(transaction, owner.id);
  await removeEmailChange(transaction, owner.id);
  const subject = { kind: 'person', id: owner.id, name: owner.name } as const;
  await writeLogbook(transaction, actor, { action: 'password_changed', subject }, at);
  await queueMail(transaction, jobs, {
    dedupeKey: `password-changed:${owner.id}:${occasion}`,
    recipient: owner.email,
    text: mailTexts.passwordChanged(
      owner.name,
      formatDateTime(at),
      `${settings.publicUrl}/wachtwoord-vergeten`,
    ),
  });
}
