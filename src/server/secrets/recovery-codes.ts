import { createHash, randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from '#domain/account/login-code.ts';

/** As they are stored by their hash: without the dashes they are shown with. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, createRecoveryCode);
}

/** Over seventy random bits: a fast hash is enough, for nobody tries them all. */
export function hashRecoveryCode(personId: number, code: string): string {
  return createHash('sha256').update(`recovery:${personId}:${code}`).digest('hex');
}

function createRecoveryCode(): string {
  return Array.from(
    { length: recoveryCodeLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');
}
