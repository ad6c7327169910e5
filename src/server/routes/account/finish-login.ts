import type { Context } from 'hono';
import { forgetFailedLogins } from '../../accounts/failed-logins.ts';
import { findPerson, isShutOut, type Person } from '../../accounts/people.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { welcomeDevice } from '../../middleware/known-device.ts';
import { startSession } from '../../middleware/session.ts';
import { forgetCodes } from '../../second-factor/take-code.ts';

/** All steps are taken. Null for who was shut out in between: nothing was begun. */
export async function finishLogin(
  c: Context<AppEnv>,
  deps: Dependencies,
  transaction: Database,
  personId: number,
): Promise<Person | null> {
  const person = await findPerson(transaction, personId);
  if (person === null || isShutOut(person)) return null;
  await startSession(c, deps, transaction, personId);
  await forgetFailedLogins(transaction, personId);
  await forgetCodes(transaction, personId);
  await welcomeDevice(c, deps, transaction, person);
  return person;
}
