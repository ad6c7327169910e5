import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../app-env.ts';
import { people } from '../database/schema/accounts.ts';
import { hashPassword, isPassword, needsRehash } from '../secrets/passwords.ts';
import {
  type Attempts,
  attemptKey,
  countAttempts,
  findAttempts,
  forgetAttempts,
  giveBackAttempts,
} from './attempts.ts';
import { type LoginOrigin, noteFailedLogin } from './failed-logins.ts';
import { atPasswordDesk } from './password-desk.ts';
import { findPerson, findPersonByEmail, isShutOut } from './people.ts';

export type LoginOutcome =
  // With what it was right for: whoever lets somebody in for it looks once more, under a lock, whether it still stands.
  | { readonly kind: 'welcome'; readonly personId: number; readonly passwordHash: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too-many'; readonly windowEndsAt: Date };

export type LoginAttempt = LoginOrigin & {
  readonly email: string;
  readonly password: string;
  readonly network: string;
};

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings'>;

const quarter = 15 * 60;
const hour = 60 * 60;

// Only failures count. Nobody is locked out of an account by somebody else: an account under attack allows each
// network fewer tries, not none.
const limits = { perNetworkAndEmail: 10, underAttack: 3, perEmail: 50, perNetwork: 300 } as const;

/**
 * Counted before the password is looked at and given back when it is right, so that guesses sent all at once are held
 * to the same limits. Who is over a limit is told so whatever the password, and never comes to the desk.
 */
export async function checkLogin(deps: Commanded, attempt: LoginAttempt): Promise<LoginOutcome> {
  const { database } = deps;
  const keys = keysOf(attempt);
  const known = await findAttempts(database, Object.values(keys), attempt.now);
  const barrier = findBarrier(known, keys, 0);
  if (barrier !== null) return { kind: 'too-many', windowEndsAt: barrier };
  return atPasswordDesk(() => tryPassword(deps, attempt));
}

async function tryPassword(deps: Commanded, attempt: LoginAttempt): Promise<LoginOutcome> {
  const { database } = deps;
  const { email, password, now } = attempt;
  const keys = keysOf(attempt);
  const counted = await countAttempts(
    database,
    [
      { key: keys.both, seconds: quarter },
      { key: keys.emailOnly, seconds: hour },
      { key: keys.networkOnly, seconds: quarter },
    ],
    now,
  );
  const barrier = findBarrier(counted, keys, 1);
  if (barrier !== null) {
    await giveBackAttempts(database, Object.values(keys));
    return { kind: 'too-many', windowEndsAt: barrier };
  }
  const person = await findPersonByEmail(database, email);
  const stored = person?.passwordHash ?? null;
  const isRight = await isPassword(stored, password);
  if (!isRight || stored === null || person === null || isShutOut(person)) {
    await noteFailedLogin(deps, person === null || isShutOut(person) ? null : person.id, attempt);
    return { kind: 'wrong' };
  }
  await forgetAttempts(database, keys.both);
  await giveBackAttempts(database, [keys.emailOnly, keys.networkOnly]);
  const passwordHash = needsRehash(stored) ? await renewHash(deps, person.id, stored, attempt) : stored;
  return passwordHash === null ? { kind: 'wrong' } : { kind: 'welcome', personId: person.id, passwordHash };
}

// In the place of the old hash alone: making one takes long enough for somebody to choose another password, which the one that
// was just given would otherwise stand in for again. Null where that has happened.
async function renewHash(
  { database }: Commanded,
  personId: number,
  former: string,
  { password, now }: LoginAttempt,
): Promise<string | null> {
  const passwordHash = await hashPassword(password);
  const renewed = await database
    .update(people)
    .set({ passwordHash, updatedAt: now })
    .where(and(eq(people.id, personId), eq(people.passwordHash, former)))
    .returning({ id: people.id });
  if (renewed.length === 1) return passwordHash;
  const present = (await findPerson(database, personId))?.passwordHash ?? null;
  return (await isPassword(present, password)) ? present : null;
}

// When the limit that was met ends, or null; `own` is what the attempt itself has added to the counts.
function findBarrier(counts: ReadonlyMap<string, Attempts>, keys: Keys, own: 0 | 1): Date | null {
  const isReached = (key: string, limit: number) => (counts.get(key)?.count ?? 0) - own >= limit;
  const isUnderAttack = isReached(keys.emailOnly, limits.perEmail);
  const ownLimit = isUnderAttack ? limits.underAttack : limits.perNetworkAndEmail;
  if (isReached(keys.both, ownLimit)) return counts.get(keys.both)?.windowEndsAt ?? null;
  if (isReached(keys.networkOnly, limits.perNetwork))
    return counts.get(keys.networkOnly)?.windowEndsAt ?? null;
  return null;
}

type Keys = ReturnType<typeof keysOf>;

function keysOf({ email, network }: LoginAttempt) {
  return {
    both: attemptKey('login', email, network),
    emailOnly: attemptKey('login-email', email),
    networkOnly: attemptKey('login-network', network),
  };
}
