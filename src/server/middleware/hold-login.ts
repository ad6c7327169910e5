import type { Context } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import { lockSession } from '../accounts/sessions.ts';
import type { AppEnv } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { lockFactors } from '../second-factor/factors.ts';
import { signedInPerson } from './session.ts';

/**
 * R10.2: first in a transaction that changes how somebody logs in. Looking whether the password is right takes a while, in which
 * its owner may have chosen another one or ended this login: whoever knew the old one would go on with what this gives them.
 */
export async function holdLogin(c: Context<AppEnv>, transaction: Database): Promise<void> {
  await lockFactors(transaction, signedInPerson(c).id);
  if (!(await lockSession(transaction, c.get('session').id))) throw new Refusal(401, callErrors.notLoggedIn);
}
