import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { z } from 'zod';
import type { KeepRule } from '#domain/backup/keep.ts';
import type { Seller } from '#domain/business/seller.ts';
import { commentedNames } from './commented.ts';
import { isBeyondThisMachine, lineProblems } from './open-lines.ts';
import { reasonsToBeReal } from './real-shop.ts';
import { type logLevels, schema } from './schema.ts';
import { readSecretFiles } from './secret-files.ts';
import { sellerFrom, sellerProblems, type Variables } from './seller.ts';
import { type TelemetrySettings, telemetryFrom, telemetryProblems } from './telemetry.ts';
import { readTls, type Tls } from './tls.ts';
import { usableTelemetry, withoutDisabledTelemetry } from './usable-telemetry.ts';

/**
 * What the environment says. Two values may still be open: a demo shop makes its own secret and learns its
 * address when it listens.
 */
export type ParsedSettings = {
  readonly environment: 'production' | 'development' | 'test';
  // Demo accounts, orders and payment links.
  readonly hasDemoData: boolean;
  // What is not set up may be stood in for: by a bank, a mailbox and a seller of the shop's own.
  readonly hasStandIns: boolean;
  // R10.2: the back office opens for nobody who has only a password.
  readonly staffNeedSecondFactor: boolean;
  readonly port: number;
  // null: every interface.
  readonly host: string | null;
  // null: the shop speaks plain HTTP, to a proxy on the same machine.
  readonly tls: Tls | null;
  // Addresses and networks of the proxies that may say for whom they ask.
  readonly trustedProxies: readonly string[];
  readonly publicUrl: string | null;
  // R13.2: where end customers read quotes and which mailbox writes to them, without the shop's name; null: the shop's own.
  readonly quotesUrl: string | null;
  readonly quotesFrom: string | null;
  readonly databaseUrl: string | null;
  // R15.1: between us and the database stands a pooler that keeps nothing of a connection between two transactions.
  readonly isPooled: boolean;
  readonly dataDir: string;
  readonly backup: BackupSettings;
  readonly sessionSecret: string | null;
  // The one before it, for as long as something may still be sealed with it.
  readonly formerSecret: string | null;
  readonly mollie: { readonly apiKey: string | null; readonly baseUrl: string | null };
  // null: the EU's own register, or in a demo the stand-in.
  readonly viesBaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly sentryDsn: string | null;
  readonly metricsToken: string | null;
  // R15.6: null: nobody asked for traces or figures to be sent anywhere.
  readonly telemetry: TelemetrySettings | null;
  // What was left out of them, a line each.
  readonly telemetryWarnings: readonly string[];
  // R11.7: both hold until the owner stores others in the back office.
  readonly firstPhones: { readonly nl: string; readonly be: string };
  readonly firstSeller: Seller;
  // An order that is not paid for so long ends.
  readonly unpaidOrderDays: number;
  // R15.1: how many serve under this start. With one, this process does.
  readonly processes: number;
  // How many configurator calls one customer may make in a second, on each process.
  readonly callsPerSecond: number;
  readonly logLevel: (typeof logLevels)[number];
};

/** R15.3: where backups go, how often and for how long. */
export type BackupSettings = {
  // null: only who asks for one gets one.
  readonly folder: string | null;
  readonly everyHours: number;
  readonly keep: KeepRule;
  // null: not encrypted.
  readonly key: string | null;
  // Past the pooler, where there is one.
  readonly databaseUrl: string | null;
  // Where pg_dump and pg_restore are; null: they are looked for.
  readonly tools: string | null;
};

export type Settings = Omit<ParsedSettings, 'publicUrl' | 'sessionSecret'> & {
  readonly publicUrl: string;
  readonly sessionSecret: string;
};

export type SettingsResult =
  | { readonly ok: true; readonly settings: ParsedSettings }
  | { readonly ok: false; readonly problems: readonly string[] };

type Checked = z.output<typeof schema>;

/** Every wrong setting at once, one line each; never a value, which may be a secret. */
export function parseSettings(variables: Variables): SettingsResult {
  const { variables: given, problems: unread } = readSecretFiles(
    withoutDisabledTelemetry(withoutEmpty(variables)),
  );
  const { variables: usable, warnings } = usableTelemetry(given);
  const parsed = schema.safeParse(usable);
  const commented = commentedNames(given, Object.keys(schema.shape));
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }));
  const { tls, problems: tlsProblems } = readTls(parsed.data ?? {});
  const problems = [
    ...unread,
    ...commented.map((name) => `${name} must not have a comment behind it: # begins a line of its own`),
    ...issues
      .filter(({ name }) => !commented.includes(name))
      .map(({ name, message }) => `${name} ${message}`),
    ...missingInProduction(given),
    ...sellerProblems(given, parsed.data),
    ...(parsed.success ? lineProblems(parsed.data) : []),
    ...(parsed.success ? demoProblems(parsed.data) : []),
    ...(parsed.success ? poolerProblems(parsed.data) : []),
    ...(parsed.success ? telemetryProblems(parsed.data, isBeyondThisMachine) : []),
    ...(parsed.success ? backupProblems(parsed.data) : []),
    ...tlsProblems,
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, settings: settingsFrom(parsed.data, tls, warnings) };
}

