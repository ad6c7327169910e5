import { eq } from 'drizzle-orm';
import { hasSecondFactor } from '../accounts/has-second-factor.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { type Authenticator, findAuthenticator } from './authenticators.ts';
import { listPasskeys, type Passkey } from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

export type Factors = {
  readonly passkeys: readonly Passkey[];
  readonly authenticator: Authenticator | null;
  // Null for who never had any.
  readonly recoveryCodesLeft: number | null;
};

export async function findFactors(database: Database, personId: number): Promise<Factors> {
  const [passkeys, authenticator, recoveryCodesLeft] = await Promise.all([
    listPasskeys(database, personId),
    findAuthenticator(database, personId),
    countRecoveryCodes(database, personId),
  ]);
  return { passkeys, authenticator, recoveryCodesLeft };
}

/**
 * Whether the password alone lets nobody in; until the transaction ends that stays so. A login that finds no factor while
 * one is being set up would otherwise begin just after the others were ended. Asked after the lock, for what was asked
 * before it is as old as the wait.
 */
export async function lockFactors(transaction: Database, personId: number): Promise<boolean> {
  await transaction
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, personId))
    .for('no key update');
  const [person] = await transaction.select({ hasSecondFactor }).from(people).where(eq(people.id, personId));
  return person?.hasSecondFactor ?? false;
}
