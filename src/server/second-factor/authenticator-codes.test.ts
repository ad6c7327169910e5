import { describe, expect, it } from 'vitest';
import { authenticatorAddress, createAuthenticatorSecret, findStep } from './authenticator-codes.ts';

// The secret of RFC 6238's own table, whose codes of eight digits end in these six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('R10.2 codes of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %d seconds %s belongs to its step', (seconds, code, step) => {
    expect(findStep(secret, code, at(seconds))).toBe(step);
  });

  it('hold for their own thirty seconds and the thirty after, under the same number, and never before', () => {
    const steps = [-30, -1, 0, 29, 30, 59, 60].map((off) =>
      findStep(secret, '081804', at(1_111_111_080 + off)),
    );
    expect(steps).toEqual([null, null, 37_037_036, 37_037_036, 37_037_036, 37_037_036, null]);
  });

  it.each(['', '08180', '0818040', '081805', 'abcdef'])('%j is of no step', (code) => {
    expect(findStep(secret, code, at(1_111_111_109))).toBeNull();
  });

  it('come of a secret of their own, told as every app understands', () => {
    const own = createAuthenticatorSecret();
    expect(own).toMatch(/^[A-Z2-7]{32}$/);
    expect(createAuthenticatorSecret()).not.toBe(own);
    const address = new URL(authenticatorAddress(own, 'noor+horren@bouwbedrijf.nl'));
    expect(address.href).toMatch(/^otpauth:\/\/totp\/Maathor:noor%2Bhorren%40bouwbedrijf\.nl\?/);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Maathor',
      secret: own,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
