import { ensureTestBrowser } from './chromium.ts';
import { ensurePrograms, type Wanted } from './debian.ts';
import type { Failure } from './test-report.ts';

export const proxy: Wanted = {
  programs: ['nginx', 'pgbouncer', 'openssl'],
  packages: ['nginx-light', 'pgbouncer', 'openssl'],
};

export const databaseServer: Wanted = {
  programs: ['pg_dump'],
  // Beside no path: Debian has one for each version.
  files: ['/usr/lib/postgresql/*/bin/initdb'],
  packages: ['postgresql'],
};

const proofs = [
  { title: 'the shop behind nginx and PgBouncer', wanted: proxy },
  { title: 'backups of a database server of its own', wanted: databaseServer },
] as const;

type Missing = { readonly browser: string | null; readonly others: readonly Failure[] };

/** What cannot be tried on this machine, and why: a proof that leaves itself out would be missed by nobody. */
export async function ensureTestPrograms(
  ensureBrowser: () => Promise<string | null> = ensureTestBrowser,
  ensure: (wanted: Wanted) => Promise<string | null> = ensurePrograms,
): Promise<Missing> {
  const browser = await ensureBrowser();
  const others: Failure[] = [];
  for (const { title, wanted } of proofs) {
    const message = await ensure(wanted);
    if (message !== null) others.push({ title, message });
  }
  return { browser, others };
}
