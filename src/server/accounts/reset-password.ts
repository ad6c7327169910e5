import { formatDateTime } from '#text/format/date-time.ts';
import { mailTexts } from '#text/mails/mail.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { queueMail, resetMailKey } from '../mail/outbox.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { changeCustomer, findCustomerByEmail } from './customers.ts';
import { atPasswordDesk } from './password-desk.ts';
import { createReset, type ResetOwner, removeResetsOf, useReset } from './password-resets.ts';
import { endAllSessions } from './sessions.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

/** Does nothing for an address without an account, and never says so. */
export async function requestPasswordReset(deps: Commanded, email: string): Promise<void> {
  const { database, jobs, settings, now } = deps;
  const customer = await findCustomerByEmail(database, email);
  if (customer === null || customer.blockedAt !== null) return;
  await database.transaction(async (transaction) => {
    const { id, token } = await createReset(transaction, customer.id, now());
    const link = `${settings.publicUrl}/wachtwoord-herstellen?${new URLSearchParams({ token })}`;
    await queueMail(transaction, jobs, {
      dedupeKey: resetMailKey(id),
      recipient: customer.email,
      text: mailTexts.passwordReset(customer.contact, link),
    });
  });
}

/** False when the link was used in the meantime. */
export async function resetPassword(
  deps: Commanded,
  owner: ResetOwner,
  token: string,
  password: string,
): Promise<boolean> {
  const passwordHash = await atPasswordDesk(() => hashPassword(password));
  return deps.database.transaction(async (transaction) => {
    const resetId = await useReset(transaction, token, deps.now());
    if (resetId === null) return false;
    await storeNewPassword(deps, transaction, owner, passwordHash, `reset-${resetId}`);
    return true;
  });
}

/** Whoever else was logged in, or held a link, is out; the owner gets a notice. */
export async function storeNewPassword(
  { jobs, settings, now }: Commanded,
  transaction: Database,
  owner: ResetOwner,
  passwordHash: string,
  occasion: string,
): Promise<void> {
  const at = now();
  await changeCustomer(transaction, owner.id, { passwordHash }, at);
  await endAllSessions(transaction, owner.id);
  await removeResetsOf(transaction, owner.id);
  await queueMail(transaction, jobs, {
    dedupeKey: `password-changed:${owner.id}:${occasion}`,
    recipient: owner.email,
    text: mailTexts.passwordChanged(
      owner.contact,
      formatDateTime(at),
      `${settings.publicUrl}/wachtwoord-vergeten`,
    ),
  });
}
