import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody finds one by trying. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps: a stolen table opens no session and resets no password. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
