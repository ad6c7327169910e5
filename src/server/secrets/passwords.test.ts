import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, needsRehash, nobodysHash } from './passwords.ts';

describe('R1.1 passwords', () => {
  it('keeps an argon2id hash that only its own password opens', async () => {
    const stored = await hashPassword('horren-demo-2026');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(stored, 'horren-demo-2026')).toBe(true);
    expect(await isPassword(stored, 'horren-demo-2027')).toBe(false);
    expect(needsRehash(stored)).toBe(false);
  });

  it('reads the same letters typed on another machine as the same password', async () => {
    const stored = await hashPassword('pliss\u00e9-hordeur');
    expect(await isPassword(stored, 'plisse\u0301-hordeur')).toBe(true);
  });

  it('renews a hash of an older cost', async () => {
    expect(needsRehash(await hash('horren-demo-2026', { memoryCost: 8192, timeCost: 1 }))).toBe(true);
  });

  it('spends as much on an account that does not exist', async () => {
    expect(needsRehash(nobodysHash)).toBe(false);
    expect(await isPassword(null, 'een-ander-wachtwoord')).toBe(false);
  });

  it('opens with 110 emoji, which count as 110 characters', async () => {
    const emoji = '😀🐛'.repeat(55);
    expect(await isPassword(await hashPassword(emoji), emoji)).toBe(true);
    expect(await isPassword(await hashPassword('x'.repeat(201)), 'x'.repeat(201))).toBe(false);
  });
});
