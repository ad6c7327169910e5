import type { Database } from '../database/database.ts';
import { attemptKey, countAttempt, findAttempts, forgetAttempts } from './attempts.ts';
import { changeCustomer, findCustomerByEmail } from './customers.ts';
import { hashPassword, isPassword, needsRehash } from './passwords.ts';

export type LoginOutcome =
  | { readonly kind: 'welcome'; readonly customerId: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too-many'; readonly windowEndsAt: Date };

type LoginAttempt = {
  readonly email: string;
  readonly password: string;
  readonly network: string;
  readonly now: Date;
};

const quarter = 15 * 60;
const hour = 60 * 60;

// Only failures count. Nobody is locked out of an account by somebody else: an account under attack allows each
// network fewer tries, not none.
const limits = { perNetworkAndEmail: 10, underAttack: 3, perEmail: 50, perNetwork: 300 } as const;

export async function checkLogin(database: Database, attempt: LoginAttempt): Promise<LoginOutcome> {
  const { email, password, now } = attempt;
  const before = await findBarrier(database, attempt);
  if (before !== null) return { kind: 'too-many', windowEndsAt: before };
  const customer = await findCustomerByEmail(database, email);
  const isRight = await isPassword(customer?.passwordHash ?? null, password);
  if (!isRight || customer === null || customer.blockedAt !== null) {
    const { both, emailOnly, networkOnly } = keysOf(attempt);
    await countAttempt(database, both, quarter, now);
    await countAttempt(database, emailOnly, hour, now);
    await countAttempt(database, networkOnly, quarter, now);
    return { kind: 'wrong' };
  }
  // Asked again: of many guesses sent at once, all have passed the first question before any has failed.
  const after = await findBarrier(database, attempt);
  if (after !== null) return { kind: 'too-many', windowEndsAt: after };
  await forgetAttempts(database, keysOf(attempt).both);
  if (customer.passwordHash !== null && needsRehash(customer.passwordHash)) {
    await changeCustomer(database, customer.id, { passwordHash: await hashPassword(password) }, now);
  }
  return { kind: 'welcome', customerId: customer.id };
}

async function findBarrier(database: Database, attempt: LoginAttempt): Promise<Date | null> {
  const { both, emailOnly, networkOnly } = keysOf(attempt);
  const found = await findAttempts(database, [both, emailOnly, networkOnly], attempt.now);
  const isUnderAttack = (found.get(emailOnly)?.count ?? 0) >= limits.perEmail;
  const ownLimit = isUnderAttack ? limits.underAttack : limits.perNetworkAndEmail;
  const own = found.get(both);
  if (own !== undefined && own.count >= ownLimit) return own.windowEndsAt;
  const wide = found.get(networkOnly);
  return wide !== undefined && wide.count >= limits.perNetwork ? wide.windowEndsAt : null;
}

function keysOf({ email, network }: LoginAttempt) {
  return {
    both: attemptKey('login', email, network),
    emailOnly: attemptKey('login-email', email),
    networkOnly: attemptKey('login-network', network),
  };
}
