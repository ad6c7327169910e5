import { createHash, randomBytes, randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from '#domain/account/login-code.ts';
import { hashWithSalt } from './passwords.ts';

const saltLength = 16;

/** As they are stored by their hash: without the dashes they are shown with. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, createRecoveryCode);
}

/** One for a whole set, so that a code that is sent in costs one hash and not ten. */
export function createRecoverySalt(): Uint8Array {
  return new Uint8Array(randomBytes(saltLength));
}

/** As slow as a password's: a code is over seventy random bits, and what is worth less than 112 is not hashed fast. */
export function hashRecoveryCode(personId: number, code: string, salt: Uint8Array): Promise<string> {
  return hashWithSalt(namedCode(personId, code), salt);
}

/** How a code would be stored beside each of these; sets of before codes were salted have a fast hash. */
export async function hashLikeStored(
  personId: number,
  code: string,
  stored: readonly string[],
): Promise<readonly string[]> {
  const salts = new Set(
    stored.flatMap((hash) => /^\$argon2id\$[^$]*\$[^$]*\$([^$]+)\$/.exec(hash)?.[1] ?? []),
  );
  const slow = [...salts].map((salt) =>
    hashRecoveryCode(personId, code, new Uint8Array(Buffer.from(salt, 'base64'))),
  );
  const fast = createHash('sha256').update(namedCode(personId, code)).digest('hex');
  return [...(await Promise.all(slow)), ...stored.filter((hash) => hash === fast)];
}

function namedCode(personId: number, code: string): string {
  return `recovery:${personId}:${code}`;
}

function createRecoveryCode(): string {
  return Array.from(
    { length: recoveryCodeLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');
}
