import { hash, type Options, verify } from '@node-rs/argon2';
import { isTooLong, normalisePassword } from '#domain/account/password.ts';

// OWASP's minimum for argon2id, which is the library's own algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
const costInHash = '$argon2id$v=19$m=19456,t=2,p=1$';

/** A hash of nothing anybody can type: checking it takes an unknown account as long as a known one. */
export const nobodysHash = `${costInHash}8djMEMmTrGgB7XyxzIC6Ag$LSyBx78kWsnBGiJ/CXKL72sjuvi2ihfVLU/DTuUgSZI`;

export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), cost);
}

/** For a secret of ours that is looked up by its hash. */
export function hashWithSalt(secret: string, salt: Uint8Array): Promise<string> {
  return hash(secret, { ...cost, salt });
}

export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (isTooLong(password)) return false;
  const matches = await verify(storedHash ?? nobodysHash, normalisePassword(password));
  return matches && storedHash !== null;
}

export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(costInHash);
}
