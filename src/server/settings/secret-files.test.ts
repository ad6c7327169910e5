import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSettings } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'maathor-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secret = 'a secret from a file, thirty-two or more';

function fileWith(text: string): string {
  const file = join(folder, `${text.length}`);
  writeFileSync(file, text);
  return file;
}

describe('R15.5 a secret in a file', () => {
  it('is read without the line break at its end', () => {
    const result = parseSettings({ SESSION_SECRET_FILE: fileWith(`${secret}\n`) });
    expect(result.ok && result.settings.sessionSecret).toBe(secret);
  });

  it('is enough in production', () => {
    const result = parseSettings({ NODE_ENV: 'production', SESSION_SECRET_FILE: fileWith(secret) });
    expect(result.ok ? [] : result.problems.filter((line) => line.startsWith('SESSION_SECRET'))).toEqual([]);
  });

  it.each([
    [{ SESSION_SECRET_FILE: '/nowhere/secret' }, 'SESSION_SECRET_FILE names a file that cannot be read'],
    [{ METRICS_TOKEN_FILE: fileWith('') }, 'METRICS_TOKEN_FILE names a file with nothing in it'],
    [{ METRICS_TOKEN_FILE: fileWith('short') }, 'METRICS_TOKEN must be at least 16 characters'],
    [
      { SESSION_SECRET_FILE: fileWith(secret), SESSION_SECRET: secret },
      'SESSION_SECRET and SESSION_SECRET_FILE must not both be set',
    ],
  ])('%j is refused, without its value', (variables, problem) => {
    const result = parseSettings(variables);
    expect(result.ok ? [] : result.problems).toEqual([problem]);
  });
});
