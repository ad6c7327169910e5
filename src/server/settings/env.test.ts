import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { aSeller } from '#domain/business/testing.ts';
import { productionVariables as production, sellerVariables } from '#tests/support/seller.ts';
import { parseSettings } from './env.ts';
import { schema } from './schema.ts';

function problems(variables: Readonly<Record<string, string>>): readonly string[] {
  const result = parseSettings(variables);
  return result.ok ? [] : result.problems;
}

describe('settings', () => {
  it('need nothing for a demo shop', () => {
    expect(parseSettings({})).toMatchObject({
      ok: true,
      settings: {
        hasDemoData: true,
        hasStandIns: true,
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

  it('R15.1 are no comment, which systemd takes for part of the value', () => {
    const comment = '# openssl rand -hex 32; what is sealed with it opens with no other';
    const refused = (name: string) => `${name} must not have a comment behind it: # begins a line of its own`;
    const names = ['SESSION_SECRET', 'SESSION_SECRET_FORMER', 'BACKUP_KEY', 'METRICS_TOKEN', 'BACKUP_DIR'];
    for (const name of [...names, 'MOLLIE_API_KEY', 'DATABASE_URL'])
      expect(problems({ [name]: comment })).toEqual([refused(name)]);
    const secret = '0123456789abcdef'.repeat(2);
    expect(problems({ SESSION_SECRET: `${secret}   ${comment}` })).toEqual([refused('SESSION_SECRET')]);
    expect(problems({ SESSION_SECRET: `${secret}#1`, BACKUP_KEY: `a#${secret}` })).toEqual([]);
  });

  it('R15.1 tell of a pooler in front of the database, and of no other kind', () => {
    const DATABASE_URL = 'postgres://shop@localhost:6432/maathor';
    const isPooled = (given: object) => {
      const result = parseSettings({ DATABASE_URL, ...given });
      return result.ok && result.settings.isPooled;
    };
    expect([isPooled({}), isPooled({ DATABASE_POOLER: 'transaction' })]).toEqual([false, true]);
    expect(problems({ DATABASE_URL, DATABASE_POOLER: 'statement' })).toEqual([
      'DATABASE_POOLER must be transaction, or empty for none',
    ]);
    expect(problems({ DATABASE_POOLER: 'transaction' })).toEqual([
      'DATABASE_POOLER must not be set without the DATABASE_URL of that pooler',
    ]);
  });

  it('R15.1 say how many processes serve, or as many as there are cores', () => {
    const processes = (given: object) => {
      const result = parseSettings({ ...given });
      return result.ok && result.settings.processes;
    };
    expect([processes({}), processes({ PROCESSES: '4' })]).toEqual([1, 4]);
    expect(processes({ PROCESSES: 'auto' })).toBe(Math.min(availableParallelism(), 64));
    for (const PROCESSES of ['0', '65', '-1', '1.5', 'all', '01'])
      expect(problems({ PROCESSES })).toEqual(['PROCESSES must be a whole number from 1 to 64, or auto']);
  });

  it('R1.5 hold the advice phone numbers', () => {
    expect(
      parseSettings({ SUPPORT_PHONE_NL: '+31 20 123 45 67', SUPPORT_PHONE_BE: '02 555 01 23' }),
    ).toMatchObject({
      settings: { firstPhones: { nl: '+31 20 123 45 67', be: '02 555 01 23' } },
    });
  });

  it('R1.1 name the proxies that are believed', () => {
    expect(parseSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1' })).toMatchObject({
      settings: { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'] },
    });
    expect(parseSettings(production)).toMatchObject({ settings: { trustedProxies: [] } });
  });

  it('let a production shop listen to its own machine, unless they say otherwise', () => {
    expect(parseSettings(production)).toMatchObject({ settings: { host: '127.0.0.1' } });
    expect(parseSettings({ ...production, HOST: '0.0.0.0' })).toMatchObject({
      settings: { host: '0.0.0.0' },
    });
  });

  const remote = 'postgres://shop:s3cret@db.example.nl/maathor';
  it.each([
    ['DATABASE_URL', remote, false],
    ['DATABASE_URL', `${remote}?sslmode=disable`, false],
    ['DATABASE_URL', `${remote}?sslmode=prefer`, false],
    ['DATABASE_URL', `${remote}?sslmode=no-verify`, false],
    ['DATABASE_URL', `${remote}?sslmode=require&sslmode=disable`, false],
    ['DATABASE_URL', `${remote}?sslmode=require&uselibpqcompat=true`, false],
    ['DATABASE_URL', 'postgres://shop@localhost/maathor?host=db.example.nl', false],
    ['DATABASE_URL', 'postgres://shop@10.0.0.5/maathor', false],
    ['DATABASE_URL', 'postgres://shop@localhost/maathor?hostaddr=10.0.0.5', false],
    ['DATABASE_URL', `${remote}?sslmode=require`, true],
    ['DATABASE_URL', `${remote}?sslmode=verify-full&sslrootcert=/etc/ca.pem`, true],
    ['DATABASE_URL', 'postgres://shop@localhost/maathor', true],
    ['DATABASE_URL', 'postgres://shop@127.0.0.2/maathor', true],
    ['DATABASE_URL', 'postgres://shop@[::1]/maathor', true],
    ['DATABASE_URL', 'postgresql://shop@/maathor?host=/run/postgresql', true],
    ['DATABASE_URL', 'postgresql://shop@%2Frun%2Fpostgresql/maathor', true],
    ['SMTP_URL', 'smtp://user:s3cret@mail.example.nl:587?ignoreTLS=true', false],
    ['SMTP_URL', 'smtp://user:s3cret@mail.example.nl:587?requireTLS=false', false],
    ['SMTP_URL', 'smtps://user:s3cret@mail.example.nl?tls.rejectUnauthorized=false', false],
    ['SMTP_URL', 'smtps://user:s3cret@mail.example.nl?secure=false', false],
    ['SMTP_URL', 'smtps://user:s3cret@mail.example.nl?pool=true', true],
    ['SMTP_URL', 'smtp://127.0.0.1:25?ignoreTLS=true', true],
    ['SENTRY_DSN', 'http://s3cret@sentry.example.nl/1', false],
    ['SENTRY_DSN', 'http://s3cret@127.0.0.1/1', true],
  ])('%s=%s in production: encrypted or on this machine %s', (name, value, isFine) => {
    const found = problems({ ...production, [name]: value });
    expect(found.length).toBe(isFine ? 0 : 1);
    expect(found.join()).not.toContain('s3cret');
    expect(problems({ [name]: value })).toEqual([]);
  });

  it('never make up a phone number for a real shop', () => {
    expect(parseSettings(production)).toMatchObject({ settings: { firstPhones: { nl: '', be: '' } } });
  });

  it('of a real shop are complete, and its address has no slash at the end', () => {
    expect(parseSettings({ ...production, PUBLIC_URL: 'https://www.example.nl/' })).toMatchObject({
      ok: true,
      settings: {
        hasDemoData: false,
        hasStandIns: false,
        publicUrl: 'https://www.example.nl',
        mollie: { apiKey: 'live_abc' },
      },
    });
  });

  it('R13.2 keep the name of a real shop out of quotes, encrypted as the rest', () => {
    const quotes = { QUOTES_URL: 'https://offerte.example.nl/', QUOTES_FROM: 'offerte@example.nl' };
    expect(parseSettings({ ...production, ...quotes })).toMatchObject({
      settings: { quotesUrl: 'https://offerte.example.nl', quotesFrom: 'offerte@example.nl' },
    });
    expect(problems({ ...production, QUOTES_URL: 'http://offerte.example.nl' })).toEqual([
      'QUOTES_URL must begin with https:// with NODE_ENV=production',
    ]);
  });

  it('take a PostgreSQL on a socket', () => {
    expect(problems({ DATABASE_URL: 'postgresql://shop@/maathor?host=/run/postgresql' })).toEqual([]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'a b'],
    ['TRUSTED_PROXIES', 'proxy.example.nl'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8/8'],
    ['METRICS_TOKEN', 'short'],
    ['PUBLIC_URL', 'www.example.nl'],
    ['PUBLIC_URL', 'https://www.example.nl/shop'],
    ['QUOTES_URL', 'offerte.example.nl'],
    ['QUOTES_URL', 'https://offerte.example.nl/a'],
    ['QUOTES_FROM', 'offerte'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['MOLLIE_API_KEY', 'abc'],
    ['MOLLIE_BASE_URL', 'localhost:4000'],
    ['SMTP_URL', 'mail.example.nl'],
    ['SENTRY_DSN', 'sentry'],
    ['SENTRY_DSN', 'https://sentry.example.nl/1'],
    ['SENTRY_DSN', 'https://s3cret@sentry.example.nl'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user:password@/'],
    ['BACKUP_DIR', import.meta.filename],
    ['BACKUP_DIR', join(import.meta.filename, 'backups')],
    ['SUPPORT_PHONE_NL', 'call us'],
    ['SUPPORT_PHONE_BE', '12'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['DEMO', 'yes'],
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

  const local = 'postgres://shop@127.0.0.1/maathor';
  it.each([
    ['nothing at all', {}, true],
    ['where and how it runs', { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/data', LOG_LEVEL: 'warn' }, true],
    ['limits and a plain address', { CALLS_PER_SECOND: '5', PUBLIC_URL: 'http://192.168.1.5:3000' }, true],
    [
      'a test key, a mail catcher and error reports',
      {
        MOLLIE_API_KEY: 'test_a',
        SMTP_URL: 'smtp://a:b@127.0.0.1:1025',
        SENTRY_DSN: 'https://k@sentry.io/1',
      },
      true,
    ],
    ['a server that wants no login', { SMTP_URL: 'smtp://mailpit:1025' }, true],
    ['its own wish', { DEMO: '0' }, false],
    ['a database of its own', { DATABASE_URL: local }, false],
    ['a database and the wish', { DATABASE_URL: local, DEMO: '1' }, true],
    ['an https address', { PUBLIC_URL: 'https://www.example.nl' }, false],
    ['a live key', { MOLLIE_API_KEY: 'live_a' }, false],
    ['a mailbox of its own', { SMTP_URL: 'smtp://a:b@mail.example.nl:587' }, false],
    ['production', production, false],
  ])('with %s: demo data %s', (_name, variables, hasDemoData) => {
    expect(parseSettings(variables)).toMatchObject({ ok: true, settings: { hasDemoData } });
  });

  it.each([
    ['NODE_ENV=production', production],
    ['an https PUBLIC_URL', { PUBLIC_URL: 'https://www.example.nl' }],
    ['a live_ MOLLIE_API_KEY', { MOLLIE_API_KEY: 'live_a' }],
    ['an SMTP_URL with a login beyond this machine', { SMTP_URL: 'smtp://a:b@mail.example.nl:587' }],
  ])('with %s there is no demo to ask for, and nothing stands in', (reason, variables) => {
    expect(problems({ ...variables, DEMO: '1' })).toContain(`DEMO=1 must not be set with ${reason}`);
    expect(parseSettings(variables)).toMatchObject({
      settings: { hasStandIns: false, firstPhones: { nl: '' } },
    });
  });

  it('never make up a seller where real customers may come', () => {
    expect(JSON.stringify(parseSettings({ MOLLIE_API_KEY: 'live_a' }))).not.toMatch(/Maathor B\.V\.|DEMO/);
  });

  it('hold the seller as documents print it', () => {
    const { SELLER_HOUSE_NUMBER_ADDITION: _, ...withoutAddition } = sellerVariables;
    expect(parseSettings(sellerVariables)).toMatchObject({ ok: true, settings: { firstSeller: aSeller } });
    expect(parseSettings(withoutAddition)).toMatchObject({
      settings: { firstSeller: { address: { addition: '' } } },
    });
  });

  const sellerNames = Object.keys(sellerVariables).filter((name) => !name.endsWith('ADDITION'));

  it.each(sellerNames)('%s is required in production, and beside the others', (name) => {
    expect(problems({ ...production, [name]: '' })).toEqual([`${name} is required with NODE_ENV=production`]);
    expect(problems({ ...sellerVariables, [name]: '' })).toEqual([
      `${name} is required beside the other SELLER_ settings`,
    ]);
  });

  it.each([
    ['SELLER_HOUSE_NUMBER', '84B'],
    ['SELLER_POSTCODE', '2678'],
    ['SELLER_COMPANY_NUMBER', '1234567'],
    ['SELLER_VAT_ID', 'NL123456789B12'],
    ['SELLER_VAT_ID', 'BE0403170701'],
    ['SELLER_IBAN', 'NL91ABNA0417164301'],
    ['SELLER_EMAIL', 'boekhouding'],
    ['SELLER_COMPANY_NUMBER', '6012.3459'],
    ['SELLER_VAT_ID', '854678918B01'],
    ['SELLER_IBAN', 'nl93 demo 0123 4567 89'],
    ['SELLER_EMAIL', 'administratie@voorbeeld.nl'],
  ])('%s=%s is refused as wrong or as the demo’s', (name, value) => {
    const [line, ...others] = problems({ ...production, [name]: value });
    expect(others).toEqual([]);
    expect(line).toMatch(new RegExp(`^${name} must `));
    expect(line).not.toContain(value);
  });

  it('are all in .env.example, which is a demo shop as it stands', () => {
    const example = readFileSync(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8');
    expect(parseSettings(parseEnv(example))).toEqual(parseSettings({}));
    const names = Object.keys(parseEnv(example));
    expect(names.toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  });
});
