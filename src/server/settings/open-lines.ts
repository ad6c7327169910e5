import { isThisMachine } from './this-machine.ts';

type Lines = {
  readonly NODE_ENV: string;
  readonly DATABASE_URL?: string | undefined;
  readonly BACKUP_DATABASE_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly SENTRY_DSN?: string | undefined;
};

// Those that the PostgreSQL client takes for verify-full: encrypted, with a certificate that is checked.
const verifiedModes = ['require', 'verify-ca', 'verify-full'];

/**
 * In production nothing that customers entrust to us leaves the machine unencrypted, or to somebody who poses as ours.
 */
export function lineProblems(lines: Lines): readonly string[] {
  const { NODE_ENV, SMTP_URL, SENTRY_DSN } = lines;
  if (NODE_ENV !== 'production') return [];
  const open = (['DATABASE_URL', 'BACKUP_DATABASE_URL'] as const).filter(
    (name) => lines[name] !== undefined && !isVerified(lines[name]),
  );
  return [
    ...open.map(
      (name) =>
        `${name} must have sslmode=require (the certificate is checked, with sslrootcert for one of your own) beyond this machine with NODE_ENV=production`,
    ),
    SMTP_URL !== undefined &&
      changesTls(SMTP_URL) &&
      'SMTP_URL must not change how TLS is used beyond this machine with NODE_ENV=production',
    SENTRY_DSN?.startsWith('http:') === true &&
      isBeyondThisMachine(SENTRY_DSN) &&
      'SENTRY_DSN must begin with https:// beyond this machine with NODE_ENV=production',
  ].filter((problem) => problem !== false);
}

export function isBeyondThisMachine(url: string): boolean {
  return !isThisMachine(new URL(url).hostname);
}

/** The client would warn that the modes are alike, and that a later version will take them for less. */
export function withVerifiedMode(databaseUrl: string): string {
  return databaseUrl.replace(/([?&]sslmode=)(?:require|verify-ca)(?=&|$)/, '$1verify-full');
}

function isVerified(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'));
  const last = (name: string) => searchParams.getAll(name).at(-1);
  // pg_dump goes to `hostaddr` where there is one, the shop itself to `host`.
  const hosts = [last('hostaddr') ?? '', last('host') || decodeURIComponent(hostname)];
  if (hosts.every((host) => host === '' || host.startsWith('/') || isThisMachine(host))) return true;
  return verifiedModes.includes(last('sslmode') ?? '') && !searchParams.has('uselibpqcompat');
}

function changesTls(smtpUrl: string): boolean {
  const names = [...new URL(smtpUrl).searchParams.keys()];
  return isBeyondThisMachine(smtpUrl) && names.some((name) => /tls|secure/i.test(name));
}
