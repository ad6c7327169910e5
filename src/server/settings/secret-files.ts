import { readFileSync } from 'node:fs';
import type { Variables } from './seller.ts';

/** What opens something for whoever reads it. Each may be named by a file instead, as `NAME_FILE`. */
export const secretNames = [
  'SESSION_SECRET',
  'SESSION_SECRET_FORMER',
  'DATABASE_URL',
  'MOLLIE_API_KEY',
  'SMTP_URL',
  'SENTRY_DSN',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
  'OTEL_EXPORTER_OTLP_METRICS_HEADERS',
  'BACKUP_KEY',
  'BACKUP_DATABASE_URL',
] as const;

type Read = { readonly variables: Variables; readonly problems: readonly string[] };

/**
 * R15.5: a file is what systemd's credentials, containers and key vaults hand over. Unlike the environment it is seen by
 * no other program of the same user, and by nothing that this one starts.
 */
export function readSecretFiles(given: Variables): Read {
  const variables: Record<string, string | undefined> = { ...given };
  const problems: string[] = [];
  for (const name of secretNames) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) problems.push(`${name} and ${name}_FILE must not both be set`);
    try {
      variables[name] = readFileSync(path, 'utf8').trim() || undefined;
      if (variables[name] === undefined) problems.push(`${name}_FILE names a file with nothing in it`);
    } catch {
      problems.push(`${name}_FILE names a file that cannot be read`);
    }
  }
  return { variables, problems };
}