function settingsFrom(
  checked: Checked,
  tls: Tls | null,
  telemetryWarnings: readonly string[],
): ParsedSettings {
  const hasStandIns = reasonsToBeReal(checked).length === 0;
  const isDemoAsked = checked.DEMO === undefined ? checked.DATABASE_URL === undefined : checked.DEMO === '1';
  return Object.freeze({
    environment: checked.NODE_ENV,
    hasDemoData: hasStandIns && isDemoAsked,
    hasStandIns,
    staffNeedSecondFactor: !hasStandIns,
    port: checked.PORT,
    // In production the proxy that speaks TLS stands on the same machine, unless somebody says where it comes from.
    host: checked.HOST ?? (checked.NODE_ENV === 'production' ? '127.0.0.1' : null),
    tls,
    trustedProxies: Object.freeze(checked.TRUSTED_PROXIES),
    publicUrl: checked.PUBLIC_URL ?? null,
    quotesUrl: checked.QUOTES_URL ?? null,
    quotesFrom: checked.QUOTES_FROM ?? null,
    databaseUrl: checked.DATABASE_URL ?? null,
    isPooled: checked.DATABASE_POOLER === 'transaction',
    dataDir: resolve(checked.DATA_DIR),
    backup: Object.freeze({
      folder: checked.BACKUP_DIR === undefined ? null : resolve(checked.BACKUP_DIR),
      everyHours: checked.BACKUP_EVERY,
      keep: checked.BACKUP_KEEP,
      key: checked.BACKUP_KEY ?? null,
      databaseUrl: checked.BACKUP_DATABASE_URL ?? null,
      tools: checked.BACKUP_TOOLS ?? null,
    }),
    sessionSecret: checked.SESSION_SECRET ?? null,
    formerSecret: checked.SESSION_SECRET_FORMER ?? null,
    mollie: Object.freeze({
      apiKey: checked.MOLLIE_API_KEY ?? null,
      baseUrl: checked.MOLLIE_BASE_URL ?? null,
    }),
    viesBaseUrl: checked.VIES_BASE_URL ?? null,
    smtpUrl: checked.SMTP_URL ?? null,
    sentryDsn: checked.SENTRY_DSN ?? null,
    metricsToken: checked.METRICS_TOKEN ?? null,
    telemetry: telemetryFrom(checked),
    telemetryWarnings,
    // A real shop must never print somebody else's number.
    firstPhones: Object.freeze({
      nl: checked.SUPPORT_PHONE_NL ?? (hasStandIns ? '085 000 00 00' : ''),
      be: checked.SUPPORT_PHONE_BE ?? (hasStandIns ? '02 000 00 00' : ''),
    }),
    firstSeller: Object.freeze(sellerFrom(checked, hasStandIns)),
    unpaidOrderDays: checked.UNPAID_ORDER_DAYS,
    processes:
      checked.PROCESSES === 'auto' ? Math.min(availableParallelism(), 64) : Number(checked.PROCESSES),
    callsPerSecond: checked.CALLS_PER_SECOND,
    logLevel: checked.LOG_LEVEL,
  });
}

function missingInProduction(given: Variables): string[] {
  const { NODE_ENV: environment } = given;
  if (environment !== 'production') return [];
  const problems = ['SESSION_SECRET', 'MOLLIE_API_KEY', 'SMTP_URL', 'PUBLIC_URL']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is required with NODE_ENV=production`);
  for (const name of ['PUBLIC_URL', 'QUOTES_URL']) {
    if (given[name]?.startsWith('http:'))
      problems.push(`${name} must begin with https:// with NODE_ENV=production`);
  }
  return problems;
}

function demoProblems(checked: Checked): string[] {
  if (checked.DEMO !== '1') return [];
  return reasonsToBeReal(checked).map((reason) => `DEMO=1 must not be set with ${reason}`);
}

function poolerProblems({ DATABASE_POOLER, DATABASE_URL }: Checked): string[] {
  if (DATABASE_POOLER === undefined || DATABASE_URL !== undefined) return [];
  return ['DATABASE_POOLER must not be set without the DATABASE_URL of that pooler'];
}

// Somebody who has the key and no backups, or backups that are not of this database, would learn it too late.
function backupProblems(checked: Checked): string[] {
  const { BACKUP_DIR, DATABASE_POOLER, DATABASE_URL, BACKUP_DATABASE_URL } = checked;
  if (BACKUP_DATABASE_URL !== undefined && DATABASE_URL === undefined)
    return ['BACKUP_DATABASE_URL must not be set without DATABASE_URL'];
  if (BACKUP_DIR !== undefined && DATABASE_POOLER !== undefined && BACKUP_DATABASE_URL === undefined)
    return [
      'BACKUP_DATABASE_URL must be set with DATABASE_POOLER and BACKUP_DIR: a backup goes past the pooler',
    ];
  return [];
}

// `PORT= npm start` and an empty line in a file of settings both mean: not set.
function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** The shop's address where no other is set. */
export function localUrl({ host, tls }: Pick<ParsedSettings, 'host' | 'tls'>, port: number): string {
  const isEverywhere = host === null || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${tls === null ? 'http' : 'https'}://${name}:${port}`;
}
