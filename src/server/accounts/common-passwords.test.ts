import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
