import { Secret, TOTP } from 'otpauth';

/** Sixty years of them fit a number with room to spare. */
export type Step = number;

const period = 30;
// What every authenticator app takes for granted; some ignore whatever else they are told.
const shape = { algorithm: 'SHA1', digits: 6, period } as const;
const secretBytes = 20;

/** In base32, as apps take it. */
export function createAuthenticatorSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code says. */
export function authenticatorAddress(secret: string, email: string): string {
  return new TOTP({
    ...shape,
    issuer: 'Maathor',
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/**
 * The time step this code belongs to: the present one, or the one before it, for typing takes time. Null when it is of neither:
 * a code that has yet to come would be right for a minute and a half.
 */
export function findStep(secret: string, code: string, now: Date): Step | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null || delta > 0 ? null : TOTP.counter({ period, timestamp }) + delta;
}
