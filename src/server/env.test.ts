import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseSettings } from './env.ts';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  MOLLIE_API_KEY: 'live_abc',
  SMTP_URL: 'smtp://mail.example.nl:587',
  PUBLIC_URL: 'https://www.example.nl/',
};

function problems(variables: Readonly<Record<string, string>>): readonly string[] {
  const result = parseSettings(variables);
  return result.ok ? [] : result.problems;
}

describe('settings', () => {
  it('need nothing for a demo shop', () => {
    expect(parseSettings({})).toMatchObject({
      ok: true,
      settings: {
        isDemo: true,
        port: 3000,
        host: null,
        publicUrl: null,
        databaseUrl: null,
        sessionSecret: null,
      },
    });
  });

  it('that are empty are not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: ' ', SESSION_SECRET: '' })).toEqual(parseSettings({}));
  });

  it('R1.5 hold the advice phone numbers', () => {
    expect(
      parseSettings({ SUPPORT_PHONE_NL: '+31 20 123 45 67', SUPPORT_PHONE_BE: '02 555 01 23' }),
    ).toMatchObject({
      settings: { support: { nl: '+31 20 123 45 67', be: '02 555 01 23' } },
    });
  });

  it('never make up a phone number for a real shop', () => {
    expect(parseSettings(production)).toMatchObject({ settings: { support: { nl: '', be: '' } } });
  });

  it('of a real shop are complete, and its address has no slash at the end', () => {
    expect(parseSettings(production)).toMatchObject({
      ok: true,
      settings: { isDemo: false, publicUrl: 'https://www.example.nl', mollie: { apiKey: 'live_abc' } },
    });
  });

  it('take a PostgreSQL on a socket', () => {
    expect(problems({ DATABASE_URL: 'postgresql://shop@/maathor?host=/run/postgresql' })).toEqual([]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'www.example.nl'],
    ['PUBLIC_URL', 'https://www.example.nl/shop'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['MOLLIE_API_KEY', 'abc'],
    ['MOLLIE_BASE_URL', 'localhost:4000'],
    ['SMTP_URL', 'mail.example.nl'],
    ['SENTRY_DSN', 'sentry'],
    ['SUPPORT_PHONE_NL', 'call us'],
    ['SUPPORT_PHONE_BE', '12'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s is refused in one line that names it and does not repeat it', (name, value) => {
    const [line, ...others] = problems({ [name]: value });
    expect(others).toEqual([]);
    expect(line).toMatch(new RegExp(`^${name} must `));
    expect(line).not.toContain('\n');
    expect(line).not.toContain(`"${value}"`);
  });

  it.each(['SESSION_SECRET', 'MOLLIE_API_KEY', 'SMTP_URL', 'PUBLIC_URL'])(
    '%s is required in production',
    (name) => {
      expect(problems({ ...production, [name]: '' })).toEqual([
        `${name} is required with NODE_ENV=production`,
      ]);
    },
  );

  it('are all in .env.example, which is a demo shop as it stands', () => {
    const example = readFileSync(join(import.meta.dirname, '..', '..', '.env.example'), 'utf8');
    expect(parseSettings(parseEnv(example))).toEqual(parseSettings({}));
    const names = Object.keys(parseEnv(example));
    const read = readFileSync(join(import.meta.dirname, 'env.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+): /gm);
    expect(names.toSorted()).toEqual([...read].map(([, name]) => name).toSorted());
  });
});
