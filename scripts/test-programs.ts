import { ensureTestBrowser } from './chromium.ts';
import { ensurePrograms, type Wanted } from './debian.ts';

export const proxy: Wanted = {
  programs: ['nginx', 'pgbouncer', 'openssl'],
  packages: ['nginx-light', 'pgbouncer', 'openssl'],
};

export const databaseServer: Wanted = { programs: ['pg_dump'], packages: ['postgresql'] };

/** Returns the reason when there is no browser; a test that lacks another program says so itself. */
export async function ensureTestPrograms(): Promise<string | null> {
  const missingBrowser = await ensureTestBrowser();
  for (const wanted of [proxy, databaseServer]) await ensurePrograms(wanted);
  return missingBrowser;
}
