import type { Context } from 'hono';
import type { Values } from '#domain/logbook/entry.ts';
import type { LoginChange } from '#text/mails/security-mails.ts';
import { endHalfLoginsOf } from '../../../accounts/half-logins.ts';
import { endAllSessions } from '../../../accounts/sessions.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import type { Database } from '../../../database/database.ts';
import { actorOf } from '../../../middleware/actor.ts';
import { holdLogin } from '../../../middleware/hold-login.ts';
import { countTowards } from '../../../middleware/rate-limit.ts';
import { signedInPerson, startSession } from '../../../middleware/session.ts';
import { lockFactors } from '../../../second-factor/factors.ts';
import { recordChange } from '../../../second-factor/record-change.ts';
import { removeRecoveryCodes } from '../../../second-factor/recovery-codes.ts';

const changesPerDay = 60;

/** Each is a mail, and a row of the logbook that nobody can remove: no script makes them by the thousand. */
export function countLoginChange(c: Context<AppEnv>, deps: Dependencies): Promise<void> {
  const by = { value: String(signedInPerson(c).id) };
  return countTowards(c, deps, [{ name: 'login-change', by, most: changesPerDay, seconds: 24 * 60 * 60 }]);
}

type Told = { readonly change: LoginChange; readonly before?: Values; readonly after?: Values };

/**
 * One change of how somebody logs in: with it their other logins end, this one gets a new id, and it is told. Where
 * `change` gives null nothing was to be changed, and nothing is. Who has no second factor left has no use for recovery codes.
 */
export async function changeLogin<T>(
  c: Context<AppEnv>,
  deps: Dependencies,
  told: Told,
  change: (transaction: Database) => Promise<T | null>,
): Promise<T | null> {
  const person = signedInPerson(c);
  await countLoginChange(c, deps);
  return deps.database.transaction(async (transaction) => {
    await holdLogin(c, transaction);
    const changed = await change(transaction);
    if (changed === null) return null;
    if (!(await lockFactors(transaction, person.id))) await removeRecoveryCodes(transaction, person.id);
    await endAllSessions(transaction, person.id);
    await endHalfLoginsOf(transaction, person.id);
    await startSession(c, deps, transaction, person.id);
    await recordChange(deps, transaction, { person, actor: actorOf(c, deps), ...told });
    return changed;
  });
}
