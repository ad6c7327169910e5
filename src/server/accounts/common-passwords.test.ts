import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { passwordLength } from '#domain/account/password.ts';
import { isCommonPassword } from './common-passwords.ts';

it('R1.1 knows ten thousand common passwords, as they are compared', () => {
  const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThanOrEqual(10_000);
  expect(lines.filter((line) => line !== line.toLowerCase().normalize('NFKC').trim())).toEqual([]);
  for (const password of ['password', 'qwertyuiop', 'wachtwoord', 'welkom', '1q2w3e4r5t', 'basketball'])
    expect(isCommonPassword(password), password).toBe(true);
  expect(isCommonPassword('')).toBe(false);
});

// ASVS 6.2.4 and 6.2.12 count what somebody could choose here, not what is too short anyhow.
it('R15.5 knows over twenty thousand passwords from breaches that are long enough to be chosen', () => {
  const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n');
  const long = lines.filter((line) => [...line].length >= passwordLength.min);
  expect(long.length).toBeGreaterThan(20_000);
  for (const password of ['sleepyhollow', 'johnlennon', 'gfhjkmgfhjkm', 'specialized'])
    expect(isCommonPassword(password), password).toBe(true);
});
