import { hash } from '@node-rs/argon2';
import { vi } from 'vitest';
import { quickHashes } from './quick-hashes.ts';

type Passwords = typeof import('#server/secrets/passwords.ts');

// A hash takes a processor for half a tenth of a second, and most tests log in as one of the same dozen people. Whether a
// password fits a hash never changes: so it is found out once, by the real thing; and one hash of a password does for all who
// have it.
const known = new Map<string, Promise<boolean>>();
const hashes = new Map<string, Promise<string>>();

vi.mock('#server/secrets/passwords.ts', async (importActual) => {
  const actual = await importActual<Passwords>();
  const isPassword: Passwords['isPassword'] = (hash, password) => {
    const key = JSON.stringify([hash, password]);
    const found = known.get(key) ?? actual.isPassword(hash, password);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
  const hashPassword: Passwords['hashPassword'] = (password) => {
    const made = hashes.get(password) ?? actual.hashPassword(password);
    hashes.set(password, made);
    made.catch(() => hashes.delete(password));
    return made;
  };
  const hashWithSalt: Passwords['hashWithSalt'] = (secret, salt) =>
    quickHashes.areOn
      ? hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1, salt })
      : actual.hashWithSalt(secret, salt);
  return { ...actual, isPassword, hashPassword, hashWithSalt };
});
