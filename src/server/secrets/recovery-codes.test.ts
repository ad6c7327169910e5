import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryAlphabet, recoveryCodeLength } from '#domain/account/login-code.ts';
import { quickHashes } from '#tests/support/quick-hashes.ts';
import {
  createRecoveryCodes,
  createRecoverySalt,
  hashLikeStored,
  hashRecoveryCode,
} from './recovery-codes.ts';

beforeAll(() => {
  quickHashes.areOn = false;
});

afterAll(() => {
  quickHashes.areOn = true;
});

describe('R15.5 recovery codes', () => {
  it('are kept by a slow hash with a salt of their set, and found by one of it', async () => {
    const [code = '', other = ''] = createRecoveryCodes();
    const salt = createRecoverySalt();
    const stored = await Promise.all([code, other].map((one) => hashRecoveryCode(7, one, salt)));
    for (const hash of stored) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashLikeStored(7, code, stored)).toEqual([stored[0]]);
    expect(stored).not.toContain((await hashLikeStored(8, code, stored))[0]);
    expect(await hashRecoveryCode(7, code, createRecoverySalt())).not.toBe(stored[0]);
  });

  it('are more than seventy bits, each sign as likely as another, and none comes twice', () => {
    expect(recoveryCodeLength * Math.log2(recoveryAlphabet.length)).toBeGreaterThan(70);
    const codes = Array.from({ length: 400 }, createRecoveryCodes).flat();
    expect(new Set(codes).size).toBe(codes.length);
    const seen = new Map<string, number>();
    for (const sign of codes.join('')) seen.set(sign, (seen.get(sign) ?? 0) + 1);
    expect([...seen.keys()].toSorted().join('')).toBe([...recoveryAlphabet].toSorted().join(''));
    const expected = (codes.length * recoveryCodeLength) / recoveryAlphabet.length;
    // Seven times the usual deviation: by chance once in billions of runs.
    const most = 7 * Math.sqrt(expected);
    for (const count of seen.values()) expect(Math.abs(count - expected)).toBeLessThan(most);
  });

  it('of before they had a salt still work', async () => {
    const fast = createHash('sha256').update('recovery:7:abc').digest('hex');
    expect(await hashLikeStored(7, 'abc', [fast])).toEqual([fast]);
    expect(await hashLikeStored(7, 'abd', [fast])).toEqual([]);
  });
});
