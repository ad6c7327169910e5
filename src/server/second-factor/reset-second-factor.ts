import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import { endHalfLoginsOf } from '../accounts/half-logins.ts';
import { findPerson } from '../accounts/people.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import type { Dependencies } from '../app-env.ts';
import { passkeys } from '../database/schema/second-factor.ts';
import { removeAuthenticator } from './authenticators.ts';
import { lockFactors } from './factors.ts';
import { recordChange } from './record-change.ts';
import { removeRecoveryCodes } from './recovery-codes.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

/**
 * For who has lost everything: the password alone lets them in again, to set up anew. Ends their logins and tells them.
 * Whoever calls this has seen to it that the actor may. False for who has no second factor.
 */
export function resetSecondFactor(deps: Commanded, actor: Actor, personId: number): Promise<boolean> {
  return deps.database.transaction(async (transaction) => {
    const person = await findPerson(transaction, personId);
    if (person === null || !(await lockFactors(transaction, personId))) return false;
    await transaction.delete(passkeys).where(eq(passkeys.personId, personId));
    await removeAuthenticator(transaction, personId);
    await removeRecoveryCodes(transaction, personId);
    await endAllSessions(transaction, personId);
    await endHalfLoginsOf(transaction, personId);
    await recordChange(deps, transaction, { person, change: 'second_factor_reset', actor });
    return true;
  });
}
