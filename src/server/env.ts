import { resolve } from 'node:path';
import { z } from 'zod';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// What the environment says. Two values may still be open: a demo shop makes its own secret and learns its
// address when it listens.
export type ParsedSettings = {
  readonly environment: 'production' | 'development' | 'test';
  readonly isDemo: boolean;
  readonly port: number;
  // null: every interface.
  readonly host: string | null;
  readonly publicUrl: string | null;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly sessionSecret: string | null;
  readonly mollie: { readonly apiKey: string | null; readonly baseUrl: string | null };
  readonly smtpUrl: string | null;
  readonly sentryDsn: string | null;
  readonly support: { readonly nl: string; readonly be: string };
  // How many configurator calls one customer may make in a second, on each process.
  readonly callsPerSecond: number;
  readonly logLevel: (typeof logLevels)[number];
};

export type Settings = Omit<ParsedSettings, 'publicUrl' | 'sessionSecret'> & {
  readonly publicUrl: string;
  readonly sessionSecret: string;
};

export type SettingsResult =
  | { readonly ok: true; readonly settings: ParsedSettings }
  | { readonly ok: false; readonly problems: readonly string[] };

type Variables = Readonly<Record<string, string | undefined>>;

const phone = z.string().regex(/^\+?[\d ()-]{8,20}$/, 'must be a telephone number, such as +31 20 123 45 67');

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('development'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an IP address or a host name')
    .optional(),
  PUBLIC_URL: url(['http:', 'https:'], 'must be an address such as https://www.example.nl')
    .refine((value) => !/[?#]/.test(value) && new URL(value).pathname === '/', 'must not have a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'must be an address such as postgres://user:password@host:5432/name',
  ).optional(),
  DATA_DIR: z.string().default('./data'),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w+$/, 'must begin with test_ or live_')
    .optional(),
  MOLLIE_BASE_URL: url(['http:', 'https:'], 'must be an address such as https://api.mollie.com').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be an address such as smtp://user:password@host:587').optional(),
  SENTRY_DSN: url(['http:', 'https:'], 'must be an address such as https://key@host/1').optional(),
  SUPPORT_PHONE_NL: phone.optional(),
  SUPPORT_PHONE_BE: phone.optional(),
  CALLS_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1')
    .transform(Number)
    .default(100),
});

type Checked = z.output<typeof schema>;

// Every wrong setting at once, one line each; never a value, which may be a secret.
export function parseSettings(variables: Variables): SettingsResult {
  const given = withoutEmpty(variables);
  const parsed = schema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...missingInProduction(given),
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, settings: settingsFrom(parsed.data) };
}

function settingsFrom(checked: Checked): ParsedSettings {
  const isDemo = checked.NODE_ENV !== 'production';
  return Object.freeze({
    environment: checked.NODE_ENV,
    isDemo,
    port: checked.PORT,
    host: checked.HOST ?? null,
    publicUrl: checked.PUBLIC_URL ?? null,
    databaseUrl: checked.DATABASE_URL ?? null,
    dataDir: resolve(checked.DATA_DIR),
    sessionSecret: checked.SESSION_SECRET ?? null,
    mollie: Object.freeze({
      apiKey: checked.MOLLIE_API_KEY ?? null,
      baseUrl: checked.MOLLIE_BASE_URL ?? null,
    }),
    smtpUrl: checked.SMTP_URL ?? null,
    sentryDsn: checked.SENTRY_DSN ?? null,
    // A real shop must never print somebody else's number.
    support: Object.freeze({
      nl: checked.SUPPORT_PHONE_NL ?? (isDemo ? '085 000 00 00' : ''),
      be: checked.SUPPORT_PHONE_BE ?? (isDemo ? '02 000 00 00' : ''),
    }),
    callsPerSecond: checked.CALLS_PER_SECOND,
    logLevel: checked.LOG_LEVEL,
  });
}

function missingInProduction(given: Variables): string[] {
  const { NODE_ENV: environment, PUBLIC_URL: publicUrl } = given;
  if (environment !== 'production') return [];
  const problems = ['SESSION_SECRET', 'MOLLIE_API_KEY', 'SMTP_URL', 'PUBLIC_URL']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is required with NODE_ENV=production`);
  if (publicUrl?.startsWith('http:'))
    problems.push('PUBLIC_URL must begin with https:// with NODE_ENV=production');
  return problems;
}

// `PORT= npm start` and an empty line in a file of settings both mean: not set.
function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}

function url(protocols: readonly string[], message: string) {
  return z.string().refine((value) => protocols.includes(protocolOf(value)), { error: message, abort: true });
}

function protocolOf(value: string): string {
  // `postgres://user@/name?host=/run/postgresql` has no host and is no URL, yet PostgreSQL's tools take it.
  return URL.parse(value.replace('@/', '@localhost/'))?.protocol ?? '';
}
