import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { findPasswordProblem, hashPassword, isPassword, needsRehash } from './passwords.ts';

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

  it('spends as long on an account that does not exist', async () => {
    const stored = await hashPassword('horren-demo-2026');
    const known = await fastestOf(() => isPassword(stored, 'een-ander-wachtwoord'));
    const unknown = await fastestOf(() => isPassword(null, 'een-ander-wachtwoord'));
    expect(await isPassword(null, 'een-ander-wachtwoord')).toBe(false);
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it.each([
    ['negen-te-', 'too-short'],
    ['precies-10', null],
    ['a b c d e f g', null],
    ['horren-demo-2026', null],
    ['x'.repeat(201), 'too-long'],
    ['xy'.repeat(20), 'too-obvious'],
    ['1234567890', 'too-obvious'],
    ['0987654321', 'too-obvious'],
    ['Wachtwoord123', 'too-obvious'],
    ['Inkoop@Bouwbedrijf.nl', 'too-obvious'],
    ['korte-😀-zin', null],
  ] as const)('judges %j: %s', (password, problem) => {
    expect(findPasswordProblem(password, 'inkoop@bouwbedrijf.nl')).toBe(problem);
  });
});

async function fastestOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
