import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * For a secret that must be read again, unlike a password: the database alone does not give it away. `context` says what
 * it is and whose, so that a sealed value is worth nothing in another place.
 */
export function seal(sessionSecret: string, context: string, value: string): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyFrom(sessionSecret), nonce);
  sealing.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([sealing.update(value, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString('base64url');
}

/** Null for what was sealed with another secret or for another place, and for what was never sealed. */
export function unseal(sessionSecret: string, context: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceLength + tagLength) return null;
  const opening = createDecipheriv(cipher, keyFrom(sessionSecret), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  opening.setAAD(Buffer.from(context));
  opening.setAuthTag(bytes.subarray(-tagLength));
  try {
    const value = opening.update(bytes.subarray(nonceLength, -tagLength));
    return Buffer.concat([value, opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyFrom(sessionSecret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'maathor sealed secrets', 32));
}
