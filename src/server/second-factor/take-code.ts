import { parseLoginCode } from '#domain/account/login-code.ts';
import { attemptKey, countAttempts, forgetAttempts } from '../accounts/attempts.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { takeAuthenticatorCode } from './authenticators.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

// Of a million codes two are right at any time: ten tries an hour find one in decades.
const tries = { most: 10, seconds: 60 * 60 } as const;

export type CodeOutcome = 'authenticator' | 'recovery' | 'wrong' | 'used';

/** When the limit ends for who is over it. Counted before the code is looked at, so that guesses sent all at once are held to the same limit. */
export async function countCode(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  personId: number,
): Promise<Date | null> {
  const key = keyOf(personId);
  const counted = await countAttempts(database, [{ key, seconds: tries.seconds }], now());
  const attempts = counted.get(key);
  return attempts !== undefined && attempts.count > tries.most ? attempts.windowEndsAt : null;
}

/** In the transaction of the login it is for: a code that was taken has let somebody in, or it was not taken. */
export async function takeCode(
  { settings, now }: Pick<Dependencies, 'settings' | 'now'>,
  transaction: Database,
  personId: number,
  typed: string,
): Promise<CodeOutcome> {
  const given = parseLoginCode(typed);
  if (given === null) return 'wrong';
  if (given.kind === 'recovery') {
    const isRight = await takeRecoveryCode(transaction, personId, given.code, now());
    return isRight ? 'recovery' : 'wrong';
  }
  const outcome = await takeAuthenticatorCode(transaction, settings, personId, given.code, now());
  return outcome === 'right' ? 'authenticator' : outcome;
}

export function forgetCodes(database: Database, personId: number): Promise<void> {
  return forgetAttempts(database, keyOf(personId));
}

function keyOf(personId: number): string {
  return attemptKey('second-step', String(personId));
}
