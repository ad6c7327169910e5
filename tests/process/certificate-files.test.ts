import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseSettings } from '#server/settings/env.ts';
import { type Certificate, makeCertificate } from '#tests/support/certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'maathor-tls-'));
let own: Certificate;
let other: Certificate;

beforeAll(async () => {
  own = await makeCertificate(folder, ['maathor']);
  other = await makeCertificate(folder, ['maathor'], 'other');
  writeFileSync(join(folder, 'not.pem'), 'geheim');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problems = (variables: Readonly<Record<string, string>>) => {
  const result = parseSettings(variables);
  return result.ok ? [] : result.problems;
};

it('R15.5 a certificate and its key are read, and nothing is spoken without them', () => {
  const result = parseSettings({ TLS_CERT: own.cert, TLS_KEY: own.key });
  const pem = expect.stringContaining('-----BEGIN ');
  expect(result).toMatchObject({ ok: true, settings: { tls: { cert: pem, key: pem } } });
  expect(parseSettings({})).toMatchObject({ ok: true, settings: { tls: null } });
});

it('R15.5 what does not belong together is told before the shop starts, without a word of it', () => {
  const noKey = 'TLS_KEY must be the key of TLS_CERT, as PEM without a passphrase';
  const text = join(folder, 'not.pem');
  expect(problems({ TLS_CERT: own.cert })).toEqual(['TLS_CERT and TLS_KEY must be set together']);
  expect(problems({ TLS_CERT: own.cert, TLS_KEY: other.key })).toEqual([noKey]);
  expect(problems({ TLS_CERT: text, TLS_KEY: own.key })).toEqual([noKey]);
  expect(problems({ TLS_CERT: own.cert, TLS_KEY: '/nowhere' })).toEqual([
    'TLS_KEY names a file that cannot be read',
  ]);
  expect(problems({ TLS_CERT: '/nowhere', TLS_KEY: own.key })).toEqual([
    'TLS_CERT names a file that cannot be read',
  ]);
});
