import { hash } from '@node-rs/argon2';
import * as shop from '#server/secrets/passwords.ts';
import { quickHashes } from './quick-hashes.ts';

/**
 * What tests of the server have in place of `secrets/passwords.ts` (use-known-passwords.ts). A hash takes a processor for half a
 * tenth of a second, and most tests log in as one of the same dozen people. Whether a password fits a hash never changes: so it
 * is found out once, by the real thing; and one hash of a password does for all who have it.
 */
export const { needsRehash, nobodysHash } = shop;

export const isPassword: typeof shop.isPassword = once(shop.isPassword);

export const hashPassword: typeof shop.hashPassword = once(shop.hashPassword);

export const hashWithSalt: typeof shop.hashWithSalt = (secret, salt) =>
  quickHashes.areOn
    ? hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1, salt })
    : shop.hashWithSalt(secret, salt);

// What failed is asked again.
function once<Asked extends readonly (string | null)[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const answer = known.get(key) ?? ask(...asked);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
