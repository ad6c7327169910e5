import { statSync } from 'node:fs';
import { z } from 'zod';
import { parseKeepRule, usualKeepRule } from '#domain/backup/keep.ts';
import { readNetworks } from './addresses.ts';
import { sellerVariables } from './seller.ts';
import { telemetryVariables } from './telemetry-variables.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const phone = z.string().regex(/^\+?[\d ()-]{8,20}$/, 'must be a telephone number, such as +31 20 123 45 67');

export const schema = z.object({
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
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine((value) => readNetworks(value) !== null, {
      error: 'must be addresses or networks, such as 127.0.0.1, 10.0.0.0/8',
      abort: true,
    })
    .transform((value) => readNetworks(value) ?? [])
    .default([]),
  PUBLIC_URL: origin('https://www.example.nl').optional(),
  QUOTES_URL: origin('https://offerte.example.nl').optional(),
  QUOTES_FROM: z.email('must be a mailbox such as offerte@example.nl').optional(),
  DATABASE_URL: postgresUrl().optional(),
  DATABASE_POOLER: z.enum(['transaction'], { error: 'must be transaction, or empty for none' }).optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().refine(canBeFolder, 'must be a folder, or one that can be made').optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number of hours from 1 to 999')
    .transform(Number)
    .default(24),
  BACKUP_KEEP: z
    .string()
    .refine((value) => parseKeepRule(value) !== null, {
      error: 'must be days, weeks and months such as 7d 5w 12m',
      abort: true,
    })
    .transform((value) => parseKeepRule(value) ?? usualKeepRule)
    .default(usualKeepRule),
  BACKUP_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
  BACKUP_DATABASE_URL: postgresUrl().optional(),
  BACKUP_TOOLS: z.string().optional(),
  DEMO: z.enum(['0', '1'], { error: 'must be 1, or 0 for none' }).optional(),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  SESSION_SECRET_FORMER: z.string().min(32, 'must be at least 32 characters').optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w+$/, 'must begin with test_ or live_')
    .optional(),
  VIES_BASE_URL: url(
    ['http:', 'https:'],
    'must be an address such as https://ec.europa.eu/taxation_customs/vies/rest-api',
  ).optional(),
  MOLLIE_BASE_URL: url(['http:', 'https:'], 'must be an address such as https://api.mollie.com').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be an address such as smtp://user:password@host:587', {
    isWhole: ({ hostname }) => hostname !== '',
  }).optional(),
  // Without a key or a project everything that is sent is refused, long after the start.
  SENTRY_DSN: url(['http:', 'https:'], 'must be an address such as https://key@host/1', {
    isWhole: ({ username, pathname }) => /^\w+$/.test(username) && /\/\d+$/.test(pathname),
  }).optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  SUPPORT_PHONE_NL: phone.optional(),
  SUPPORT_PHONE_BE: phone.optional(),
  ...sellerVariables,
  ...telemetryVariables,
  UNPAID_ORDER_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(14),
  PROCESSES: z
    .string()
    .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be a whole number from 1 to 64, or auto')
    .default('1'),
  CALLS_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1')
    .transform(Number)
    .default(100),
});

function origin(example: string) {
  return url(['http:', 'https:'], `must be an address such as ${example}`)
    .refine((value) => !/[?#]/.test(value) && new URL(value).pathname === '/', 'must not have a path')
    .transform((value) => new URL(value).origin);
}

function postgresUrl() {
  return url(
    ['postgres:', 'postgresql:'],
    'must be an address such as postgres://user:password@host:5432/name',
    // `postgres://user@/name?host=/run/postgresql` has no host and is no URL, yet PostgreSQL's tools take it.
    { readAs: (value) => value.replace('@/', '@localhost/') },
  );
}

type Reading = { readonly isWhole?: (url: URL) => boolean; readonly readAs?: (value: string) => string };

function url(
  protocols: readonly string[],
  message: string,
  { isWhole = () => true, readAs = (value) => value }: Reading = {},
) {
  const isRight = (value: string) => {
    const parsed = URL.parse(readAs(value));
    return parsed !== null && protocols.includes(parsed.protocol) && isWhole(parsed);
  };
  return z.string().refine(isRight, { error: message, abort: true });
}

// One that is not there yet is made when it is needed.
function canBeFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOTDIR');
  }
}
